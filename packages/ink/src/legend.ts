import type { Bounds } from '@understory/ruler';
import { drawBeads } from './beads.ts';
import { widthOf } from './lettering/lettering.ts';
import type { Mark } from './mark.ts';
import type { BareSheet } from './page-then.ts';
import type { LegendWords, PatternBook } from './pattern-book.ts';
import { at } from './pen-path.ts';

const SIZE = 0.36;

/** What the beads mean, and how long something is that players know, in the lower right corner. */
export function drawLegend(
  { width, height }: BareSheet,
  book: PatternBook,
): { readonly box: Bounds; readonly marks: readonly Mark[] } {
  const { beads: said, scale } = book.legend;
  const wide = Math.max(scale.length, ...said.map(({ word }) => 0.8 + widthOf(word, SIZE))) + 0.7;
  const high = said.length * 0.68 + 1.35;
  const [left, top] = [width - wide - 0.5, height - high - 0.5];
  const rows = said.map((it, i) => ({ ...it, y: top + 0.5 + i * 0.68 }));
  const beads = rows.map(({ kind, y }) => ({ id: `legend ${kind}`, kind, at: { x: left + 0.55, y }, emblem: null }));
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
    ...scaleBar(scale, left + wide / 2, top + high - 0.32),
  ];
  return { box: { left, top, right: left + wide, bottom: top + high }, marks };
}

function scaleBar({ word, length }: LegendWords['scale'], middle: number, y: number): Mark[] {
  const [from, step] = [middle - length / 2, length / 9];
  const ticks = Array.from(
    { length: 10 },
    (_, i) => `M${at(from + i * step)} ${at(y)}v${i % 2 === 0 ? '-.12' : '-.07'}`,
  ).join('');
  return [
    { mark: 'path', d: `M${at(from)} ${at(y)}h${length}${ticks}`, pen: { stroke: 'ink', width: 0.03 } },
    {
      mark: 'text',
      x: middle,
      y: y - 0.24,
      text: word,
      size: SIZE * 0.9,
      colour: 'pencil',
      italic: true,
      anchor: 'middle',
    },
  ];
}
