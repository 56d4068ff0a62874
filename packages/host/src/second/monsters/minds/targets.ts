import type { Den } from '../den.ts';
import { farFrom } from '../ground/territory.ts';
import { powerOf, tagsOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { deedOfMove, type Move } from '../moves.ts';
import { isAttack } from '../past.ts';
import { grudgeOf, rivalOf } from './grudges.ts';
import { oldWrong, type Reason } from './reasons.ts';

/** A move that a mind settled on, and why. */
export interface Pick {
  readonly move: Move;
  readonly why?: Reason;
}

/** H2-ACT-324: whom a story does one and the same act to; the moves differ in their target only. */
export function storyTarget(den: Den, me: Monster, moves: readonly Move[]): Pick | null {
  const [first, second] = moves;
  if (!first) return null;
  const deed = deedOfMove(first);
  if (deed !== null && isAttack(deed)) {
    const rival = rivalOf(den, me);
    const revenge = rival && moves.find((it) => it.target?.id === rival.id);
    if (revenge) return { move: revenge, why: oldWrong(me, rival) };
    const move = least(den, me, moves, (it) => [powerOf(den, it)]);
    return second ? { move, why: { key: 'weakest' } } : { move };
  }
  // H2-ACT-271: the strongest loses its ★.
  if (deed === 'remove ★') return { move: least(den, me, moves, (it) => [-powerOf(den, it)]) };
  const best = least(den, me, moves, (it) => [grudgeOf(me, it), -shared(me, it).length]);
  return second && best.target ? { move: best, why: friendship(me, best.target) } : { move: best };
}

/** The move whose target has the least in these measures, one after the other; ties: the nearest, then the older. */
function least(den: Den, me: Monster, moves: readonly Move[], measures: (it: Creature) => readonly number[]): Move {
  let best = moves[0] as Move;
  for (const it of moves) if (it.target && best.target && isLess(it.target, best.target)) best = it;
  return best;

  function isLess(a: Creature, b: Creature): boolean {
    const [ofA, ofB] = [measures(a), measures(b)];
    for (let i = 0; i < ofA.length; i++) {
      const by = (ofA[i] as number) - (ofB[i] as number);
      if (by !== 0) return by < 0;
    }
    return a !== b && farFrom(den, me, a) < farFrom(den, me, b);
  }
}

function shared(me: Monster, other: Creature): readonly string[] {
  return tagsOf(other).filter((it) => me.tags.includes(it));
}

function friendship(me: Monster, other: Creature): Reason {
  const [tag] = shared(me, other);
  if (tag !== undefined) return { key: 'kin', tag };
  return { key: grudgeOf(me, other) === 0 ? 'no grudge' : 'least grudge' };
}
