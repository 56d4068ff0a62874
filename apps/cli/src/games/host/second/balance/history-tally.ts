import { FATES, type Fate, type History, type Trigger } from './history.ts';

/** Many histories, summed up. Whole numbers only, so that it comes out the same in whatever order they are added. */
export interface HistoryTally {
  plays: number;
  /** Of all Ages of Monsters. */
  turns: number;
  /** Of all Ages of Villainy, by the villain's card. */
  readonly rounds: Map<string, number>;
  readonly triggers: Map<Trigger, number>;
  /** By the villain's card, then by result. */
  readonly results: Map<string, Map<string, number>>;
  readonly cards: Map<string, Record<Fate, number>>;
}

export function newHistoryTally(): HistoryTally {
  return { plays: 0, turns: 0, rounds: new Map(), triggers: new Map(), results: new Map(), cards: new Map() };
}

export function countHistory(tally: HistoryTally, { trigger, turns, path, result, rounds, fates }: History): void {
  tally.plays += 1;
  tally.turns += turns;
  raise(tally.rounds, path ?? '', rounds);
  raise(tally.triggers, trigger, 1);
  raise(resultsOf(tally, path ?? ''), result, 1);
  for (const { card, fate } of fates) fatesOf(tally, card)[fate] += 1;
}

/** What another has counted, added to it. */
export function addHistories(to: HistoryTally, more: HistoryTally): void {
  for (const sum of ['plays', 'turns'] as const) to[sum] += more[sum];
  for (const [path, rounds] of more.rounds) raise(to.rounds, path, rounds);
  for (const [trigger, many] of more.triggers) raise(to.triggers, trigger, many);
  for (const [path, results] of more.results)
    for (const [result, many] of results) raise(resultsOf(to, path), result, many);
  for (const [card, fates] of more.cards) for (const fate of FATES) fatesOf(to, card)[fate] += fates[fate];
}

function resultsOf({ results }: HistoryTally, path: string): Map<string, number> {
  const known = results.get(path) ?? new Map<string, number>();
  results.set(path, known);
  return known;
}

function fatesOf({ cards }: HistoryTally, card: string): Record<Fate, number> {
  const known = cards.get(card) ?? { spawned: 0, died: 0, left: 0, rose: 0, won: 0 };
  cards.set(card, known);
  return known;
}

function raise<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
