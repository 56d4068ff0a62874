import { type MakerGame, picture, printedSheet } from '@understory/maker';
import { hands, save } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { boardPicture, isPicture, PICTURES } from '../../shared/board-picture.ts';
import { seedOf } from '../../shared/seed.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { adviseCommand } from './advise-command.ts';
import { endView } from './end-view.ts';
import { begunBy, type MakerFlags, resultLines, withMakerFlags } from './maker-flags.ts';
import { printCommand, printedGame } from './print-command.ts';
import { resultCommand } from './result-command.ts';

interface Flags extends Omit<MakerFlags, 'players'> {
  readonly player: readonly string[];
  readonly hand: keyof typeof HANDS;
  readonly out: readonly string[];
}

/** The hands by the names that the rulebook's balance gives them: the good one is the default player (DM-BOT), the master searches. */
const HANDS = { good: 'tactical', master: 'master', random: 'random' } as const;

/** `understory maker`: a dungeon built and visited by itself. */
export function makerCommand(): Command {
  const command = new Command('maker').description('Play Dungeon Maker Deluxe by itself, and show the sheet.');
  return withMakerFlags(command)
    .addOption(new Option('--hand <hand>', 'who decides').choices(Object.keys(HANDS)).default('good'))
    .option(
      '--out <file>',
      'what to write, by its ending: .save.json, .json, .pdf, .svg or .png; may be given several times',
      collectedOut,
      [],
    )
    .addHelpText(
      'after',
      `
Endings:
  .save.json   a save, to open in the app or with "understory play maker --resume"
  .json        the game as data for other programs (docs/game-format.md)
  .pdf         the filled-in sheets, to be printed
  .svg, .png   the filled-in sheet, drawn; of several players each has a file: sheet-2.svg for the second

Examples:
  understory maker --seed 7
  understory maker --seed 7 --hand master --out evening.save.json
  understory maker --player Ann --player Ben
  understory maker --table K7Q2 --player Ann --send Hex:Ben:3
  understory maker result DM1.… DM1.…             who wins?
  understory maker advise evening.save.json        what had I best do?
  understory maker print blank.pdf                 an empty sheet for pencil and dice`,
    )
    .addCommand(resultCommand())
    .addCommand(adviseCommand())
    .addCommand(printCommand())
    .action(async ({ player, ...flags }: Flags) => {
      const game = begun({ ...flags, players: player }, flags.hand);
      game.playTo(() => false);
      process.stdout.write(`${endView(game)}${resultLines(game, flags.table, flags.send)}\n`);
      for (const file of flags.out)
        for (const [name, bytes] of await written(game, file)) {
          writeWhole(name, bytes);
          process.stderr.write(`Wrote ${name}\n`);
        }
    });
}

function begun(flags: MakerFlags, hand: keyof typeof HANDS): MakerGame {
  const seed = seedOf(flags);
  const game = begunBy(flags, seed, hands({ choices: HANDS[hand] }));
  if (flags.seed === undefined && flags.table === undefined)
    process.stderr.write(`To have this game again: --seed ${seed}\n`);
  return game;
}

/** Files to write, and what is in them. */
async function written(game: MakerGame, file: string): Promise<[string, string | Uint8Array][]> {
  if (isPicture(file)) return await drawn(game, file);
  if (file.endsWith('.pdf')) return [[file, await printedGame(game)]];
  if (file.endsWith('.save.json')) return [[file, `${JSON.stringify(save(game))}\n`]];
  const { makerFile } = await import('@understory/maker/file');
  return [[file, `${JSON.stringify(makerFile(game), null, 1)}\n`]];
}

async function drawn({ world }: MakerGame, file: string): Promise<[string, string | Uint8Array][]> {
  const { drawSheet } = await import('@understory/ink/boards');
  const ending = file.slice(file.lastIndexOf('.'));
  const stem = file.slice(0, -ending.length);
  return await Promise.all(
    picture(world).sheets.map(
      async (sheet, i): Promise<[string, string | Uint8Array]> => [
        i === 0 ? file : `${stem}-${i + 1}${ending}`,
        await boardPicture(drawSheet(printedSheet(sheet)), file),
      ],
    ),
  );
}

function collectedOut(file: string, before: readonly string[]): string[] {
  if (file.endsWith('.json') || file.endsWith('.pdf') || isPicture(file)) return [...before, file];
  throw new InvalidArgumentError(`It must end in .save.json, .json, .pdf, ${PICTURES.join(' or ')}.`);
}
