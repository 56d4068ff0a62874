import type { TimeWords } from '@understory/table/words';
import type { AgeName } from '../../events.ts';

/** What the ages are called (PT-GEN-01), and what they are counted in (PT-GEN-14). */
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
    monsters: 'Era { $turn }',
    villainy: 'Season { $turn }',
  },
  before: 'Before time',
};
