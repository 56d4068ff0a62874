import type { TimeWords } from '@understory/table/words';
import type { AgeName } from '../../events.ts';

/** What the ages are called (H1-GEN-01). */
export const TIME: TimeWords<AgeName> = {
  language: 'en',
  ages: {
    primordial: 'Primordial Age',
    civilization: 'Age of Civilization',
    disaster: 'Great Disaster',
    monsters: 'Age of Monsters',
    villainy: 'Age of Villainy',
  },
  turns: {
    primordial: '',
    civilization: 'Year { $turn }',
    disaster: '',
    monsters: 'Year { $turn }',
    villainy: 'Year { $turn }',
  },
  before: 'Before time',
};

/** How long an age lasted. */
export const SPAN = {
  lasted: `{ $turns ->
    [0] { $title }
    [one] { $title }, { $turns } year
   *[other] { $title }, { $turns } years
  }`,
} as const;

/** When something happened: the year of its age and its season, and the year of the one calendar (H1-GEN-07, -09). */
export const WHEN = {
  year: `{ $season ->
    [none] Year { $year } · calendar year { $calendar }
   *[other] Year { $year }, { $season } · calendar year { $calendar }
  }`,
} as const;
