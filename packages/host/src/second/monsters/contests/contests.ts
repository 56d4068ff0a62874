import type { Verb } from '../../cards/tree/deeds.ts';
import { ally } from './ally.ts';
import { annex } from './annex.ts';
import { bribe } from './bribe.ts';
import type { ContestRules } from './contest-rules.ts';
import { exterminate } from './exterminate.ts';
import { extort } from './extort.ts';
import { fight } from './fight.ts';
import { hunt } from './hunt.ts';
import { recruit } from './recruit.ts';
import { rout } from './rout.ts';
import { steal } from './steal.ts';
import { trade } from './trade.ts';

/** How each verb is played. */
export const CONTESTS: Readonly<Record<Verb, ContestRules>> = {
  ally,
  annex,
  bribe,
  exterminate,
  extort,
  fight,
  hunt,
  recruit,
  rout,
  steal,
  trade,
};
