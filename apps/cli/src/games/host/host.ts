import type { Playable } from '../../shared/playable.ts';
import { drawCommand } from './draw-command.ts';
import { type Editions, editionOf, refuseOthers, withEdition, withFlagsOf } from './editions.ts';
import { exportCommand } from './export-command.ts';
import { hostCommand } from './host-command.ts';
import { legendsCommand } from './legends-command.ts';
import { playHost } from './play-host.ts';
import { tellCommand } from './tell-command.ts';

/** How to Host a Dungeon, in these editions. */
export function hostGame(editions: Editions): Playable {
  return {
    name: 'host',
    command: () => hostCommand(editions),
    more: () => [
      drawCommand(),
      exportCommand(),
      tellCommand(),
      legendsCommand(),
      ...editions.flatMap((it) => it.commands?.() ?? []),
    ],
    play: (command) => playHost(command, editions),
    scenarios: () => Promise.all(editions.map((it) => it.scenarios())),
    withBalanceFlags(command) {
      return withFlagsOf(
        withEdition(command, editions),
        editions.map((it) => it.balanceFlags()),
      );
    },
    balance(flags: Parameters<Playable['balance']>[0] & { readonly edition: string }, command) {
      const edition = editionOf(editions, flags);
      refuseOthers(command, edition, editions, (it) => it.balanceFlags());
      return edition.balance(flags);
    },
  };
}
