import type { Book } from '../book.ts';
import { drawHexes } from '../draw/draw-hexes.ts';
import { drawPlan } from '../draw/draw-plan.ts';
import type { PlanLook } from '../draw/plan-look.ts';
import { drawSection } from '../draw/section.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { posterSvg } from '../pictures/poster.ts';
import { timeLapseSvg } from '../pictures/time-lapse.ts';
import { type PrintedFile, printed } from '../print/printed.ts';
import type { PaperSize } from '../print/type.ts';
import { bookJson } from './book-json.ts';
import { FileNames, slug } from './escape.ts';
import type { Content, ExportFile } from './export-file.ts';
import { foundryFiles } from './foundry.ts';
import { keysJson } from './keys-json.ts';
import { bookMarkdown } from './markdown.ts';
import { READ_ME_OF } from './read-me.ts';
import { siteFiles } from './site.ts';
import { TABLES } from './tables.ts';
import type { Tools } from './tools.ts';
import { pixelsFor, uvtt } from './uvtt.ts';
import { vaultFiles } from './vault.ts';
import { walledOf } from './walls.ts';

/** TA-EXP-01: what a book can be made into. */
export const FORMATS = [
  ...(['booklet', 'md', 'site', 'svg', 'png', 'uvtt', 'foundry', 'obsidian'] as const),
  ...(['cards', 'tiles', 'land', 'section', 'time-lapse', 'poster', 'csv', 'json'] as const),
] as const;
export type Format = (typeof FORMATS)[number];

/** TA-GEN-T1.5. */
export interface ExportOptions {
  readonly paper?: PaperSize;
}

const SHEET: PlanLook = { look: 'pen-and-paper', frame: true, grid: 'lines', forWhom: 'keeper' };
/** TA-UVT-04: bare squares; the tables draw their own grid. */
export const BARE: PlanLook = { look: 'pen-and-paper', frame: false, grid: 'none', forWhom: 'players' };
/** TA-PIC-01: pixels a square of a picture, and of the land's hexes. */
const PIXELS = 50;
const HEX_WIDTH = 2400;

/** TA-EXP-08, TA-SEC-10: the files of an export, each for the keeper and named so. */
export function filesOf(book: Book, format: Format, tools: Tools, { paper = 'A4' }: ExportOptions = {}): ExportFile[] {
  const world = slug(book.title);
  const names = new FileNames();
  const levels = (ending: string, make: (it: Furnished) => Content | Promise<Content>): ExportFile[] =>
    book.plans.map((it) => ({ name: `${names.named(levelName(it))}.${ending}`, make: () => make(it) }));
  const sheet = (it: Furnished) => tools.png(drawPlan(it, SHEET), it.plan.sheet.width * PIXELS);
  const print = (name: string, file: PrintedFile): ExportFile => printed(name, () => file, tools, paper);
  switch (format) {
    case 'json':
      return [{ name: `${world}-book-keeper.json`, make: () => bookJson(book) }];
    case 'csv':
      return folder(`${world}-tables-keeper`, [
        ...Object.entries(TABLES).map(([name, make]) => ({ name: `${name}.csv`, make: () => make(book) })),
      ]);
    case 'md':
      return folder(`${world}-key-keeper`, [
        { name: `${world}-key-keeper.md`, make: () => bookMarkdown(book, (it) => `maps/${levelName(it)}.png`) },
        ...book.plans.map((it) => ({ name: `maps/${levelName(it)}.png`, make: () => sheet(it) })),
      ]);
    case 'svg':
      return levels('svg', (it) => drawPlan(it, { ...SHEET, fonts: tools.fonts }));
    case 'png':
      return levels('png', sheet);
    case 'uvtt':
      return folder(`${world}-uvtt-keeper`, [
        ...book.plans.flatMap((it): ExportFile[] => {
          const walled = walledOf(it);
          const name = names.named(levelName(it));
          const picture = () => tools.png(drawPlan(it, BARE), walled.width * pixelsFor(walled));
          return [
            { name: `${name}.uvtt`, make: async () => uvtt(walled, tools.base64(await picture())) },
            // TA-UVT-10
            { name: `${name} keys.json`, make: () => keysJson(it) },
          ];
        }),
        { name: 'READ-ME.txt', make: () => READ_ME_OF.uvtt },
      ]);
    case 'time-lapse':
      return [{ name: `${world}-time-lapse-keeper.svg`, make: () => timeLapseSvg(book.survey, tools.fonts) }];
    case 'poster':
      return [{ name: `${world}-poster-keeper.svg`, make: () => posterSvg(book.survey, tools.fonts) }];
    case 'obsidian':
      return folder(`${world}-vault-keeper`, vaultFiles(book, sheet, 'png'));
    case 'site':
      return folder(`${world}-site-keeper`, [
        ...siteFiles(book, (it, linkTo) => drawPlan(it, { ...SHEET, linkTo }), tools.fonts),
        { name: 'section.svg', make: async () => (await drawSection(book.survey, 'pen-and-paper', tools.fonts)).svg },
        ...book.lands.map((map, i) => ({
          name: `land-${i + 1}.svg`,
          make: () => drawHexes(map, { look: 'pen-and-paper', fonts: tools.fonts }),
        })),
        { name: 'READ-ME.txt', make: () => READ_ME_OF.site },
      ]);
    case 'foundry':
      return folder(
        `${world}-foundry-keeper`,
        foundryFiles(book, (it, pixels) => tools.png(drawPlan(it, BARE), it.plan.sheet.width * pixels), {
          land: (map, width) => tools.png(drawHexes(map, { look: 'pen-and-paper', bare: true }), width),
          section: async (width) => tools.png((await drawSection(book.survey, 'pen-and-paper')).svg, width),
        }),
      );
    case 'booklet':
      return [print(`${world}-booklet-${paper.toLowerCase()}-keeper.pdf`, { kind: 'booklet', book })];
    case 'cards':
      return [print(`${world}-cards-keeper.pdf`, { kind: 'cards', book })];
    case 'tiles':
      return book.plans.map((plan) =>
        print(`${names.named(levelName(plan))} tiles.pdf`, { kind: 'tiles', plan, forWhom: 'keeper' }),
      );
    case 'land':
      return book.lands.flatMap((map, i): ExportFile[] => {
        const name = `${world}-land${book.lands.length > 1 ? `-${i + 1}` : ''}-keeper`;
        return [
          { name: `${name}.svg`, make: () => drawHexes(map, { look: 'pen-and-paper', fonts: tools.fonts }) },
          { name: `${name}.png`, make: () => tools.png(drawHexes(map, { look: 'pen-and-paper' }), HEX_WIDTH) },
        ];
      });
    case 'section':
      return [
        {
          name: `${world}-section-keeper.svg`,
          make: async () => (await drawSection(book.survey, 'pen-and-paper', tools.fonts)).svg,
        },
      ];
  }
}

const levelName = ({ plan: { level } }: Furnished): string =>
  `${level.area.letter}-${level.number} ${slug(level.area.name)}-keeper`;

/** TA-EXP-02: an export of more than one file is a folder. */
export function folder(name: string, files: readonly ExportFile[]): ExportFile[] {
  return files.map((it) => ({ ...it, name: `${name}/${it.name}` }));
}
