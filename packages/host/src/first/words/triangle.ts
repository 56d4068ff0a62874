import { type Point, polygon, type Shape } from '@understory/page';

/** An equilateral triangle round a point, its first tip towards `way` (one bead long). */
export function equilateral({ x, y }: Point, way: Point, side: number): Shape {
  const out = side / Math.sqrt(3);
  // The other tips lie a third of a turn to either side.
  const [cos, sin] = [-0.5, Math.sqrt(3) / 2];
  return polygon([
    ...[x + way.x * out, y + way.y * out],
    ...[x + (way.x * cos - way.y * sin) * out, y + (way.x * sin + way.y * cos) * out],
    ...[x + (way.x * cos + way.y * sin) * out, y + (-way.x * sin + way.y * cos) * out],
  ]);
}
