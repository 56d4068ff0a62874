import {
  BEAD_RADIUS,
  bounds,
  clamp,
  disc,
  distance,
  holdsPoint,
  line,
  mil,
  type Point,
  polygon,
  ringArea,
  type Shape,
  spread,
  unitsAlong,
} from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { patch } from '../../draw.ts';
import { VEIN } from '../../measures.ts';
import { roll } from '../asks.ts';
import type { NaturalThing } from '../called.ts';
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
import { alongStratum } from './rivers.ts';
import { bottomsOf } from './water.ts';

/** The rim of open cave that a magma sea leaves (H2-FEA-T5.7). */
const RIM = 0.5;

/** H2-FEA-T5: magma. Pools, caves and channels of it are solid (H2-FEA-06); the caverns round its lakes are open. */
export const magma: Table<Row> = table('H2-FEA-T5', '1d10', {
  '1': volcano,
  '2-3': magmaRiver,
  '4': magmaLake,
  '5-6': smallLakes,
  '7': magmaSea,
  '8': separatePools,
  '9': strungPools,
  '10': bottomless,
});

/** A chamber with a channel straight up to a vent on the surface. */
function* volcano(plot: Plot): Rule {
  const { page } = plot.world;
  const { shape, area } = yield* blob(plot, 4, { kind: 'magma chamber' });
  drawIn(plot, {
    kind: 'magma',
    shape,
    area,
    what: { kind: 'magma chamber' },
    stratum: plot.stratum,
    units: [patch('magma', shape, area)],
  });
  const top = topOf(shape);
  const surface = page.surfaceAt(top.x);
  if (top.y - surface > 0.05) channel(plot, [top.x, top.y, top.x, mil(surface)], 'channel up to a vent');
  const foot = (by: number) => clamp(top.x + by, 0, page.width);
  const [left, right] = [foot(-0.7), foot(0.7)];
  const peak = Math.max(0, surface - 0.9);
  const cone = polygon([left, page.surfaceAt(left), foot(-0.18), peak, foot(0.18), peak, right, page.surfaceAt(right)]);
  drawIn(plot, { kind: 'vent', shape: cone, what: { kind: 'vent' }, stratum: 0 });
}

function* magmaRiver(plot: Plot): Rule {
  const { path, shape } = alongStratum(plot);
  drawIn(plot, {
    kind: 'magma',
    shape,
    what: { kind: 'magma river' },
    stratum: plot.stratum,
    units: [{ kind: 'magma', at: unitsAlong(path) }],
  });
}

function* magmaLake(plot: Plot): Rule {
  const { shape, area } = yield* blob(plot, 6, { kind: 'cavern with a magma lake' });
  const cavern = drawIn(plot, {
    kind: 'cave',
    shape,
    area,
    what: { kind: 'cavern with a magma lake' },
    stratum: plot.stratum,
  });
  for (const lake of bottomsOf(shape, 4)) {
    const units = [patch('magma', lake.shape, lake.area)];
    drawIn(plot, { kind: 'magma', ...lake, what: { kind: 'magma lake' }, within: cavern.id, units });
  }
}

function* smallLakes(plot: Plot): Rule {
  const { shape, area } = yield* blob(plot, 6, { kind: 'cavern with magma lakes' });
  const cavern = drawIn(plot, {
    kind: 'cave',
    shape,
    area,
    what: { kind: 'cavern with magma lakes' },
    stratum: plot.stratum,
  });
  const count = yield* roll('H2-FEA-T5.5–6', '1d4', { kind: 'how many', of: 'magma lakes' }, plot.feature);
  for (const place of apartIn(shape, count)) {
    drawIn(plot, {
      kind: 'magma',
      ...beadSized(place),
      what: { kind: 'small magma lake' },
      within: cavern.id,
      units: [{ kind: 'magma', at: [place] }],
    });
  }
}

/** Spots for bead-sized lakes in a cave: inside it and apart from each other, as far as there is room (H2-GEN-12). */
function apartIn(hall: Shape, count: number): Point[] {
  const inside = (x: number, y: number) =>
    [0, 3, 6, 9].every((k) => holdsPoint(hall, x + side(k) * BEAD_RADIUS, y + side(k + 3) * BEAD_RADIUS));
  const even = keptApart(spread(hall, 40, inside), count);
  return even.length === count ? even : longest(even, keptApart(packed(hall, inside), count));
}

