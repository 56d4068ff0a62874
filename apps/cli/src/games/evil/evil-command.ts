import {
  AIMS,
  type Aim,
  boardOf,
  CREDIT,
  deadliestEvil,
  type EvilOptions,
  picture,
  story,
  type World,
} from '@understory/evil';
import { Game, hands, save } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { boardPicture, isPicture, PICTURES } from '../../shared/board-picture.ts';
import { seedOf, seedText } from '../../shared/seed.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { adviseCommand } from './advise-command.ts';
import { legend, mapView } from './map-view.ts';
import { tableView } from './table-view.ts';

/** The flags that say which game is begun; `evil` and `play evil` share them. */
export interface EvilFlags {
  readonly seed?: string;
  readonly nerve: number;
  readonly aim?: Aim;
}

/** The hands by the names that the rulebook's balance gives them: the good one is the default player (DE-BOT), the master searches. */
const HANDS = { good: 'tactical', master: 'master', random: 'random' } as const;

interface Flags extends EvilFlags {
  readonly hand: keyof typeof HANDS;
  readonly until?: number;
  readonly out: readonly string[];
  readonly story?: string;
}

export function withEvilFlags(command: Command): Command {
  return command
    .option('--seed <text>', 'the game’s seed: any text; made up and told if left out', seedText)
    .option('--nerve <n>', 'the Life from which on the good hand goes on after a deed, 1–7 (7: home at once)', nerve, 4)
    .addOption(
      new Option('--aim <aim>', 'what the master hand plays for: any victory, or only the ultimate one').choices(AIMS),
    );
}

export function evilOptionsOf({ nerve: life, aim }: EvilFlags): EvilOptions {
  return { nerve: life, ...(aim && { aim }) };
}

/** `understory evil`: a game of Dungeon of Deadliest Evil, played by itself. */
export function evilCommand(): Command {
  return withEvilFlags(
    new Command('evil').description('Play Dungeon of Deadliest Evil by itself, and show how it ends.'),
  )
    .addOption(new Option('--hand <hand>', 'who plays Kora').choices(Object.keys(HANDS)).default('good'))
    .option('--until <round>', 'stop when this round begins, and leave the rest to you', wholeNumber)
    .option(
      '--out <file>',
      'what to write, by its ending: .save.json, .json, .svg or .png; may be given several times',
      collectedOut,
      [],
    )
    .option('--story <file>', 'tell the adventure as a short story in this file (.md); - for standard output')
    .addHelpText(
      'after',
      `
Endings:
  .save.json   a save, to open in the app or with "understory play evil --resume"
  .json        the game as data for other programs (docs/game-format.md)
  .svg, .png   the dungeon, drawn

On the map: @ Kora, g goblins, s skeletons, G Grislyk, ✓ searched, ≡ a staircase, and by tile ≈ The Pit, † The Hall of
Blades, ▒ The Cliff, ║ The Narrow Passage, ▤ the Book, Ü the Crucible.

Examples:
  understory evil --seed 7
  understory evil --seed 7 --hand random
  understory evil --seed 7 --hand master --aim ultimate
  understory evil --seed 7 --story tale.md --out dungeon.svg --out game.save.json
  understory evil --seed 7 --until 5 --out game.save.json && understory evil advise game.save.json

${CREDIT}`,
    )
    .addCommand(adviseCommand())
    .action(async (flags: Flags) => {
      const seed = seedOf(flags);
      if (flags.seed === undefined) process.stderr.write(`To have this game again: --seed ${seed}\n`);
      const choices = HANDS[flags.hand];
      const game = new Game(deadliestEvil, { seed, options: evilOptionsOf(flags), hands: hands({ choices }) });
      game.playTo(({ world }) => world.round === flags.until);
      // Who opens it plays on.
      if (game.ask) game.hands = hands({ choices: 'person' });
      if (flags.story !== '-') process.stdout.write(`${shown(game.world)}\n\n${CREDIT}\n`);
      await write(game, flags);
    });
}

/** The whole table, as it lies. */
export function shown(world: World): string {
  const it = picture(world);
  return [mapView(it), legend(it), tableView(it)].join('\n\n');
}

async function write(game: Game<World, EvilOptions>, { out, story: tale }: Flags): Promise<void> {
  for (const file of out) {
    writeWhole(file, await formed(game, file));
    process.stderr.write(`Wrote ${file}\n`);
  }
  if (tale === '-') process.stdout.write(story(game.world, game.seed));
  else if (tale !== undefined) {
    writeWhole(tale, story(game.world, game.seed));
    process.stderr.write(`Wrote ${tale}\n`);
  }
}

async function formed(game: Game<World, EvilOptions>, file: string): Promise<string | Uint8Array> {
  if (isPicture(file)) return drawn(game, file);
  if (file.endsWith('.save.json')) return `${JSON.stringify(save(game))}\n`;
  const { evilFile } = await import('@understory/evil/file');
  return `${JSON.stringify(evilFile(game), null, 1)}\n`;
}

async function drawn({ world }: Game<World, EvilOptions>, file: string): Promise<string | Uint8Array> {
  const { extentOf, paperOf } = await import('@understory/ink/boards');
  const board = boardOf(picture(world));
  return boardPicture(paperOf(board, extentOf(board)), file);
}

function nerve(flag: string): number {
  if (/^[1-7]$/.test(flag)) return Number(flag);
  throw new InvalidArgumentError('Allowed are whole numbers from 1 to 7.');
}

function wholeNumber(flag: string): number {
  if (/^[1-9]\d{0,3}$/.test(flag)) return Number(flag);
  throw new InvalidArgumentError('Allowed are whole numbers from 1.');
}

function collectedOut(file: string, before: readonly string[]): string[] {
  if (file.endsWith('.json') || isPicture(file)) return [...before, file];
  throw new InvalidArgumentError(`It must end in .save.json, .json, ${PICTURES.join(' or ')}.`);
}
