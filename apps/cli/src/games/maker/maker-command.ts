import { deluxe, type MakerGame, type Order, picture, printedSheet, resultCode, tableGame } from '@understory/maker';
import { Game, hands, Problem, save } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { boardPicture, isPicture, PICTURES } from '../../shared/board-picture.ts';
import { seedOf } from '../../shared/seed.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { adviseCommand } from './advise-command.ts';
import { endView } from './end-view.ts';
import { collectedOrder, type MakerFlags, nameAtTable, playersOf, withMakerFlags } from './maker-flags.ts';
import { printCommand, printedGame } from './print-command.ts';
import { resultCommand } from './result-command.ts';

interface Flags extends Omit<MakerFlags, 'players'> {
  readonly player: readonly string[];
  readonly hand: 'good' | 'random';
  readonly send: readonly Order[];
  readonly out: readonly string[];
}

/** The hands by the names that the rulebook's balance gives them; the good one is the default player (DM-BOT). */
const HANDS = { good: 'tactical', random: 'random' } as const;

/** `understory maker`: a dungeon built and visited by itself. */
export function makerCommand(): Command {
  const command = new Command('maker').description('Play Dungeon Maker Deluxe by itself, and show the sheet.');
  return withMakerFlags(command)
    .addOption(new Option('--hand <hand>', 'who decides').choices(Object.keys(HANDS)).default('good'))
    .option(
      '--send <spell:player:hero>',
      'at a table: send a spell to a rival, to be cast on that hero as soon as it fits',
      collectedOrder,
      [],
    )
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
  .json        the sheets as data
  .pdf         the filled-in sheets, to be printed
  .svg, .png   the filled-in sheet, drawn; of several players each has a file: sheet-2.svg for the second

Examples:
  understory maker --seed 7
  understory maker --seed 7 --hand random --out evening.save.json
  understory maker --player Ann --player Ben
  understory maker --table K7Q2 --player Ann --send Hex:Ben:3
  understory maker result DM1.… DM1.…             who wins?
  understory maker advise evening.save.json        what had I best do?
  understory maker print blank.pdf                 an empty sheet for pencil and dice`,
    )
    .enablePositionalOptions()
    .addCommand(resultCommand())
    .addCommand(adviseCommand())
    .addCommand(printCommand())
    .action(async ({ player, ...flags }: Flags) => {
      const game = begun({ ...flags, players: player }, flags.hand);
      if (flags.send.length > 0 && flags.table === undefined)
        throw new Problem('Spells are sent from table to table: add --table.');
      game.playTo(() => false);
      process.stdout.write(`${endView(game)}\n`);
      if (flags.table !== undefined)
        process.stdout.write(
          `\nThe result, for the others at the table:\n${resultCode(game, flags.table, flags.send)}\n`,
        );
      for (const file of flags.out)
        for (const [name, bytes] of await written(game, file)) {
          writeWhole(name, bytes);
          process.stderr.write(`Wrote ${name}\n`);
        }
    });
}

function begun(flags: MakerFlags, hand: keyof typeof HANDS): MakerGame {
  const choices = HANDS[hand];
  if (flags.table !== undefined) {
    if (flags.seed !== undefined) throw new Problem('A table has dice of its own: leave out --seed.');
    return tableGame(flags.table, nameAtTable(flags), hands({ choices }));
  }
  const seed = seedOf(flags);
  if (flags.seed === undefined) process.stderr.write(`To have this game again: --seed ${seed}\n`);
  return new Game(deluxe, { seed, options: playersOf(flags), hands: hands({ choices }) });
}

/** Files to write, and what is in them. */
async function written(game: MakerGame, file: string): Promise<[string, string | Uint8Array][]> {
  if (isPicture(file)) return await drawn(game, file);
  if (file.endsWith('.pdf')) return [[file, await printedGame(game)]];
  if (file.endsWith('.save.json')) return [[file, `${JSON.stringify(save(game))}\n`]];
  return [[file, `${JSON.stringify({ seed: game.seed, ...picture(game.world) }, null, 1)}\n`]];
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
