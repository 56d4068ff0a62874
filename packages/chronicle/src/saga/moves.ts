import { type Fact, livesLost, tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';
import type { Places } from './places.ts';

/** So many moves are worth a sentence; fewer are told only with what they led to (CH-STR-08). */
const MANY_MOVES = 3;

/** Deeds, apart from the moves of who went of its own will. Nobody flees after its end. */
export function settled(facts: readonly Fact[]): { readonly left: Fact[]; readonly moves: readonly Fact[] } {
  const ends = new Map(facts.filter((it) => it.kind === 'died').map((it) => [it.actor, tickOf(it)]));
  const isLate = (it: Fact) => it.kind === 'driven' && tickOf(it) > (ends.get(it.actor) ?? Number.POSITIVE_INFINITY);
  return {
    left: facts.filter((it) => it.kind !== 'moved' && !isLate(it)),
    moves: facts.filter((it) => it.kind === 'moved'),
  };
}

/** Who was driven out by these. */
export function flightsOf(facts: readonly Fact[], left: readonly Fact[]): Fact[] {
  return left.filter((it) => it.kind === 'driven' && facts.some((one) => it.causes.includes(one.id)));
}

/** Moves of one group as one sentence, with the last of its places. */
export function journeys(moves: readonly Fact[], places: Places): Beat[] {
  return [...new Set(moves.map((it) => it.actor))].flatMap((actor) => {
    const own = moves.filter((it) => it.actor === actor);
    if (own.length < MANY_MOVES) return [];
    const args = { n: own.length, place: places.spot(own.at(-1)?.piece ?? null, actor) };
    return [{ ...momentOf(own), key: 'moved.many', a: actor, args }];
  });
}

/** A company that a deed left with one. */
export function downToOne(facts: readonly Fact[], story: Story): Beat[] {
  const last = facts.at(-1);
  if (!last) return [];
  return [last.actor, last.target].flatMap((group) => {
    if (!story.isGroup(group) || story.tale.cast.get(group)?.solitary || livesLost(last, group) === 0) return [];
    const { lives } = story.standing(group, last.ticks.at(-1) ?? 0);
    return lives === 1 ? [{ ...momentOf([last]), key: 'left.one', a: group }] : [];
  });
}
