import type { Words } from '@understory/table/words';

/** Everything the game says in English. */
export const ENGLISH: Words = {
  language: 'en',
  events: {},
  questions: {},
  whats: {},
  places: {},
  chapters: {},
  reasons: {},
};
