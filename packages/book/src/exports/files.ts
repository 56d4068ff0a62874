import type { Book } from '../book.ts';
import { uvttFaults } from '../checks/uvtt-check.ts';
import { drawHexes } from '../draw/draw-hexes.ts';
import { drawPlan } from '../draw/draw-plan.ts';
import { framed } from '../draw/frame.ts';
import { numberSpots } from '../draw/numbers.ts';
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
import type { FoundryPages } from './foundry-document.ts';
import { keysJson } from './keys-json.ts';
import { bookMarkdown } from './markdown.ts';
import { described, HEX_WIDTH, type PixelsASquare, picturePngs, pictureSvgs, SHEET } from './picture-files.ts';
import { pixelsFor } from './pixels.ts';
import { aboutWorld, type Opened, readMe } from './read-me.ts';
import { siteFiles } from './site/site.ts';
import { TABLES } from './tables.ts';
import { LARGEST_PICTURE, painter, type Tools } from './tools.ts';
import { uvtt } from './uvtt.ts';
import { vaultFiles } from './vault.ts';
import { MADE_BY } from './version.ts';
import { type Walled, walledOf } from './walls.ts';

/** TA-EXP-01: what a book can be made into. */
export const FORMATS = [
  ...(['booklet', 'md', 'site', 'svg', 'png', 'uvtt', 'foundry', 'obsidian'] as const),
  ...(['cards', 'tiles', 'land', 'section', 'time-lapse', 'poster', 'csv', 'json'] as const),
] as const;
export type Format = (typeof FORMATS)[number];

/** What a person may choose of an export. */
export interface ExportOptions {
  /** TA-GEN-T1.5. */
  readonly paper?: PaperSize;
  /** TA-FVT-12: of journals. */
  readonly pages?: FoundryPages;
  /** TA-WEB-01: a site as one file. */
  readonly oneFile?: boolean;
  /** TA-PIC-01; left out: as many as fit, at most 100. */
  readonly pixels?: PixelsASquare;
  /** TA-CRD-01. */
  readonly backs?: boolean;
}

/** TA-UVT-04: bare squares; the tables draw their own grid. */
export const BARE: PlanLook = { look: 'pen-and-paper', frame: false, grid: 'none', forWhom: 'players' };
/** Pixels a square of a plan among words. */
const PIXELS = 50;

