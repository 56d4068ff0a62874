/** The area inside a closed ring; positive whichever way it runs. */
export function ringArea(ring: readonly number[]): number {
  return Math.abs(signedArea(ring));
}

export function signedArea(ring: readonly number[]): number {
  let twice = 0;
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 < n ? i + 2 : 0;
    twice += (ring[i] as number) * (ring[j + 1] as number) - (ring[j] as number) * (ring[i + 1] as number);
  }
  return twice / 2;
}

/** Is the point inside a closed ring? Even-odd. */
export function inRing(ring: readonly number[], x: number, y: number): boolean {
  let inside = false;
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const yi = ring[i + 1] as number;
    const yj = ring[j + 1] as number;
    if (yi > y !== yj > y) {
      const xi = ring[i] as number;
      const xj = ring[j] as number;
      if (x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
