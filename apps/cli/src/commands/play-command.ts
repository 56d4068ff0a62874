import { Command } from 'commander';
import { GAMES } from '../games/games.ts';

/** `understory play`: the same games, asked in the terminal. Without a game's name it is How to Host a Dungeon. */
export function playCommand(): Command {
  const [chief, ...others] = GAMES;
  const command = chief.play(new Command('play'));
  command.description('Play in the terminal: How to Host a Dungeon, or the game named.');
  for (const game of others) {
    command.addCommand(game.play(new Command(game.name)));
    command.addHelpText('after', `  understory play ${game.name} --seed 7`);
  }
  return command;
}
