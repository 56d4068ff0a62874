/** Points as x, y, x, y … in beads: what shapes are made of, and cheap to walk. */
export type Polyline = readonly number[];

/** A length as it is written down: to the thousandth of a bead, without a needless zero. */
export function at(beads: number): string {
  const thousandths = Math.round(beads * 1000);
  const many = Math.abs(thousandths);
  const rest = many % 1000;
  const whole = (many - rest) / 1000;
  const digits = whole === 0 && rest !== 0 ? (PARTS[rest] as string) : String(whole) + (PARTS[rest] as string);
  return thousandths < 0 ? `-${digits}` : digits;
}

/** What follows the whole beads, by thousandths: writing whole numbers is several times as quick as writing fractions. */
const PARTS: readonly string[] = Array.from({ length: 1000 }, (_, i) => (i === 0 ? '' : String(i / 1000).slice(1)));

/** Coarser, for the thousands of little strokes: to the hundredth of a bead. The same lengths come again and again. */
export function roughly(beads: number): string {
  const hundredths = Math.round(beads * 100);
  const known = WRITTEN[hundredths + BELOW];
  if (known !== undefined) return known;
  const digits = String(hundredths / 100);
  const short = digits.startsWith('0.') ? digits.slice(1) : digits.startsWith('-0.') ? `-${digits.slice(2)}` : digits;
  if (hundredths >= -BELOW && hundredths < WRITTEN.length - BELOW) WRITTEN[hundredths + BELOW] = short;
  return short;
}

const BELOW = 200;
const WRITTEN: (string | undefined)[] = new Array(7000).fill(undefined);

/** Two numbers need a space between them only where a minus does not part them. */
export const pair = (x: string, y: string): string => (y.startsWith('-') ? x + y : `${x} ${y}`);

/** A line from point to point. */
export function straight(points: Polyline, closed: boolean): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i += 2) {
    d += `${i === 0 ? 'M' : 'L'}${pair(at(points[i] as number), at(points[i + 1] as number))}`;
  }
  return closed ? `${d}Z` : d;
}

/** A soft line through all points (Catmull and Rom's). */
export function smooth(points: Polyline, closed: boolean): string {
  const n = points.length >> 1;
  if (n < 3) return straight(points, closed);
  const index = closed ? (i: number) => ((i + n) % n) * 2 : (i: number) => (i < 0 ? 0 : i >= n ? n - 1 : i) * 2;
  let d = `M${pair(at(points[0] as number), at(points[1] as number))}`;
  const bends = closed ? n : n - 1;
  for (let i = 0; i < bends; i++) {
    const [a, b, c, e] = [index(i - 1), index(i), index(i + 1), index(i + 2)];
    const [bx, by, cx, cy] = [
      points[b] as number,
      points[b + 1] as number,
      points[c] as number,
      points[c + 1] as number,
    ];
    const x1 = bx + (cx - (points[a] as number)) / 6;
    const y1 = by + (cy - (points[a + 1] as number)) / 6;
    const x2 = cx - ((points[e] as number) - bx) / 6;
    const y2 = cy - ((points[e + 1] as number) - by) / 6;
    d += `C${pair(at(x1), at(y1))} ${pair(at(x2), at(y2))} ${pair(at(cx), at(cy))}`;
  }
  return closed ? `${d}Z` : d;
}

/** The same way in equal steps of about `step`; the ends stay. A ring does not repeat its first point. */
export function evenly(points: Polyline, closed: boolean, step: number): number[] {
  const n = points.length >> 1;
  if (n < 2) return [...points];
  const legs = closed ? n : n - 1;
  let length = 0;
  for (let i = 0; i < legs; i++) length += leg(points, i, n);
  const count = Math.max(closed ? 6 : 1, Math.round(length / step));
  const stride = length / count;
  const even: number[] = [points[0] as number, points[1] as number];
  let due = stride;
  let gone = 0;
  for (let i = 0; i < legs && even.length < count * 2; i++) {
    const long = leg(points, i, n);
    const [a, b] = [i * 2, ((i + 1) % n) * 2];
    while (due <= gone + long && even.length < count * 2 && long > 0) {
      const t = (due - gone) / long;
      even.push(
        (points[a] as number) + ((points[b] as number) - (points[a] as number)) * t,
        (points[a + 1] as number) + ((points[b + 1] as number) - (points[a + 1] as number)) * t,
      );
      due += stride;
    }
    gone += long;
  }
  if (!closed) even.push(points[points.length - 2] as number, points[points.length - 1] as number);
  return even;
}

function leg(points: Polyline, i: number, n: number): number {
  const [a, b] = [i * 2, ((i + 1) % n) * 2];
  const dx = (points[b] as number) - (points[a] as number);
  const dy = (points[b + 1] as number) - (points[a + 1] as number);
  return Math.sqrt(dx * dx + dy * dy);
}
