import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { editionNamed } from '@understory/host';
import { load, Problem, partedSentence, readSave } from '@understory/table';
import { Command } from 'commander';
import { Unwritable } from '../../shared/exit-codes.ts';
import { readGiven } from '../../shared/given-files.ts';
import { plain } from '../../shared/plain.ts';
import { reasonOf } from '../../shared/reason-of.ts';
import { writeWhole } from '../../shared/write-whole.ts';

/** `understory legends`: a page for the world, its saga and each group of a save. */
export function legendsCommand(): Command {
  return new Command('legends')
    .description('Write the legends of a save: a page for the world, its saga and each group, which open from a file.')
    .argument('<save>', 'a save from the app, or of "understory host" or "understory play"')
    .requiredOption('--out <folder>', 'where to; index.html is the world')
    .addHelpText(
      'after',
      `
Examples:
  understory host --seed 7 --out world.save.json
  understory legends world.save.json --out legends/`,
    )
    .action(async (file: string, { out }: { readonly out: string }) => {
      const save = readSave(readGiven(file));
      const { rulebook } = await editionNamed(save.edition);
      const { game, parted } = load(save, rulebook);
      if (parted) process.stderr.write(`${plain(partedSentence(parted))}\n`);
      const { chronicleOfWorld, legendsOf } = await import('@understory/chronicle');
      const chronicle = chronicleOfWorld(game.world);
      if (!chronicle)
        throw new Problem(`Worlds of edition ${save.edition} have no teller yet; those of edition 2 have.`);
      try {
        mkdirSync(out, { recursive: true });
      } catch (error) {
        throw new Unwritable(`${out} could not be made: ${reasonOf(error)}.`);
      }
      const pages = legendsOf(chronicle);
      for (const page of pages) writeWhole(join(out, page.file), page.html);
      process.stderr.write(`Wrote ${pages.length} pages to ${out}\n`);
    });
}
