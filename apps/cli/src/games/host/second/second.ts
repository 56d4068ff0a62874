import { secondEdition, secondView } from '@understory/host/second';
import type { HostEdition } from '../edition.ts';
import { adviceText } from './advice-text.ts';
import { balanceFlags, hostBalance } from './balance/host-balance.ts';
import { cardsCommand } from './cards/cards-command.ts';
import { cardsOf } from './cards-of.ts';
import { peopleScript, peoplesNamed } from './peoples.ts';
import { summary } from './summary.ts';
import { firstGameAdvice, optionsOf, type SecondFlags, secondFlags } from './world-flags.ts';

export const second: HostEdition = {
  rulebook: secondEdition,
  ages: ['primordial', 'civilization', 'monsters', 'villainy'],
  flags: secondFlags,
  options: (flags: SecondFlags) => optionsOf(flags),
  script: ({ people }: SecondFlags) => peopleScript(peoplesNamed(people)),
  advice: firstGameAdvice,
  summary,
  view: secondView,
  sheet: cardsOf,
  advise: adviceText,
  commands: () => [cardsCommand()],
  scenarios: () => import('@understory/host/scenario').then((it) => it.secondEditionScenarios),
  balanceFlags,
  balance: hostBalance,
};
