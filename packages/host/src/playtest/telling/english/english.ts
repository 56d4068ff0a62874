import type { Messages, Words } from '@understory/table/words';
import {
  LENT_ENGLISH,
  type LentChapter,
  type LentEventKind,
  type LentPlace,
  type LentQuestion,
  type LentWhat,
  type LentWhyNot,
} from '../../../first/lent.ts';
import type { EventKind } from '../../events.ts';
import type { Chapter, Question, SpotPlace, What, WhyNot } from '../../questions.ts';
import { elvenQuestions } from './deep-elves.ts';
import { ownEvents } from './events.ts';
import { monsterQuestions } from './monsters.ts';
import { primordialQuestions } from './primordial.ts';
import { reasons, sheetQuestions } from './sheets.ts';

/** What happens by a chapter of the first edition, under a name that no event of our own has. */
const lentEvents = Object.fromEntries(
  Object.entries(LENT_ENGLISH.events).map(([kind, message]) => [`lent ${kind}`, message]),
) as Messages<`lent ${LentEventKind}`>;

/** Everything the playtest rules say in English, with what their borrowed chapters say. */
export const ENGLISH: Words<
  EventKind | `lent ${LentEventKind}`,
  (Question | LentQuestion)['kind'],
  (What | LentWhat)['kind'],
  (SpotPlace | LentPlace)['kind'],
  (Chapter | LentChapter)['kind'],
  (WhyNot | LentWhyNot)['key']
> = {
  language: 'en',
  events: { ...lentEvents, ...ownEvents },
  questions: {
    ...LENT_ENGLISH.questions,
    ...primordialQuestions,
    ...elvenQuestions,
    ...monsterQuestions,
    ...sheetQuestions,
  },
  whats: {
    ...LENT_ENGLISH.whats,
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
      [mining] A mining colony at { THE($piece) }
      [pens] Monster pens at { THE($piece) }
     *[processing] A processing colony at { THE($piece) }
    }`,
  },
  places: {
    ...LENT_ENGLISH.places,
    'in stratum': 'in stratum { $stratum }',
    'on the surface': 'on the surface',
    'on the page': 'on the page',
    'on the tunnel': 'on the tunnel',
    'on a side of the page': `{ $side ->
      [top] on the surface
     *[other] on the { $side } of the page
    }`,
    'in the shape': 'where it is drawn',
    'under the surface': 'anywhere under the surface',
  },
  chapters: {
    ...LENT_ENGLISH.chapters,
    'the surface': 'the surface',
    'the strata': 'the strata',
    'a stratum': 'stratum { $stratum }',
    'the creation': 'how it all came to be',
    'a people comes': 'a people comes',
    'a season of the elves': '{ $season }',
    'what is left': 'what is left',
    'the Great Disaster': 'the Great Disaster',
    arrivals: 'who comes',
    'a group': '{ $group }',
    'what wanders': 'what wanders',
    'a villain is awaited': 'before the villain comes',
    'end of the era': 'the end of the era',
  },
  reasons: { ...LENT_ENGLISH.reasons, ...reasons },
};
