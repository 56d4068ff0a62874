import type { Sheet } from '@understory/page';
import type { Point } from '@understory/ruler';
import type { WrittenLabel } from '../lettering/written-label.ts';
import type { Mark } from '../mark.ts';
import type { PatternBook } from '../pattern-book.ts';

/** A number at which dice point. */
export interface Numbered {
  readonly text: string;
  readonly at: Point;
}

/** Far enough from the edge for the frame, or for the rim of a world that floats. */
const INWARDS = 0.56;
const OFF_RIM = 0.45;
/** A vein or a river begins right at its number. */
const ABOVE = 0.3;

/** The numbers of the strata; or, where the edition has them, those at the sides of the page, and the labels that are none. */
export function numbersOn(
  { ground, features, width }: Pick<Sheet, 'ground' | 'features' | 'width'>,
  labels: readonly WrittenLabel[],
  { sideNumbers }: PatternBook,
): { readonly numbers: readonly Numbered[]; readonly others: readonly WrittenLabel[] } {
  if (sideNumbers === null) {
    const numbers = (ground?.strata ?? []).map(({ number, numberAt }) => ({ text: String(number), at: numberAt }));
    return { numbers, others: labels };
  }
  const sides = new Set(features.filter(({ kind }) => kind === sideNumbers).map(({ id }) => id));
  const numbers = labels
    .filter(({ about }) => sides.has(about))
    .map(({ text, at }) => ({ text, at: beside(at, width) }));
  return { numbers, others: labels.filter(({ about }) => !sides.has(about)) };
}

/** On the page, and outside the rock where that ends before the page does. */
function beside({ x, y }: Point, width: number): Point {
  const isLeft = x < width / 2;
  const out = isLeft ? Math.max(INWARDS, x - OFF_RIM) : Math.min(width - INWARDS, x + OFF_RIM);
  return { x: out, y: y - ABOVE };
}

/** Pencilled, as the player writes them. */
export function drawNumbers(numbers: readonly Numbered[]): Mark[] {
  return numbers.map(({ text, at: { x, y } }) => ({
    mark: 'text',
    x,
    y: y + 0.18,
    text,
    size: 0.56,
    colour: 'strataLine',
    italic: true,
    anchor: 'middle',
    halo: true,
    opacity: 0.85,
  }));
}
