import type { Variants } from './parts.ts';

/** What was left lying, found and passed on. */
export const TREASURE = {
  'left.treasure': [
    `{ $n ->
        [1] One treasure was left
       *[other] { CAPITAL(N($n)) } treasures were left
    } [lying|behind|on the floor|unclaimed].`,
    `What was left was { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    } and nobody to [own|claim|fetch|carry] { $n ->
        [1] it
       *[other] them
    }.`,
    `[Behind|After] them [lay|stayed|remained] { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    }, [ownerless|without an owner].`,
    `[The estate|The legacy] was { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    }, [and no heirs|in nobody’s keeping].`,
    `There [lay|stayed] { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    } where [they had lived|the dead had lived|it happened], [for anybody|for whoever came|for the taking].`,
    `Of what had been owned, { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    } [lay there still|stayed behind|lay about].`,
    `Nobody was there to inherit the { $n ->
        [1] treasure that was
       *[other] { N($n) } treasures that were
    } left.`,
    `It [left|freed] { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    } [with nobody to guard|without an owner to guard|and nobody near to take] { $n ->
        [1] it
       *[other] them
    }.`,
  ],
  'left.taken': [
    `{ $a } [picked up|took|gathered|collected] what was left, { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    }.`,
    `What was left, { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    }, [went to|was taken by|fell to] { NAME($a) }.`,
    `{ $a } had { $n ->
        [1] the treasure
       *[other] the { N($n) } treasures
    } that nobody owned any more.`,
    `{ $a } { WAS($a) } [near|near by|the nearest], and inherited { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    }.`,
    `Left without an owner, { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    } became { WHOSE($a) }.`,
  ],
  gathered: [
    `{ $a } [picked up|came across|gathered] { $n ->
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
    `[Lying about|Unowned] until then, { $n ->
        [1] a treasure
       *[other] { N($n) } treasures
    } went to { NAME($a) }.`,
    `{ $a } took for { SELF($a) } { $n ->
        [1] a treasure
       *[other] { N($n) } treasures
    } that nobody [had|owned|claimed].`,
  ],
  passed: [
    '{ CAPITAL($treasures) } [came to|fell to|passed to|ended up with] { $b }.',
    '{ $a } took { $treasures }, which nobody was using.',
    '{ $a } [found|came across|came upon|laid hands on] { $treasures }.',
    'It was { NAME($a) } who [got|found|ended up with] { $treasures }.',
    '{ $a } [picked up|gathered up|took home] { $treasures }.',
    'From then on { NAME($a) } [had|held|kept|owned] { $treasures }.',
    `{ CAPITAL($treasures) } had [lain about|lain unclaimed|waited], and { NAME($a) } took { $count ->
        [1] it
       *[other] them
    }.`,
    'Nobody had { $treasures } until { NAME($a) } [came by|came for it].',
    '{ CAPITAL($treasures) } had a new [owner|keeper], and it was { $b }.',
  ],
} as const satisfies Variants;
