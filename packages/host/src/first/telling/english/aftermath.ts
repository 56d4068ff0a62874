import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Question } from '../../questions.ts';
import type { Asked } from './civilization.ts';

/** What comes of minor features, named treasures, water and magma. */
export type AftermathEventKind = Extract<
  EventKind,
  'minor feature' | 'treasure named' | 'changed hands' | 'treasure lost' | 'flooded' | 'dried' | 'driven out'
>;

export const aftermathEvents: Messages<AftermathEventKind> = {
  'minor feature': 'What { $group } left behind in { THE($piece) } is remembered: { $name }.',
  'treasure named': 'A treasure in { THE($piece) } is known as “{ $name }”.',
  'changed hands': `{ KEY($how) ->
    [taken] { CAPITAL($group) } has “{ $name }” now.
    [left] “{ $name }” is nobody’s any more.
   *[passed-on] “{ $name }” goes from { $from } to { $group }.
  }`,
  'treasure lost': '“{ $name }” is lost, and never seen again.',
  flooded: `{ $liquid ->
    [magma] Magma bursts into { THE($piece) }.
   *[water] Water bursts into { THE($piece) }.
  }`,
  dried: 'The river takes another way, and its old bed runs dry.',
  'driven out': `{ $liquid ->
    [magma] Magma drives { $group } out of { THE($piece) }.
   *[water] Water drives { $group } out of { THE($piece) }.
  }`,
};

export const aftermathQuestions: Asked<
  Extract<
    Question['kind'],
    | 'the column of a minor feature'
    | 'the minor feature'
    | 'whether to write a minor feature'
    | 'name of the minor feature'
    | 'name of the treasure'
    | 'whether it floods'
    | 'which dweller'
    | 'name of the dweller'
  >
> = {
  'the column of a minor feature': 'the column of the minor features',
  'the minor feature': 'which minor feature',
  'whether to write a minor feature': {
    ask: '{ $name } is struck from the list. Do you write another in its place?',
    options: { strike: 'No, it is struck', write: 'Yes, another' },
  },
  'name of the minor feature': 'What is the new minor feature?',
  'name of the treasure': 'What is the treasure called?',
  'whether it floods': {
    ask: `{ $liquid ->
      [magma] The way into magma is open. Does it flow in?
     *[water] The way into water is open. Does it flow in?
    }`,
    options: { flood: 'Yes, it is flooded', dry: 'No, it stays dry' },
  },
  'which dweller': {
    ask: `{ $liquid ->
      [magma] The place is full of magma. Who lives in it?
     *[water] The place is full of water. Who lives in it?
    }`,
    options: { table: '{ $name }', rolled: 'Roll, and name a kind of it that lives there' },
  },
  'name of the dweller': `{ $liquid ->
    [magma] What is the kind of { $flavour } called that lives in magma?
   *[water] What is the kind of { $flavour } called that lives in water?
  }`,
};
