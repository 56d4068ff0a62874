import type { Book } from '../book.ts';
import { drawPlan, type PlanLook } from '../draw/draw-plan.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { bookJson } from './book-json.ts';
import { FileNames, slug } from './escape.ts';
import { keyMarkdown } from './markdown.ts';
import { placesCsv } from './places-csv.ts';
import { pixelsFor, uvtt } from './uvtt.ts';
import { walledOf } from './walls.ts';

/** TA-EXP-01: what a book can be made into. */
export type Format = 'json' | 'csv' | 'md' | 'svg' | 'png' | 'uvtt';

/** A file to be made: one at a time, so that whoever waits is told how far it is and can stop. */
export interface ExportFile {
  readonly name: string;
  make(): string | Uint8Array;
}

/** What only a machine or a browser has. */
export interface Tools {
  /** A picture in pixels, so many wide. */
  png(svg: string, width: number): Uint8Array;
  base64(bytes: Uint8Array): string;
  /** CSS that carries the type itself. */
  readonly fonts: string;
}

const SHEET: PlanLook = { look: 'pen-and-paper', frame: true, grid: 'lines', forWhom: 'keeper' };
/** TA-UVT-04: bare squares; the tables draw their own grid. */
const BARE: PlanLook = { look: 'pen-and-paper', frame: false, grid: 'none', forWhom: 'players' };
/** TA-PIC-01: pixels a square of a picture. */
const PIXELS = 50;

/** TA-EXP-08, TA-SEC-10: the files of an export, each for the keeper and named so. */
export function filesOf(book: Book, format: Format, tools: Tools): ExportFile[] {
  const world = slug(book.title);
  const names = new FileNames();
  const levels = (ending: string, make: (it: Furnished) => string | Uint8Array): ExportFile[] =>
    book.plans.map((it) => ({
      name: `${names.named(`${it.plan.level.area.letter}-${it.plan.level.number} ${slug(it.plan.level.area.name)}-keeper`)}.${ending}`,
      make: () => make(it),
    }));
  switch (format) {
    case 'json':
      return [{ name: `${world}-book-keeper.json`, make: () => bookJson(book) }];
    case 'csv':
      return [{ name: `${world}-places-keeper.csv`, make: () => placesCsv(book) }];
    case 'md':
      return [{ name: `${world}-key-keeper.md`, make: () => keyMarkdown(book) }];
    case 'svg':
      return levels('svg', (it) => drawPlan(it, { ...SHEET, fonts: tools.fonts }));
    case 'png':
      return levels('png', (it) => tools.png(drawPlan(it, SHEET), it.plan.sheet.width * PIXELS));
    case 'uvtt':
      return levels('uvtt', (it) => {
        const walled = walledOf(it);
        const picture = tools.png(drawPlan(it, BARE), walled.width * pixelsFor(walled));
        return uvtt(walled, tools.base64(picture));
      });
  }
}
