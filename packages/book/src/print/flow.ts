import type { PDFPage } from '@cantoo/pdf-lib';
import { drawLine, type Line, linesOf, type Run } from './lines.ts';
import { GREY, INK, MM, PALE, type Paper, RED } from './paper.ts';

/** Something of a column with a height of its own. */
export interface Block {
  readonly height: number;
  /** TA-BOO-09: not the last of a page. */
  readonly keep?: true;
  draw(page: PDFPage, x: number, top: number): void;
}

/** TA-BOO-06: margins; the inner one is wider. */
const INNER = 18 * MM;
const OUTER = 14 * MM;
const HEAD = 15 * MM;
const FOOT = 17 * MM;
const GUTTER = 7 * MM;
/** TA-BOO-06. */
export const BODY = 9;
export const SMALL = 8;
const LEAD = 1.24;

interface HeadingLook {
  readonly id?: string;
  readonly depth?: number;
  readonly size?: number;
  readonly width?: number;
}

interface WordsLook {
  readonly size?: number;
  readonly indent?: number;
  readonly before?: string;
  readonly id?: string;
  readonly width?: number;
}

/** A book that is filled page by page, in one column or two. */
export class Flow {
  readonly paper: Paper;
  readonly #title: string;
  #page: PDFPage | null = null;
  #number = 0;
  #columns = 1;
  #column = 0;
  /** In which column a heading waits for what it heads. */
  #heading: string | null = null;
  #y = 0;
  #top = 0;
  /** How far down the columns of this page reach. */
  #lowest = 0;
  /** Where this page's text begins. */
  #begin = 0;
  /** TA-BOO-03: what stands at the head of each page of a chapter. */
  #header: ((page: PDFPage, box: Box) => number) | null = null;

  /** TA-BOO-10: what is written on the plans of each level. */
  readonly onPlans = new Map<string, Set<string>>();
  /** TA-BOO-09: what is wrong with how the pages are filled. */
  readonly flaws: string[] = [];

  constructor(paper: Paper, title: string) {
    this.paper = paper;
    this.#title = title;
  }

  get number(): number {
    return this.#number;
  }

  get page(): PDFPage {
    return this.#page ?? this.newPage();
  }

  get box(): Box {
    const [wide, high] = this.paper.size;
    const right = this.#number % 2 === 1;
    const left = right ? INNER : OUTER;
    return { left, width: wide - INNER - OUTER, top: high - HEAD, bottom: FOOT };
  }

