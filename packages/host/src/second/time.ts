import type { Time } from '@understory/table';
import { Catalogue, timeOf } from '@understory/table/words';
import { SPAN, TIME } from './telling/english/time.ts';

/** The Primordial Age has no turns to speak of; the Age of Villainy is played in rounds. */
export const time: Time = {
  ...timeOf(TIME),
  /** A people's turn has its number in its title: two peoples do not count alike. */
  isInTitles: (age) => age === 'civilization',
};

const span = new Catalogue(TIME.language, SPAN);

/** An age and how long it lasted: `Age of Villainy, 7 rounds`. */
export function lastedText(age: string, turns: number): string {
  return span.say('lasted', { age, title: time.age(age), turns });
}
