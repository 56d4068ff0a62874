import { type Advice, advise, deluxe } from '@understory/maker';
import { inWords, load, type OptionInWords, Problem, partedSentence, readSave, tellerOf } from '@understory/table';
import { verdictText } from '@understory/table/words';
import { Command, InvalidArgumentError } from 'commander';
import { readGiven } from '../../shared/given-files.ts';

const MOST_PLAYOUTS = 1_000_000;

/** `understory maker advise`: what each option of a kept game is worth. */
export function adviseCommand(): Command {
  return new Command('advise')
    .description('Play the rest of a kept game many times after each option, and tell what it comes to.')
    .argument('<save>', 'a game kept with --save or --out')
    .option('--playouts <n>', `how many in all, up to ${MOST_PLAYOUTS}`, count, 5000)
    .addHelpText(
      'after',
      `
Examples:
  understory maker advise evening.save.json
  understory maker advise evening.save.json --playouts 50000`,
    )
    .action((file: string, { playouts }: { playouts: number }) => {
      const { game, parted } = load(readSave(readGiven(file)), deluxe);
      if (parted) process.stderr.write(`${partedSentence(parted)}\n`);
      const ask = game.ask && inWords(game.ask, tellerOf(game));
      if (ask?.ask !== 'choose')
        throw new Problem(
          ask ? 'The game waits for dice, not for a choice.' : 'This game is over; there is nothing to advise.',
        );
      let last: Advice | null = null;
      for (const advice of advise(game)) {
        last = advice;
        if (process.stderr.isTTY && advice.figures[0]?.n === 1) process.stderr.write('thinking …\r');
        if (advice.playouts >= playouts) break;
      }
      if (last) process.stdout.write(`${ask.prompt}  (${ask.clause})\n${told(last, ask.options)}\n`);
    });
}

function told({ figures, playouts, verdict }: Advice, options: readonly OptionInWords[]): string {
  const textOf = (key: string) => options.find((it) => it.key === key)?.text ?? '';
  const best = figures.map((it) => ({ ...it, text: textOf(it.key) })).sort((a, b) => b.mean - a.mean);
  const wide = Math.max(...best.map((it) => it.text.length));
  return [
    ...best.map(
      ({ text, mean, error, spread }) =>
        `  ${text.padEnd(wide)}  ${mean.toFixed(2).padStart(6)} ± ${error.toFixed(2)}   (single games spread by ${spread.toFixed(1)})`,
    ),
    verdictText(verdict, textOf),
    `${playouts.toLocaleString('en')} playouts by a quick, rough player: what counts is the order, not the score.`,
  ].join('\n');
}

function count(flag: string): number {
  if (/^\d+$/.test(flag) && Number(flag) >= 1 && Number(flag) <= MOST_PLAYOUTS) return Number(flag);
  throw new InvalidArgumentError(`Allowed are whole numbers from 1 to ${MOST_PLAYOUTS}.`);
}
