import type { Words } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Chapter, Question, SpotPlace, What, WhyNot } from '../../questions.ts';
import { elvenEvents, elvenQuestions } from './deep-elves.ts';
import { monsterEvents, monsterQuestions } from './monsters.ts';
import { primordialEvents, primordialQuestions } from './primordial.ts';
import { reasons, sheetQuestions } from './sheets.ts';

/** Everything the playtest rules say in English. */
export const ENGLISH: Words<
  EventKind,
  Question['kind'],
  What['kind'],
  SpotPlace['kind'],
  Chapter['kind'],
  WhyNot['key']
> = {
  language: 'en',
  events: { ...primordialEvents, ...elvenEvents, ...monsterEvents },
  questions: { ...primordialQuestions, ...elvenQuestions, ...monsterQuestions, ...sheetQuestions },
  whats: {
    inspiration: '{ $of }',
    exit: 'Where { THE($piece) } leads off the page, in stratum { $stratum }',
    stratum: 'In stratum { $stratum }',
    group: '{ $group }',
    pack: 'What lives in { THE($piece) }',
    hour: `{ $hour ->
      [12] Straight up
      [3] To the right
      [6] Straight down
      [9] To the left
     *[other] Towards { $hour } o’clock
    }`,
    site: `{ $of ->
      [mining] A mining colony
      [pens] Monster pens
     *[processing] A processing colony
    }`,
  },
  places: {
    'in stratum': 'in stratum { $stratum }',
    'on the surface': 'on the surface',
    'on the page': 'on the page',
    'on the tunnel': 'on the tunnel',
    'on a side of the page': `{ $side ->
      [top] on the surface
     *[other] on the { $side } of the page
    }`,
    'in the shape': 'where it is drawn',
  },
  chapters: {
    'the surface': 'the surface',
    'the strata': 'the strata',
    'a stratum': 'stratum { $stratum }',
    'the creation': 'how it all came to be',
    'a people comes': 'a people comes',
    'a season': '{ $season } of year { $year }',
    'what is left': 'what is left',
    'the Great Disaster': 'the Great Disaster',
    arrivals: 'who comes in era { $era }',
    'a group': '{ $group }',
    'end of the era': 'the end of era { $era }',
  },
  reasons,
};
