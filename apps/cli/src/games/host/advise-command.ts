import { AUTOPILOTS, type Autopilot, load, Problem, partedSentence, readSave } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { progress } from '../../shared/progress.ts';
import { type Editions, editionOf } from './editions.ts';

const MOST_PLAYOUTS = 10_000;

interface Flags {
  readonly playouts: number;
  readonly hand: Autopilot;
}

/** `understory host advise`: what becomes of a world after each answer. */
export function adviseCommand(editions: Editions): Command {
  return new Command('advise')
    .description('Play the rest of a kept world many times after each answer, and tell what becomes of it.')
    .argument('<save>', 'a save from the app, or of "understory host" or "understory play"')
    .option('--playouts <n>', `how many times an answer is played out, up to ${MOST_PLAYOUTS}`, count, 100)
    .addOption(new Option('--hand <hand>', 'who decides in the playouts').choices(AUTOPILOTS).default('tactical'))
    .addHelpText(
      'after',
      `
Examples:
  understory host advise evening.save.json
  understory host advise evening.save.json --playouts 500 --hand story`,
    )
    .action(async (file: string, flags: Flags) => {
      const save = readSave(readGiven(file));
      const edition = editionOf(editions, save);
      if (!edition.advise)
        throw new Problem(`Worlds of edition ${save.edition} have no advisor yet; those of edition 2 have.`);
      const { game, parted } = load(save, edition.rulebook);
      if (parted) process.stderr.write(`${partedSentence(parted)}\n`);
      if (!game.ask) throw new Problem('This story is told; there is nothing to advise.');
      const advice = await edition.advise(game, { ...flags, progress });
      if (advice === null) throw new Problem('The game waits for dice or a name, not for a choice.');
      process.stdout.write(`${advice}\n`);
    });
}

function count(flag: string): number {
  if (/^\d+$/.test(flag) && Number(flag) >= 1 && Number(flag) <= MOST_PLAYOUTS) return Number(flag);
  throw new InvalidArgumentError(`Allowed are whole numbers from 1 to ${MOST_PLAYOUTS}.`);
}
