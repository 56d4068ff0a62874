import { gap, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER, HALF_FINGER, TUNNEL } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { lawsOf } from '../../monsters/laws.ts';
import type { Realm } from '../../realm.ts';
import { works } from '../civ.ts';
import { digAlong } from '../work.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { dwarvenMine } from './dwarven-mine.ts';
import { lose } from './losses.ts';

/** H1-DWF-10 to -12: they mine what is in reach, dig towards what is not, or leave. */
export function* summer(world: Realm, civ: DwarfCiv): Rule {
  const nearest = nearestLode(world, civ);
  if (!nearest) yield* lose(world, civ, { clause: 'H1-DWF-12', many: 1, deed: 'emigration', piece: civ.home });
  else if (nearest.far <= HALF_FINGER + 0.001)
    yield* dwarvenMine(world, civ, { clause: 'H1-DWF-10', lode: nearest.lode });
  else yield* digTowards(world, civ, nearest.lode);
}

/** H1-MEA-09: the nearest to their rooms and tunnels, the older of two equally near. */
function nearestLode(world: Realm, civ: DwarfCiv): { readonly lode: Unit; readonly far: number } | null {
  const own = works(world, civ);
  let best: { lode: Unit; far: number } | null = null;
  for (const lode of lawsOf(world).ore(world.page)) {
    const far = Math.min(...own.map((it) => gap(it.shape, pointShape(lode.at))));
    if (!best || far < best.far - 0.001) best = { lode, far };
  }
  return best;
}

/** H1-DWF-11, H1-MEA-21, -22: a finger towards it. */
function* digTowards(world: Realm, civ: DwarfCiv, lode: Unit): Rule {
  const shapes = works(world, civ).map(({ shape }) => shape);
  const { path } = lawsOf(world).path(world.page, shapes, pointShape(lode.at), {
    length: FINGER,
    width: TUNNEL,
    manner: civ.people.style.isSquare ? 'square' : 'straight',
    wander: () => 0,
    meets: ({ matter }) => (matter === 'open' ? 'open' : 'through'),
    inside: 0.3,
    under: 0.5,
  });
  if (path.length >= 4) yield* digAlong(world, civ, { clause: 'H1-DWF-11' }, path);
}
