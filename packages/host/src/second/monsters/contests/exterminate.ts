import { gain, spend } from '../belongings.ts';
import { destroy, settle } from '../death.ts';
import { meetUp } from '../ground/meeting.ts';
import { remember } from '../history.ts';
import { sizeOf } from '../measure.ts';
import { worthOfRidding } from '../minds/strata.ts';
import { takeableFrom } from '../wealth.ts';
import type { ContestRules } from './contest-rules.ts';
import { noteDealing } from './dealing.ts';
import { slayWild } from './wild.ts';

const clause = 'H2-HRD-14';
const deed = 'extermination';

/** It pays 3 ●, and never its last. */
const LEAST = 4;

/** H2-HRD-14, -15: 3 ● paid, the target wiped out, then it breeds. */
export const exterminate: ContestRules = {
  canBegin: (den, me) => sizeOf(den, me) >= LEAST,
  mayTarget: (den, me, it) => sizeOf(den, it) < sizeOf(den, me),
  mayTargetWild: (den, me, it) => sizeOf(den, it) < sizeOf(den, me),
  *play(den, me, to) {
    const cause = noteDealing(den, me, to, deed, clause);
    yield* meetUp(den, me, to, 'H2-MON-114', cause);
    remember(den, 'exterminate', me, to);
    yield* spend(den, me, '●', 3, { clause, deed, cause });
    if (to.is === 'wild') {
      slayWild(den, to, sizeOf(den, to), { clause, deed, by: me, cause });
      yield* settle(den);
    } else yield* destroy(den, to, me, { clause, deed, cause });
    if (!den.monsters.includes(me) || den.outcome) return;
    yield* gain(den, me, '●', 1, { clause, deed: 'breed', cause });
    remember(den, 'breed', me);
  },
  // H2-ACT-T2.8
  worth: ({ den, me, target }) => -6 + 3 + 2 * takeableFrom(den, target).length + worthOfRidding(den, me, target),
};