function keptApart(places: readonly Point[], count: number): Point[] {
  const kept: Point[] = [];
  for (const it of places) {
    const apart = kept.every((k) => distance(k.x, k.y, it.x, it.y) >= 2 * BEAD_RADIUS + 0.05);
    if (kept.length < count && apart) kept.push(it);
  }
  return kept;
}

/** Spots from the left, close by close: a narrow cave holds more lakes so than if the first lies in its middle. */
function packed(hall: Shape, inside: (x: number, y: number) => boolean): Point[] {
  const { left, top, right, bottom } = bounds(hall);
  const places: Point[] = [];
  for (let x = mil(left); x <= right; x = mil(x + 0.1)) {
    for (let y = mil(top); y <= bottom; y = mil(y + 0.1)) if (inside(x, y)) places.push({ x, y });
  }
  return places;
}

function longest<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...(b.length > a.length ? b : a)];
}

const side = (k: number) => [0, 1, 0, -1][Math.floor((k % 12) / 3)] ?? 0;

function* magmaSea(plot: Plot): Rule {
  const wanted = areaOfStratum(plot) * MOST;
  const hall = yield* blob(plot, wanted, { kind: 'huge cavern with a magma sea' });
  const cavern = drawIn(plot, {
    kind: 'cave',
    shape: hall.shape,
    area: wanted,
    what: { kind: 'huge cavern with a magma sea' },
    stratum: plot.stratum,
  });
  const shape = hall.inside(RIM);
  if (shape.path.length < 6) return;
  const area = ringArea(shape.path);
  drawIn(plot, {
    kind: 'magma',
    shape,
    area,
    what: { kind: 'magma sea' },
    within: cavern.id,
    stratum: plot.stratum,
    units: [patch('magma', shape, area)],
  });
}

function* separatePools(plot: Plot): Rule {
  yield* magmaPools(plot);
}

function* strungPools(plot: Plot): Rule {
  const places = inOrder(plot, yield* magmaPools(plot));
  const aside = yield* tunnelCourse(plot, 'the magma channels');
  channel(plot, [...strung(plot, places, VEIN, aside).path], 'magma channels that string the pools');
}

function* magmaPools(plot: Plot): Rule<Point[]> {
  const count = yield* roll(plot.clause, '1d4+1', { kind: 'how many', of: 'magma pools' }, plot.feature);
  const places = yield* scatter(plot, count, { kind: 'magma pool' });
  for (const place of places) pool(plot, place, 'magma pool');
  return places;
}

/** A magma cave with a channel straight down off the page. */
function* bottomless(plot: Plot): Rule {
  const [place] = yield* scatter(plot, 1, { kind: 'magma cave' });
  if (!place) return;
  pool(plot, place, 'cave full of magma');
  channel(plot, [place.x, place.y, place.x, plot.world.page.height], 'channel down off the page', 0.6);
}

function pool(plot: Plot, place: Point, kind: NaturalThing): void {
  drawIn(plot, {
    kind: 'magma',
    shape: disc(place.x, place.y, BEAD_RADIUS),
    area: beadSized(place).area,
    what: { kind },
    units: [{ kind: 'magma', at: [place] }],
  });
}

/** A channel of magma; `beyond` is how far its last stretch runs over the page's edge. */
function channel(plot: Plot, path: readonly number[], kind: NaturalThing, beyond = 0): void {
  const drawn = beyond === 0 ? path : [...path.slice(0, -1), (path[path.length - 1] as number) + beyond];
  drawIn(plot, {
    kind: 'magma',
    shape: line(drawn, VEIN),
    what: { kind },
    stratum: plot.stratum,
    units: [{ kind: 'magma', at: unitsAlong(path) }],
  });
}

function topOf({ path }: Shape): Point {
  let top = { x: path[0] as number, y: path[1] as number };
  for (let i = 2; i < path.length; i += 2) {
    if ((path[i + 1] as number) < top.y) top = { x: path[i] as number, y: path[i + 1] as number };
  }
  return top;
}
