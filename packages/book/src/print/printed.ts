import { unreachable } from '@understory/table';
import type { Book } from '../book.ts';
import { drawSection } from '../draw/section.ts';
import type { ExportFile } from '../exports/export-file.ts';
import type { Tools } from '../exports/tools.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { PlayersBook } from '../players/edition.ts';
import type { PaperSize } from './type.ts';

/** What is printed. */
export type PrintedFile =
  | { readonly kind: 'booklet' | 'cards'; readonly book: Book }
  | { readonly kind: 'tiles'; readonly plan: Furnished; readonly forWhom: 'keeper' | 'players' }
  | { readonly kind: 'players booklet' | 'players cards'; readonly players: PlayersBook };

/** A printed file, and after it is made what is set in it. The printing press is fetched when something is printed. */
export function printed(name: string, of: () => PrintedFile, tools: Tools, paper: PaperSize): ExportFile {
  let said: readonly string[] = [];
  return {
    name,
    make: async () => {
      const made = await press(of(), tools, paper);
      said = made.said;
      return made.bytes;
    },
    // Lines are broken anywhere, so they are read as one.
    says: () => [said.join(' ')],
  };
}

async function press(
  of: PrintedFile,
  tools: Tools,
  paper: PaperSize,
): Promise<{ readonly bytes: Uint8Array; readonly said: readonly string[] }> {
  const fonts = await tools.print();
  switch (of.kind) {
    case 'booklet': {
      const { booklet } = await import('./booklet.ts');
      return booklet(of.book, paper, {
        fonts,
        section: async (width) => {
          const { svg, shape } = await drawSection(of.book.survey, 'pen-and-paper');
          return { png: await tools.png(svg, width), shape };
        },
      });
    }
    case 'cards': {
      const { cardsPdf, keeperCards } = await import('./cards.ts');
      return cardsPdf(of.book.title, keeperCards(of.book), paper, fonts);
    }
    case 'players cards': {
      const { cardsPdf, playersCards } = await import('./cards.ts');
      return cardsPdf(of.players.title, playersCards(of.players), paper, fonts);
    }
    case 'tiles': {
      const { tilesPdf } = await import('./tiles.ts');
      return tilesPdf(of.plan, paper, fonts, of.forWhom);
    }
    case 'players booklet': {
      const { playersBooklet } = await import('./players-booklet.ts');
      return playersBooklet(of.players, paper, fonts);
    }
    default:
      return unreachable(of);
  }
}
