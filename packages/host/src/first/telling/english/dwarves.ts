import type { Asked } from './civilization.ts';

/** What the Dwarves are asked. */
export const dwarvenQuestions: Asked<
  | 'name of the tribe'
  | 'which lode to dig down to'
  | 'where treasure is stored'
  | 'name of the hall'
  | 'name of the city'
  | 'which room becomes the tomb'
> = {
  'name of the tribe': 'What is the tribe called?',
  'which lode to dig down to': 'Which lode do they dig down to?',
  'where treasure is stored': {
    ask: 'Where does { $group } store what it gathers?',
    options: { rooms: 'In rooms with space', storerooms: 'In new storerooms' },
  },
  'name of the hall': 'What is the hall called?',
  'name of the city': 'What is the city called?',
  'which room becomes the tomb': {
    ask: 'Where are the dead buried?',
    options: { new: 'In a new tomb', barracks: 'In a barracks that stands empty' },
  },
};
