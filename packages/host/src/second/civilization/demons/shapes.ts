import { clock, ringAt, ringMeasures, type Shape } from '@understory/page';

type Ring = readonly number[];

/** H2-DEM-22: the ten outlines, about one bead across. The point that a room is drawn round lies inside each of them. */
const OUTLINES = {
  star: round(10, (i) => (i % 2 === 0 ? 1 : 0.46)),
  crescent: crescent(),
  spiral: spiral(),
  teardrop: teardrop(),
  eye: eye(),
  'jagged polygon': round(11, (i) => [1, 0.62, 0.95, 0.7, 1.1, 0.55, 0.9, 1.05, 0.6, 1, 0.68][i] ?? 1),
  hexagon: round(6, () => 1, 1),
  ring: ring(),
  tusk: tusk(),
  blot: round(18, (i) => [1, 0.72, 0.8, 1.15, 0.78, 0.7, 0.92, 0.66, 0.74][i % 9] ?? 1),
} as const satisfies Readonly<Record<string, Ring>>;

export type RoomShape = keyof typeof OUTLINES;
export const ROOM_SHAPES = Object.keys(OUTLINES) as RoomShape[];

/** A room of this shape, of exactly this many square beads. */
export function demonRoom(shape: RoomShape, x: number, y: number, area: number): Shape {
  const outline: Ring = OUTLINES[shape];
  return ringAt(outline, x, y, Math.sqrt(area / ringMeasures(outline).area));
}

/** Corners clockwise from the top, each at its own distance from the middle. */
function round(count: number, far: (i: number) => number, turn = 0): number[] {
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = clock((12 * i) / count + turn);
    return [x * far(i), y * far(i)];
  }).flat();
}

/** A moon: round its back, and home along the bite. The middle of its thickest part is where it is drawn round. */
function crescent(): number[] {
  const [bite, off] = [0.82, 0.5];
  // The two circles meet at x = 0.578: these are the hours of that point, seen from the middle of each.
  const back = Array.from({ length: 17 }, (_, i) => clock(13.18 - (i * 8.36) / 16));
  const front = Array.from({ length: 13 }, (_, i) => clock(5.82 + (i * 6.36) / 12));
  const thick = (off - bite - 1) / 2;
  const inner = front.slice(1, -1).map(({ x, y }) => ({ x: off + x * bite, y: y * bite }));
  return [...back, ...inner].flatMap(({ x, y }) => [x - thick, y]);
}

/** A band that winds outwards one time and a half; drawn round its inner end. */
function spiral(): number[] {
  const [turns, steps] = [1.55, 30];
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const { x, y } = clock(12 * turns * t);
      const half = 0.2 - 0.06 * t;
      const far = 0.2 + 0.95 * t + side * half;
      return { x: x * far, y: y * far + 0.2 };
    });
  return [...edge(1), ...edge(-1).reverse()].flatMap(({ x, y }) => [x, y]);
}

/** A round belly with a tip above. */
function teardrop(): number[] {
  const belly = Array.from({ length: 13 }, (_, i) => clock(2 + (i * 8) / 12));
  return [0, -1.5, ...belly.flatMap(({ x, y }) => [x * 0.85, y * 0.85 + 0.15])];
}

/** Two lids. */
function eye(): number[] {
  const lid = (i: number) => {
    const x = -1.35 + (2.7 * i) / 10;
    return { x, y: 0.7 * (1 - (x / 1.35) * (x / 1.35)) };
  };
  const upper = Array.from({ length: 11 }, (_, i) => lid(i)).flatMap(({ x, y }) => [x, -y]);
  const lower = Array.from({ length: 9 }, (_, i) => lid(9 - i)).flatMap(({ x, y }) => [x, y]);
  return [...upper, ...lower];
}

/** Round a pillar, as one outline: in at the top and out again. Drawn round the middle of its lower side. */
function ring(): number[] {
  const [outer, inner, sides] = [1, 0.52, 18];
  const drop = (outer + inner) / 2;
  const circle = (far: number) =>
    Array.from({ length: sides + 1 }, (_, i) => clock((12 * i) / sides)).map(({ x, y }) => ({
      x: x * far,
      y: y * far,
    }));
  return [...circle(outer), ...circle(inner).reverse()].flatMap(({ x, y }) => [x, y - drop]);
}

/** A horn, thick at its root and bent to a point. */
function tusk(): number[] {
  const steps = 9;
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const { x, y } = clock(7 + 4.6 * t);
      const far = 1.3 + side * 0.45 * (1 - t);
      return { x: x * far + 0.85, y: y * far - 0.75 };
    });
  return [...edge(1), ...edge(-1).reverse().slice(1)].flatMap(({ x, y }) => [x, y]);
}
