import type { Clause, Rule } from '@understory/table';
import { causedBy } from '../../note.ts';
import { choose, roll } from '../asks.ts';
import type { Clash } from '../cards/tree/deeds.ts';
import type { Bonus, Prize, Tick } from '../events.ts';
import { note, sinceAnswer } from '../note.ts';
import { loseBonus } from './belongings.ts';
import type { Den } from './den.ts';
import { meetUp } from './ground/meeting.ts';
import { remember } from './history.ts';
import { bonusOf, whoOf } from './measure.ts';
import { isWorthIt } from './minds/stakes.ts';
import { modifiers } from './modifier.ts';
import type { Creature, Monster } from './monster.ts';

/** How a conflict went, and the line that tells of it. */
export interface Fought {
  /** Did the actor win? */
  readonly won: boolean;
  readonly tick: Tick;
}

/** What a conflict is about. */
interface About {
  readonly clash: Clash;
  readonly clause: Clause;
  /** What the actor would win. */
  readonly prize: Prize;
  /** The `at ±n` of the actor's step. */
  readonly bonus?: number;
  /** The line that brought it about: an invasion, or what was paid before. */
  readonly cause?: Tick;
}

/** H2-ACT-102 to -108: both roll; the loser may spend ★, then the other, until one passes. */
export function* conflict(
  den: Den,
  actor: Monster,
  target: Creature,
  { clash, clause, prize, bonus = 0, cause }: About,
): Rule<Fought> {
  yield* meetUp(den, actor, target, 'H2-MON-114', cause);
  const about = `${actor.id} ${target.id}`;
  const [group, to] = [whoOf(actor), whoOf(target)];
  const ours = yield* roll('H2-ACT-102', '1d6', { kind: 'the die of the actor', group, clash }, about);
  const theirs = yield* roll('H2-ACT-102', '1d6', { kind: 'the die of the target', group: to, clash }, about);
  const thrown = sinceAnswer(den.world);
  const bonuses: Bonus[] = [
    ...modifiers(den, actor, target, clash, 'actor', bonus).map((it) => ({ side: 'ours' as const, ...it })),
    ...modifiers(den, actor, target, clash, 'target').map((it) => ({ side: 'theirs' as const, ...it })),
  ];
  const totalOf = (side: Bonus['side'], die: number) =>
    bonuses.reduce((sum, it) => (it.side === side ? sum + it.add : sum), die);
  let mine = totalOf('ours', ours);
  let other = totalOf('theirs', theirs);
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
      topic: { kind: 'whether ★ are spent', group: loser.id, ours: mine, theirs: other, need },
      options: [{ key: 'spend' }, { key: 'pass' }],
      usual: isWorthIt(den, stake),
      about,
    });
    if (key === 'pass') break;
    yield* loseBonus(den, loser, need, { clause: 'H2-ACT-108', deed: 'conflict', ...thrown });
    bonuses.push({ side: isActorLosing ? 'ours' : 'theirs', for: 'bonus', add: need });
    if (isActorLosing) mine += need;
    else other += need;
  }
  const won = mine >= other;
  const tick = note(den.world, {
    kind: 'conflict',
    clause,
    clash,
    group: actor.id,
    to,
    dice: { ours, theirs },
    totals: { ours: mine, theirs: other },
    bonuses,
    tie: mine === other,
    stake: prize,
    won,
    ...causedBy(cause),
  });
  remember(den, clash, actor, target, won);
  return { won, tick };
}
