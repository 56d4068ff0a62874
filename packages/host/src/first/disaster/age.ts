import type { Rule } from '@understory/table';
import { playEvent, rollEvent } from '../event-tables.ts';
import { begin } from '../note.ts';
import { beginAge, endAge } from '../record.ts';
import type { FirstWorld } from '../world.ts';

/** H1-DIS-01: how many years it lasts. */
const YEARS = 10;

/** H1-DIS-01: the Great Disaster, on a sheet of its own, after what the civilizations left. */
export function* greatDisaster(world: FirstWorld): Rule {
  beginAge(world, 'disaster', 'H1-DIS-01');
  begin(world, { kind: 'the Great Disaster' });
  const about = `sheet ${world.sheets.length}`;
  yield* playEvent(world, 'disaster', yield* rollEvent('disaster', about), null);
  passYears(world);
  endAge(world, 'H1-DIS-01');
  world.at = { age: 'monsters', phase: 'set-up', nth: 0 };
}

/** H1-GEN-09: they are years of the calendar too. */
function passYears({ journal, ages }: FirstWorld): void {
  journal.turn = YEARS;
  const age = ages.at(-1);
  if (age) age.turns = YEARS;
}
