import type { People } from '../civ.ts';
import { population } from '../civ.ts';
import type { DemonCiv } from './demon-civ.ts';
import { encounter } from './encounter.ts';
import { endDemons } from './end.ts';
import { lose } from './pit.ts';
import { fall, spring, summer, winter } from './seasons.ts';
import { setUpDemons } from './set-up.ts';
import { load } from './worm.ts';

/** The Demons (H1-DEM). */
export const demons: People<DemonCiv> = Object.freeze<People<DemonCiv>>({
  key: 'demons',
  style: Object.freeze({ manner: 'straight', isSquare: false, tunnel: Object.freeze({ kind: 'tunnel of the worm' }) }),
  setUp: (world) => setUpDemons(world, demons),
  year: { spring, summer, fall, winter },
  encounter,
  folkAt: population,
  *lose(world, civ, loss) {
    lose(world, civ, loss);
  },
  purse: load,
  end: endDemons,
});
