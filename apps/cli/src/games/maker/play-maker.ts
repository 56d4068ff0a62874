import { deluxe, type MakerOptions, makerOptions, picture, tableSeed, type World } from '@understory/maker';
import type { Entry } from '@understory/table';
import type { Command } from 'commander';
import { seedOf } from '../../shared/seed.ts';
import { type AtTerminal, type PlayFlags, playAtTerminal, withPlayFlags } from '../../terminal/at-terminal.ts';
import { endView } from './end-view.ts';
import { type MakerFlags, nameAtTable, playersOf, withMakerFlags } from './maker-flags.ts';
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
    .action(({ player, ...flags }: Flags) => playAtTerminal(flags, maker({ ...flags, players: player })));
}

/** The sheet is shown again when something has been drawn on it. */
const DRAWN = new Set(['loot lies', 'entrance drawn', 'built', 'collected', 'exit drawn', 'hero died', 'hero escaped']);

function maker(flags: MakerFlags): AtTerminal<World, MakerOptions> {
  const { table } = flags;
  return {
    rulebook: deluxe,
    byItself: 'maker',
    seed: table === undefined ? seedOf(flags) : tableSeed(table),
    options: table === undefined ? playersOf(flags) : makerOptions({ players: [nameAtTable(flags)] }),
    title: () => 'Dungeon Maker Deluxe',
    summary: endView,
    show: (news: readonly Entry[], world: World) =>
      news.some((it) => DRAWN.has(it.kind)) ? picture(world).sheets.map(sheetView) : [],
  };
}
