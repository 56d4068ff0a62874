import { secondEdition, secondView } from '@understory/host/second';
import type { HostEdition } from '../edition.ts';
import { adviceText } from './advice-text.ts';
import { hostBalance, withHostBalanceFlags } from './balance/host-balance.ts';
import { cardsCommand } from './cards/cards-command.ts';
import { cardsOf } from './cards-of.ts';
import { peopleScript } from './peoples.ts';
import { summary } from './summary.ts';
import { firstGameAdvice, optionsOf, type SecondFlags, withSecondFlags } from './world-flags.ts';

export const second: HostEdition = {
  rulebook: secondEdition,
  ages: ['primordial', 'civilization', 'monsters', 'villainy'],
  withFlags: withSecondFlags,
  options: (flags: SecondFlags) => optionsOf(flags),
  script: ({ people }: SecondFlags) => peopleScript(people),
  advice: firstGameAdvice,
  summary,
  view: secondView,
  sheet: cardsOf,
  advise: adviceText,
  commands: () => [cardsCommand()],
  scenarios: () => import('@understory/host/scenario').then((it) => it.secondEditionScenarios),
  withBalanceFlags: withHostBalanceFlags,
  balance: hostBalance,
};
