import { Impossible, type Rule, unreachable } from '@understory/table';
import type { AtCivilization } from '../at.ts';
import { begin, note } from '../note.ts';
import { SEASONS } from '../questions.ts';
import type { FirstWorld } from '../world.ts';
import type { Civ } from './civ.ts';
import { fall } from './dwarves/constructions.ts';
import { endDwarves } from './dwarves/end.ts';
import { setUpDwarves } from './dwarves/set-up.ts';
import { spring } from './dwarves/spring.ts';
import { summer } from './dwarves/summer.ts';
import { winter } from './dwarves/winter.ts';

/** The Age of Civilization, as far as it is written: the Dwarves come, and play season by season until their end. */
export function* civilizationStretch(world: FirstWorld, at: AtCivilization): Rule {
  switch (at.phase) {
    case 'arrival':
      beginAge(world);
      world.civ = yield* setUpDwarves(world);
      world.at = next(world.civ, 0, SEASONS.length - 1);
      return;
    case 'season': {
      const civ = civOf(world);
      yield* season(world, civ, at.year, at.season);
      world.at = next(civ, at.year, at.season);
      return;
    }
    case 'end':
      endAge(world, civOf(world));
      world.at = { age: 'over' };
      return;
    default:
      unreachable(at);
  }
}

function civOf({ civ }: FirstWorld): Civ {
  if (!civ) throw new Impossible('no civilization has come yet');
  return civ;
}

function beginAge(world: FirstWorld): void {
  const { journal } = world;
  journal.age = 'civilization';
  journal.turn = 0;
  begin(world, { kind: 'a people comes' });
  world.ages.push({ name: 'civilization', turns: 0, end: null });
  note(world, { kind: 'age began', clause: 'H1-CIV-01' });
}

/** The season after this one; after an end, what is left. */
function next({ ending }: Civ, year: number, nth: number): AtCivilization {
  if (ending) return { age: 'civilization', phase: 'end' };
  return nth + 1 < SEASONS.length
    ? { age: 'civilization', phase: 'season', year, season: nth + 1 }
    : { age: 'civilization', phase: 'season', year: year + 1, season: 0 };
}

/** H1-GEN-02: one of the four seasons of a year. */
export function* season(world: FirstWorld, civ: Civ, year: number, nth: number): Rule {
  const which = SEASONS[nth] ?? 'spring';
  if (nth === 0) beginYear(world, civ, year);
  begin(world, { kind: 'a season', season: which, year });
  switch (which) {
    case 'spring':
      return yield* spring(world, civ);
    case 'summer':
      return summer(world, civ);
    case 'fall':
      return yield* fall(world, civ);
    case 'winter':
      return yield* winter(world, civ);
    default:
      unreachable(which);
  }
}

function beginYear(world: FirstWorld, civ: Civ, year: number): void {
  civ.year = year;
  civ.dead = 0;
  world.journal.turn = year;
  const age = world.ages.at(-1);
  if (age) age.turns = year;
}

/** H1-CIV-02: its natural end, and what is left of it. */
function endAge(world: FirstWorld, civ: Civ): void {
  begin(world, { kind: 'what is left' });
  const { group, year, ending } = civ;
  const tick = note(world, {
    kind: 'civilization ended',
    clause: 'H1-CIV-02',
    group: group.id,
    ending: ending ?? 'no one left',
    year,
  });
  endDwarves(world, civ);
  note(world, { kind: 'age ended', clause: 'H1-CIV-02' });
  const age = world.ages.at(-1);
  if (age) age.end = [tick];
}
