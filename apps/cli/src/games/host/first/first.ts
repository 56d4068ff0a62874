import { type FirstWorld, firstEdition, firstView } from '@understory/host/first';
import type { HostEdition } from '../edition.ts';
import { firstBalance, firstBalanceFlags } from './balance/first-balance.ts';
import { campaignCommand } from './campaign-command.ts';
import { peopleNamed, peopleScript } from './peoples.ts';
import { sheetOf } from './sheet.ts';
import { summary } from './summary.ts';
import { type FirstFlags, firstFlags, firstGameAdvice, optionsOf } from './world-flags.ts';

export const first: HostEdition = {
  rulebook: firstEdition,
  ages: ['primordial', 'civilization', 'disaster', 'monsters', 'villainy'],
  flags: firstFlags,
  options: (flags: FirstFlags) => optionsOf(flags),
  script: ({ people }: FirstFlags) => peopleScript(people.map(peopleNamed)),
  advice: firstGameAdvice,
  summary,
  view: firstView,
  sheet: sheetOf,
  /** H1-MEA-03 */
  numbers: ({ page }: FirstWorld) =>
    page.labels.flatMap(({ what, at }) =>
      what.kind === 'side number' && 'number' in what ? [{ number: Number(what.number), at }] : [],
    ),
  scenarios: () => import('@understory/host/scenario').then((it) => it.firstEditionScenarios),
  commands: () => [campaignCommand()],
  balanceFlags: firstBalanceFlags,
  balance: firstBalance,
};
