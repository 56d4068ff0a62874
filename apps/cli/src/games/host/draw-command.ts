import { editionNamed } from '@understory/host';
import type { Detail, LookName } from '@understory/ink';
import { load, Problem, partedSentence, readSave } from '@understory/table';
import { Command, Option } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { plain } from '../../shared/plain.ts';
import { agesIn, onlyAge } from './age-sheets.ts';
import { collected, detailFlag, LOOKS, pixels, togetherBy } from './host-command.ts';
import { type Output, writeOutputs } from './outputs.ts';

interface DrawFlags {
  readonly look: LookName;
  readonly width: number;
  readonly out: readonly Output[];
  readonly sheets?: true;
  readonly ages?: true;
  readonly sheet?: true;
  readonly margin?: true;
  readonly detail?: Detail;
}

/** `understory draw`: the map of a save, with what was drawn on it by hand. */
export function drawCommand(): Command {
  return new Command('draw')
    .description('Draw the map of a save, with all that was drawn on it by hand.')
    .argument('<save>', 'a save from the app, or of "understory host" or "understory play"')
    .addOption(new Option('--look <look>', 'how the map is drawn').choices(Object.keys(LOOKS)).default('pen-and-paper'))
    .option('--width <px>', 'how wide a PNG is', pixels, 1600)
    .option(
      '--sheets',
      'each age on a sheet of tracing paper of its own: map.svg becomes map-primordial.svg, map-civilization.svg …',
    )
    .option('--ages', 'all ages in one picture: the map as it stood at the end of each, side by side')
    .option('--sheet', 'all ages in one picture, each on its own tracing paper')
    .option('--margin', 'a strip under the map with scale, compass and legend')
    .addOption(detailFlag())
    .requiredOption('--out <file>', 'what to write, by its ending as in "understory host"', collected, [])
    .addHelpText(
      'after',
      `
Examples:
  understory draw evening.save.json --out evening.svg
  understory draw evening.save.json --look night --width 4000 --out evening.png
  understory draw evening.save.json --sheets --out evening.svg
  understory draw evening.save.json --ages --margin --out ages.png`,
    )
    .action(async (file: string, flags: DrawFlags) => {
      const save = readSave(readGiven(file));
      const { rulebook } = await editionNamed(save.edition);
      const { game, parted, beside } = load(save, rulebook);
      if (parted)
        process.stderr.write(`${plain(partedSentence(parted))} ${file} is drawn as it stood at answer ${parted.at}.\n`);
      const { entries } = game.world.journal;
      for (const age of flags.sheets ? agesIn(entries).keys() : [])
        await writeOutputs(game, sheetsOf(flags.out, age), { ...flags, beside, tracing: onlyAge(entries, age) });
      const rest = flags.sheets ? flags.out.filter((it) => !isDrawn(it)) : flags.out;
      await writeOutputs(game, rest, { ...flags, beside, ...togetherBy(flags) });
    });
}

function isDrawn({ form }: Output): boolean {
  return form === '.svg' || form === '.png';
}

/** `map-primordial.svg`, beside where `map.svg` would be. */
function sheetsOf(outputs: readonly Output[], age: string): Output[] {
  return outputs.filter(isDrawn).map(({ file, form }) => {
    if (file.startsWith('-')) throw new Problem('Each sheet is a file of its own: name one instead of -.');
    return { form, file: `${file.slice(0, -form.length)}-${age}${form}` };
  });
}
