import { clock, type Ground, groundOfRegions, mil, type Point, polygon, type Shape } from '@understory/page';
import type { Sides } from '../../setting.ts';

/** How a world lies: its ground, what in it is open to the sky, the peaks that smoke, and between which heights the side numbers stand. */
export interface Lie {
  readonly ground: Ground;
  readonly open: readonly { readonly what: 'rift' | 'valley'; readonly shape: Shape }[];
  readonly peaks: readonly Point[];
  readonly sides: Sides;
}

export const WIDTH = 30;
const HEIGHT = 21;
/** H1-MEA-01: where the surface is, for the rules; the pen draws it roughly. */
export const SURFACE = 4;

/** H1-MEA-01: the usual page. */
export function usual(): Lie {
  return { ...underLine('The usual page', [0, SURFACE, WIDTH, SURFACE]), sides: { from: SURFACE, to: HEIGHT } };
}

/** The height of the plain round the peaks. */
const FOOT = 6.5;

/** H1-ALT-03, -04: peaks with their tips here, from left to right. */
export function firetopRange(tips: readonly Point[]): Lie {
  const half = Math.min(6, 13.5 / tips.length);
  /** The heights of a peak's flanks: the foot line beyond its feet. */
  const flank = (tip: Point, x: number) => FOOT - (FOOT - tip.y) * Math.max(0, 1 - Math.abs(x - tip.x) / half);
  const line: number[] = [];
  tips.forEach((tip, i) => {
    const before = tips[i - 1];
    const left = tip.x - half;
    if (!before) line.push(0, flank(tip, 0));
    if (before && before.x + half >= left) line.push(...pass(before, tip, half));
    else line.push(...(before ? [before.x + half, FOOT] : []), ...(left > 0 ? [left, FOOT] : []));
    line.push(tip.x, tip.y);
  });
  const last = tips.at(-1) as Point;
  if (last.x + half < WIDTH) line.push(last.x + half, FOOT);
  line.push(WIDTH, flank(last, WIDTH));
  return { ...underLine('Firetop Range', line), peaks: tips, sides: { from: FOOT, to: HEIGHT } };
}

/** Where the flanks of two peaks meet whose feet overlap. */
function pass(a: Point, b: Point, half: number): [number, number] {
  const [steepA, steepB] = [(FOOT - a.y) / half, (FOOT - b.y) / half];
  const x = (b.y - a.y + steepA * a.x + steepB * b.x) / (steepA + steepB);
  return [x, a.y + steepA * (x - a.x)];
}

/** H1-ALT-05: a rift with its middle at x. */
export function riftOfSorrows(x: number): Lie {
  const shape = polygon([x - 3, SURFACE, x - 1, 18, x + 1, 18, x + 3, SURFACE]);
  return {
    ...underLine('Rift of Sorrows', [0, SURFACE, WIDTH, SURFACE]),
    open: [{ what: 'rift', shape }],
    sides: { from: SURFACE, to: HEIGHT },
  };
}

const VALLEY_FLOOR = 9;
const WALL_SLOPE = 0.5;

/** H1-ALT-08: this many mesas, and valleys between them. */
export function scorchedLands(mesas: number): Lie {
  const [mesa, valley] = [18 / mesas, 12 / (mesas - 1)];
  const open = Array.from({ length: mesas - 1 }, (_, i) => {
    const left = mesa + i * (mesa + valley);
    const right = left + valley;
    const shape = polygon([
      ...[left, SURFACE, left + WALL_SLOPE, VALLEY_FLOOR],
      ...[right - WALL_SLOPE, VALLEY_FLOOR, right, SURFACE],
    ]);
    return { what: 'valley', shape } as const;
  });
  return {
    ...underLine('Scorched Lands', [0, SURFACE, WIDTH, SURFACE]),
    open,
    sides: { from: SURFACE, to: HEIGHT },
  };
}

/** Where the inner world of a hollow earth begins. */
const INNER = 17;

/** H1-ALT-11: rock between two surfaces. */
export function hollowEarth(): Lie {
  const surfaces = [lineOf([0, SURFACE, WIDTH, SURFACE]), lineOf([0, INNER, WIDTH, INNER])];
  const ring = [0, SURFACE, WIDTH, SURFACE, WIDTH, INNER, 0, INNER];
  return { ground: groundOfRegions('Hollow Earth', surfaces, [ring]), ...BARE, sides: { from: SURFACE, to: INNER } };
}

/** How many corners the rim of a pocket universe is drawn with. */
const CORNERS = 96;

/** H1-ALT-15: an ellipse of rock with sky all round. */
export function pocketUniverse(): Lie {
  const rim = Array.from({ length: CORNERS }, (_, i) => clock((12 * i) / CORNERS)).flatMap(({ x, y }) => [
    15 + 12 * x,
    10.5 + 8 * y,
  ]);
  const surface = { ...lineOf(rim), closed: true };
  return { ground: groundOfRegions('Pocket Universe', [surface], [rim]), ...BARE, sides: { from: 2.5, to: 18.5 } };
}

const BARE = { open: [], peaks: [] } as const;

/** Rock under a line from the left side of the page to the right. */
function underLine(name: string, line: readonly number[]): Omit<Lie, 'sides'> {
  return { ground: groundOfRegions(name, [lineOf(line)], [[...line, WIDTH, HEIGHT, 0, HEIGHT]]), ...BARE };
}

function lineOf(path: readonly number[]): Shape {
  return { path: path.map(mil), closed: false, swell: 0 };
}
