import type { Telling } from '../src/index.ts';
import { tellingOf, type Words } from '../src/words/index.ts';

/** What is asked in Barrow. */
export type BarrowQuestion =
  | { readonly kind: 'what the diggers open' }
  | { readonly kind: 'what the cave holds' }
  | { readonly kind: 'a cave' }
  | { readonly kind: 'name of the hall' }
  | { readonly kind: 'where the digger lies' };

/** Why the diggers chose. */
export type BarrowReason = { readonly key: 'caves pay' };

type Happens = 'dug' | 'called' | 'hoarded' | 'buried';

const WORDS: Words<Happens, BarrowQuestion['kind'], never, 'in the yard', never, BarrowReason['key']> = {
  language: 'en',
  events: {
    dug: 'a { $room } is dug, { $depth } deep.',
    called: 'it is called { $name }.',
    hoarded: '{ $treasure } lie there.',
    buried: '',
  },
  questions: {
    'what the diggers open': 'what the diggers open',
    'what the cave holds': 'what the cave holds',
    'a cave': {
      ask: 'the pick breaks through into a cave.',
      options: {
        'wall it up': 'wall it up again',
        'explore it': ['go in and explore it', 'half a die of treasure'],
      },
    },
    'name of the hall': 'what is the hall called?',
    'where the digger lies': 'where does the digger lie?',
  },
  whats: {},
  places: { 'in the yard': 'in the yard' },
  chapters: {},
  reasons: { 'caves pay': 'caves pay' },
};

export const telling: Telling<unknown> = tellingOf(WORDS, { facts: (_, of) => ({ ...of }) as Record<string, string> });
