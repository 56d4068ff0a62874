import type { Playable } from '../../shared/playable.ts';
import { evilBalance } from './balance.ts';
import { evilCommand } from './evil-command.ts';
import { playEvil } from './play-evil.ts';

export const evil: Playable = {
  name: 'evil',
  command: evilCommand,
  play: playEvil,
  scenarios: () => import('@understory/evil/scenario').then((it) => [it.evilScenarios]),
  balance: async (flags) => evilBalance(flags),
};
