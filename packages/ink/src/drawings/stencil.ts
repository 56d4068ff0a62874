import { type Point, turnCosine, turnSine } from '@understory/ruler';
import { at as written } from '../pen-path.ts';
import type { Tremor } from '../tremor.ts';

/** A path cut out once, to be traced often. It is cut when it is first traced: of all drawings a map shows few. */
export class Stencil {
  readonly #cut: () => Strokes;
  #strokes: Strokes | null = null;

  constructor(cut: () => Strokes) {
    this.#cut = cut;
  }

  get strokes(): Strokes {
    this.#strokes ??= this.#cut();
    return this.#strokes;
  }

  /** The same with each number changed; `i` is even across and odd down. */
  changed(change: (number: number, i: number) => number): Stencil {
    return new Stencil(() => this.strokes.map(([letter, points]) => [letter, points.map(change)]));
  }
}

/** Letters of M, L, Q, C and Z (all absolute) and their points. */
type Strokes = readonly (readonly [letter: string, points: readonly number[]])[];

/** Where a stencil is laid on the paper. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Beads to the stencil's unit. */
  readonly size: number;
  /** Broader or narrower than it was cut. */
  readonly stretch?: number;
  /** Seen in a mirror: left is right. */
  readonly mirrored?: boolean;
  /** Growing down from a ceiling. */
  readonly hanging?: boolean;
  /** Leaning clockwise, in turns. */
  readonly turn?: number;
  /** Which way its foot points, as a vector of length 1, where that is not straight down the page. */
  readonly down?: Point;
}

export function cut(d: string): Stencil {
  return new Stencil(() => strokesOf(d));
}

function strokesOf(d: string): Strokes {
  const strokes: (readonly [string, readonly number[]])[] = [];
  for (const [, letter = '', numbers = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    strokes.push([letter, (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number)]);
  }
  return strokes;
}

/** Traces the stencil with relative points; the pen strays by at most `shake` of the size. */
export function trace(stencil: Stencil, place: Pose, tremor: Tremor, shake = 0.008): string {
  const { x, y, size, stretch = 1, mirrored = false, hanging = false, turn = 0, down: foot } = place;
  const across = size * stretch * (mirrored ? -1 : 1);
  const down = size * (hanging ? -1 : 1);
  const stray = shake * size;
  const [c, s] = foot ? [foot.y, -foot.x] : turn === 0 ? [1, 0] : [turnCosine(turn), turnSine(turn)];
  let d = '';
  // In thousandths of a bead, so that rounding never adds up.
  let [fromX, fromY, penX, penY] = [0, 0, 0, 0];
  for (const [letter, points] of stencil.strokes) {
    let word = d === '' ? letter : letter.toLowerCase();
    let [toX, toY] = [penX, penY];
    for (let i = 0; i + 1 < points.length; i += 2) {
      const px = (points[i] ?? 0) * across;
      const py = (points[i + 1] ?? 0) * down;
      toX = Math.round((x + px * c - py * s + tremor.stray(stray)) * 1000);
      toY = Math.round((y + px * s + py * c + tremor.stray(stray)) * 1000);
      word += apart(short(toX - penX), i === 0) + apart(short(toY - penY), false);
    }
    d += word;
    if (letter === 'M') [fromX, fromY] = [toX, toY];
    [penX, penY] = letter === 'Z' ? [fromX, fromY] : [toX, toY];
  }
  return d;
}

/** A number after another needs a space, unless it has a sign. */
function apart(beads: string, first: boolean): string {
  return first || beads.charCodeAt(0) === MINUS ? beads : ` ${beads}`;
}

const MINUS = 45;

/** Thousandths of a bead as text, without the nought before the point. Most are small and frequent, so they are kept. */
function short(thousandths: number): string {
  const known = SHORT[thousandths + 1000];
  if (known !== undefined) return known;
  const digits = written(thousandths / 1000);
  if (thousandths >= -1000 && thousandths <= 1000) SHORT[thousandths + 1000] = digits;
  return digits;
}

const SHORT: (string | undefined)[] = new Array(2001).fill(undefined);

/** A length as it is written down: to the thousandth of a bead. */
export function at(beads: number): string {
  const thousandths = Math.round(beads * 1000);
  return String(thousandths === 0 ? 0 : thousandths / 1000);
}

/** A round, as a path. */
export function round(x: number, y: number, across: number, down = across): string {
  const [a, b] = [across * 0.5523, down * 0.5523];
  const [l, r, t, u] = [x - across, x + across, y - down, y + down];
  return (
    `M${at(l)} ${at(y)}C${at(l)} ${at(y - b)} ${at(x - a)} ${at(t)} ${at(x)} ${at(t)}` +
    `C${at(x + a)} ${at(t)} ${at(r)} ${at(y - b)} ${at(r)} ${at(y)}` +
    `C${at(r)} ${at(y + b)} ${at(x + a)} ${at(u)} ${at(x)} ${at(u)}` +
    `C${at(x - a)} ${at(u)} ${at(l)} ${at(y + b)} ${at(l)} ${at(y)}Z`
  );
}

/** The corners as one stroke. */
export function stroke(points: readonly (readonly [number, number])[], closed = false): string {
  return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A point at a distance in beads from another, in a direction in turns. */
export function off(x: number, y: number, turns: number, beads: number): readonly [number, number] {
  return [x + turnCosine(turns) * beads, y + turnSine(turns) * beads];
}
