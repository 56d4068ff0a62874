import type { Words } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Chapter, Question, SpotPlace, What, WhyNot } from '../../questions.ts';
import { aftermathEvents, aftermathQuestions } from './aftermath.ts';
import { campaignQuestions } from './campaign.ts';
import { civilizationEvents, civilizationQuestions } from './civilization.ts';
import { customQuestions } from './custom.ts';
import { elvenQuestions } from './dark-elves.ts';
import { demonEvents, demonQuestions } from './demons.ts';
import { dwarvenQuestions } from './dwarves.ts';
import { monsterEvents, monsterQuestions } from './monsters.ts';
import { disasterQuestions, primordialEvents, primordialQuestions, worldQuestions } from './primordial.ts';
import { reasons, sheetQuestions } from './sheets.ts';
import { villainEvents, villainQuestions } from './villainy.ts';

/** Everything the first edition says in English. */
export const ENGLISH: Words<
  EventKind,
  Question['kind'],
  What['kind'],
  SpotPlace['kind'],
  Chapter['kind'],
  WhyNot['key']
> = {
  language: 'en',
  events: {
    ...primordialEvents,
    ...civilizationEvents,
    ...demonEvents,
    ...monsterEvents,
    ...villainEvents,
    ...aftermathEvents,
  },
  questions: {
    ...worldQuestions,
    ...primordialQuestions,
    ...disasterQuestions,
    ...civilizationQuestions,
    ...dwarvenQuestions,
    ...elvenQuestions,
    ...demonQuestions,
    ...customQuestions,
    ...sheetQuestions,
    ...monsterQuestions,
    ...villainQuestions,
    ...campaignQuestions,
    ...aftermathQuestions,
  },
  whats: {
    lode: 'The lode { NUMBER($x, maximumFractionDigits: 0) } across, { NUMBER($y, maximumFractionDigits: 0) } down',
    gem: 'The gem { NUMBER($x, maximumFractionDigits: 0) } across, { NUMBER($y, maximumFractionDigits: 0) } down',
    group: '{ $group }',
    place: '{ THE($piece) }',
    'custom people': `{ KEY($model) ->
      [dark-elves] { $name }, who live like Dark Elves
      [demons] { $name }, who live like Demons
     *[dwarves] { $name }, who live like Dwarves
    }`,
    'made up': `{ KEY($note) ->
      [none] { $name }, of an earlier game
     *[other] { $name }, of an earlier game: { $note }
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
    'that way': 'in the direction it may take',
    'on the campaign map': 'on the campaign map',
  },
  chapters: {
    'the world': 'the world',
    'an event': 'event { $number }',
    'a people comes': 'a people comes',
    'a season': '{ $group }, { $season }',
    'what is left': 'what is left',
    'the Great Disaster': 'the Great Disaster',
    'the first monsters': 'the first monsters',
    'an arrival': 'an arrival',
    'a group acts': '{ $group }',
    wandering: 'what wanders',
    'the end of the monsters': 'the end of the age',
    'a villain comes': 'a villain comes',
    'a party': 'a party comes',
    'the end of the villains': 'the end',
  },
  reasons,
};
