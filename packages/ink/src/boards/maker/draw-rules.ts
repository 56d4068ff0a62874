import { wrap } from '../../lettering/lettering.ts';
import type { Mark } from '../../mark.ts';
import type { Board } from '../board.ts';
import { shaky } from '../shaky.ts';

/** A page of rules: headings, and sentences under each. */
interface RulesSheet {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** A sheet of A4 lying on its side, in beads, with two columns. */
const WIDE = 42;
const HIGH = 29.7;
const MARGIN = 1.6;
const GUTTER = 1.6;
const COLUMN = (WIDE - 2 * MARGIN - GUTTER) / 2;
const TYPE = 0.55;
const LINE = 0.76;
const TOP = MARGIN + 2.2;

export function drawRules({ title, sections }: RulesSheet): Board {
  const blocks = sections.map((it) => ({ ...it, lines: it.lines.map((line) => wrap(line, TYPE, COLUMN, MOST_LINES)) }));
  const heights = blocks.map(({ lines }) => 1.9 + lines.reduce((sum, it) => sum + it.length * LINE + 0.28, 0));
  const half = heights.reduce((sum, it) => sum + it, 0) / 2;
  let [column, y, before] = [0, TOP, 0];
  const marks = blocks.flatMap((block, i) => {
    if (column === 0 && before >= half - (heights[i] ?? 0) / 2) [column, y] = [1, TOP];
    const drawn = section(block, MARGIN + column * (COLUMN + GUTTER), y);
    before += heights[i] ?? 0;
    y += heights[i] ?? 0;
    return drawn;
  });
  return {
    title,
    width: WIDE,
    height: HIGH,
    marks: [{ mark: 'text', x: MARGIN, y: MARGIN + 0.75, text: title, size: 1.15, colour: 'ink' }, ...marks],
  };
}

const MOST_LINES = 12;

function section(
  { title, lines }: { readonly title: string; readonly lines: readonly (readonly string[])[] },
  left: number,
  top: number,
): Mark[] {
  const marks: Mark[] = [
    { mark: 'text', x: left, y: top, text: title, size: 0.78, colour: 'accent' },
    {
      mark: 'path',
      d: shaky([left, top + 0.2, left + COLUMN, top + 0.2], false, title),
      pen: { stroke: 'accent', width: 0.04 },
    },
  ];
  let y = top + 1.05;
  for (const sentence of lines) {
    for (const text of sentence) {
      marks.push({ mark: 'text', x: left, y, text, size: TYPE, colour: 'ink' });
      y += LINE;
    }
    y += 0.28;
  }
  return marks;
}
