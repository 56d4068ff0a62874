import type { Asked } from './civilization.ts';

/** What the Dark Elves are asked. */
export const elvenQuestions: Asked<
  | 'where the Underdark runs'
  | 'where the great city stands'
  | 'name of the great city'
  | 'where to found a colony'
  | 'name of the colony'
> = {
  'where the Underdark runs': 'Where does the Underdark run?',
  'where the great city stands': 'Where does the great city stand?',
  'name of the great city': 'What is the great city called?',
  'where to found a colony': {
    ask: 'Where does { $group } found a colony?',
    options: { none: 'Nowhere this year' },
  },
  'name of the colony': 'What is the colony called?',
};
