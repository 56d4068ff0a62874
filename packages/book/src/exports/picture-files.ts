import type { Book } from '../book.ts';
import { drawHexes } from '../draw/draw-hexes.ts';
import { drawPlan } from '../draw/draw-plan.ts';
import { framed } from '../draw/frame.ts';
import { escapedXml } from '../draw/layers.ts';
import type { PlanLook } from '../draw/plan-look.ts';
import { drawSection } from '../draw/section.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { seenPlan } from '../players/seen-plan.ts';
import { FileNames, slug } from './escape.ts';
import type { ExportFile } from './export-file.ts';
import { pixelsFor } from './pixels.ts';
import { aboutWorld } from './read-me.ts';
import { LARGEST_PICTURE, type Painter } from './tools.ts';

/** TA-PIC-01. */
export type PixelsASquare = 50 | 70 | 100 | 140;
const USUAL = 100;

/** With its cartouche, legend and scale. */
export const SHEET: PlanLook = { look: 'pen-and-paper', frame: true, grid: 'lines', forWhom: 'keeper' };
/** TA-PIC-02: whole squares from a grid line on. */
const KEEPERS: PlanLook = { ...SHEET, frame: false };
const PLAYERS: PlanLook = { ...KEEPERS, forWhom: 'players' };
/** Pixels of the land's hexes and of the section. */
export const HEX_WIDTH = 2400;

/** A level's pictures: what the keeper sees of it, and what players would if all of it were known (TA-SEC-06). */
interface Level {
  readonly name: string;
  readonly whole: Furnished;
  readonly seen: Furnished | null;
}

function levelsOf({ plans }: Book): Level[] {
  const names = new FileNames();
  return plans.map((whole) => {
    const { level, rooms } = whole.plan;
    const name = names.named(`${level.area.letter}-${level.number} ${slug(level.area.name)}`);
    return { name, whole, seen: seenPlan(whole, rooms) };
  });
}

/** TA-PIC-01: a plan of each level for the keeper and one for players, the section, and the land. */
export function pictureSvgs(book: Book, fonts: string): ExportFile[] {
  const about = aboutWorld(book);
  return [
    ...levelsOf(book).flatMap(({ name, whole, seen }) => [
      svg(`${name} plan-keeper`, () => described(drawPlan(whole, { ...SHEET, fonts }), about)),
      ...(seen ? [svg(`${name} plan-players`, () => drawPlan(seen, { ...PLAYERS, fonts }))] : []),
    ]),
    svg('section-keeper', async () => described((await drawSection(book.survey, { fonts })).svg, about)),
    ...book.lands.map((map, i) =>
      svg(`land-${i + 1}-keeper`, () => described(drawHexes(map, { look: 'pen-and-paper', fonts }), about)),
    ),
  ];
}

const svg = (name: string, make: ExportFile['make']): ExportFile => ({ name: `${name}.svg`, make });

/** TA-PIC-01: the same in pixels, with the grid and without; the frame only on those that are named so. */
export function picturePngs(book: Book, keepers: Painter, players: Painter, asked?: PixelsASquare): ExportFile[] {
  const file = (name: string, make: ExportFile['make']): ExportFile => ({ name: `${name}.png`, make });
  return [
    ...levelsOf(book).flatMap(({ name, whole, seen }) => {
      const plan = (of: Furnished, look: PlanLook, png: Painter) => () =>
        png(drawPlan(of, look), pixelsOf(of, look, asked));
      return [
        file(`${name} sheet-keeper`, plan(whole, SHEET, keepers)),
        file(`${name} plan-keeper`, plan(whole, KEEPERS, keepers)),
        file(`${name} plan no-grid-keeper`, plan(whole, { ...KEEPERS, grid: 'none' }, keepers)),
        ...(seen
          ? [
              file(`${name} plan-players`, plan(seen, PLAYERS, players)),
              file(`${name} plan no-grid-players`, plan(seen, { ...PLAYERS, grid: 'none' }, players)),
            ]
          : []),
      ];
    }),
    file('section-keeper', async () => keepers((await drawSection(book.survey)).svg, HEX_WIDTH)),
    ...book.lands.map((map, i) =>
      file(`land-${i + 1}-keeper`, () => keepers(drawHexes(map, { look: 'pen-and-paper' }), HEX_WIDTH)),
    ),
  ];
}

/** TA-PIC-06: where nothing was asked for, as many pixels a square as a picture bears. */
function pixelsOf({ plan: { sheet } }: Furnished, { frame }: PlanLook, asked: PixelsASquare | undefined): number {
  const size = frame ? framed(sheet) : sheet;
  return size.width * (asked ?? pixelsFor(size, USUAL, LARGEST_PICTURE));
}

/** TA-EXP-04: what a keeper's drawing says of itself, after its title. */
export const described = (drawing: string, about: string): string =>
  drawing.replace('</title>', `</title><desc>${escapedXml(about)}</desc>`);
