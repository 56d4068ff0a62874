import type { Asked } from './civilization.ts';

/** What is asked about a custom people. */
export const customQuestions: Asked<
  | 'which custom people'
  | 'whom the people is modelled on'
  | 'name of the people'
  | 'in what the people differs'
  | 'whose hand the people draws in'
  | 'name of a construction'
> = {
  'which custom people': {
    ask: 'Which people of your own comes?',
    options: { write: ['Another one', 'you say whom it is like, and in what it differs'] },
  },
  'whom the people is modelled on': {
    ask: 'Whom is the people like?',
    options: {
      roll: ['Roll for it', '1d6'],
      dwarves: ['Dwarves', 'they dig down to ore, and gather'],
      'dark elves': ['Dark Elves', 'a city on the Underdark, its colonies, and their slaves'],
      demons: ['Demons', 'a pit of princes, and their tunnel worm'],
    },
  },
  'name of the people': 'What is the people called?',
  'in what the people differs': {
    ask: `{ KEY($model) ->
      [dark-elves] In what do { $name } differ from Dark Elves?
      [demons] In what do { $name } differ from Demons?
     *[dwarves] In what do { $name } differ from Dwarves?
    }`,
    options: {
      moreFolk: ['More folk', 'one more of them comes'],
      richer: ['Richer', 'they begin with a treasure more'],
      hand: ['Another hand', 'they draw rooms and tunnels as others do'],
      works: ['Other works', 'what they build has names of its own'],
      enough: ['In nothing else', ''],
    },
  },
  'whose hand the people draws in': {
    ask: 'In whose hand do they draw?',
    options: {
      dwarves: ['Dwarves', 'square rooms; tunnels level and upright'],
      'dark elves': ['Dark Elves', 'clean tunnels, straight or gently curved'],
      demons: ['Demons', 'tunnels straight, curved or zigzag'],
      delvers: ['Delvers', 'finished rooms; straight tunnels'],
      breeders: ['Breeders', 'any rooms; natural tunnels'],
    },
  },
  'name of a construction': 'What do they call their { $printed }?',
};
