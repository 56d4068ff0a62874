import type { Words } from '@understory/table/words';
import type { WhyNot } from '../../civilization/questions.ts';
import type { EventKind } from '../../events.ts';
import type { Reason } from '../../monsters/minds/reasons.ts';
import type { Chapter, Question, SpotPlace, What } from '../../questions.ts';
import { chapters } from './chapters.ts';
import { by } from './choosing.ts';
import {
  civilizationEvents,
  civilizationPlaces,
  civilizationQuestions,
  civilizationWhats,
  whyNots,
} from './civilization.ts';
import {
  inMonsterAges,
  monsterEvents,
  monsterPlaces,
  monsterQuestions,
  monsterReasons,
  monsterWhats,
} from './monsters.ts';
import { IN_YOUR_OWN_WORDS, OWN_WORDS } from './own-words.ts';
import { primordialEvents, primordialQuestions, primordialWhats } from './primordial.ts';
import { sharedEvents, sharedPlaces, sharedQuestions } from './shared.ts';

/** Everything the second edition says in English, joined from its chapters. */
export const ENGLISH: Words<
  EventKind,
  Question['kind'],
  What['kind'],
  SpotPlace['kind'],
  Chapter['kind'],
  (Reason | WhyNot)['key']
> = {
  language: 'en',
  events: { ...sharedEvents, ...primordialEvents, ...civilizationEvents, ...monsterEvents, ...byAge() },
  questions: {
    'in your own words': IN_YOUR_OWN_WORDS,
    ...sharedQuestions,
    ...primordialQuestions,
    ...civilizationQuestions,
    ...monsterQuestions,
  },
  whats: {
    group: '{ $group }',
    piece: '{ $piece }',
    unit: '{ $unit }',
    stratum: 'stratum { $stratum }',
    construction: '{ $construction }',
    card: '{ $card }',
    word: '{ $word }',
    'own words': OWN_WORDS,
    ...primordialWhats,
    ...civilizationWhats,
    ...monsterWhats,
  },
  places: {
    ...sharedPlaces,
    ...civilizationPlaces,
    ...monsterPlaces,
  },
  chapters,
  reasons: { ...whyNots, ...monsterReasons },
};

/** What happens in several ages, where monsters have words of their own for it. */
function byAge(): Record<keyof typeof inMonsterAges, string> {
  const others = { ...sharedEvents, ...civilizationEvents };
  const kinds = Object.keys(inMonsterAges) as (keyof typeof inMonsterAges)[];
  const messages = kinds.map((kind) => {
    const { [kind]: message } = inMonsterAges;
    return [kind, by('$age', { monsters: message, villainy: message }, others[kind])] as const;
  });
  return Object.fromEntries(messages) as Record<keyof typeof inMonsterAges, string>;
}
