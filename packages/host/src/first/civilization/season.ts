import type { Rule } from '@understory/table';
import { begin } from '../note.ts';
import { SEASONS } from '../questions.ts';
import type { Realm } from '../realm.ts';
import type { Civ } from './civ.ts';

/** H1-GEN-02: one of the four seasons of a year. */
export function* season(world: Realm, civ: Civ, year: number, nth: number): Rule {
  const which = SEASONS[nth] ?? 'spring';
  if (nth === 0) beginYear(world, civ, year);
  begin(world, { kind: 'a season', group: civ.group.id, season: which });
  yield* civ.people.year[which](world, civ);
}

function beginYear(world: Realm, civ: Civ, year: number): void {
  civ.year = year;
  world.journal.turn = year;
  const age = world.ages.at(-1);
  if (age) age.turns = year;
}