/** TA-EXP-08, TA-SEC-10: the files of an export, each for the keeper and named so. */
export function filesOf(book: Book, format: Format, tools: Tools, options: ExportOptions = {}): ExportFile[] {
  const { paper = 'A4', pages = 'rooms', pixels, oneFile = false, backs = false } = options;
  const world = slug(book.title);
  const names = new FileNames();
  const about = aboutWorld(book);
  const png = painter(tools, { Title: book.title, Comment: about, Software: MADE_BY });
  const sheet = (it: Furnished) => {
    const { width, height } = framed(it.plan.sheet);
    return png(drawPlan(it, SHEET), width * pixelsFor({ width, height }, PIXELS, LARGEST_PICTURE));
  };
  const print = (name: string, file: PrintedFile): ExportFile => printed(name, () => file, tools, { paper, png });
  const told = (of: Opened): ExportFile => ({ name: 'READ-ME.txt', make: () => readMe(of, 'keeper', about) });
  const section = async () => (await drawSection(book.survey, { fonts: tools.fonts })).svg;
  switch (format) {
    case 'json':
      return [{ name: `${world}-book-keeper.json`, make: () => bookJson(book) }];
    case 'csv':
      return folder(`${world}-tables-keeper`, [
        ...Object.entries(TABLES).map(([name, make]) => ({ name: `${name}.csv`, make: () => make(book) })),
        told('csv'),
      ]);
    case 'md':
      return folder(`${world}-key-keeper`, [
        { name: `${world}-key-keeper.md`, make: () => bookMarkdown(book, (it) => `maps/${levelName(it)}.png`) },
        ...book.plans.map((it) => ({ name: `maps/${levelName(it)}.png`, make: () => sheet(it) })),
        told('md'),
      ]);
    case 'svg':
      return folder(`${world}-plans-keeper`, [...pictureSvgs(book, tools.fonts), told('pictures')]);
    case 'png':
      return folder(`${world}-pictures-keeper`, [
        ...picturePngs(book, png, painter(tools, { Title: book.title }), pixels),
        told('pictures'),
      ]);
    case 'uvtt':
      return folder(`${world}-uvtt-keeper`, [
        ...book.plans.flatMap((it): ExportFile[] => {
          const walled = walledOf(it);
          const name = names.named(levelName(it));
          const picture = () => png(drawPlan(it, BARE), walled.width * pixelsFor(walled));
          return [
            {
              name: `${name}.uvtt`,
              make: async () => uvtt(walled, tools.base64(await picture())),
              faults: (content) => uvttChecked(content, walled, it),
            },
            // TA-UVT-10
            { name: `${name} keys.json`, make: () => keysJson(it) },
          ];
        }),
        told('uvtt'),
      ]);
    case 'time-lapse':
      return [
        { name: `${world}-time-lapse-keeper.svg`, make: () => saying(timeLapseSvg(book.survey, tools.fonts), about) },
      ];
    case 'poster':
      return [{ name: `${world}-poster-keeper.svg`, make: () => saying(posterSvg(book.survey, tools.fonts), about) }];
    case 'obsidian':
      return folder(`${world}-vault-keeper`, vaultFiles(book, sheet, 'png'));
    case 'site':
      return siteFiles(book, tools.fonts, oneFile ? 'one file' : 'folder');
    case 'foundry':
      return folder(
        `${world}-foundry-keeper`,
        foundryFiles(
          book,
          (it, many) => png(drawPlan(it, BARE), it.plan.sheet.width * many),
          {
            land: (map, width) => png(drawHexes(map, { look: 'pen-and-paper', bare: true }), width),
            section: async (width) => png(await section(), width),
          },
          pages,
        ),
      );
    case 'booklet':
      return [print(`${world}-booklet-${paper.toLowerCase()}-keeper.pdf`, { kind: 'booklet', book })];
    case 'cards':
      return [print(`${world}-cards-keeper.pdf`, { kind: 'cards', book, backs })];
    case 'tiles':
      return folder(`${world}-tiles-keeper`, [
        ...book.plans.map((plan) =>
          print(`${names.named(levelName(plan))} tiles.pdf`, { kind: 'tiles', plan, forWhom: 'keeper', about }),
        ),
        told('tiles'),
      ]);
    case 'land':
      return folder(`${world}-land-keeper`, [
        ...book.lands.flatMap((map, i): ExportFile[] => {
          const name = `${world}-land${book.lands.length > 1 ? `-${i + 1}` : ''}-keeper`;
          const drawn = (fonts: string) => drawHexes(map, { look: 'pen-and-paper', fonts });
          return [
            { name: `${name}.svg`, make: () => saying(drawn(tools.fonts), about) },
            { name: `${name}.png`, make: () => png(drawn(''), HEX_WIDTH) },
          ];
        }),
        told('pictures'),
      ]);
    case 'section':
      return [{ name: `${world}-section-keeper.svg`, make: () => saying(section(), about) }];
  }
}

/** TA-EXP-04: what a keeper's picture says of itself. */
async function saying(svg: string | Promise<string>, about: string): Promise<string> {
  return described(await svg, about);
}

const levelName = ({ plan: { level } }: Furnished): string =>
  `${level.area.letter}-${level.number} ${slug(level.area.name)}-keeper`;

/** TA-UVT-14. */
export function uvttChecked(content: Content, walled: Walled, plan: Furnished) {
  const rooms = numberSpots(plan).filter((it) => it.beside === null);
  return uvttFaults(String(content), walled, rooms).map((what) => ({ rule: 'TA-UVT-14', what }));
}

/** TA-EXP-02: an export of more than one file is a folder. */
export function folder(name: string, files: readonly ExportFile[]): ExportFile[] {
  return files.map((it) => ({ ...it, name: `${name}/${it.name}` }));
}
