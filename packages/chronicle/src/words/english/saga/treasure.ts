import type { Variants } from './parts.ts';

/** What was left lying, found and passed on. */
export const TREASURE = {
  'left.treasure': [
    `{ $n ->
        [1] One treasure was left
       *[other] { CAPITAL(N($n)) } treasures were left
    } lying.`,
    `What was left was { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    } and nobody to own { $n ->
        [1] it
       *[other] them
    }.`,
  ],
  'left.taken': [
    `{ $a } picked up what was left, { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    }.`,
    `What lay about after that, { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    }, went to { NAME($a) }.`,
    `{ $a } had { $n ->
        [1] the treasure
       *[other] the { N($n) } treasures
    } that nobody owned any more.`,
  ],
  gathered: [
    `{ $a } picked up { $n ->
        [1] a treasure
       *[other] { N($n) } treasures
    } that lay about.`,
    `{ $a } found { $n ->
        [1] a treasure
       *[other] { N($n) } treasures
    } and kept { $n ->
        [1] it
       *[other] them
    }.`,
  ],
  passed: [
    '{ CAPITAL($treasures) } came to { $b }.',
    '{ $a } took { $treasures }, which nobody was using.',
    '{ $a } found { $treasures }.',
    'It was { NAME($a) } who got { $treasures }.',
    '{ $a } picked up { $treasures }.',
    'From then on { NAME($a) } had { $treasures }.',
    `{ CAPITAL($treasures) } had lain about, and { NAME($a) } took { $count ->
        [1] it
       *[other] them
    }.`,
    'Nobody had { $treasures } until { NAME($a) } came by.',
  ],
} as const satisfies Variants;
