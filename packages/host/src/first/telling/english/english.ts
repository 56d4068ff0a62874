import type { Words } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Chapter, Question, SpotPlace, What } from '../../questions.ts';
import { civilizationEvents, civilizationQuestions } from './civilization.ts';
import { customQuestions } from './custom.ts';
import { elvenQuestions } from './dark-elves.ts';
import { demonEvents, demonQuestions } from './demons.ts';
import { dwarvenQuestions } from './dwarves.ts';
import { disasterQuestions, primordialEvents, primordialQuestions, worldQuestions } from './primordial.ts';

/** Everything the first edition says in English. */
export const ENGLISH: Words<EventKind, Question['kind'], What['kind'], SpotPlace['kind'], Chapter['kind'], never> = {
  language: 'en',
  events: { ...primordialEvents, ...civilizationEvents, ...demonEvents },
  questions: {
    ...worldQuestions,
    ...primordialQuestions,
    ...disasterQuestions,
    ...civilizationQuestions,
    ...dwarvenQuestions,
    ...elvenQuestions,
    ...demonQuestions,
    ...customQuestions,
  },
  whats: {
    lode: 'The lode { $x } from the left, { $y } deep',
    gem: 'The gem { $x } from the left, { $y } deep',
    'custom people': `{ KEY($model) ->
      [dark-elves] { $name }, who live like Dark Elves
      [demons] { $name }, who live like Demons
     *[dwarves] { $name }, who live like Dwarves
    }`,
  },
  places: {
    'in stratum': 'in the rock',
    'on the surface': 'on the surface',
    'on the page': 'on the page',
    'on the tunnel': 'on the tunnel',
    'on a side of the page': 'on the { $side } of the page',
    underground: 'underground, a bead off the edges',
    'on the rim': 'on the rim of the world',
    'on a level': 'on this level',
    'round the middle': 'round the middle of the world',
    'that way': 'that way',
  },
  chapters: {
    'the world': 'the world',
    'an event': 'event { $number }',
    'a people comes': 'a people comes',
    'a season': '{ $season } of year { $year }',
    'what is left': 'what is left',
    'the Great Disaster': 'the Great Disaster',
  },
  reasons: {},
};
