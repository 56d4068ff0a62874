import type { Words } from '@understory/table/words';

/** Everything the second edition says in English, joined from its chapters. */
export const ENGLISH: Words = {
  language: 'en',
  events: {},
  questions: {},
  whats: {
    group: '{ $group }',
    piece: '{ $piece }',
    unit: '{ $unit }',
    stratum: 'stratum { $stratum }',
    construction: '{ $construction }',
    card: '{ $card }',
    word: '{ $word }',
    tag: '{ $tag }',
  },
  places: {
    'in stratum': 'in stratum { $stratum }',
    'on the surface': 'on the surface',
    'on the page': 'on the page',
  },
  chapters: {},
  reasons: {},
};
