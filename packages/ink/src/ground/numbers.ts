import type { Sheet } from '@understory/page';
import type { Point } from '@understory/ruler';
import type { WrittenLabel } from '../lettering/written-label.ts';
import type { Mark } from '../mark.ts';
import type { PatternBook } from '../pattern-book.ts';

/** A number at which dice point. */
export interface Numbered {
  readonly text: string;
  readonly at: Point;
  /** At the side of the page, where nothing is dug; all others go aside where they would not stand in rock. */
  readonly isFixed: boolean;
}

/** Far enough from the edge for the frame, and above the vein or river that begins there. */
const INWARDS = 0.56;
const ABOVE = 0.3;
/** How far from the rim of a world that floats. */
const OFF_RIM = 0.55;

/** The numbers of the strata; or, where the edition has them, those at the sides of the page, and the labels that are none. */
export function numbersOn(
  { ground, features, width, height }: Pick<Sheet, 'ground' | 'features' | 'width' | 'height'>,
  labels: readonly WrittenLabel[],
  { sideNumbers }: PatternBook,
): { readonly numbers: readonly Numbered[]; readonly others: readonly WrittenLabel[] } {
  if (sideNumbers === null) {
    const numbers = (ground?.strata ?? []).map(({ number, numberAt }) => ({
      text: String(number),
      at: numberAt,
      isFixed: false,
    }));
    return { numbers, others: labels };
  }
  const sides = new Set(features.filter(({ kind }) => kind === sideNumbers).map(({ id }) => id));
  const numbers = labels
    .filter(({ about }) => sides.has(about))
    .map(({ text, at }) => ({ text, at: beside(at, { width, height }), isFixed: true }));
  return { numbers, others: labels.filter(({ about }) => !sides.has(about)) };
}

/** On the page; where the rock ends before the page does, outside it. */
function beside({ x, y }: Point, { width, height }: Pick<Sheet, 'width' | 'height'>): Point {
  if (x <= 0) return { x: INWARDS, y: y - ABOVE };
  if (x >= width) return { x: width - INWARDS, y: y - ABOVE };
  const [dx, dy] = [x - width / 2, y - height / 2];
  const far = OFF_RIM / (Math.sqrt(dx * dx + dy * dy) || 1);
  return { x: x + dx * far, y: y + dy * far };
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
