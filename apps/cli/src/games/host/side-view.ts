import { gapTo, isOpen, type Page, type Piece, type Point } from '@understory/page';
import pc from 'picocolors';

/** A letter's cell is about twice as high as it is wide. */
const TALL = 2;

type Colour = (text: string) => string;

/** How each kind of piece looks in one letter. */
const GLYPHS: Readonly<Record<string, readonly [string, Colour]>> = {
  cave: [' ', plain],
  room: ['▫', plain],
  tunnel: ['─', plain],
  building: ['⌂', pc.white],
  hollow: ['◌', pc.dim],
  water: ['≈', pc.blue],
  fault: ['╱', pc.white],
  ore: ['o', pc.yellow],
  gem: ['♦', pc.magenta],
  magma: ['▒', pc.red],
  void: ['█', pc.black],
  vent: ['▲', pc.red],
  biome: ['"', pc.green],
  wasteland: ['.', pc.dim],
  nexus: ['*', pc.cyan],
  ley: ['+', pc.cyan],
  corruption: ['~', pc.magenta],
};

/** A number that stands on the page. */
export interface Numbered {
  readonly number: number;
  readonly at: Point;
}

/** The page from the side, this many letters wide, with the numbers of its strata unless it has others. Small on purpose: the map proper is drawn elsewhere. */
export function sideView(page: Page, columns: number, numbers: readonly Numbered[] = strataOf(page)): string {
  if (!page.isLaid) return '';
  const wide = page.width / columns;
  const rows = Math.round(page.height / (wide * TALL));
  const pieces = [...page.drawn()].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = ((row + 0.5) * page.height) / rows;
    return Array.from({ length: columns }, (_, column) =>
      letter(page, pieces, numbers, (column + 0.5) * wide, y, wide),
    ).join('');
  });
  return lines.join('\n');
}

function strataOf(page: Page): Numbered[] {
  return page.isLaid ? page.strata.map(({ number, numberAt }) => ({ number, at: numberAt })) : [];
}

function letter(
  page: Page,
  pieces: readonly Piece[],
  numbers: readonly Numbered[],
  x: number,
  y: number,
  wide: number,
): string {
  const beads = page.beads.filter(
    (it) => it.until === null && Math.abs(it.at.x - x) <= wide / 2 && Math.abs(it.at.y - y) <= wide,
  );
  if (beads[0]) return pc.bold(beads[0].kind === 'population' ? '●' : '○');
  const here = pieces.findLast((it) => gapTo(it.shape, x, y) <= wide / 2);
  if (here) {
    const [glyph, colour] = GLYPHS[here.kind] ?? [isOpen(here) ? ' ' : '#', plain];
    const living = here.kind === 'cave' && here.biome !== null;
    return living ? pc.green('"') : colour(glyph);
  }
  // What stands on the edge of the page belongs to the last letter before it.
  const edge = (it: number) => Math.min(page.width - wide / 2, Math.max(wide / 2, it));
  const number = numbers.find(({ at }) => Math.abs(edge(at.x) - x) <= wide / 2 && Math.abs(at.y - y) <= wide);
  if (number) return pc.bold(String(number.number % 10));
  const stratum = page.stratumAt(x, y);
  if (stratum === 0) return page.surfaceAt(x) - y <= wide * TALL ? pc.green('▁') : ' ';
  return pc.dim(stratum % 2 === 0 ? '░' : '·');
}

function plain(text: string): string {
  return text;
}
