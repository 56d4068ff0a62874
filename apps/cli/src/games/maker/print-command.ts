import { type MakerGame, picture, printedSheet, RULES_SHEET, type SheetPicture } from '@understory/maker';
import { Problem } from '@understory/table';
import { Command } from 'commander';
import { writeWhole } from '../../shared/write-whole.ts';

/** `understory maker print`: an empty sheet for pencil and dice, and a page of rules. */
export function printCommand(): Command {
  return new Command('print')
    .description('Write an empty sheet with all its charts, and the rules: two pages of A4 to be printed.')
    .argument('<file>', 'where to: a file that ends in .pdf')
    .action(async (file: string) => {
      if (!file.endsWith('.pdf')) throw new Problem(`The sheet is a PDF: ${file} must end in .pdf.`);
      writeWhole(file, await printed([null]));
      process.stderr.write(`Wrote ${file}\n`);
    });
}

/** Every sheet of a game as it was filled in, a page each. */
export function printedGame({ world }: MakerGame): Promise<Uint8Array> {
  return printed(picture(world).sheets);
}

async function printed(sheets: readonly (SheetPicture | null)[]): Promise<Uint8Array> {
  // The inks, their fonts and the printer take a while to load, so only those who print wait for them.
  const { drawRules, drawSheet } = await import('@understory/ink/boards');
  const { printFonts } = await import('@understory/ink/png');
  const { boardsPdf } = await import('@understory/ink/pdf');
  // Who has an empty sheet wants the rules beside it.
  const pages = sheets.flatMap((it) => [drawSheet(printedSheet(it)), ...(it ? [] : [drawRules(RULES_SHEET)])]);
  return boardsPdf(pages, printFonts());
}
