import { ageOf } from '@understory/page';
import type { Entry, Time } from '@understory/table';
import { Catalogue, timeOf } from '@understory/table/words';
import type { Chapter, Season } from './questions.ts';
import { calendarYear } from './record.ts';
import { SPAN, TIME, WHEN } from './telling/english/time.ts';
import type { FirstWorld } from './world.ts';

const words = timeOf(TIME);

/** The Primordial Age has no years; an age that begins anew is called as it was (H1-MON-09). */
export const time: Time = {
  age: (it) => words.age(ageOf(it)),
  turn: ({ age, turn }) => words.turn({ age: ageOf(age), turn }),
};

const span = new Catalogue(TIME.language, SPAN);

/** An age and how long it lasted: `Age of Civilization, 9 years`. */
export function lastedText(age: string, turns: number): string {
  return span.say('lasted', { title: time.age(age), turns });
}

/** When a line was written: the year of its age, the season where a people plays by seasons, and the year of the calendar. */
interface When {
  readonly year: number;
  readonly season: Season | null;
  readonly calendar: number;
}

/** H1-GEN-02, -09. */
function whenOf(world: FirstWorld, line: Pick<Entry, 'age' | 'turn' | 'chapter'>): When {
  const chapter = line.chapter as Chapter | null;
  const season = chapter?.kind === 'a season' ? chapter.season : null;
  return { year: line.turn, season, calendar: calendarYear(world, line) };
}

const when = new Catalogue(TIME.language, WHEN);

/** `Year 7, spring · calendar year 7`; empty before there are years. */
export function whenText(world: FirstWorld, line: Pick<Entry, 'age' | 'turn' | 'chapter'>): string {
  const { year, season, calendar } = whenOf(world, line);
  return calendar < 1 ? '' : when.say('year', { year, season: season ?? 'none', calendar });
}
