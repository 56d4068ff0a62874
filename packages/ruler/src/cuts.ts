/** Where a level line cuts a ring, from left to right. Between the first and the second cut lies its inside, and so on. */
export function cutsOfLevel(ring: readonly number[], y: number): number[] {
  return cuts(ring, 1, y);
}

/** Where an upright line cuts a ring, from the top down. */
export function cutsOfUpright(ring: readonly number[], x: number): number[] {
  return cuts(ring, 0, x);
}

/** `axis` is the coordinate that is the same all along the line: 0 for x, 1 for y. */
function cuts(ring: readonly number[], axis: 0 | 1, at: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const a = ring[j + axis] as number;
    const b = ring[i + axis] as number;
    if (a > at === b > at) continue;
    const from = ring[j + 1 - axis] as number;
    found.push(from + (((ring[i + 1 - axis] as number) - from) * (at - a)) / (b - a));
  }
  return found.sort(upwards);
}

function upwards(a: number, b: number): number {
  return a - b;
}
