import { meetUp } from '../ground/meeting.ts';
import { remember } from '../history.ts';
import { casualty } from './casualties.ts';
import type { ContestRules } from './contest-rules.ts';
import { noteDealing } from './dealing.ts';
import { prize } from './meeting.ts';

const clause = 'H2-ACT-243';

/** H2-ACT-243: no dice, no ★, no ⌂. */
export const hunt: ContestRules = {
  mayTargetWild: () => true,
  *play(den, me, to) {
    const cause = noteDealing(den, me, to, 'hunt', clause);
    yield* meetUp(den, me, to, 'H2-MON-114', cause);
    remember(den, 'hunt', me, to);
    yield* casualty(den, to, { clause, deed: 'hunt', by: me, cause });
  },
  // H2-ACT-T2.12
  worth: prize,
};
