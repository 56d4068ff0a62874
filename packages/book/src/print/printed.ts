import { unreachable } from '@understory/table';
import type { Book } from '../book.ts';
import { drawSection } from '../draw/section.ts';
import type { ExportFile } from '../exports/export-file.ts';
import { aboutWorld } from '../exports/read-me.ts';
import type { Painter, Tools } from '../exports/tools.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { PlayersBook } from '../players/edition.ts';
import type { PaperSize, Printed, PrintFonts } from './type.ts';

/** What is printed. */
export type PrintedFile =
  | { readonly kind: 'booklet'; readonly book: Book }
  | { readonly kind: 'cards'; readonly book: Book; readonly backs: boolean }
  | {
      readonly kind: 'tiles';
      readonly plan: Furnished;
      readonly forWhom: 'keeper' | 'players';
      readonly about?: string;
    }
  | { readonly kind: 'players booklet' | 'players cards'; readonly players: PlayersBook };

interface Press {
  readonly paper: PaperSize;
  readonly png: Painter;
}

/** A printed file, and after it is made what is set in it. The printing press is fetched when something is printed. */
export function printed(name: string, of: () => PrintedFile, tools: Tools, press: Press): ExportFile {
  let made: Omit<Printed, 'bytes'> = { said: [], faults: [] };
  return {
    name,
    make: async () => {
      const { bytes, ...rest } = await pressed(of(), await tools.print(), press);
      made = rest;
      return bytes;
    },
    // Lines are broken anywhere, so they are read as one.
    says: () => [made.said.join(' ')],
    faults: () => made.faults.map((what) => ({ rule: 'TA-BOO-10', what })),
  };
}

async function pressed(of: PrintedFile, fonts: PrintFonts, { paper, png }: Press): Promise<Printed> {
  switch (of.kind) {
    case 'booklet':
      return pressedBooklet(of.book, fonts, { paper, png });
    case 'cards': {
      const { book, backs } = of;
      const { cardsPdf, keeperCards } = await import('./cards.ts');
      return cardsPdf(book.title, keeperCards(book), paper, fonts, {
        ...{ backs, about: aboutWorld(book) },
        pages: async () => (await pressedBooklet(book, fonts, { paper, png })).pageOf,
      });
    }
    case 'players cards': {
      const { cardsPdf, playersCards } = await import('./cards.ts');
      return cardsPdf(of.players.title, playersCards(of.players), paper, fonts);
    }
    case 'tiles': {
      const { tilesPdf } = await import('./tiles.ts');
      return tilesPdf(of.plan, paper, fonts, of.forWhom, of.about);
    }
    case 'players booklet': {
      const { playersBooklet } = await import('./players-booklet.ts');
      return playersBooklet(of.players, paper, fonts);
    }
    default:
      return unreachable(of);
  }
}

async function pressedBooklet(book: Book, fonts: PrintFonts, { paper, png }: Press) {
  const { booklet } = await import('./booklet.ts');
  return booklet(book, paper, {
    fonts,
    section: async (width) => {
      const { svg, shape } = await drawSection(book.survey);
      return { png: await png(svg, width), shape };
    },
  });
}
