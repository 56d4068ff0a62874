import type { TimeWords } from '@understory/table/words';
import type { AgeName } from '../../events.ts';

/** What the ages are called (H1-GEN-01). */
export const TIME: TimeWords<AgeName> = {
  language: 'en',
  ages: { primordial: 'Primordial Age', civilization: 'Age of Civilization' },
  turns: { primordial: '', civilization: 'Year { $turn }' },
  before: 'Before time',
};
