import type { Variants } from './parts.ts';

/** Who is left, what lies unfound, and the last line. */
export const CLOSING = {
  'alive.one': [
    '{ $a } { IS($a) } what is left, in { $place }.',
    'Of all of them there is { $a }, in { $place }.',
    'Still there, in { $place }, is { $a }.',
  ],
  'alive.many': ['What is left of them: { $all }.', 'Still alive are { $all }.', 'Left alive were { $all }.'],
  'alive.none': ['Nobody is left.', 'There is nobody to ask.'],
  'lying.named': [
    `{ $treasures } { $n ->
        [1] lies
       *[other] lie
    } in { $place } and { $n ->
        [1] is
       *[other] are
    } nobody’s.`,
    `In { $place } { $n ->
        [1] lies
       *[other] lie
    } { $treasures }, and nobody has come.`,
  ],
  'lying.plain': [
    `{ CAPITAL(N($n)) } { $n ->
        [1] treasure lies
       *[other] treasures lie
    } about below, unowned.`,
    `Somewhere down there { $n ->
        [1] is a treasure
       *[other] are { N($n) } treasures
    } that nobody has.`,
  ],
  'last.3': ['It came out exactly so.', 'The deity has made no changes.'],
  'last.4': ['It was not what had been planned.', 'Nobody had designed this, either.'],
  'last.6': ['The world will not end.', 'It has not ended since.'],
  'last.7': ['The family has not made up.', 'They are not on speaking terms yet.'],
  'last.8': ['The dreamer turned over.', 'Nobody has woken up.'],
  'last.9': ['It is the other side’s move.', 'The next move has not been made.'],
  'last.other': ['The rest is rock.', 'That is all.'],
} as const satisfies Variants;
