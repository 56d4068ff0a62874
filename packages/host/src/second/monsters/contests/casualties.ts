import type { Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import { choose } from '../../asks.ts';
import { losePopulation } from '../belongings.ts';
import type { Cause } from '../cause.ts';
import { type Den, isAnnexed } from '../den.ts';
import { sizeOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { slayWild } from './wild.ts';

/** A Fight or a Hunt takes a ●: of a wild group, of a group, or of one that the Empire sends in its stead (H2-EMP-25). */
export function* casualty(den: Den, loser: Creature, why: Cause & { readonly by: Creature }): Rule {
  const { by } = why;
  if (loser.is === 'wild') {
    if (by.is === 'monster') slayWild(den, loser, 1, { ...why, by });
    return;
  }
  const bearer = yield* whoBears(den, loser);
  if (bearer === loser) {
    yield* losePopulation(den, loser, 1, why);
    return;
  }
  // H2-EMP-27: nobody attacked the one that bears it, and the Empire lost nothing.
  const { cause } = why;
  yield* losePopulation(den, bearer, 1, {
    clause: 'H2-EMP-25',
    deed: 'in their stead',
    insteadOf: loser.id,
    ...causedBy(cause),
  });
}

/** H2-EMP-25: the annexed group with the most ●, if it has at least 2; else the Empire itself. */
function* whoBears(den: Den, loser: Monster): Rule<Monster> {
  if (den.villain?.monster !== loser) return loser;
  const annexed = den.monsters.filter((it) => isAnnexed(den, it.id));
  if (annexed.length === 0) return loser;
  const largest = annexed.reduce((a, b) => (sizeOf(den, b) > sizeOf(den, a) ? b : a));
  const key = yield* choose('H2-EMP-25', {
    by: loser.id,
    topic: { kind: 'who bears the loss', group: loser.id },
    options: [loser, ...annexed].map((it) => ({
      key: it.id,
      what: { kind: 'bearer', group: it.id, population: sizeOf(den, it) },
      subject: { group: it.id },
    })),
    usual: sizeOf(den, largest) >= 2 ? largest.id : loser.id,
    about: loser.id,
  });
  return annexed.find((it) => it.id === key) ?? loser;
}
