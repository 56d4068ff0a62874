import type { Goal } from '../steps/relocate.ts';
import type { Step } from '../steps/steps.ts';
import type { Act } from './act.ts';
import type { Building, Gain, Need } from './building.ts';
import type { Setup } from './card.ts';
import type { Test } from './condition.ts';
import type { Aim, FilterWord, Qualifier, Resource } from './filter.ts';
import type { CardRule, Effect, Event, Spawn } from './rule.ts';
import type { Span } from './words.ts';

/** Whatever on a card has a kind and a place. */
export type CardNode = Span &
  (
    | Step
    | Test
    | FilterWord
    | Qualifier
    | Resource
    | Extract<Aim, Span>
    | Goal
    | Need
    | Gain
    | CardRule
    | Event
    | Effect
    | Spawn
    | Setup
  );

type Part = Act | Building | CardNode | readonly Part[] | object;

/** Every node of a card, or of a part of one, in the order written. */
export function* nodesOf(part: Part): Generator<CardNode> {
  if ('kind' in part && 'from' in part) yield part as CardNode;
  for (const it of Object.values(part)) if (typeof it === 'object' && it !== null) yield* nodesOf(it);
}

/** Every step of a card, or of a part of one: those of its acts, those that are free, those that its rules allow. */
export function* stepsIn(part: object): Generator<Step> {
  for (const [key, it] of Object.entries(part)) {
    if (typeof it !== 'object' || it === null) continue;
    if (key === 'steps') yield* it as readonly Step[];
    else if (key === 'step') yield it as Step;
    yield* stepsIn(it);
  }
}

/** The same part with every node replaced by what `change` makes of it; nodes that `change` returns as they are stay shared. */
export function withNodes<T>(part: T, change: (node: CardNode) => CardNode): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((it) => withNodes(it, change)) as T;
  const copy = Object.fromEntries(Object.entries(part).map(([key, it]) => [key, withNodes(it, change)])) as T & object;
  return 'kind' in copy && 'from' in copy ? (change(copy as unknown as CardNode) as T) : copy;
}
