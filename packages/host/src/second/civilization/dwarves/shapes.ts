import { BEAD_AREA, BEAD_RADIUS, clock, PI, ringAt, ringMeasures, type Shape } from '@understory/page';

/** H2-DWF-20: the outlines of Dwarven rooms, about one bead across. */
const OUTLINES = {
  square: [-1, -1, 1, -1, 1, 1, -1, 1],
  rectangle: [-1.4, -0.8, 1.4, -0.8, 1.4, 0.8, -1.4, 0.8],
  hexagon: corners(6, 1),
  octagon: corners(8, 0.75),
  cross: [
    -0.4, -1, 0.4, -1, 0.4, -0.4, 1, -0.4, 1, 0.4, 0.4, 0.4, 0.4, 1, -0.4, 1, -0.4, 0.4, -1, 0.4, -1, -0.4, -0.4, -0.4,
  ],
  diamond: corners(4, 0),
  trapezoid: [-0.7, -0.8, 0.7, -0.8, 1.2, 0.8, -1.2, 0.8],
  circle: corners(32, 0),
  arch: [-1, 1, -1, -0.2, -0.8, -0.7, -0.4, -1, 0, -1.1, 0.4, -1, 0.8, -0.7, 1, -0.2, 1, 1],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type RoomShape = keyof typeof OUTLINES;
export const ROOM_SHAPES = Object.keys(OUTLINES) as RoomShape[];

/** A room of this shape, of exactly this many square beads. */
export function dwarvenRoom(shape: RoomShape, x: number, y: number, area: number): Shape {
  const outline: readonly number[] = OUTLINES[shape];
  const size = shape === 'circle' ? radiusOf(area) : Math.sqrt(area / ringMeasures(outline).area);
  return ringAt(outline, x, y, size);
}

/** A circle is measured across and not by its corners: a bead-sized one is 1.2 across (H2-MSR-08). */
function radiusOf(area: number): number {
  return area === BEAD_AREA ? BEAD_RADIUS : Math.sqrt(area / PI);
}

function corners(count: number, turn: number): number[] {
  return Array.from({ length: count }, (_, i) => clock((12 * i) / count + turn)).flatMap(({ x, y }) => [x, y]);
}
