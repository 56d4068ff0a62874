import type { AskWords, Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Question } from '../../questions.ts';

/** The words of some questions. */
export type Asked<K extends Question['kind']> = Readonly<Record<K, string | AskWords>>;

/** What happens to a civilization. */
export type DwarvenEventKind = Extract<
  EventKind,
  | 'founded'
  | 'works'
  | 'mined'
  | 'gained'
  | 'gathered'
  | 'lost'
  | 'slain'
  | 'paid the Wyrm'
  | 'fulfilled'
  | 'built'
  | 'buried'
  | 'civilization ended'
  | 'cleared away'
>;

export const dwarvenEvents: Messages<DwarvenEventKind> = {
  founded: 'Dwarves come, and found { $group }.',
  works: '',
  mined: '{ $group } mines a lode.',
  gained: `{ $deed ->
    [work] A treasure that will last lies in { THE($piece) }.
    [set-up] The first of them moves into { THE($piece) }.
   *[growth] { $group } grows by one.
  }`,
  gathered: '{ $group } gathers a treasure.',
  lost: `{ $deed ->
    [plague] { $count ->
      [one] One of { $group } dies of the plague.
     *[other] { $count } of { $group } die of the plague.
    }
    [emigration] There is nothing left to mine, and one of { $group } goes away.
   *[fight] { $count ->
      [one] One of { $group } is killed.
     *[other] { $count } of { $group } are killed.
    }
  }`,
  slain: `{ $count ->
    [one] What lived in { THE($piece) } is slain.
   *[other] All { $count } that lived in { THE($piece) } are slain.
  }`,
  'paid the Wyrm': '{ $group } pays a treasure to the Wyrm.',
  fulfilled: 'They have tunnelled into their Fate.',
  built: `{ KEY($what) ->
    [Exploratory-Shaft] The main shaft is driven further down.
    [Too-deep] They delve too deep.
   *[other] { $group } builds its { $what }.
  }`,
  buried: 'A treasure is buried with the dead.',
  'civilization ended': `{ KEY($ending) ->
    [fate] In year { $year } { $group } met its Fate.
    [no-one-left] In year { $year } there was nobody left in { $group }.
    [bottom-of-the-page] In year { $year } { $group } dug through the bottom of the world.
   *[too-deep] In year { $year } { $group } delved too deep.
  }`,
  'cleared away': 'The halls of { $group } lie empty.',
};

/** What the Dwarves are asked. */
export const dwarvenQuestions: Asked<
  | 'name of the tribe'
  | 'which lode to dig down to'
  | 'where treasure is stored'
  | 'name of the hall'
  | 'name of the city'
  | 'which room becomes the tomb'
> = {
  'name of the tribe': 'What is the tribe of the Dwarves called?',
  'which lode to dig down to': 'Which lode do the Dwarves dig down to?',
  'where treasure is stored': {
    ask: 'Where do the Dwarves store what they gather?',
    options: { rooms: 'In rooms with space', storerooms: 'In new storerooms' },
  },
  'name of the hall': 'What is the Great Hall called?',
  'name of the city': 'What is the city called?',
  'which room becomes the tomb': {
    ask: 'Where are the dead buried?',
    options: { new: 'In a new tomb', barracks: 'In a barracks that stands empty' },
  },
};
