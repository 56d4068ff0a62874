import type { TimeWords } from '@understory/table/words';

/** What the ages are called (H1-GEN-01). */
export const TIME: TimeWords<'primordial' | 'civilization'> = {
  language: 'en',
  ages: { primordial: 'Primordial Age', civilization: 'Age of Civilization' },
  turns: { primordial: '', civilization: 'Year { $turn }' },
  before: 'Before time',
};
