import { type Entry, notableOf, type Sorts, type Time } from '@understory/table';
import { chapterStarts } from './ages-of.ts';

export interface Recap {
  /** The turning points since, the last ones if there are many. */
  readonly lines: readonly Entry[];
  /** How many turning points came before those. */
  readonly earlier: number;
  /** How many lines were told in all. */
  readonly told: number;
}

const MOST_LINES = 9;

/** What happened after a tick, as briefly as it can be told; null if that is nothing. */
export function recapOf(sorts: Sorts, entries: readonly Entry[], since: number): Recap | null {
  const fresh = entries.slice(since + 1);
  const found = fresh.filter((entry) => notableOf(sorts, entry) !== null);
  if (found.length === 0) return null;
  return { lines: found.slice(-MOST_LINES), earlier: Math.max(0, found.length - MOST_LINES), told: fresh.length };
}

/** A person who comes back after this many minutes is told where they were. */
const AWAY = 30 * 60_000;

/** Where the recap begins for a person who has been away for this many milliseconds: the turn before the last; null if that is not long. */
export function leftOff(time: Time, entries: readonly Entry[], away: number): number | null {
  if (away < AWAY) return null;
  const turn = chapterStarts(time, entries).at(-2);
  return turn ? turn.from - 1 : null;
}

/** A person can follow this many lines as they are told. */
const FOLLOWED = 40;

/** Up to where somebody has seen the story, after more of it was played in one go; null if all of it. */
export function seenAfter(seen: number | null, before: number, now: number): number | null {
  return now - before <= FOLLOWED && seen === null ? null : Math.min(seen ?? before - 1, now - 1);
}
