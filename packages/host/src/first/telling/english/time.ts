import type { TimeWords } from '@understory/table/words';
import type { AgeName } from '../../events.ts';

/** What the ages are called (H1-GEN-01). */
export const TIME: TimeWords<AgeName> = {
  language: 'en',
  ages: { primordial: 'Primordial Age', civilization: 'Age of Civilization', disaster: 'Great Disaster' },
  turns: { primordial: '', civilization: 'Year { $turn }', disaster: '' },
  before: 'Before time',
};
