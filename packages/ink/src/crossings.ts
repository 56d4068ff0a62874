import type { Line } from './pen-path.ts';

/** Where a level line crosses a ring, from left to right. */
export function crossingsAt(ring: Line, y: number): number[] {
  const crossings: number[] = [];
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const yi = ring[i + 1] as number;
    const yj = ring[j + 1] as number;
    if (yi > y !== yj > y) {
      crossings.push((ring[i] as number) + (((ring[j] as number) - (ring[i] as number)) * (y - yi)) / (yj - yi));
    }
  }
  return crossings.sort((a, b) => a - b);
}
