import type { Den } from '../den.ts';
import { sizeOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { wealthOf } from '../wealth.ts';
import { grudgeOf } from './grudges.ts';
import type { Mind, Thought } from './reasons.ts';

/** H2-ACT-361: who of those that qualify ascends; keys are group ids. The oldest come first, and win ties. */
export function whoAscends(den: Den, among: readonly Monster[]): Mind<string> {
  return (hand) => (hand === 'story' ? (theBuilder(among) ?? theHated(den, among)) : null) ?? theGreatest(den, among);
}

function theBuilder(among: readonly Monster[]): Thought<string> | null {
  const builder = among.find((it) => it.grantedVillainy);
  return builder ? { answer: builder.id, why: { key: 'built villainy' } } : null;
}

/** The one against which the others' grudges add up highest. */
function theHated(den: Den, among: readonly Monster[]): Thought<string> | null {
  const [worst, grudges] = mostOf(among, (it) => {
    let sum = 0;
    for (const other of den.monsters) if (other !== it) sum += grudgeOf(other, it);
    return sum;
  });
  return grudges > 0 ? { answer: worst, why: { key: 'hated', n: grudges } } : null;
}

function theGreatest(den: Den, among: readonly Monster[]): Thought<string> {
  const [answer, beads] = mostOf(among, (it) => sizeOf(den, it) + wealthOf(den, it));
  return { answer, why: { key: 'strength', n: beads } };
}

/** The oldest of those with the most, and how much that is. */
function mostOf(among: readonly Monster[], measure: (it: Monster) => number): readonly [id: string, most: number] {
  let best = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const it of among) {
    const many = measure(it);
    if (many > most) [best, most] = [it.id, many];
  }
  return [best, most];
}
