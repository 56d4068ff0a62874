import { editionNamed } from '@understory/host';
import type { LookName } from '@understory/ink';
import { load, partedSentence, readSave } from '@understory/table';
import { Command, Option } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { collected, LOOKS, pixels } from './host-command.ts';
import { type Output, writeOutputs } from './outputs.ts';

interface DrawFlags {
  readonly look: LookName;
  readonly width: number;
  readonly out: readonly Output[];
}

/** `understory draw`: the map of a save, with what was drawn on it by hand. */
export function drawCommand(): Command {
  return new Command('draw')
    .description('Draw the map of a save, with all that was drawn on it by hand.')
    .argument('<save>', 'a save from the app, or of "understory host" or "understory play"')
    .addOption(new Option('--look <look>', 'how the map is drawn').choices(Object.keys(LOOKS)).default('pen-and-paper'))
    .option('--width <px>', 'how wide a PNG is', pixels, 1600)
    .requiredOption('--out <file>', 'what to write, by its ending as in "understory host"', collected, [])
    .addHelpText(
      'after',
      `
Examples:
  understory draw evening.save.json --out evening.svg
  understory draw evening.save.json --look night --width 4000 --out evening.png`,
    )
    .action(async (file: string, flags: DrawFlags) => {
      const save = readSave(readGiven(file));
      const { rulebook } = await editionNamed(save.edition);
      const { game, parted, beside } = load(save, rulebook);
      if (parted)
        process.stderr.write(`${partedSentence(parted)} ${file} is drawn as it stood at answer ${parted.at}.\n`);
      await writeOutputs(game, flags.out, { ...flags, beside });
    });
}
