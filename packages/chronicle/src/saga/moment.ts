import type { Fact } from '../facts/fact.ts';
import type { Beat } from './beat.ts';

/** The lines that a beat stands on, and when it began. */
export function momentOf(facts: readonly Fact[]): Pick<Beat, 'ticks' | 'age' | 'turn' | 'until'> {
  const ticks = [...new Set(facts.flatMap((it) => it.ticks))].sort((a, b) => a - b);
  const age = facts[0]?.age ?? '';
  const turn = facts[0]?.turn ?? 0;
  const until = Math.max(turn, ...facts.flatMap((it) => (it.age === age ? [it.turn] : [])));
  return { ticks, age, turn, until };
}
