import type { Piece } from '@understory/page';
import { areaOf, centreOf, PI, polygon, ringArea, type Shape, turnCosine, turnSine } from '@understory/ruler';

/** The shapes that a player may give a room. */
export const ROOM_SHAPES = ['round', 'square', 'wide', 'tall', 'six-sided', 'eight-sided', 'cross'] as const;
export type RoomShape = (typeof ROOM_SHAPES)[number];

/** Is it something that has one shape or another: a room, a cave, a hollow, and no tunnel? */
export function isShapely({ kind, shape }: Piece): boolean {
  const sort = kind === 'room' || kind === 'cave' || kind === 'hollow';
  return sort && (shape.closed || shape.path.length === 2);
}

/** The same room about its middle and of the same size, in another shape. */
export function reshaped(shape: Shape, as: RoomShape): Shape {
  const { x, y } = centreOf(shape);
  const area = areaOf(shape);
  if (as === 'round') return { path: [x, y], closed: false, swell: Math.sqrt(area / PI) };
  const ring = RINGS[as];
  const size = Math.sqrt(area / ringArea(ring));
  return polygon(ring.map((it, i) => it * size + (i % 2 === 0 ? x : y)));
}

const corners = (count: number, lean: number): number[] =>
  Array.from({ length: count }, (_, i) => [turnCosine(i / count + lean), turnSine(i / count + lean)]).flat();

const box = (wide: number, high: number): number[] => [-wide, -high, wide, -high, wide, high, -wide, high];

const RINGS: Readonly<Record<Exclude<RoomShape, 'round'>, readonly number[]>> = {
  square: box(1, 1),
  wide: box(1.5, 0.8),
  tall: box(0.8, 1.5),
  'six-sided': corners(6, 0),
  'eight-sided': corners(8, 0.0625),
  cross: [
    -0.5, -1.4, 0.5, -1.4, 0.5, -0.5, 1.4, -0.5, 1.4, 0.5, 0.5, 0.5, 0.5, 1.4, -0.5, 1.4, -0.5, 0.5, -1.4, 0.5, -1.4,
    -0.5, -0.5, -0.5,
  ],
};
