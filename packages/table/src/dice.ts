import { Problem } from './problem.ts';

/** Dice as the rulebooks write them: `1d6`, `2d4`, `1d4+2`. A die may have any number of sides (H2-GEN-06, PT-GEN-11). */
export type Dice = `${number}d${number}` | `${number}d${number}+${number}`;

export interface Throw {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

const NOTATION = /^(\d{1,3})?d(\d{1,5})(?:\+(\d{1,4}))?$/;
const parsed = new Map<string, Throw>();
/** What was read last: a throw is looked at three times in a row, and most throws are alike. */
let last: { readonly dice: string; readonly as: Throw } | null = null;

/** `parseDice('1d4+2')` is one die of four sides, and two added to the sum. */
export function parseDice(dice: string): Throw {
  if (last !== null && last.dice === dice) return last.as;
  const known = parsed.get(dice) ?? read(dice);
  last = { dice, as: known };
  return known;
}

function read(dice: string): Throw {
  const match = NOTATION.exec(dice);
  const found = match && { count: Number(match[1] ?? 1), sides: Number(match[2]), plus: Number(match[3] ?? 0) };
  if (!found || found.count < 1 || found.sides < 1)
    throw new Problem(`"${dice}" is not dice; write 1d6, 2d4 or 1d4+2.`);
  parsed.set(dice, found);
  return found;
}

/** The sum of a throw's faces. */
export function total(dice: string, faces: readonly number[]): number {
  let sum = parseDice(dice).plus;
  for (const face of faces) sum += face;
  return sum;
}

/** What is wrong with these faces as a throw of these dice, or null when they can be thrown. */
export function misthrow(dice: string, faces: readonly number[]): string | null {
  const { count, sides } = parseDice(dice);
  if (faces.length !== count) return `${dice} shows ${count} ${count === 1 ? 'face' : 'faces'}, got ${faces.length}`;
  const odd = faces.find((it) => !Number.isInteger(it) || it < 1 || it > sides);
  return odd === undefined ? null : `a d${sides} shows 1 to ${sides}, got ${odd}`;
}

/** The lowest and the highest sum. */
export function span(dice: string): { readonly low: number; readonly high: number } {
  const { count, sides, plus } = parseDice(dice);
  return { low: count + plus, high: count * sides + plus };
}
