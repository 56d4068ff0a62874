import { TOLERANCE } from '@understory/page';
import type { Den } from '../den.ts';
import { farFrom } from '../ground/territory.ts';
import { powerOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { deedOfMove, type Move } from '../moves.ts';
import { bestOf, rounded, type Thought } from './reasons.ts';
import { moveValue } from './values.ts';

/** H2-ACT-312: the option with the highest value, unless it is 0 or less. */
export function bestOption(den: Den, me: Monster, moves: readonly Move[]): Thought<string> {
  const best = bestMove(den, me, moves);
  if (!best) return { answer: 'nothing' };
  if (best.value > 0) return { answer: best.move.key, why: bestOf(best.value, moves.length) };
  return { answer: 'nothing', why: { key: 'not worth it', worth: rounded(best.value) } };
}

/** H2-ACT-313: the best, even if its value is negative. */
export function bestTarget(den: Den, me: Monster, moves: readonly Move[]): Thought<string> {
  const best = bestMove(den, me, moves);
  return best ? { answer: best.move.key, why: bestOf(best.value, moves.length) } : { answer: 'nothing' };
}

interface Valued {
  readonly move: Move;
  readonly value: number;
}

function bestMove(den: Den, me: Monster, moves: readonly Move[]): Valued | null {
  let best: Valued | null = null;
  for (const move of moves) {
    const value = moveValue(den, me, move);
    if (!best || isBetter(den, me, { move, value }, best)) best = { move, value };
  }
  return best;
}

/** H2-ACT-312: ties go to the earlier on the card, then to the nearer target, then to the older group: the order of the moves. */
function isBetter(den: Den, me: Monster, a: Valued, b: Valued): boolean {
  if (Math.abs(a.value - b.value) > TOLERANCE) return a.value > b.value;
  const [ofA, ofB] = [a.move.target, b.move.target];
  if (a.move.act.steps[0] !== b.move.act.steps[0] || !ofA || !ofB) return false;
  // H2-ACT-271: a ★ is taken from the strongest.
  const by = deedOfMove(a.move) === 'remove ★' ? powerOf(den, ofA) - powerOf(den, ofB) : 0;
  return by !== 0 ? by > 0 : farFrom(den, me, ofA) < farFrom(den, me, ofB);
}
