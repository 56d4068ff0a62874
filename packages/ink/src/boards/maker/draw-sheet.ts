import { cut, widthOf } from '../../lettering/lettering.ts';
import type { Mark } from '../../mark.ts';
import { type Board, movedBy } from '../board.ts';
import { shaky } from '../shaky.ts';
import { drawDungeon, SQUARE } from './draw-dungeon.ts';
import type { DungeonSheet } from './sheet-data.ts';

/** A table on the sheet: its heading, and rows of words. */
interface Chart {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  /** A shape to draw at the end of each row, as x and y of its rooms. */
  readonly pictures?: readonly (readonly (readonly [number, number])[])[];
}

/** Boxes to be crossed off one by one: rounds, pips, the dungeon's strength. */
interface Boxes {
  readonly title: string;
  readonly count: number;
  readonly crossed: number;
  /** Is each box numbered? */
  readonly numbered?: boolean;
}

/** A line to be filled in: `Coin`, and what stands there. */
interface Blank {
  readonly title: string;
  readonly value: string;
}

/** The whole sheet, blank or filled in, to be printed (DM-MAP-06). */
interface PrintedSheet {
  readonly title: string;
  readonly dungeon: DungeonSheet;
  readonly boxes: readonly Boxes[];
  readonly blanks: readonly Blank[];
  readonly charts: readonly Chart[];
  /** In small type at the foot. */
  readonly foot: string;
}

/** A sheet of A4 lying on its side, in beads. */
const WIDE = 42;
const HIGH = 29.7;
const MARGIN = 1.3;
const LINE = 0.74;
const TYPE = 0.52;

/** Everything on one page: the dungeon at the left with its boxes below it, the charts at the right in two columns. */
export function drawSheet(sheet: PrintedSheet): Board {
  const left = MARGIN + 0.8;
  const top = MARGIN + 2.2;
  const under = top + 6 * SQUARE + 1.1;
  const beside = left + 6 * SQUARE + 1.2;
  return {
    title: sheet.title,
    width: WIDE,
    height: HIGH,
    marks: [
      { mark: 'text', x: left, y: MARGIN + 0.75, text: cut(sheet.title, 1.15, 18), size: 1.15, colour: 'ink' },
      movedBy(drawDungeon(sheet.dungeon), left, top),
      ...boxRows(sheet.boxes, left, under),
      ...blankRows(sheet.blanks, beside, MARGIN + 0.6),
      ...columns(sheet.charts, beside, MARGIN + 0.6 + Math.ceil(sheet.blanks.length / 3) * 1.1 + 0.5),
      { mark: 'text', x: left, y: HIGH - 0.5, text: sheet.foot, size: 0.4, colour: 'inkOld', italic: true },
    ],
  };
}

function boxRows(rows: readonly Boxes[], left: number, top: number): Mark[] {
  return rows.flatMap(({ title, count, crossed, numbered }, row): Mark[] => {
    const y = top + row * 0.88;
    const marks: Mark[] = [{ mark: 'text', x: left, y: y + 0.52, text: title, size: TYPE, colour: 'ink' }];
    for (let i = 0; i < count; i++) {
      const x = left + 4.1 + i * 0.7;
      const ring = [x, y, x + 0.56, y, x + 0.56, y + 0.6, x, y + 0.6];
      marks.push({ mark: 'path', d: shaky(ring, true, `${title} ${i}`), pen: { stroke: 'ink', width: 0.035 } });
      if (numbered)
        marks.push({
          mark: 'text',
          x: x + 0.28,
          y: y + 0.44,
          text: String(i + 1),
          size: 0.36,
          colour: 'inkOld',
          anchor: 'middle',
        });
      if (i < crossed)
        marks.push({ mark: 'path', d: cross(x, y, `${title} ${i}`), pen: { stroke: 'accent', width: 0.09 } });
    }
    return marks;
  });
}

function cross(x: number, y: number, id: string): string {
  const far = [0.06, 0.5];
  return (
    shaky([x + 0.06, y + 0.06, x + 0.5, y + 0.54], false, `${id} a`) +
    shaky([x + (far[1] ?? 0), y + 0.06, x + (far[0] ?? 0), y + 0.54], false, `${id} b`)
  );
}

