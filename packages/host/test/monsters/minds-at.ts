import { type Mind, stream, type ThinkingHand, type Thought } from '@understory/table';
import { deedOf } from '../../src/second/cards/steps/steps.ts';
import type { Act } from '../../src/second/cards/tree/act.ts';
import type { DeedKind } from '../../src/second/cards/tree/deeds.ts';
import { legalTargets } from '../../src/second/monsters/contests/legal.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { moveValue } from '../../src/second/monsters/minds/values.ts';
import type { Creature, Monster } from '../../src/second/monsters/monster.ts';
import type { Move } from '../../src/second/monsters/moves.ts';
import { partsOf } from '../../src/second/monsters/parts.ts';

/** The group with this name. */
export function called(den: Den, name: string): Monster {
  const found = den.monsters.find((it) => it.group.name === name);
  if (!found) throw new Error(`no ${name} in the den`);
  return found;
}

/** What a group could do with its one option, if nothing but its targets stood in its way. */
export function optionMoves(den: Den, me: Monster): Move[] {
  return partsOf(me).options.flatMap(({ act }, i) => movesOf(den, me, act, `${i}`));
}

/** An act on each whom its first step may be done to. */
export function movesOf(den: Den, me: Monster, act: Act, key = 'go'): Move[] {
  const [first] = act.steps;
  if (first?.kind !== 'contest') return [{ key, act, target: null }];
  return legalTargets(den, me, first).map((target) => ({ key: `${key} ${target.id}`, act, target }));
}

/** The move that is this action, on this one if it has a target. */
export function moveOf(moves: readonly Move[], action: DeedKind, on: Creature | null = null): Move {
  const found = moves.find(({ act, target }) => {
    const [first] = act.steps;
    return first && deedOf(first) === action && (on === null || target?.id === on.id);
  });
  if (!found) throw new Error(`cannot ${action}`);
  return found;
}

/** What an option of a group is worth to it. */
export function worth(den: Den, me: Monster, action: DeedKind, on: Creature | null = null): number {
  return moveValue(den, me, moveOf(optionMoves(den, me), action, on));
}

export function think<A extends Parameters<Mind<never>>[0] | string | { x: number; y: number }>(
  mind: Mind<A>,
  hand: ThinkingHand,
  seed = 'test',
): Thought<A> {
  return mind(hand, stream(seed));
}

/** What a move does, and to whom: "steal Dwarves". */
export function told(den: Den, moves: readonly Move[], key: string): string {
  const move = moves.find((it) => it.key === key);
  if (!move) return key;
  const [first] = move.act.steps;
  const whom = den.monsters.find((it) => it.id === move.target?.id)?.group.name ?? move.target?.id;
  return [first && deedOf(first), whom].filter(Boolean).join(' ');
}
