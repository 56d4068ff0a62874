import { digest } from '@understory/table';
import type { Mark } from '../src/index.ts';

interface Tally {
  /** Paths, circles, words, groups; and what groups do to what is in them. */
  readonly marks: Map<string, number>;
  readonly inks: Map<string, number>;
  /** How far the pen goes, from point to point. */
  length: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Marks in one line that can be read: how many of what, in which inks, how long, how far; and a sum by which any other change is noticed. */
export function inOneLine(marks: readonly Mark[]): string {
  if (marks.length === 0) return 'nothing';
  const tally: Tally = {
    marks: new Map(),
    inks: new Map(),
    length: 0,
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  };
  for (const mark of marks) count(mark, tally);
  const box = [tally.left, tally.top, tally.right, tally.bottom].map((it) => it.toFixed(1));
  return [
    counted(tally.marks),
    counted(tally.inks),
    `${tally.length.toFixed(1)} long`,
    `from ${box[0]} ${box[1]} to ${box[2]} ${box[3]}`,
    digest(JSON.stringify(marks)).slice(0, 8),
  ].join('; ');
}

function count(mark: Mark, tally: Tally): void {
  add(tally.marks, mark.mark);
  if (mark.mark === 'group') {
    if (mark.clip !== undefined) add(tally.marks, 'clip');
    if (mark.opacity !== undefined) add(tally.marks, `group at ${mark.opacity.toFixed(2)}`);
    for (const it of mark.of) count(it, tally);
  } else if (mark.mark === 'text') {
    add(tally.inks, mark.colour);
    reach(tally, mark.x, mark.y);
  } else if (mark.mark === 'circle') {
    const { x, y, r, pen } = mark;
    addPen(pen, tally);
    tally.length += r * 2 * Math.PI;
    reach(tally, x - r, y - r);
    reach(tally, x + r, y + r);
  } else {
    addPen(mark.pen, tally);
    follow(mark.d, tally);
  }
}

function addPen({ fill, wash, stroke }: Extract<Mark, { mark: 'path' }>['pen'], { inks }: Tally): void {
  const brush = fill ?? (wash && `${wash} wash`);
  add(inks, brush && stroke ? `${stroke} round ${brush}` : (brush ?? stroke ?? 'none'));
}

/** How many numbers each letter of a path takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, T: 2, Q: 4, S: 4, C: 6, A: 7, Z: 0 };

/** Goes from end point to end point; a bend counts as a straight line. */
function follow(d: string, tally: Tally): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', words = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const all = (words.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const upper = letter.toUpperCase();
    const takes = NUMBERS[upper];
    if (takes === undefined) throw new Error(`a path with ${letter} in it`);
    for (let i = 0; i < Math.max(1, all.length); i += Math.max(1, takes)) {
      const [a = 0, b = 0] = all.slice(i + Math.max(0, takes - 2), i + takes);
      const [fromX, fromY] = letter === upper ? [0, 0] : [x, y];
      const [toX, toY] =
        upper === 'Z'
          ? [startX, startY]
          : upper === 'H'
            ? [fromX + a, y]
            : upper === 'V'
              ? [x, fromY + a]
              : [fromX + a, fromY + b];
      if (upper === 'M' && i === 0) [startX, startY] = [toX, toY];
      else tally.length += Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
      [x, y] = [toX, toY];
      reach(tally, x, y);
    }
  }
}

function reach(tally: Tally, x: number, y: number): void {
  tally.left = Math.min(tally.left, x);
  tally.top = Math.min(tally.top, y);
  tally.right = Math.max(tally.right, x);
  tally.bottom = Math.max(tally.bottom, y);
}

function add(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** The most frequent first. */
function counted(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([word, n]) => `${n} ${word}`)
    .join(', ');
}
