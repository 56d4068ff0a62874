import { type Clause, choose, type Rule, roll } from '@understory/table';
import { note } from '../../world.ts';
import type { Clash } from '../cards/tree/words.ts';
import type { Den } from './den.ts';
import { meetUp } from './ground/meeting.ts';
import { remember } from './history.ts';
import { bonusOf, nameOf } from './measure.ts';
import { isWorthIt } from './minds/stakes.ts';
import { modifier } from './modifier.ts';
import type { Creature, Monster } from './monster.ts';
import { loseBonus } from './purse.ts';

/** H2-ACT-102 to -108: both roll; the loser may spend ★, then the other, until one passes. True if the actor won. */
export function* conflict(
  den: Den,
  actor: Monster,
  target: Creature,
  clash: Clash,
  clause: Clause,
  step = 0,
): Rule<boolean> {
  yield* meetUp(den, actor, target, 'H2-MON-114');
  const about = `${actor.id} ${target.id}`;
  const ours = yield* roll('H2-ACT-102', '1d6', `${nameOf(actor)} (${clash})`, about);
  const theirs = yield* roll('H2-ACT-102', '1d6', `${nameOf(target)} (against ${clash})`, about);
  const dice = { ours, theirs };
  let mine = ours + modifier(den, actor, target, clash, 'actor', step);
  let other = theirs + modifier(den, actor, target, clash, 'target');
  for (;;) {
    const isActorLosing = mine < other;
    const loser = isActorLosing ? actor : target;
    const need = isActorLosing ? other - mine : mine - other + 1;
    if (loser.is === 'wild' || bonusOf(den, loser) < need) break;
    const stake = {
      clash,
      me: loser,
      other: isActorLosing ? target : actor,
      isActor: isActorLosing,
      mine: isActorLosing ? mine : other,
      theirs: isActorLosing ? other : mine,
      need,
    };
    const key = yield* choose('H2-ACT-106', {
      by: loser.id,
      prompt: `The dice go against ${nameOf(loser)}, ${mine} to ${other}. Spend ${'★'.repeat(need)} to turn it?`,
      options: [
        { key: 'spend', text: `Spend ${need} ★`, does: 'win, unless the other side answers' },
        { key: 'pass', text: 'Keep the ★' },
      ],
      usual: isWorthIt(den, stake),
      about,
    });
    if (key === 'pass') break;
    yield* loseBonus(den, loser, need, { clause: 'H2-ACT-108', text: `${nameOf(loser)} spent ${'★'.repeat(need)}.` });
    if (isActorLosing) mine += need;
    else other += need;
  }
  const won = mine >= other;
  const [winner, loser] = won ? [actor, target] : [target, actor];
  note(den.world, {
    kind: 'conflict',
    clause,
    clash,
    group: actor.id,
    to: target.id,
    dice,
    totals: { ours: mine, theirs: other },
    won,
    text: `${nameOf(winner)} beat ${nameOf(loser)}${mine === other ? ' on a tie' : ''}, ${won ? mine : other} to ${won ? other : mine}.`,
  });
  remember(den, clash, actor, target, won);
  return won;
}
