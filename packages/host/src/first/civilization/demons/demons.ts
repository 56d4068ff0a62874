import type { People } from '../civ.ts';
import { population } from '../civ.ts';
import { HANDS } from '../hands.table.ts';
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
