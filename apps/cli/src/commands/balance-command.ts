import { Command, Option } from 'commander';
import { GAMES } from '../games/games.ts';
import { EXIT } from '../shared/exit-codes.ts';
import type { BalanceFlags } from '../shared/playable.ts';
import { upTo } from '../shared/up-to.ts';
import { writeWhole } from '../shared/write-whole.ts';

interface Flags extends BalanceFlags {
  readonly game: string;
  readonly out?: string;
}

const MOST_GAMES = 100_000;

/** `understory balance`: many ages, whole histories or smaller games, and how they end. */
export function balanceCommand(): Command {
  const [chief, ...others] = GAMES;
  const command = new Command('balance')
    .description(
      'Play many Ages of Civilization, whole histories, or smaller games by themselves, and tell how they end.',
    )
    .addOption(new Option('--game <game>', 'which game').choices(GAMES.map(({ name }) => name)).default(chief.name))
    .option(
      '--games <n>',
      `of ${others.map(({ name }) => name).join(' and ')}: how many games a way to play`,
      upTo(MOST_GAMES),
      2000,
    );
  command.option(
    '--master <n>',
    `of ${others.map(({ name }) => name).join(' and ')}: so many games by the hand that searches, too`,
    upTo(MOST_GAMES),
  );
  for (const game of GAMES) game.withBalanceFlags?.(command);
  return command
    .option('--out <file>', 'where to keep it, as Markdown; to standard output if left out')
    .addHelpText(
      'after',
      `
Ends with 1 if a people outlasts its rules in more than 1 of 200 ages, or, over 2000 seeds or more, if an ending of the
rules never comes; of 100 histories or more, if a villain's path is never taken, won or lost; of another game, if a figure of
its rulebook is not met within its margin.

Examples:
  understory balance --seeds 50 --people dwarves
  understory balance --hand story --hand random --out balance.md
  understory balance --histories 100 --hand story --cards moles.card
  understory balance --game evil --games 2000
  understory balance --game maker --games 1000
  understory balance --game maker --games 1000 --master 1000`,
    )
    .action(async (flags: Flags, command: Command) => {
      const game = GAMES.find(({ name }) => name === flags.game) ?? chief;
      const { text, broken } = await game.balance(flags, command);
      if (flags.out === undefined) process.stdout.write(text);
      else writeWhole(flags.out, text);
      for (const it of broken) process.stderr.write(`${it}\n`);
      if (broken.length > 0) process.exitCode = EXIT.failed;
    });
}