  get columnWidth(): number {
    return (this.box.width - GUTTER * (this.#columns - 1)) / this.#columns;
  }

  get room(): number {
    return this.#y - this.box.bottom;
  }

  columns(many: number): void {
    this.#y = Math.min(this.#y, this.#lowest);
    this.#columns = many;
    this.#column = 0;
    this.#top = this.#y;
    this.#lowest = this.#y;
  }

  header(draw: ((page: PDFPage, box: Box) => number) | null): void {
    this.#header = draw;
  }

  newPage(bare = false): PDFPage {
    this.#number += 1;
    const page = this.paper.page();
    this.#page = page;
    this.#column = 0;
    const { box } = this;
    this.#y = box.top;
    if (!bare) {
      this.#foot(page, box);
      if (this.#header) this.#y -= this.#header(page, box);
    }
    this.#top = this.#y;
    this.#begin = this.#y;
    this.#lowest = this.#y;
    return page;
  }

  /** TA-BOO-02: every page is numbered at the foot, with the world's title. */
  #foot(page: PDFPage, { left, width }: Box): void {
    const y = 10 * MM;
    page.drawLine({ start: { x: left, y: y + 12 }, end: { x: left + width, y: y + 12 }, thickness: 0.4, color: GREY });
    this.paper.text(page, left, y, this.#title, { face: 'italic', size: 9 });
    const number = String(this.#number);
    this.paper.text(page, left + width - this.paper.widthOf(number, 'sans', 9), y, number, { face: 'sans', size: 9 });
  }

  /** Puts a block where it has room: in this column, in the next, or on a new page. */
  put(block: Block, following = LEAST_AFTER): void {
    const needs = block.height + (block.keep ? following : 0);
    if (!this.#page) this.newPage();
    if (needs > this.room && this.#y < this.#top) this.#onward();
    // What is set below something else may have to begin on a page of its own.
    if (needs > this.room && !this.#isFresh()) this.newPage();
    this.#mind(block);
    const { box } = this;
    block.draw(this.page, box.left + this.#column * (this.columnWidth + GUTTER), this.#y);
    this.#y -= block.height;
    this.#lowest = Math.min(this.#lowest, this.#y);
  }

  /** TA-BOO-09: what follows a heading stands in the same column. */
  #mind(block: Block): void {
    const at = `${this.#number} ${this.#column}`;
    if (this.#heading !== null && this.#heading !== at) this.flaws.push(`page ${this.#number}: a heading stands alone`);
    this.#heading = block.keep ? at : null;
  }

  all(blocks: readonly Block[]): void {
    for (const [i, it] of blocks.entries()) {
      // TA-BOO-09: a heading, what it heads, and the heads between stay together.
      let [n, after] = [i + 1, 0];
      for (; blocks[n]?.keep; n++) after += (blocks[n] as Block).height;
      this.put(it, n < blocks.length ? after + (blocks[n] as Block).height : after + LEAST_AFTER);
    }
  }

  space(points: number): void {
    if (this.#y < this.#top) this.#y = Math.max(this.box.bottom, this.#y - points);
  }

  #isFresh(): boolean {
    return this.#y === this.#top && this.#column === 0 && this.#top >= this.#begin - 1;
  }

  #onward(): void {
    if (this.#column + 1 < this.#columns) {
      this.#column += 1;
      this.#y = this.#top;
    } else this.newPage();
  }

  heading(text: string, how: HeadingLook = {}): Block {
    const { size = 16, depth, id, width = this.columnWidth } = how;
    const { paper } = this;
    const lines = linesOf(paper, [{ text, face: 'normal' }], size, width);
    const height = lines.length * size * 1.15 + 9;
    return {
      height,
      keep: true,
      draw: (page, x, top) => {
        for (const [i, it] of lines.entries()) drawLine(paper, page, it, x, top - size - i * size * 1.15, size);
        page.drawLine({
          start: { x, y: top - height + 4 },
          end: { x: x + width, y: top - height + 4 },
          thickness: 0.7,
          color: INK,
        });
        if (id) paper.target(id, page, top);
        if (depth !== undefined) paper.bookmark(text, page, top, depth);
      },
    };
  }

  /** Words in lines; each line a block, so that a page may end between them. */
  words(runs: readonly Run[], how: WordsLook = {}): Block[] {
    const { size = BODY, indent = 0, before, id, width = this.columnWidth } = how;
    const { paper } = this;
    const lines = linesOf(paper, runs, size, width - indent);
    return lines.map(
      (line, i): Block => ({
        height: size * LEAD + (i === lines.length - 1 ? 2 : 0),
        draw: (page, x, top) => {
          drawLine(paper, page, line, x + indent, top - size, size);
          if (i === 0 && before) paper.text(page, x, top - size, before, { face: 'bold', size });
          if (i === 0 && id) paper.target(id, page, top);
        },
      }),
    );
  }

  /** TA-BOO-05: a label in a column of its own, and what it says; hidden lines on hatched ground. A long one may be broken. */
  row(
    label: string,
    runs: readonly Run[],
    how: { readonly hidden?: boolean; readonly size?: number; readonly labels?: number } = {},
  ): Block[] {
    const { hidden = false, size = BODY, labels = 40 } = how;
    const { paper, columnWidth } = this;
    const all: readonly Line[] = linesOf(paper, runs, size, columnWidth - labels);
    const parts = Array.from({ length: Math.max(1, Math.ceil(all.length / UNBROKEN)) }, (_, i) =>
      all.slice(i * UNBROKEN, (i + 1) * UNBROKEN),
    );
    return parts.map((lines, nth): Block => {
      const height = Math.max(1, lines.length) * size * LEAD + 1.5;
      return {
        height,
        draw: (page, x, top) => {
          if (hidden) hatch(page, x, top, columnWidth, height - 1);
          if (nth === 0) paper.text(page, x, top - size, label, { face: 'italic', size, colour: RED });
          for (const [i, it] of lines.entries())
            drawLine(paper, page, it, x + labels, top - size - i * size * LEAD, size);
        },
      };
    });
  }
}

/** So much room is kept after a heading, whatever comes. */
const LEAST_AFTER = 40;

/** So many lines stay together. */
const UNBROKEN = 10;

export interface Box {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** TA-SEC-11, TA-BOO-05: set apart by strokes, so that it shows in black and white. */
function hatch(page: PDFPage, x: number, top: number, width: number, height: number): void {
  const y = top - height;
  page.drawRectangle({ x, y, width, height, borderColor: GREY, borderWidth: 0.4 });
  let d = '';
  for (let at = 6; at < width + height; at += 6) {
    const [x0, y0] = at < width ? [at, 0] : [width, at - width];
    const [x1, y1] = at < height ? [0, at] : [at - height, height];
    d += `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
  }
  page.drawSvgPath(d, { x, y: top, borderColor: PALE, borderWidth: 0.6 });
}

/** A table with columns of given shares of the width; its head again on each page. */
export function tableOf(
  flow: Flow,
  head: readonly string[],
  rows: readonly (readonly (readonly Run[])[])[],
  shares: readonly number[],
): Block[] {
  const { paper, columnWidth } = flow;
  const whole = shares.reduce((sum, it) => sum + it, 0);
  const wide = shares.map((it) => (it / whole) * columnWidth);
  const left = wide.map((_, i) => wide.slice(0, i).reduce((sum, it) => sum + it, 0));
  const line = (cells: readonly (readonly Run[])[], isHead: boolean): Block => {
    const set = cells.map((it, i) => linesOf(paper, it, SMALL, (wide[i] as number) - 5));
    const height = Math.max(1, ...set.map((it) => it.length)) * SMALL * LEAD + 3;
    return {
      height,
      ...(isHead ? { keep: true as const } : {}),
      draw: (page, x, top) => {
        for (const [i, lines] of set.entries())
          for (const [n, it] of lines.entries())
            drawLine(paper, page, it, x + (left[i] as number), top - SMALL - n * SMALL * LEAD, SMALL);
        page.drawLine({
          start: { x, y: top - height + 1 },
          end: { x: x + columnWidth, y: top - height + 1 },
          thickness: isHead ? 0.8 : 0.25,
          color: isHead ? INK : GREY,
        });
      },
    };
  };
  return [
    line(
      head.map((text) => [{ text, face: 'bold' }]),
      true,
    ),
    ...rows.map((it) => line(it, false)),
  ];
}
