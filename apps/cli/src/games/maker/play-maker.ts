import { deluxe, type MakerOptions, picture, type World } from '@understory/maker';
import { type Entry, type Game, hands, Problem } from '@understory/table';
import type { Command } from 'commander';
import { plain } from '../../shared/plain.ts';
import { seedOf } from '../../shared/seed.ts';
import { type AtTerminal, type PlayFlags, playAtTerminal, withPlayFlags } from '../../terminal/at-terminal.ts';
import { endView } from './end-view.ts';
import { begunBy, type MakerFlags, resultLines, withMakerFlags } from './maker-flags.ts';
import { askedOrders } from './send-spells.ts';
import { sheetView } from './sheet-view.ts';

interface Flags extends Omit<MakerFlags, 'players'>, PlayFlags {
  readonly player: readonly string[];
}

/** `understory play maker` */
export function playMaker(command: Command): Command {
  command.description('Play Dungeon Maker Deluxe in the terminal, alone or in turns.');
  return withPlayFlags(withMakerFlags(command))
    .addHelpText(
      'after',
      `
Examples:
  understory play maker --save evening.save.json
  understory play maker --player Ann --player Ben
  understory play maker --table K7Q2 --player Ann`,
    )
    .action(({ player, ...flags }: Flags) => {
      if (flags.table !== undefined && flags.dice === 'typed')
        throw new Problem('At a table all play with the table’s dice: leave out --dice.');
      return playAtTerminal(flags, maker({ ...flags, players: player }));
    });
}

/** The sheet is shown again when something has been drawn on it. */
const DRAWN = new Set(['loot lies', 'entrance drawn', 'built', 'collected', 'exit drawn', 'hero died', 'hero escaped']);

function maker(flags: MakerFlags): AtTerminal<World, MakerOptions> {
  const { seed, options } = begunBy(flags, seedOf(flags), hands());
  return {
    rulebook: deluxe,
    byItself: 'maker',
    seed,
    options,
    usual: 'tactical',
    title: () => 'Dungeon Maker Deluxe',
    summary: (game) => ended(game, flags),
    show: (news: readonly Entry[], world: World) =>
      news.some((it) => DRAWN.has(it.kind)) ? picture(world).sheets.map((it) => plain(sheetView(it))) : [],
  };
}

/** At a table, what is left of one's spells may go to the others, with the result. */
async function ended(game: Game<World, MakerOptions>, { table, send }: MakerFlags): Promise<string> {
  const orders = table === undefined || send.length > 0 ? send : await askedOrders(game.world);
  return `${endView(game)}${resultLines(game, table, orders)}`;
}
