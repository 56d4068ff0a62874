import type { Rule } from '@understory/table';
import {
  type AtSeason,
  civsOf,
  endIfOver,
  type People,
  peoples,
  playedAs,
  season,
  seasonAfter,
  writeNow,
  yearOf,
} from '../../first/lent.ts';
import { choose } from '../asks.ts';
import type { AtCivilization } from '../at.ts';
import { gemCaves } from '../joined/gems.ts';
import { endAge } from '../record.ts';
import { heartsUncovered } from '../words/dungeonheart.ts';
import type { PlaytestWorld } from '../world.ts';

// PT-CIV-03, -04: the first edition's peoples, played by their own chapters on this map.

/** PT-CIV-01: the Deep Elves (null), one of the first edition's peoples, or one that the player writes. Two at once are never Deep Elves (PT-CIV-04). */
export function* whichPeople(world: PlaytestWorld, nth: number): Rule<People | null> {
  const isAlone = world.options.civilizations === 1;
  const about = `people ${nth + 1}`;
  const key = yield* choose('PT-CIV-01', {
    by: 'maker',
    topic: { kind: 'which people comes', isSecond: nth > 0 },
    options: [
      ...(isAlone ? [{ key: 'deep elves' } as const] : []),
      { key: 'dwarves' },
      { key: 'dark elves' },
      { key: 'demons' },
      { key: 'custom' },
    ],
    usual: isAlone ? 'deep elves' : ['dwarves', 'dark elves', 'demons'],
    about,
  });
  if (key === 'deep elves') return null;
  if (key !== 'custom') return peoples[key];
  const custom = yield* writeNow(world, about);
  return playedAs(peoples[custom.model], custom);
}

/** It is set up by its own section; the second comes before the first year of either. */
export function* lentArrival(world: PlaytestWorld, people: People, nth: number): Rule<AtCivilization> {
  if (nth === 0) gemCaves(world);
  const civ = yield* people.setUp(world);
  world.civs.push(civ);
  endIfOver(world, civ);
  if (nth + 1 < world.options.civilizations) return { age: 'civilization', phase: 'arrival', nth: nth + 1 };
  return inAge(yearOf(world, 1));
}

/** PT-CIV-03: a season of whoever's year it is. */
export function* lentSeason(world: PlaytestWorld, at: AtSeason): Rule<AtCivilization> {
  const civ = civsOf(world)[at.order[0] ?? 0];
  if (!civ) return inAge(null);
  yield* season(world, civ, at.year, at.season);
  // PT-NEX-17: its guardians may have fallen.
  yield* heartsUncovered(world);
  endIfOver(world, civ);
  return inAge(seasonAfter(world, at, civ));
}

function inAge(at: AtSeason | null): AtCivilization {
  return at ? { age: 'civilization', phase: 'lent season', ...at } : { age: 'civilization', phase: 'end' };
}

/** Each has left what it leaves (H1-CIV-02) when it ended. */
export function finishLent(world: PlaytestWorld): void {
  const ended = world.journal.entries.flatMap(({ kind, tick }) => (kind === 'civilization ended' ? [tick] : []));
  endAge(world, 'PT-CIV-03', ended);
}
