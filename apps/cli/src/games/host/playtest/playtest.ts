import { playtestEdition, playtestView } from '@understory/host/playtest';
import type { HostEdition } from '../edition.ts';
import { playtestBalance, playtestBalanceFlags } from './balance/playtest-balance.ts';
import { sheetOf } from './sheet.ts';
import { summary } from './summary.ts';
import { optionsOf, type PlaytestFlags, playtestFlags } from './world-flags.ts';

export const playtest: HostEdition = {
  rulebook: playtestEdition,
  ages: ['primordial', 'civilization', 'disaster', 'monsters', 'villainy'],
  flags: playtestFlags,
  options: (flags: PlaytestFlags) => optionsOf(flags),
  script: () => () => null,
  advice: () => 'The Deep Elves come first, or another people; then whoever moves into what they leave, and a villain.',
  summary,
  view: playtestView,
  sheet: sheetOf,
  scenarios: () => import('@understory/host/scenario').then((it) => it.playtestScenarios),
  balanceFlags: playtestBalanceFlags,
  balance: playtestBalance,
};
