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

/** "turn 6 of the Age of Monsters"; what came before its first turn was at its beginning. */
export function whenOf(survey: Survey, tick: number): string {
  const entry = entryAt(survey, tick);
  if (!entry) return 'the beginning';
  return `${turnCalled(entry.turn)} of the ${AGES[entry.age] ?? entry.age}`;
}

/** "turn 6" of an age. */
export const turnCalled = (turn: number): string => (turn === 0 ? 'the beginning' : `turn ${turn}`);

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
