import { Impossible, type Rule, unreachable } from '@understory/table';
import type { AtCivilization } from '../at.ts';
import { begin, note } from '../note.ts';
import { beginAge, endAge } from '../record.ts';
import type { PlaytestWorld } from '../world.ts';

import { endElves } from './deep-elves/end.ts';
import { endOfYear, SEASONS } from './deep-elves/seasons.ts';
import { setUpElves } from './deep-elves/set-up.ts';
import type { Elves } from './deep-elves/state.ts';
import { finishLent, lentArrival, lentSeason, whichPeople } from './peoples.ts';

/** The Age of Civilization: the Deep Elves come, or a people of the first edition, and live season by season until their end (PT-CIV-01 to -03). */
export function* civilizationStretch(world: PlaytestWorld, at: AtCivilization): Rule {
  switch (at.phase) {
    case 'arrival':
      if (at.nth === 0) beginAge(world, 'civilization', 'PT-CIV-01');
      begin(world, { kind: 'a people comes' });
      world.at = yield* arrival(world, at.nth);
      return;
    case 'lent season':
      world.at = yield* lentSeason(world, at);
      return;
    case 'season':
      yield* season(world, elvesOf(world), at.year, at.season);
      world.at = after(world, nextSeason(at));
      return;
    case 'end of year':
      endOfYear(world, elvesOf(world));
      world.at = after(world, { age: 'civilization', phase: 'season', year: at.year + 1, season: 0 });
      return;
    case 'end':
      begin(world, { kind: 'what is left' });
      if (world.elves) finish(world, world.elves);
      else finishLent(world);
      world.at = { age: 'disaster' };
      return;
    default:
      unreachable(at);
  }
}

/** PT-CIV-01: who comes, and its set-up. */
function* arrival(world: PlaytestWorld, nth: number): Rule<AtCivilization> {
  const people = yield* whichPeople(world, nth);
  if (people) return yield* lentArrival(world, people, nth);
  yield* setUpElves(world);
  return after(world, { age: 'civilization', phase: 'season', year: 1, season: 0 });
}

function elvesOf({ elves }: PlaytestWorld): Elves {
  if (!elves) throw new Impossible('no people has come yet');
  return elves;
}

/** PT-CIV-02: one of the four seasons of a year. */
function* season(world: PlaytestWorld, elves: Elves, year: number, nth: number): Rule {
  const which = SEASONS[nth];
  if (!which) throw new Impossible(`no season ${nth}`);
  if (nth === 0) {
    world.journal.turn = year;
    const age = world.ages.at(-1);
    if (age) age.turns = year;
  }
  elves.year = year;
  elves.season = nth;
  begin(world, { kind: 'a season of the elves', season: which.season, year });
  yield* which.play(world, elves);
}

function nextSeason(at: AtCivilization & { readonly phase: 'season' }): AtCivilization {
  const { age, year, season } = at;
  return season + 1 < SEASONS.length ? { ...at, season: season + 1 } : { age, phase: 'end of year', year };
}

function after(world: PlaytestWorld, next: AtCivilization): AtCivilization {
  return world.elves?.ending ? { age: 'civilization', phase: 'end' } : next;
}

function finish(world: PlaytestWorld, elves: Elves): void {
  if (!elves.ending) throw new Impossible('they live on');
  const { city, ending, year } = elves;
  const why = note(world, { kind: 'civilization ended', clause: ENDED[ending], group: city, ending, year });
  endElves(world, elves);
  endAge(world, 'PT-END-02', [why]);
}

/** By which clause each end comes. */
const ENDED = {
  'surface war': 'PT-ELF-21',
  'slave revolt': 'PT-ELF-22',
  'civil war': 'PT-ELF-23',
  'died out': 'PT-ELF-24',
  decline: 'PT-ELF-25',
  fate: 'PT-NEX-11',
} as const;
