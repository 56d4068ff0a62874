import { Problem } from '@understory/table';
import { Command } from 'commander';
import { balanceCommand } from './commands/balance-command.ts';
import { playCommand } from './commands/play-command.ts';
import { rulesCommand } from './commands/rules/rules-command.ts';
import { scenarioCommand } from './commands/scenario-command.ts';
import { GAMES } from './games/games.ts';
import { EXIT_HELP } from './shared/exit-codes.ts';

/** The program with all its commands. */
export function understory(): Command {
  const program = new Command('understory')
    .description('Solo pen-and-paper dungeon games, played on a real map that remembers everything.')
    .helpCommand(false)
    // A flag after a command's name is that command's.
    .enablePositionalOptions()
    .showHelpAfterError('(add --help for all there is)')
    .addHelpText('after', EXIT_HELP)
    .addHelpText(
      'after',
      `
Examples:
  understory host --seed 7 --out world.svg      a whole world, drawn
  understory maker --seed 7                     a dungeon built, and who comes out of it
  understory evil --seed 7                      Kora goes down, and perhaps comes back
  understory play --save evening.save.json      play it yourself, in the terminal
  understory draw evening.save.json --out m.svg  its map, with what you drew on it
  understory tell evening.save.json              its history, as a saga
  understory legends evening.save.json --out legends/  a page for each group in it
  understory scenario scenarios/                do the rules still hold?
  understory rules H2-FEA-T3                    what does the rulebook say?
  understory cards check moles.card             is the card that I wrote right?
  understory balance --people dwarves           how do their ages end?`,
    );
  for (const command of [
    ...GAMES.map((it) => it.command()),
    playCommand(),
    scenarioCommand(),
    rulesCommand(),
    balanceCommand(),
    ...GAMES.flatMap((it) => it.more?.() ?? []),
  ])
    program.addCommand(command);
  // What is said of errors and how they end is the same everywhere.
  for (const command of [program, ...below(program)]) command.exitOverride().showSuggestionAfterError();
  for (const command of below(program)) command.copyInheritedSettings(program).hook('preSubcommand', refuseStray);
  return program;
}

/** A flag that stands before the name of a subcommand would be the outer command's, and lost there in silence. */
function refuseStray(outer: Command, inner: Command): void {
  const stray = outer.options.find((it) => outer.getOptionValueSource(it.attributeName()) === 'cli');
  if (stray) throw new Problem(`${stray.long} stands before "${inner.name()}"; what is meant for it comes after.`);
}

const below = ({ commands }: Command): Command[] => commands.flatMap((it) => [it, ...below(it as Command)]);
