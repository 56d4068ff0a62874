import { type Advice, advise, deadliestEvil, type Prospect } from '@understory/evil';
import { type AskInWords, inWords, load, Problem, partedSentence, readSave, tellerOf } from '@understory/table';
import { verdictText } from '@understory/table/words';
import { Command, InvalidArgumentError } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { progress } from '../../shared/progress.ts';

const MOST_PLAYOUTS = 100_000;

/** `understory evil advise`: how every option of what is asked would fare. */
export function adviseCommand(): Command {
  return new Command('advise')
    .description('Play the rest of a kept game many times for every option, and tell how often Kora comes home.')
    .argument('<save>', 'a game kept with --save or --out')
    .option('--playouts <n>', 'how many times an option is played out', playouts, 1000)
    .action((file: string, flags: { readonly playouts: number }) => {
      const { game, parted } = load(readSave(readGiven(file)), deadliestEvil);
      if (parted) process.stderr.write(`${partedSentence(parted)}\n`);
      const ask = game.ask && inWords(game.ask, tellerOf(game));
      if (!ask) throw new Problem('This game is over; there is nothing to advise.');
      let found: Advice | null = null;
      for (found of advise(game, { playouts: flags.playouts }))
        progress(found.prospects[0]?.playouts ?? 0, flags.playouts);
      if (!found) return;
      const about = ask.ask === 'roll' ? `A throw of ${ask.dice} for ${ask.for}.` : ask.prompt;
      process.stdout.write(`${about}  (${ask.clause}, round ${game.world.round})\n${told(found, ask)}\n`);
    });
}

/** A line an option, the best first. */
function told({ prospects, verdict }: Advice, ask: AskInWords): string {
  const rows: (Prospect & { readonly text: string })[] = prospects.map((it) => ({ ...it, text: textOf(ask, it.key) }));
  const wide = Math.max(...rows.map((it) => it.text.length));
  const percent = (share: number) => `${(100 * share).toFixed(1).padStart(5)} %`;
  const head = `${''.padEnd(wide)}  ${'victory'.padStart(14)}  ${'minor'.padStart(7)}  ultimate  rounds`;
  const lines = rows
    .sort((a, b) => b.victory - a.victory)
    .map(
      (it) =>
        `${it.text.padEnd(wide)}  ${percent(it.victory)} ± ${(100 * it.spread).toFixed(1).padStart(4)}  ${percent(it.minor)}  ${percent(it.ultimate)}  ${it.rounds.toFixed(1).padStart(6)}`,
    );
  const compared = prospects.length > 1 ? [verdictText(verdict, (key) => textOf(ask, key))] : [];
  return [head, ...lines, ...compared].join('\n');
}

/** What an option is called; a throw or a card has no options that anybody chooses. */
function textOf(ask: AskInWords, key: string): string {
  const option = ask.ask === 'choose' ? ask.options.find((it) => it.key === key) : undefined;
  return option?.text ?? 'Whatever falls';
}

function playouts(flag: string): number {
  if (/^\d+$/.test(flag) && Number(flag) >= 1 && Number(flag) <= MOST_PLAYOUTS) return Number(flag);
  throw new InvalidArgumentError(`Allowed are whole numbers from 1 to ${MOST_PLAYOUTS}.`);
}
