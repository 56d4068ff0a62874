/** Smooth noise over the paper, from -1 to 1, about one hump a unit. */
export type Noise = (x: number, y: number) => number;

/** Each id has its own noise, so that two caves of one shape are drawn differently, and one cave always the same. */
export function noiseFor(id: string): Noise {
  let seed = 2166136261;
  for (let i = 0; i < id.length; i++) seed = Math.imul(seed ^ id.charCodeAt(i), 16777619);
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const s = u * u * (3 - 2 * u);
    const t = v * v * (3 - 2 * v);
    const upper = knot(seed, i, j) * (1 - s) + knot(seed, i + 1, j) * s;
    const lower = knot(seed, i, j + 1) * (1 - s) + knot(seed, i + 1, j + 1) * s;
    return upper * (1 - t) + lower * t;
  };
}

function knot(seed: number, i: number, j: number): number {
  let h = Math.imul(seed ^ Math.imul(i, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(j, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}
