import { dig, gap, type Unit } from '@understory/page';
import { FINGER, HALF_FINGER, TUNNEL } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import type { FirstWorld } from '../../world.ts';
import { type Civ, works } from '../civ.ts';
import { lose } from '../losses.ts';
import { digAlong } from '../work.ts';
import { lodesLeft } from './lodes.ts';
import { mineOn } from './mines.ts';

/** H1-DWF-10 to -12: they mine what is in reach, dig towards what is not, or leave. */
export function summer(world: FirstWorld, civ: Civ): void {
  const nearest = nearestLode(world, civ);
  if (!nearest) lose(world, civ, 'H1-DWF-12', 1, 'emigration', civ.home);
  else if (nearest.far <= HALF_FINGER + 0.001) mineOn(world, civ, 'H1-DWF-10', nearest.lode);
  else digTowards(world, civ, nearest.lode);
}

/** H1-MEA-09: the nearest to their rooms and tunnels, the older of two equally near. */
function nearestLode(world: FirstWorld, civ: Civ): { readonly lode: Unit; readonly far: number } | null {
  const own = works(world, civ);
  let best: { lode: Unit; far: number } | null = null;
  for (const lode of lodesLeft(world.page)) {
    const far = Math.min(...own.map((it) => gap(it.shape, pointShape(lode.at))));
    if (!best || far < best.far - 0.001) best = { lode, far };
  }
  return best;
}

/** H1-DWF-11, H1-MEA-21, -22: a finger towards it. */
function digTowards(world: FirstWorld, civ: Civ, lode: Unit): void {
  const shapes = works(world, civ).map(({ shape }) => shape);
  const { path } = dig(world.page, shapes, pointShape(lode.at), {
    length: FINGER,
    width: TUNNEL,
    manner: 'square',
    wander: () => 0,
    meets: ({ matter }) => (matter === 'open' ? 'open' : 'through'),
    inside: 0.3,
    under: 0.5,
  });
  if (path.length >= 4) digAlong(world, civ, 'H1-DWF-11', path);
}
