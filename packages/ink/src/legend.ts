import type { Sheet } from '@understory/page';
import type { Bounds } from '@understory/ruler';
import { drawBeads } from './beads.ts';
import { widthOf } from './lettering/lettering.ts';
import type { Mark } from './mark.ts';
import type { PatternBook } from './pattern-book.ts';
import { at } from './pen-path.ts';

const BEADS = [
  { kind: 'population', word: 'population' },
  { kind: 'treasure', word: 'treasure' },
  { kind: 'bonus', word: 'bonus' },
  { kind: 'epic', word: 'epic treasure' },
] as const;
/** A finger is four and a half beads (H2-MSR-02). */
const FINGER = 4.5;
const SIZE = 0.36;

/** What the beads mean, and how long a finger is, in the lower right corner. */
export function drawLegend(
  { width, height }: Sheet,
  book: PatternBook,
): { readonly box: Bounds; readonly marks: readonly Mark[] } {
  const wide = Math.max(FINGER, ...BEADS.map(({ word }) => 0.8 + widthOf(word, SIZE))) + 0.7;
  const high = BEADS.length * 0.68 + 1.35;
  const [left, top] = [width - wide - 0.5, height - high - 0.5];
  const rows = BEADS.map((it, i) => ({ ...it, y: top + 0.5 + i * 0.68 }));
  const beads = rows.map(({ kind, y }) => ({ id: `legend ${kind}`, kind, at: { x: left + 0.55, y }, look: null }));
  const marks: Mark[] = [
    {
      mark: 'path',
      d: `M${at(left)} ${at(top)}h${at(wide)}v${at(high)}h${at(-wide)}Z`,
      pen: { fill: 'paper', stroke: 'ink', width: 0.045 },
    },
    ...drawBeads(beads, book),
    ...rows.map(
      ({ word, y }): Mark => ({
        mark: 'text',
        x: left + 1.05,
        y: y + 0.12,
        text: word,
        size: SIZE,
        colour: 'ink',
      }),
    ),
    ...scaleBar(left + wide / 2, top + high - 0.32),
  ];
  return { box: { left, top, right: left + wide, bottom: top + high }, marks };
}

function scaleBar(middle: number, y: number): Mark[] {
  const [from, step] = [middle - FINGER / 2, FINGER / 9];
  const ticks = Array.from(
    { length: 10 },
    (_, i) => `M${at(from + i * step)} ${at(y)}v${i % 2 === 0 ? '-.12' : '-.07'}`,
  ).join('');
  return [
    { mark: 'path', d: `M${at(from)} ${at(y)}h${FINGER}${ticks}`, pen: { stroke: 'ink', width: 0.03 } },
    {
      mark: 'text',
      x: middle,
      y: y - 0.24,
      text: 'one finger',
      size: SIZE * 0.9,
      colour: 'pencil',
      italic: true,
      anchor: 'middle',
    },
  ];
}
