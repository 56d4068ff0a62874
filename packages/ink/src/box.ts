import type { Bounds } from '@understory/ruler';

export const overlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const around = (x: number, y: number, half: number, high = half): Bounds => ({
  left: x - half,
  top: y - high,
  right: x + half,
  bottom: y + high,
});
