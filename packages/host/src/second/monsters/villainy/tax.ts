import type { Plain } from '../../cards/steps/plain.ts';
import { sinceLast } from '../../note.ts';
import { isAnnexed } from '../den.ts';
import { treasureOf } from '../measure.ts';
import type { StepRules } from '../steps/step-rules.ts';
import { transfer } from '../transfer.ts';

/** H2-EMP-32: every annexed group gives 1 ○, if it has one. */
export const tax: StepRules<Plain<'tax'>> = {
  isPossible: (den) => den.monsters.some((it) => isAnnexed(den, it.id)),
  *play(den, me) {
    for (const it of [...den.monsters]) {
      if (!isAnnexed(den, it.id) || treasureOf(den, it) === 0) continue;
      const since = sinceLast(den.world, 'annexed', ({ to }) => to === it.id);
      yield* transfer(den, it, me, { clause: 'H2-EMP-32', deed: 'tax', by: me, ...since });
    }
    return true;
  },
  worth: () => 2,
};
