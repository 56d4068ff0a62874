import { bounds, closest } from '@understory/page';
import { dense, type Floor, floorGap, layWay, overlap } from './floors.ts';
import { entersBy } from './joins.ts';

/** TA-PLN-13: so much rock is put between, in squares. */
const ROCK = 1;
/** An end as near as this leads there. */
const END = 1.5;

/**
 * TA-PLN-13: a way of others that only brushes along a built place is moved outward until a square of rock is between; the link stays,
 * for what touches on the page is joined afterwards by a doorway or a breach. Where it would come too near to something else it stays.
 */
export function moveOff(floors: readonly Floor[], touch: (a: Floor, b: Floor) => boolean): void {
  const built = floors.filter((it) => it.place !== null && it.manner.built && !it.beyond && it.rings[0]);
  for (const way of floors)
    for (const place of built) {
      const [line] = way.lines;
      if (way.place !== null || way.piece.kind !== 'tunnel' || !line || way.lines.length > 1) continue;
      if (way.piece.owner === place.piece.owner || !touch(way, place) || !brushes(way, line, place)) continue;
      const before = way.lines;
      layWay(way, [pushed(way, line, place)]);
      const others = floors.filter((it) => it !== way && !touch(way, it));
      if (others.some((it) => floorGap(way, it, ROCK) < ROCK - 1e-6)) layWay(way, before);
    }
}

function brushes(way: Floor, line: readonly number[], place: Floor): boolean {
  const shared = overlap(way, place);
  if (shared < 0.05 || entersBy(line, place)) return false;
  // Over half of its width along the wall it is no brushing any more.
  const { left, right, top, bottom } = bounds({ path: place.rings[0] as number[], closed: true, swell: 0 });
  if (shared > (way.width / 2) * Math.max(right - left, bottom - top)) return false;
  return [line.slice(0, 2), line.slice(-2)].every(([x, y]) => farFrom(place, x as number, y as number).gap > END);
}

function farFrom({ rings: [ring] }: Floor, x: number, y: number) {
  return closest({ path: [x, y], closed: false, swell: 0 }, { path: ring as number[], closed: true, swell: 0 });
}

/** Each point that lies too near goes straight away from the wall; a straight way of stone goes as a whole. */
function pushed(way: Floor, line: readonly number[], place: Floor): number[] {
  const keep = (way.width / 2) * (way.manner.built ? 1 : 1.25) + ROCK;
  const away = (x: number, y: number): [number, number] => {
    const { to, gap } = farFrom(place, x, y);
    if (gap >= keep || gap < 1e-6) return [0, 0];
    return [((x - to.x) / gap) * (keep - gap), ((y - to.y) / gap) * (keep - gap)];
  };
  const points = dense(line);
  const moves: [number, number][] = [];
  for (let i = 0; i < points.length; i += 2) moves.push(away(points[i] as number, points[i + 1] as number));
  if (way.manner.built && line.length === 4) {
    const [dx, dy] = moves.reduce((most, it) => (size(it) > size(most) ? it : most), [0, 0] as [number, number]);
    const [sx, sy] = [up(dx), up(dy)];
    return line.map((it, i) => it + (i % 2 === 0 ? sx : sy));
  }
  return points.map((it, i) => it + (moves[i >> 1]?.[i % 2] ?? 0));
}

const size = ([x, y]: readonly [number, number]): number => x * x + y * y;
/** Whole squares, away from the wall. */
const up = (value: number): number => (value < 0 ? Math.floor(value + 1e-6) : Math.ceil(value - 1e-6));
