import {
  BEAD_RADIUS,
  closest,
  courseBetween,
  distance,
  line,
  type Piece,
  type Point,
  pathLength,
  pointAlong,
  type Shape,
} from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { patch } from '../../draw.ts';
import { FINGER, TUNNEL } from '../../measures.ts';
import { alongPath, nearestAlong } from '../../natural/path.ts';
import { movedInside } from '../../places.ts';
import { choose, roll, rollOn, spot } from '../asks.ts';
import type { Hollow } from '../called.ts';
import { putBeads } from '../draw.ts';
import {
  ALMOST_ALL,
  areaOfStratum,
  beadSized,
  blob,
  cavesOf,
  drawIn,
  extentOf,
  hollowIn,
  inOrder,
  type Plot,
  piecesOf,
  type Row,
  randomHour,
  scatter,
  strung,
  tunnelCourse,
} from './plot.ts';
import { freeTunnel, leadAway, overgrownTunnel, tunnel } from './tunnels.ts';

/** H2-FEA-T3: caves. */
export const caves: Table<Row> = table('H2-FEA-T3', '1d10', {
  '1-2': separate,
  '3-4': onOneTunnel,
  '5': oneCavern,
  '6': huge,
  '7': longTunnel,
  '8': crossedTunnel,
  '9': star,
  '10': withMonsters,
});

function* separate(plot: Plot): Rule {
  const count = yield* roll('H2-FEA-T3.1–2', '1d6+1', { kind: 'how many', of: 'caverns' }, plot.feature);
  for (const place of yield* scatter(plot, count, { kind: 'small cavern' })) smallCave(plot, place);
}

function* onOneTunnel(plot: Plot): Rule {
  const count = yield* roll('H2-FEA-T3.3–4', '1d4+1', { kind: 'how many', of: 'caverns' }, plot.feature);
  const places = inOrder(plot, yield* scatter(plot, count, { kind: 'small cavern' }));
  for (const place of places) smallCave(plot, place);
  const aside = yield* tunnelCourse(plot, 'the tunnel');
  tunnel(plot, strung(plot, places, TUNNEL, aside), 'tunnel that strings the caverns');
}

function* oneCavern(plot: Plot): Rule {
  yield* cavern(plot, 6, 'cavern');
}

function* cavern(plot: Plot, wanted: number, kind: Hollow): Rule<Piece> {
  const { shape, area } = yield* blob(plot, wanted, { kind });
  return cave(plot, shape, area, kind);
}

function* huge(plot: Plot): Rule {
  const { page } = plot.world;
  const hall = yield* cavern(plot, areaOfStratum(plot) * ALMOST_ALL, 'huge cavern');
  const joined = new Set<string>();
  for (;;) {
    const near = otherCaves(plot, hall).filter((it) => !joined.has(it.id));
    const nearest = joined.size === 0 ? near.find((it) => page.gap(it.shape, hall.shape) <= FINGER) : undefined;
    const to = yield* choose('H2-FEA-T3.6', {
      by: 'maker',
      topic: { kind: 'a tunnel to another stratum', joined: joined.size },
      options: [
        { key: 'none' },
        ...near.map(({ id, stratum }) => ({
          key: id,
          what: { kind: 'tunnel to', piece: id, stratum } as const,
          subject: { piece: id },
        })),
      ],
      usual: nearest?.id ?? 'none',
      about: plot.feature,
    });
    if (to === 'none') return;
    joined.add(to);
    const aside = yield* tunnelCourse(plot, 'the tunnel');
    const ends = closest(hall.shape, page.piece(to).shape);
    tunnel(plot, line(courseBetween(ends.from, ends.to, aside), TUNNEL), 'tunnel to another stratum');
  }
}

/** The natural caves of other strata, the nearest first: as many as can well be pointed at. */
function otherCaves(plot: Plot, from: Piece): Piece[] {
  const { page } = plot.world;
  const all = [...page.drawn()].filter((it) => it.kind === 'cave' && it.stratum !== plot.stratum);
  const sorted: Piece[] = [];
  while (all.length > 0 && sorted.length < 6) {
    const next = page.nearest(from.shape, all);
    if (!next) break;
    all.splice(all.indexOf(next), 1);
    sorted.push(next);
  }
  return sorted;
}

function* longTunnel(plot: Plot): Rule {
  yield* endToEnd(plot);
}

function* endToEnd(plot: Plot): Rule<Piece> {
  const aside = yield* tunnelCourse(plot, 'the tunnel');
  const extent = extentOf(plot);
  const ends = [extent.point(extent.from, 0.5), extent.point(extent.to, 0.5)];
  return overgrownTunnel(plot, strung(plot, ends, TUNNEL, aside), 'long tunnel');
}

