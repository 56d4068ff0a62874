import { existsSync } from 'node:fs';
import { combine, type Rank, readResult, unspentText } from '@understory/maker';
import { Problem } from '@understory/table';
import { Command } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { plain } from '../../shared/plain.ts';
import { endView } from './end-view.ts';

/** `understory maker result`: are these results true, and who wins? */
export function resultCommand(): Command {
  return new Command('result')
    .description('Play results of a table again, and tell who wins; one alone is shown.')
    .argument('<code-or-file...>', 'result codes, or files that hold some, one a line')
    .option('--sheets', 'show every sheet too')
    .addHelpText(
      'after',
      `
A result that does not come to the score it tells is refused. Each spell that was sent is cast at the first moment where it
fits (DM-SPL-T1), at most one a visit (DM-MUL-07).

Examples:
  understory maker result DM1.… DM1.…
  understory maker result evening.txt --sheets`,
    )
    .action((given: string[], { sheets = false }: { sheets?: boolean }) => {
      const codes = given.flatMap(codesIn);
      if (codes.length === 0) throw new Problem(`${given.join(', ')} holds no result code: none begins with DM1.`);
      process.stdout.write(`${plain(codes.length === 1 ? shown(codes[0] ?? '') : combined(codes, sheets))}\n`);
    });
}

/** A code, or all codes of a file: what begins otherwise there is taken for talk. */
function codesIn(given: string): string[] {
  if (given.startsWith('DM1.')) return [given];
  if (!existsSync(given)) throw new Problem(`There is no file ${given}, and a result code begins with DM1.`);
  return readGiven(given)
    .split(/\s+/)
    .filter((it) => it.startsWith('DM1.'));
}

function shown(code: string): string {
  const { name, table, game, orders } = readResult(code);
  const sent = orders.map((it) => `\nSent: ${it.spell} to hero ${it.hero} in ${it.target}’s dungeon.`);
  return `${endView(game)}\n\n${name} at table ${table}: the result holds.${sent.join('')}`;
}

function combined(codes: readonly string[], sheets: boolean): string {
  const { table, standings, unspent, game } = combine(codes);
  const wide = Math.max(...standings.map((it) => it.name.length), 6);
  return [
    ...(sheets ? [endView(game), ''] : []),
    `Table ${table}`,
    `  ${'player'.padEnd(wide + 4)}score  souls  coin`,
    ...standings.map((it) => standing(it, wide)),
    ...unspent.map(unspentText),
  ].join('\n');
}

function standing({ place, name, score, alone, souls, coin, hasWon }: Rank, wide: number): string {
  const changed = score === alone ? '' : `   ${alone} without the others’ spells`;
  const row = `${name.padEnd(wide)}${cell(score, 7)}${cell(souls, 7)}${cell(coin, 6)}`;
  return `${cell(place, 3)}. ${row}${hasWon ? '  wins' : ''}${changed}`;
}

function cell(value: number, wide: number): string {
  return String(value).padStart(wide);
}
