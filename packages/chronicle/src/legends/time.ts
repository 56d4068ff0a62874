import { annalsTitle } from '../annals/annals.ts';
import type { Fact } from '../facts/fact.ts';
import type { Tale } from '../tale.ts';
import type { Axis } from './axis.ts';
import { say } from './words.ts';

/** "Monsters, turn 5" (CH-GEN-10). */
export function whenOf({ clock }: Tale, { age, turn }: Pick<Fact, 'age' | 'turn'>): string {
  const called = annalsTitle(age);
  return turn < 1 || age === 'primordial'
    ? say('turn.first', { age: called })
    : say('turn', { age: called, unit: clock.unit(age), turn: String(clock.count(age, turn)) });
}

/** The same of a turn in the row of all turns. */
export function whenAt(tale: Tale, { turns }: Axis, at: number): string {
  const it = turns[Math.min(at, turns.length - 1)];
  return it ? whenOf(tale, it) : '';
}
