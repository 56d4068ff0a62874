import type { Clause, Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import type { Clash } from '../../cards/tree/deeds.ts';
import type { Means, Prize, Tick } from '../../events.ts';
import { conflict, type Fought } from '../conflict.ts';
import type { Den } from '../den.ts';
import { powerOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { partsOf } from '../parts.ts';
import { transfer } from '../transfer.ts';

/** A contest that dice settle: what is at stake, and what comes of it. */
export interface Stakes {
  readonly clause: Clause;
  /** What the actor would win. */
  readonly prize: Prize;
  /** 1 ○ is given before the dice, for this. */
  readonly pays?: Means;
  /** `cause` is the line of the conflict. Left out where nothing comes of it. */
  won?(den: Den, me: Monster, to: Creature, cause: Tick): Rule;
  lost?(den: Den, me: Monster, to: Creature, cause: Tick): Rule;
}

/** H2-ACT-109: plays the dice, then what comes of them, then the hooks of winner and loser. */
export function settledByDice(clash: Clash, stakes: Stakes) {
  return function* (den: Den, me: Monster, to: Creature, bonus: number): Rule {
    const { clause, prize, pays } = stakes;
    // H2-ACT-204, -246: given before the dice, whatever they say.
    const paid = pays && to.is === 'monster' ? yield* transfer(den, me, to, { clause, deed: pays, by: to }) : null;
    // H2-CRD-307: the ○ that was paid, or a ★ that was spent, may have sent one of the two off the map.
    const areThere = () => den.monsters.includes(me) && (to.is === 'wild' || den.monsters.includes(to));
    if (!areThere()) return;
    const powers = powersBefore(den, me, to);
    const { won, tick } = yield* conflict(den, me, to, { clash, clause, prize, bonus, ...causedBy(paid) });
    if (areThere()) {
      if (won) yield* stakes.won?.(den, me, to, tick) ?? [];
      else yield* stakes.lost?.(den, me, to, tick) ?? [];
    }
    yield* afterConflict(den, me, to, clash, { won, tick }, powers);
  };
}

/** H2-CRD-301, -306, -310: hooks, the winner's first. Also after an invasion's fight (H2-MON-227). */
export function* afterConflict(
  den: Den,
  me: Monster,
  to: Creature,
  clash: Clash,
  { won, tick: cause }: Fought,
  powers: ReadonlyMap<string, number>,
): Rule {
  const [winner, loser] = won ? [me, to] : [to, me];
  if (winner.is !== 'monster' || !den.monsters.includes(winner)) return;
  yield* den.laws.fire(den, winner, { kind: 'we win a conflict', foe: loser, cause });
  if (clash === 'rout' && !won)
    yield* den.laws.fire(den, winner, { kind: 'a rout against us fails', foe: loser, cause });
  if ((clash === 'fight' || clash === 'rout') && wasStrongest(loser, winner, powers))
    yield* den.laws.fire(den, winner, { kind: 'we defeat the strongest group', foe: loser, cause });
}

/** How strong everybody is before a conflict: only where one of the two waits to defeat the strongest (H2-CRD-310). */
export function powersBefore(den: Den, me: Monster, to: Creature): ReadonlyMap<string, number> {
  const isAsked = waitsForTheStrongest(me) || (to.is === 'monster' && waitsForTheStrongest(to));
  return new Map(isAsked ? den.monsters.map((it) => [it.id, powerOf(den, it)]) : []);
}

function waitsForTheStrongest(it: Monster): boolean {
  return partsOf(it).whens.some(({ event }) => event.kind === 'we defeat the strongest group');
}

/** H2-CRD-310: ties included, the winner itself not counted. */
function wasStrongest(loser: Creature, winner: Monster, powers: ReadonlyMap<string, number>): boolean {
  const power = powers.get(loser.id);
  if (power === undefined) return false;
  for (const [id, other] of powers) if (id !== winner.id && other > power) return false;
  return true;
}
