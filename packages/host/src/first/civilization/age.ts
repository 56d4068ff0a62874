import { Impossible, type Rule, unreachable } from '@understory/table';
import type { AtCivilization } from '../at.ts';
import { begin } from '../note.ts';
import { beginAge, endAge } from '../record.ts';
import type { FirstWorld } from '../world.ts';
import { civsOf } from './civ.ts';
import { endIfOver } from './ending.ts';
import { whichPeople } from './peoples.ts';
import { season } from './season.ts';
import { type AtSeason, seasonAfter, yearOf } from './turns.ts';

/** The Age of Civilization: a people comes, or two do, and plays season by season until its end. */
export function* civilizationStretch(world: FirstWorld, at: AtCivilization): Rule {
  switch (at.phase) {
    case 'arrival':
      if (at.nth === 0) beginAge(world, 'civilization', 'H1-CIV-01');
      yield* arrival(world, at.nth);
      world.at = at.nth + 1 < world.options.civilizations ? { ...at, nth: at.nth + 1 } : inAge(yearOf(world, 1));
      return;
    case 'season': {
      const civ = civsOf(world)[at.order[0] ?? 0];
      if (!civ) throw new Impossible('no civilization has come yet');
      // A flood may have ended it between two seasons (H1-WAT-05): then it has no more of them.
      if (!civ.isOver) yield* season(world, civ, at.year, at.season);
      endIfOver(world, civ);
      world.at = inAge(seasonAfter(world, at, civ));
      return;
    }
    case 'end':
      begin(world, { kind: 'what is left' });
      endAge(world, 'H1-CIV-02');
      world.at = { age: 'disaster' };
      return;
    default:
      unreachable(at);
  }
}

/** H1-CIV-01: who comes, and its set-up. */
function* arrival(world: FirstWorld, nth: number): Rule {
  begin(world, { kind: 'a people comes' });
  const people = yield* whichPeople(world, nth);
  const civ = yield* people.setUp(world);
  world.civs.push(civ);
  endIfOver(world, civ);
}

/** A season of somebody's, or the end of the age. */
function inAge(at: AtSeason | null): AtCivilization {
  return at ? { age: 'civilization', phase: 'season', ...at } : { age: 'civilization', phase: 'end' };
}
