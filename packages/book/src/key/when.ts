import type { Survey } from '../places/survey.ts';
import type { Entry } from '../world.ts';

const AGES: Readonly<Record<string, string>> = {
  primordial: 'Primordial Age',
  civilization: 'Age of Civilisation',
  disaster: 'Great Disaster',
  monsters: 'Age of Monsters',
  villainy: 'Age of Villainy',
};

/** The line of the journal that was the latest at a tick. */
function entryAt({ then }: Survey, tick: number): Entry | null {
  return then.world.journal.findLast((it) => it.tick <= tick) ?? null;
}

/** "turn 6 of the Age of Monsters". */
export function whenOf(survey: Survey, tick: number): string {
  const entry = entryAt(survey, tick);
  return entry ? `turn ${entry.turn} of the ${AGES[entry.age] ?? entry.age}` : 'the beginning';
}

/** "Age of Monsters". */
export const ageCalled = (age: string): string => AGES[age] ?? age;

/** The age of a tick, as it is called. */
export function ageOf(survey: Survey, tick: number): string {
  return ageCalled(entryAt(survey, tick)?.age ?? 'primordial');
}

/** The turn alone. */
export function turnOf(survey: Survey, tick: number): number {
  return entryAt(survey, tick)?.turn ?? 0;
}
