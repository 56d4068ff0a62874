import { Command } from 'commander';
import { EXIT_HELP } from './exit-codes.ts';
import { hostCommand } from './host/host-command.ts';
import { playCommand } from './play/play-command.ts';
import { rulesCommand } from './rules/rules-command.ts';
import { scenarioCommand } from './scenario-command.ts';

/** The program with all its commands. */
export function understory(): Command {
  const program = new Command('understory')
    .description('Solo pen-and-paper dungeon games, played on a real map that remembers everything.')
    .helpCommand(false)
    .showHelpAfterError('(add --help for all there is)')
    .addHelpText('after', EXIT_HELP)
    .addHelpText(
      'after',
      `
Examples:
  understory host --seed 7 --out world.svg      a whole world, drawn
  understory play --save evening.save.json      play it yourself, in the terminal
  understory scenario scenarios/                do the rules still hold?
  understory rules H2-FEA-T3                    what does the rulebook say?`,
    );
  for (const command of [hostCommand(), playCommand(), scenarioCommand(), rulesCommand()]) program.addCommand(command);
  // What is said of errors and how they end is the same everywhere.
  for (const command of [program, ...program.commands]) command.exitOverride().showSuggestionAfterError();
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}
