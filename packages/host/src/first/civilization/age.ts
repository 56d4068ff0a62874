import { Impossible, type Rule, unreachable } from '@understory/table';
import { count } from '../../beads.ts';
import type { AtCivilization } from '../at.ts';
import { begin } from '../note.ts';
import { SEASONS } from '../questions.ts';
import { beginAge, endAge } from '../record.ts';
import type { FirstWorld } from '../world.ts';
import { type Civ, civsOf, groupsOf } from './civ.ts';
import { endIfOver } from './ending.ts';
import { whichPeople } from './peoples.ts';
import { season } from './season.ts';

/** The Age of Civilization: a people comes, or two do, and plays season by season until its end. */
export function* civilizationStretch(world: FirstWorld, at: AtCivilization): Rule {
  switch (at.phase) {
    case 'arrival':
      if (at.nth === 0) beginAge(world, 'civilization', 'H1-CIV-01');
      yield* arrival(world, at.nth);
      world.at = at.nth + 1 < world.options.civilizations ? { ...at, nth: at.nth + 1 } : atYear(world, 1);
      return;
    case 'season': {
      const civ = civsOf(world)[at.order[0] ?? 0];
      if (!civ) throw new Impossible('no civilization has come yet');
      yield* season(world, civ, at.year, at.season);
      endIfOver(world, civ);
      world.at = next(world, at, civ);
      return;
    }
    case 'end':
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

/** H1-TWO-02, -06: a year of those that have not ended: one full year each, the one with more ○ first, the older of two equals. */
function atYear(world: FirstWorld, year: number): AtCivilization {
  const civs = civsOf(world);
  const rich = (civ: Civ) => groupsOf(world, civ).reduce((sum, { id }) => sum + count(world, id, 'treasure'), 0);
  const living = civs.flatMap((civ, nth) => (civ.ending ? [] : [{ nth, rich: rich(civ) }]));
  const order = living.sort((a, b) => b.rich - a.rich || a.nth - b.nth).map(({ nth }) => nth);
  return order.length > 0
    ? { age: 'civilization', phase: 'season', year, order, season: 0 }
    : { age: 'civilization', phase: 'end' };
}

/** The season after this one: of the same people, of the other one, or of the next year. */
function next(world: FirstWorld, at: AtCivilization & { readonly phase: 'season' }, { ending }: Civ): AtCivilization {
  if (!ending && at.season + 1 < SEASONS.length) return { ...at, season: at.season + 1 };
  const order = at.order.slice(1).filter((nth) => !civsOf(world)[nth]?.ending);
  return order.length > 0 ? { ...at, order, season: 0 } : atYear(world, at.year + 1);
}
