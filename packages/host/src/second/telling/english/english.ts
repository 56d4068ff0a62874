import type { Words } from '@understory/table/words';
import {
  civilizationEvents,
  civilizationPlaces,
  civilizationQuestions,
  civilizationWhats,
  whyNots,
} from './civilization.ts';
import { primordialEvents, primordialPlaces, primordialQuestions, primordialWhats } from './primordial.ts';
import { sharedEvents, sharedQuestions } from './shared.ts';

/** Everything the second edition says in English, joined from its chapters. */
export const ENGLISH: Words = {
  language: 'en',
  events: { ...sharedEvents, ...primordialEvents, ...civilizationEvents },
  questions: { ...sharedQuestions, ...primordialQuestions, ...civilizationQuestions },
  whats: {
    group: '{ $group }',
    piece: '{ $piece }',
    unit: '{ $unit }',
    stratum: 'stratum { $stratum }',
    construction: '{ $construction }',
    card: '{ $card }',
    word: '{ $word }',
    tag: '{ $tag }',
    ...primordialWhats,
    ...civilizationWhats,
  },
  places: {
    'in stratum': 'in stratum { $stratum }',
    'on the surface': 'on the surface',
    'on the page': 'on the page',
    ...primordialPlaces,
    ...civilizationPlaces,
  },
  chapters: {},
  reasons: { ...whyNots },
};
