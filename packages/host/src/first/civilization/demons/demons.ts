import { byFate, type People, population } from '../civ.ts';
import { HANDS } from '../hands.table.ts';
import { buildables } from './constructions.ts';
import type { DemonCiv } from './demon-civ.ts';
import { encounter } from './encounter.ts';
import { endDemons } from './end.ts';
import { lastGoesHome, lose } from './pit.ts';
import { fall, spring, summer, winter } from './seasons.ts';
import { setUpDemons } from './set-up.ts';
import { load } from './worm.ts';
import { wrath } from './wrath.ts';

/** The Demons (H1-DEM). */
export const demons: People<DemonCiv> = Object.freeze<People<DemonCiv>>({
  key: 'demons',
  style: Object.freeze({ ...HANDS.demons, tunnel: Object.freeze({ kind: 'tunnel of the worm' }) }),
  custom: null,
  setUp: (world, as = demons) => setUpDemons(world, as),
  year: { spring, summer, fall, winter },
  seasons: { spring: 'H1-DEM-07', summer: 'H1-DEM-08', fall: 'H1-DEM-12', winter: 'H1-DEM-13' },
  waysToEnd: [{ kind: 'gone home', clause: 'H1-DEM-04' }, { kind: 'war with heaven', clause: 'H1-DEM-05' }, byFate],
  latestYear: 9,
  buildables,
  encounter,
  folkAt: population,
  *lose(world, civ, loss) {
    lose(world, civ, loss);
  },
  purse: load,
  might: population,
  prevail: wrath,
  *bereaved(world, civ) {
    lastGoesHome(world, civ);
  },
  end: endDemons,
});