function blankRows(blanks: readonly Blank[], left: number, top: number): Mark[] {
  const each = (WIDE - MARGIN - left) / 3;
  return blanks.flatMap(({ title, value }, i): Mark[] => {
    const [x, y] = [left + (i % 3) * each, top + Math.floor(i / 3) * 1.1];
    const from = x + widthOf(`${title} `, TYPE) + 0.1;
    const to = x + each - 0.5;
    return [
      { mark: 'text', x, y, text: title, size: TYPE, colour: 'ink' },
      { mark: 'path', d: shaky([from, y + 0.1, to, y + 0.1], false, title), pen: { stroke: 'pencil', width: 0.03 } },
      {
        mark: 'text',
        x: from + 0.1,
        y,
        text: cut(value, TYPE, to - from),
        size: TYPE,
        colour: 'accent',
        italic: true,
      },
    ];
  });
}

/** The charts in two columns of about equal height, in the largest type with which they still fit on the page. */
function columns(charts: readonly Chart[], left: number, top: number): Mark[] {
  const wide = (WIDE - MARGIN - left - GUTTER) / 2;
  const room = HIGH - MARGIN - top;
  const turn = evenTurn(charts);
  const both = [charts.slice(0, turn), charts.slice(turn)];
  const pitch = Math.min(1, room / Math.max(...both.map(heightOf)));
  return both.flatMap((column, i) => {
    let y = top;
    return column.flatMap((chart) => {
      const marks = drawChart(chart, left + i * (wide + GUTTER), y, wide, pitch);
      y += heightOf([chart]) * pitch;
      return marks;
    });
  });
}

const GUTTER = 0.8;

function heightOf(charts: readonly Chart[]): number {
  return charts.reduce((sum, { rows }) => sum + rows.length * LINE + 1.5, 0);
}

/** How many charts stand in the first column, so that the higher one is as low as can be. */
function evenTurn(charts: readonly Chart[]): number {
  let [best, least] = [0, heightOf(charts)];
  charts.forEach((_, i) => {
    const high = Math.max(heightOf(charts.slice(0, i)), heightOf(charts.slice(i)));
    if (high < least) [best, least] = [i, high];
  });
  return best;
}

function drawChart(
  { title, rows, pictures = [] }: Chart,
  left: number,
  top: number,
  wide: number,
  pitch: number,
): Mark[] {
  const type = TYPE * pitch;
  const stops = stopsOf(rows, wide, type);
  const under = top + 0.75 * pitch;
  const rule = shaky([left, under, left + wide, under], false, title);
  const size = 0.62 * pitch;
  return [
    { mark: 'text', x: left, y: top + 0.6 * pitch, text: cut(title, size, wide), size, colour: 'accent' },
    { mark: 'path', d: rule, pen: { stroke: 'accent', width: 0.04 } },
    ...rows.flatMap((row, r) =>
      row.map((text, c): Mark => {
        const room = (stops[c + 1] ?? wide) - (stops[c] ?? 0) - 0.15;
        const y = top + (1.28 + r * LINE) * pitch;
        return { mark: 'text', x: left + (stops[c] ?? 0), y, text: cut(text, type, room), size: type, colour: 'ink' };
      }),
    ),
    ...pictures.flatMap((rooms, r) =>
      shapeMarks(rooms, left + wide - 1.9 * pitch, top + (0.84 + r * LINE) * pitch, 0.29 * pitch),
    ),
  ];
}

/** The rooms of a shape as squares, too small for a hand to shake. */
function shapeMarks(rooms: readonly (readonly [number, number])[], x: number, y: number, side: number): Mark[] {
  return rooms.map(([column, row]): Mark => {
    const [a, b] = [x + column * side, y + row * side];
    const d = `M${a} ${b}L${a + side} ${b}L${a + side} ${b + side}L${a} ${b + side}Z`;
    return { mark: 'path', d, pen: { stroke: 'ink', width: 0.03 } };
  });
}

/** Where the columns of a chart begin: each as wide as its longest word wants; what is too wide together, the last one yields. */
function stopsOf(rows: readonly (readonly string[])[], wide: number, type: number): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  let at = 0;
  return Array.from({ length: count }, (_, c) => {
    const from = Math.min(at, wide);
    at += Math.max(...rows.map((row) => widthOf(row[c] ?? '', type))) + 0.35;
    return from;
  });
}
