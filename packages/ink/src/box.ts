/** A rectangle on the page, in beads. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const around = (x: number, y: number, half: number, high = half): Box => ({
  left: x - half,
  top: y - high,
  right: x + half,
  bottom: y + high,
});

export function boxOfRing(ring: readonly number[], swell = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    left = Math.min(left, ring[i] as number);
    right = Math.max(right, ring[i] as number);
    top = Math.min(top, ring[i + 1] as number);
    bottom = Math.max(bottom, ring[i + 1] as number);
  }
  return { left: left - swell, top: top - swell, right: right + swell, bottom: bottom + swell };
}
