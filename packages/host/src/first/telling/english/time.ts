import type { TimeWords } from '@understory/table/words';

/** What the ages are called (H1-GEN-01). */
export const TIME: TimeWords<'primordial'> = {
  language: 'en',
  ages: { primordial: 'Primordial Age' },
  turns: { primordial: '' },
  before: 'Before time',
};
