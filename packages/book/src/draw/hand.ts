// A hand's wobble. Only how a line shakes follows from it, never where a thing lies (TA-GEN-03).

/** A whole number from a name. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** From 0 up to 1, for whole numbers. */
export function speck(i: number, j: number, k: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 974634577);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** A bumpy surface between −1 and 1. */
export function bumps(x: number, y: number, k: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const at = (a: number, b: number) => speck(a, b, k) * 2 - 1;
  const upper = at(i, j) + (at(i + 1, j) - at(i, j)) * u;
  const lower = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u;
  return upper + (lower - upper) * v;
}

/** The same ring with a point at least every `step`, each moved a little. */
export function shaken(ring: readonly number[], by: number, k: number, step = 0.8, closed = true): number[] {
  const out: number[] = [];
  const last = closed ? ring.length : ring.length - 2;
  for (let i = 0; i < last; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay, bx, by2] = [ring[i], ring[i + 1], ring[j], ring[j + 1]] as [number, number, number, number];
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by2 - ay) * (by2 - ay));
    const many = Math.max(1, Math.round(far / step));
    for (let n = 0; n < many; n++) {
      const [x, y] = [ax + ((bx - ax) * n) / many, ay + ((by2 - ay) * n) / many];
      out.push(x + by * bumps(x * 0.9, y * 0.9, k), y + by * bumps(x * 0.9 + 31, y * 0.9, k + 1));
    }
  }
  if (!closed) out.push(...ring.slice(-2));
  return out;
}

/** A rough outline: large bumps and small ones. */
export function roughened(ring: readonly number[], by: number, k: number): number[] {
  return shaken(shaken(ring, by, k, 0.7), by * 0.4, k + 7, 0.7);
}

const at = (value: number): string => String(Math.round(value * 100) / 100);

/** A path through points, with straight sides. */
export function straight(points: readonly number[], closed = true): string {
  let d = '';
  for (let i = 0; i < points.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${at(points[i] as number)} ${at(points[i + 1] as number)}`;
  return closed ? `${d}Z` : d;
}

/** A straight-sided path as a hand draws it. */
export const handmade = (points: readonly number[], k: number, closed = true, by = 0.045): string =>
  straight(shaken(points, by, k, 0.8, closed), closed);

/** TA-INK-02: a path through points whose bends are round, and whose corners stay corners. */
export function rounded(points: readonly number[]): string {
  const many = points.length / 2;
  if (many < 4) return straight(points);
  const x = (i: number) => points[2 * (((i % many) + many) % many)] as number;
  const y = (i: number) => points[2 * (((i % many) + many) % many) + 1] as number;
  let d = `M${at((x(-1) + x(0)) / 2)} ${at((y(-1) + y(0)) / 2)}`;
  for (let i = 0; i < many; i++) {
    const [ax, ay, bx, by] = [x(i) - x(i - 1), y(i) - y(i - 1), x(i + 1) - x(i), y(i + 1) - y(i)];
    const along = (ax * bx + ay * by) / (Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by)) || 1);
    const to = `${at((x(i) + x(i + 1)) / 2)} ${at((y(i) + y(i + 1)) / 2)}`;
    d += along < CORNER ? `L${at(x(i))} ${at(y(i))}L${to}` : `Q${at(x(i))} ${at(y(i))} ${to}`;
  }
  return `${d}Z`;
}

/** A turn sharper than this is a corner. */
const CORNER = 0.55;