/** The tunnel of row 7, crossed at right angles somewhere in its middle half. */
function* crossedTunnel(plot: Plot): Rule {
  const { shape } = yield* endToEnd(plot);
  const long = pathLength(shape.path);
  const where = alongPath(shape, long / 4, (3 * long) / 4);
  const middle = yield* spot('H2-FEA-T3.8', {
    by: 'chance',
    topic: { kind: 'where another tunnel crosses' },
    where,
    about: plot.feature,
  });
  const far = nearestAlong(shape.path, middle);
  const [a, b] = [pointAlong(shape.path, far - 0.5), pointAlong(shape.path, far + 0.5)];
  const bend = distance(a.x, a.y, b.x, b.y);
  const across = (by: number): Point => ({
    x: middle.x - ((b.y - a.y) / bend) * by,
    y: middle.y + ((b.x - a.x) / bend) * by,
  });
  const aside = yield* tunnelCourse(plot, 'the crossing tunnel');
  for (const half of [-FINGER / 2, FINGER / 2])
    freeTunnel(plot, middle, across(half), aside, 'half of a crossing tunnel');
}

/** A cavern with three tunnels at least 60° apart. */
function* star(plot: Plot): Rule {
  const heart = yield* cavern(plot, 6, 'cavern');
  const hours: number[] = [];
  while (hours.length < 3) {
    const hour = yield* randomHour(plot, { kind: 'the way a tunnel leads' });
    const apart = (it: number) => Math.min(Math.abs(it - hour), 12 - Math.abs(it - hour));
    if (hours.every((it) => apart(it) >= 2)) hours.push(hour);
  }
  const aside = yield* tunnelCourse(plot);
  for (const hour of hours) leadAway(plot, heart.shape, hour, aside);
}

/** Row 10: caves by another roll, with primordial monsters in them (H2-FEA-05). */
function* withMonsters(plot: Plot): Rule {
  const again = yield* otherThanTen(plot);
  yield* again.value({ ...plot, clause: again.clause });
  const count = yield* roll('H2-FEA-T3.10', '1d4', { kind: 'how many', of: 'primordial monsters' }, plot.feature);
  const drawn = cavesOf(plot);
  if (drawn.length === 0) yield* dens(plot, count);
  else for (let i = 0; i < count; i++) yield* settle(plot, drawn);
}

function* otherThanTen(plot: Plot) {
  for (;;) {
    const row = yield* rollOn(caves, { kind: 'what kind of caves' }, plot.feature);
    if (row.value !== withMonsters) return row;
  }
}

function* settle(plot: Plot, drawn: readonly Piece[]): Rule {
  const home = yield* choose('H2-FEA-05', {
    by: 'maker',
    topic: { kind: 'cave of the monster' },
    options: drawn.map(({ id }, k) => ({
      key: id,
      what: { kind: 'numbered cave', number: k + 1, piece: id },
      subject: { piece: id },
    })),
    usual: null,
    about: plot.feature,
  });
  putBeads(plot.world, 'H2-FEA-05', plot.world.page.piece(home), 'population', 1, 'primordial monster');
}

/** H2-FEA-05: where only tunnels were drawn, each monster gets a den touching one. */
function* dens(plot: Plot, count: number): Rule {
  const { page } = plot.world;
  const main = piecesOf(page, plot.feature).find((it) => it.kind === 'tunnel');
  if (!main) return;
  for (let i = 0; i < count; i++) {
    const where = alongPath(main.shape, 0, pathLength(main.shape.path));
    const place = yield* spot('H2-FEA-05', {
      by: 'chance',
      topic: { kind: 'where the den is' },
      where,
      about: plot.feature,
    });
    const above = i % 2 === 0 ? -1 : 1;
    const centre = movedInside(page, { x: place.x, y: place.y + above * (BEAD_RADIUS + TUNNEL / 2) }, BEAD_RADIUS);
    const den = smallCave(plot, centre, 'den');
    putBeads(plot.world, 'H2-FEA-05', den, 'population', 1, 'primordial monster');
  }
}

function smallCave(plot: Plot, place: Point, kind: Hollow = 'small cavern'): Piece {
  const { shape, area } = beadSized(place);
  return cave(plot, shape, area, kind);
}

/** A cave, with the plot's biome in it if it has one. */
export function cave(plot: Plot, shape: Shape, area: number, kind: Hollow): Piece {
  const life = plot.biome ? { biome: plot.biome, units: [patch('biome', shape, area, plot.biome)] } : {};
  const lies = shape.closed ? { stratum: plot.stratum } : {};
  return drawIn(plot, { kind: 'cave', shape, area, what: hollowIn(plot, kind), ...lies, ...life });
}
