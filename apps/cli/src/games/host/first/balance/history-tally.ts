import type { History } from './history.ts';

/** Many histories, summed up. Whole numbers only, so that it comes out the same in whatever order they are added. */
export interface HistoryTally {
  plays: number;
  /** Of all Ages of Monsters, and how often they began anew. */
  years: number;
  restarts: number;
  readonly monsters: Map<string, number>;
  readonly richest: Map<string, number>;
  /** By villain (two at once are one line of their own): how the age ended, and its years. */
  readonly villainy: Map<string, Map<string, number>>;
  readonly villainyYears: Map<string, number>;
}

export function newHistoryTally(): HistoryTally {
  return {
    plays: 0,
    years: 0,
    restarts: 0,
    monsters: new Map(),
    richest: new Map(),
    villainy: new Map(),
    villainyYears: new Map(),
  };
}

export function countHistory(tally: HistoryTally, it: History): void {
  const [villain = 'nobody', second] = it.villains;
  const who = second ? 'two villains' : villain;
  tally.plays += 1;
  tally.years += it.years;
  tally.restarts += it.restarts;
  raise(tally.monsters, it.monsters, 1);
  if (it.richest !== null) raise(tally.richest, it.richest, 1);
  raise(endingsOf(tally, who), it.villainy, 1);
  raise(tally.villainyYears, who, it.villainyYears);
}

/** What another has counted, added to it. */
export function addHistories(to: HistoryTally, more: HistoryTally): void {
  for (const sum of ['plays', 'years', 'restarts'] as const) to[sum] += more[sum];
  for (const of of ['monsters', 'richest', 'villainyYears'] as const)
    for (const [key, many] of more[of]) raise(to[of], key, many);
  for (const [who, endings] of more.villainy) for (const [it, many] of endings) raise(endingsOf(to, who), it, many);
}

/** How the ages of a villain ended. */
export function endingsOf({ villainy }: HistoryTally, who: string): Map<string, number> {
  const known = villainy.get(who) ?? new Map<string, number>();
  villainy.set(who, known);
  return known;
}

function raise<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
