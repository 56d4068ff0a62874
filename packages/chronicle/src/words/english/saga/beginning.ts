import type { Variants } from './parts.ts';

/** How the world began, and what lies in it. */
export const BEGINNING = {
  'creation.1': [
    'This world is what is left of a god who was killed.',
    'A god was killed, and this world is what is left.',
  ],
  'creation.2': [
    'Sky and sea were lovers once, and this world is their child.',
    'The sky loved the sea, and the world came of it.',
  ],
  'creation.3': [
    'A deity designed the world, and it came out exactly so, which is rarer than it sounds.',
    'The world was designed by a deity, and came out as designed.',
  ],
  'creation.4': [
    'A deity designed the world, and it came out quite otherwise.',
    'A deity had planned a world; what was planned is not known, only that it was not this one.',
  ],
  'creation.5': ['Nobody made the world. It settled.', 'The world was chaos to begin with.'],
  'creation.6': [
    'The world never began and will never end.',
    'There was no first day in this world, and there will be no last one.',
  ],
  'creation.7': [
    'The world came of a quarrel in a family of heaven.',
    'A family of heaven quarrelled, and this world was the result.',
  ],
  'creation.8': [
    'The world is a dream, and somebody is still asleep.',
    'Somebody dreams this world, and has not woken.',
  ],
  'creation.9': ['The world is a move in some larger game.', 'In a game that others play, this world was one move.'],
  'creation.none': ['How the world began is not recorded.', 'Of the beginning nothing is told.'],
  ground: [
    '{ CAPITAL(N($strata)) } beds of rock lay under { $lands }.',
    'Under { $lands } lay { N($strata) } beds of rock.',
    'What lay under { $lands } was rock, in { N($strata) } beds.',
  ],
  features: [
    `There { $n ->
        [1] was
       *[other] were
    } { $features }.`,
    `In them { $n ->
        [1] was
       *[other] were
    } { $features }.`,
    'The rock held { $features }.',
  ],
} as const satisfies Variants;
