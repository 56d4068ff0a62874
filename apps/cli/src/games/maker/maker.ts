import type { Playable } from '../../shared/playable.ts';
import { makerBalance } from './balance.ts';
import { makerCommand } from './maker-command.ts';
import { playMaker } from './play-maker.ts';

export const maker: Playable = {
  name: 'maker',
  command: makerCommand,
  play: playMaker,
  scenarios: () => import('@understory/maker/scenario').then((it) => [it.makerScenarios]),
  balance: async (flags) => makerBalance(flags),
};
