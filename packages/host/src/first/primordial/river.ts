import { distance, line, mil, type Page, type Piece, type Point, pathLength, polygon } from '@understory/page';
import { type Clause, type Rule, type Table, table, unreachable } from '@understory/table';
import { FINGER, HALF_FINGER, TUNNEL } from '../../measures.ts';
import { isUnderground } from '../../places.ts';
import type { Setting } from '../../setting.ts';
import { roll, rollOn } from '../asks.ts';
import type { PlainThing } from '../called.ts';
import { draw } from '../draw.ts';
import { THUMB } from '../measures.ts';
import { drawCave, type Plot } from '../words/natural.ts';
import { openingAt, sideNumber } from '../words/rock.ts';

type Stretch = 'level' | 'up' | 'down' | 'cave' | 'waterfall';

/** H1-PRM-T3: how a river goes on. */
const stretches: Table<Stretch> = table('H1-PRM-T3', '1d10', {
  '1-3': 'level',
  '4-5': 'up',
  '6-7': 'down',
  '8-9': 'cave',
  '10': 'waterfall',
});

/** H1-PRM-08: how far across a sloping piece goes, a half finger up or down. */
const ACROSS = (FINGER * Math.sqrt(3)) / 2;

/** A river runs from the side numbers of its edition, as wide as it is there. */
type RiverPlot = Plot & Pick<Setting, 'sides' | 'riverWide'>;

/** H1-PRM-07: from a number on the left side to the right, piece by piece, until it leaves the page. */
export function* river(plot: RiverPlot): Rule {
  const own = { ...plot, clause: 'H1-PRM-07' } as const;
  const { world, feature, sides } = own;
  const { page } = world;
  const number = yield* roll(own.clause, '1d6', { kind: 'a number on the side', side: 'left' }, feature);
  let at = sideNumber(page, sides, number, 'left');
  for (let nth = 1; ; nth++) {
    const row = yield* rollOn(stretches, { kind: 'how the river goes on' }, `${feature}, ${nth}`);
    let ran = run(own, row.clause, row.value, at);
    at = ran.end;
    if (ran.why === 'surface') {
      yield* surfaces(own, at, `${feature}, ${nth}`);
      ran = runsDown(own, at);
      at = ran.end;
    }
    if (ran.why === 'opening') return fallsIn(own, at);
    if (ran.why !== 'whole') return;
  }
}

/** A piece of a river as it ran: where it ended, and why. */
interface Ran {
  readonly end: Point;
  readonly why: 'whole' | 'surface' | 'opening' | 'edge';
}

function run(plot: RiverPlot, clause: Clause, how: Stretch, from: Point): Ran {
  const { page } = plot.world;
  const to = endOf(page, how, from);
  const ran = cut(page, from, to);
  const what: PlainThing = how === 'waterfall' ? 'waterfall' : 'stretch of river';
  drawWater(plot, clause, [from, ran.end], what);
  const middle = { x: mil((from.x + to.x) / 2), y: mil((from.y + to.y) / 2) };
  const isThere = distance(from.x, from.y, ran.end.x, ran.end.y) >= distance(from.x, from.y, middle.x, middle.y);
  if (how === 'cave' && isThere) drawCave({ ...plot, clause }, middle);
  return ran;
}

function endOf(page: Page, how: Stretch, { x, y }: Point): Point {
  switch (how) {
    case 'level':
    case 'cave':
      return { x: x + FINGER, y };
    case 'up':
      return { x: x + ACROSS, y: y - HALF_FINGER };
    case 'down':
      return { x: x + ACROSS, y: y + HALF_FINGER };
    case 'waterfall': {
      const down = page.fall(x, y);
      return { x: x + down.x * HALF_FINGER, y: y + down.y * HALF_FINGER };
    }
    default:
      return unreachable(how);
  }
}

/** How closely a piece is looked at. */
const STEP = 0.02;

/** H1-PRM-09, -10, H1-ALT-16, -19: as far as a piece runs in the rock. */
function cut(page: Page, from: Point, to: Point): Ran {
  const at = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  const isIn = ({ x, y }: Point) => page.onPage(x, y) && isUnderground(page, x, y) && openingAt(page, x, y) === null;
  let last = 0;
  for (let t = STEP; t < 1 + STEP; t += STEP) {
    const next = Math.min(1, t);
    if (!isIn(at(next))) {
      let [low, high] = [last, next];
      for (let i = 0; i < 24; i++) {
        const middle = (low + high) / 2;
        if (isIn(at(middle))) low = middle;
        else high = middle;
      }
      return { end: rounded(at(low)), why: whyOut(page, at(high)) };
    }
    last = next;
  }
  return { end: rounded(to), why: 'whole' };
}

