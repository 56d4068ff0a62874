import {
  levelForArea,
  type Piece,
  type Point,
  polygon,
  poolsBelow,
  ringArea,
  type Shape,
  swollen,
  unitsAlong,
} from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { patch } from '../../draw.ts';
import { TUNNEL, VEIN } from '../../measures.ts';
import { choose, roll } from '../asks.ts';
import type { Hollow, NaturalThing } from '../called.ts';
import type { Drawing, Units } from '../draw.ts';
import { cave } from './caves.ts';
import {
  areaOfStratum,
  beadSized,
  blob,
  drawIn,
  inOrder,
  MOST,
  type Plot,
  type Row,
  scatter,
  strung,
  tunnelCourse,
} from './plot.ts';
import { alongStratum, type River, sideToSide } from './rivers.ts';
import { tunnel } from './tunnels.ts';

/** How wide a shore a biome has round its water (H2-FEA-T6.10). */
const SHORE = 0.5;

/** H2-FEA-T4: water. */
export const water: Table<Row> = table('H2-FEA-T4', '1d10', {
  '1-2': (plot) => river(plot, alongStratum(plot), 'river'),
  '3': (plot) => river(plot, sideToSide(plot), 'great river'),
  '4-6': lake,
  '7-8': sea,
  '9-10': pools,
});

function* river(plot: Plot, { path, shape }: River, kind: NaturalThing): Rule {
  drawWater(plot, shape, kind, unitsAlong(path), { stratum: plot.stratum });
}

function* lake(plot: Plot): Rule {
  const hall = yield* blob(plot, 6, { kind: 'cave with a lake' });
  const cavern = dryCave(plot, hall.shape, 6, 'cave with a lake');
  for (const { shape, area } of bottomsOf(hall.shape, 4)) {
    drawWater(plot, shape, 'lake', patch('water', shape, area).at, { within: cavern.id, area });
  }
}

function* sea(plot: Plot): Rule {
  const wanted = areaOfStratum(plot) * MOST;
  const hall = yield* blob(plot, wanted, { kind: 'huge cave with a sea' });
  const cavern = dryCave(plot, hall.shape, wanted, 'huge cave with a sea');
  for (const { shape, area } of bottomsOf(hall.shape, wanted / 2)) {
    drawWater(plot, shape, 'sea', patch('water', shape, area).at, { within: cavern.id, area });
  }
}

function* pools(plot: Plot): Rule {
  const count = yield* roll('H2-FEA-T4.9–10', '1d4+1', { kind: 'how many', of: 'water caves' }, plot.feature);
  const places = inOrder(plot, yield* scatter(plot, count, { kind: 'water cave' }));
  for (const place of places) {
    const { shape, area } = beadSized(place);
    const cavern = dryCave(plot, shape, area, 'small cave');
    drawWater(plot, swollen(shape, -0.1), 'pool', [place], { within: cavern.id });
  }
  yield* stringPools(plot, places);
}

function* stringPools(plot: Plot, places: readonly Point[]): Rule {
  const by = yield* choose('H2-FEA-T4.9–10', {
    by: 'maker',
    topic: { kind: 'what strings the water caves together' },
    options: [{ key: 'streams' }, { key: 'tunnels' }],
    usual: 'streams',
    about: plot.feature,
  });
  const aside = yield* tunnelCourse(plot, by === 'streams' ? 'the streams' : 'the tunnels');
  const shape = strung(plot, places, by === 'streams' ? VEIN : TUNNEL, aside);
  if (by === 'tunnels') tunnel(plot, shape, 'tunnel that strings the pools');
  else drawWater(plot, shape, 'stream that strings the pools', unitsAlong(shape.path), {});
}

/** A cave whose life, if any, is on the shore of its water. */
function dryCave({ biome: _, ...plot }: Plot, shape: Shape, area: number, kind: Hollow): Piece {
  return cave(plot, shape, area, kind);
}

/** The bottom of a cave, this many square beads of it: one pool, or one in each dip where the hall is arched. */
export function bottomsOf(hall: Shape, area: number): { readonly shape: Shape; readonly area: number }[] {
  const pools = poolsBelow(hall.path, levelForArea(hall.path, area)).filter((it) => ringArea(it) > PUDDLE);
  if (pools.length <= 1) return [{ shape: polygon(pools[0] ?? hall.path), area }];
  return pools.map((it) => ({ shape: polygon(it), area: ringArea(it) }));
}

/** Less than this is not worth a piece of its own. */
const PUDDLE = 0.1;

/** Water, and round it the shore where the plot's biome lives, if it has one (H2-FEA-T6.10). */
function drawWater(
  plot: Plot,
  shape: Shape,
  kind: NaturalThing,
  at: readonly Point[],
  more: { within?: string; area?: number; stratum?: number },
): void {
  const units: Units[] = [{ kind: 'water', at }];
  if (plot.biome) units.push({ kind: 'biome', at, biome: plot.biome });
  const life = plot.biome ? { biome: plot.biome } : {};
  const drawn = drawIn(plot, { kind: 'water', shape, what: { kind }, ...more, ...life, units });
  if (!plot.biome) return;
  const shore: Omit<Drawing, 'clause' | 'kind'> = {
    shape: swollen(shape, SHORE),
    what: { kind: 'shore', biome: plot.biome },
    biome: plot.biome,
    within: drawn.id,
  };
  drawIn(plot, { kind: 'biome', ...shore, stratum: plot.stratum });
}