function whyOut(page: Page, { x, y }: Point): Ran['why'] {
  if (!page.onPage(x, y)) return 'edge';
  if (isUnderground(page, x, y)) return 'opening';
  const isClosed = page.ground.surfaces[0]?.closed === true;
  return isClosed || y > page.floorAt(x) ? 'edge' : 'surface';
}

/** H1-PRM-09: where it comes to the surface, a lake or a sinkhole. */
function* surfaces(plot: Plot, at: Point, about: string): Rule {
  const own = { ...plot, clause: 'H1-PRM-09' } as const;
  const d6 = yield* roll(own.clause, '1d6', { kind: 'how the river surfaces' }, about);
  if (d6 <= 3) drawLake(own, at);
  else drawSinkhole(own, at);
}

/** H1-PRM-09: from there downwards, without a roll. Down a flank too steep for that it runs along the ground to the foot (H1-ALT-04). */
function runsDown(plot: RiverPlot, from: Point): Ran {
  const { page } = plot.world;
  const down = cut(page, from, endOf(page, 'down', from));
  if (down.why !== 'surface' || distance(from.x, from.y, down.end.x, down.end.y) > STEP) {
    drawWater(plot, 'H1-PRM-09', [from, down.end], 'stretch of river');
    return down;
  }
  const path = page.ground.surfaces[0]?.path ?? [];
  const flank: Point[] = [from];
  for (let i = 0; i < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    const before = flank.at(-1) as Point;
    if (x > before.x && y > before.y) flank.push({ x, y });
    else if (x > before.x) break;
  }
  drawWater(plot, 'H1-ALT-04', flank, 'stretch of river');
  const end = flank.at(-1) as Point;
  return { end, why: end.x >= page.width ? 'edge' : 'whole' };
}

/** H1-ALT-06, -19: it falls to the floor of the rift or the valley, and ends in a lake. */
function fallsIn(plot: RiverPlot, at: Point): void {
  const { page } = plot.world;
  const opening = openingBeside(page, at);
  if (!opening) return;
  const [, , leftX, floor, rightX] = opening.shape.path as [number, number, number, number, number];
  const middle = { x: mil((leftX + rightX) / 2), y: floor };
  const falls = { ...plot, clause: 'H1-ALT-19' } as const;
  drawWater(falls, 'H1-ALT-19', [at, { x: mil(Math.min(rightX, Math.max(leftX, at.x))), y: floor }], 'waterfall');
  const half = Math.min(THUMB, rightX - leftX) / 2;
  const lake = polygon([
    middle.x - half,
    floor - 0.4,
    middle.x + half,
    floor - 0.4,
    middle.x + half,
    floor,
    middle.x - half,
    floor,
  ]);
  draw(plot.world, { clause: 'H1-ALT-19', feature: plot.feature, kind: 'water', shape: lake, what: { kind: 'lake' } });
}

function openingBeside(page: Page, { x, y }: Point): Piece | null {
  return (
    openingAt(page, x, y) ??
    openingAt(page, x + 0.05, y) ??
    openingAt(page, x - 0.05, y) ??
    openingAt(page, x, y - 0.05)
  );
}

/** A thumb wide, in the surface. */
function drawLake({ world, clause, feature }: Plot, { x, y }: Point): void {
  const { page } = world;
  const half = THUMB / 2;
  const top = (at: number): number[] => [at, page.surfaceAt(at)];
  const shape = polygon([
    ...top(Math.max(0, x - half)),
    ...[x, y],
    ...top(Math.min(page.width, x + half)),
    ...[x, y + 0.6],
  ]);
  draw(world, { clause, feature, kind: 'water', shape, what: { kind: 'lake' }, stratum: 0 });
}

/** An entrance: a shaft, and a cave under it. */
function drawSinkhole(plot: Plot, at: Point): void {
  const { world, clause, feature } = plot;
  const down = world.page.fall(at.x, at.y);
  const deep = (far: number): Point => ({ x: at.x + down.x * far, y: at.y + down.y * far });
  const foot = deep(HALF_FINGER);
  const shape = line([at.x, at.y, foot.x, foot.y], TUNNEL);
  draw(world, { clause, feature, kind: 'tunnel', shape, what: { kind: 'sinkhole' } });
  drawCave(plot, deep(HALF_FINGER + 0.5));
}

function drawWater(
  { world, feature, riverWide }: RiverPlot,
  clause: Clause,
  points: readonly Point[],
  what: PlainThing,
): void {
  const path = points.flatMap(({ x, y }) => [x, y]);
  if (pathLength(path) <= STEP) return;
  draw(world, { clause, feature, kind: 'water', shape: line(path, riverWide), what: { kind: what } });
}

function rounded({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}
