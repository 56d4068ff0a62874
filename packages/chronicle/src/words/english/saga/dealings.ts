import { CLOSE, FOR, GRUDGE, LIVES, ONE, TIE, type Variants, when } from './parts.ts';

/** Pacts, trade, thefts, payments. */
export const DEALINGS = {
  traded: [
    '{ $a } traded with { $b }, and both were the richer for it.',
    '{ $a } and { $b } came to terms and traded.',
    'There was trade between { NAME($a) } and { $b }.',
    '{ $a } did business with { $b }.',
    '{ $b } had something to sell, and { NAME($a) } bought.',
    'Goods went to and fro between { NAME($a) } and { $b }.',
  ],
  'traded.many': [
    '{ $a } traded with { $b } { $times }.',
    '{ CAPITAL($times) } there was trade between { NAME($a) } and { $b }.',
    'Trade with { $b } went well for { NAME($a) }, { $times }.',
  ],
  allied: [
    '{ $a } offered { $b } a pact, and it was taken.',
    '{ $a } made a pact with { $b }.',
    'There was a pact between { NAME($a) } and { $b }.',
    '{ $a } came to an agreement with { $b }, and it was called a pact.',
    '{ $a } asked { $b } for a pact and got it.',
    '{ $b } agreed to a pact with { NAME($a) }.',
    '{ $a } wanted a pact with { $b }. It was agreed.',
    when(TIE, '{ $a } got a pact out of { $b }, but only just.'),
  ],
  'allied.many': [
    '{ $a } renewed { THEIR($a) } pact with { $b } { $times }.',
    '{ CAPITAL($times) } { NAME($a) } and { $b } made a pact.',
    '{ $a } and { $b } made a pact, and made it again: { $times } in all.',
  ],
  offers: [
    '{ CAPITAL($times) } { NAME($a) } offered { $b } a pact: { $taken } it was taken, { $not } refused.',
    '{ $a } offered { $b } a pact { $times }. It was taken { $taken } and refused { $not }.',
    'Of the pacts that { NAME($a) } offered { $b }, { $times } in all, the answer was yes { $taken } and no { $not }.',
  ],
  refused: [
    '{ $a } asked { $b } for a pact and { WAS($a) } refused.',
    '{ $a } offered { $b } an alliance, which was declined.',
    'A pact with { $b } was what { NAME($a) } wanted, and did not get.',
    'To the pact that { NAME($a) } offered, { $b } said no.',
    '{ $b } would have no pact with { NAME($a) }.',
    '{ $a } offered { $b } a pact. It was [declined|refused|not wanted].',
    '{ $a } wanted { $b } for an ally. { CAPITAL(NAME($b)) } [declined|would not|did not want one].',
    when(ONE, '{ $a } asked { $b } for a pact and fell short by one.'),
  ],
  'refused.many': [
    '{ CAPITAL($times) } { NAME($a) } asked { $b } for a pact, and { $times } it was refused.',
    '{ $a } offered { $b } a pact { $times } and { WAS($a) } refused each time.',
    '{ $b } refused { NAME($a) } { $times }.',
  ],
  recruited: [
    '{ $a } [won over|recruited|took on] one of { $b }.',
    'One of { $b } went over to { NAME($a) }.',
    '{ $b } lost one of their own to { NAME($a) }, who went willingly.',
    '{ $a } had an offer for { $b }, and one of them took it.',
  ],
  'recruited.one': [
    '{ $a } [found a recruit|took somebody on].',
    'Somebody joined { NAME($a) }.',
    '{ $a } { WAS($a) } joined by one more.',
  ],
  stole: [
    `{ $a } [stole|took|lifted|carried off] a treasure [of|from] { $b }${CLOSE}.`,
    `{ $a } robbed { $b }${CLOSE}.`,
    `{ $a } got at what { $b } had, and [took|kept|left with] a treasure${CLOSE}.`,
    `{ $b } { WAS($b) } robbed by { NAME($a) }${CLOSE}.`,
    '{ $b } missed a treasure. { $a } had it.',
    'A treasure of { WHOSE($b) } went to { NAME($a) }, who had not asked.',
    `A treasure that had been { WHOSE($b) } was { WHOSE($a) } [afterwards|after that]${CLOSE}.`,
    '{ $a } [went|looked] through the stores of { $b } and came away with a treasure.',
    when(TIE, '{ $a } came out even with { $b } in a theft, and an even theft goes to the thief.'),
    when(TIE, 'It was a theft on a tie: { $b } lost a treasure to { NAME($a) }, who had been no better.'),
    when(GRUDGE, `${FOR}, { NAME($a) } robbed { $b }${CLOSE}.`),
    when(GRUDGE, `${FOR}, a treasure of { WHOSE($b) } was stolen.`),
    when(
      { ...TIE, named: ['yes'] },
      '{ $a } came for { $treasures }, came out even with { $b }, and had it: an even theft goes to the thief.',
    ),
    when({ ...TIE, named: ['yes'] }, '{ $a } took { $treasures } from { $b } on a tie.'),
    when({ ...GRUDGE, named: ['yes'] }, `${FOR}, { NAME($a) } took { $treasures } from { $b }${CLOSE}.`),
    when(
      { ...GRUDGE, ...TIE },
      `${FOR}, { NAME($a) } robbed { $b }. They came out even, and an even theft goes to the thief.`,
    ),
    when({ named: ['yes'] }, `{ $a } took { $treasures } from { $b }${CLOSE}.`),
    when({ named: ['yes'] }, `{ CAPITAL($treasures) } went from { $b } to { NAME($a) } by theft${CLOSE}.`),
    when(
      { named: ['yes'] },
      `{ $b } had { $treasures } until { NAME($a) } [came and had it instead|stole it|carried it off]${CLOSE}.`,
    ),
  ],
  'stole.many': [
    '{ $a } robbed { $b } { $times }.',
    '{ CAPITAL($times) } { NAME($a) } [stole from|robbed] { $b }.',
    '{ $b } { WAS($b) } robbed { $times }, and always by { NAME($a) }.',
    '{ CAPITAL($times) } a treasure went from { $b } to { NAME($a) }.',
  ],
  'theft failed': [
    `{ $a } tried to rob { $b } and failed${CLOSE}${LIVES}.`,
    `{ $a } went to steal from { $b }, and came back with nothing${CLOSE}.`,
    `A theft from { $b } failed, and it cost { NAME($a) } { $lives ->
        [0] only the walk
        [1] one of { THEIR($a) } own
       *[other] { N($lives) } of { THEIR($a) } own
    }.`,
    `{ $b } caught { NAME($a) } at the treasure{ $lives ->
        [0] {""}
       *[other] {", "}and one thief fewer went home
    }.`,
    when(ONE, '{ $a } tried { $b } for a treasure and missed it by one.'),
    '{ $b } kept what { THEY($b) } had, though { NAME($a) } had come for it.',
    'What { NAME($a) } had come to steal stayed with { $b }.',
    '{ $a } tried to rob { $b }. It [failed|came to nothing|did not succeed].',
    '{ $a } went after what { $b } had. Nothing [came of it|was taken].',
  ],
  'theft failed.many': [
    `{ $a } tried to rob { $b } { $times }, and each time it failed{ $lives ->
        [0] {""}
       *[other] {"; "}it cost { N($lives) } of them
    }.`,
    `{ CAPITAL($times) } a theft by { NAME($a) } from { $b } failed{ $lives ->
        [0] {""}
       *[other] {", "}at a cost of { N($lives) }
    }.`,
  ],
  extorted: [
    `{ $a } [demanded|asked for|required] a treasure of { $b } and [got it|had it]${CLOSE}.`,
    '{ $b } paid { NAME($a) }, being given no [choice|other course|alternative].',
    '{ $a } made { $b } [pay|pay up|part with a treasure].',
    '{ $b } [handed|gave|delivered] { NAME($a) } a treasure, on demand.',
    'What { NAME($a) } [wanted|required|asked] of { $b } was a treasure, and it was [handed over|paid|given].',
    'A [demand|summons|request] came from { NAME($a) }, and { $b } paid.',
    '[Peace|Quiet] with { NAME($a) } cost { $b } a treasure.',
    '{ $b } [weighed|considered] a demand of { WHOSE($a) } and [paid it|gave in].',
    when(GRUDGE, `${FOR}, { $b } had to pay { NAME($a) }.`),
    when({ named: ['yes'] }, '{ $a } demanded { $treasures } of { $b }, and had it.'),
    when({ named: ['yes'] }, 'For { $treasures } { NAME($a) } [let|left] { $b } [be|alone].'),
    when(TIE, '{ $b } paid { NAME($a) } on a tie, which counts as paying.'),
  ],
  'extorted.many': [
    '{ $a } made { $b } pay { $times }.',
    '{ CAPITAL($times) } { $b } paid { NAME($a) }.',
    '{ $b } paid { NAME($a) }, and paid again: { $times } in all.',
  ],
  'extortion failed': [
    `{ $a } demanded a payment of { $b }, who kept it${CLOSE}.`,
    '{ $b } refused to pay { NAME($a) }.',
    '{ $a } asked { $b } for money and got none.',
    '{ $a } named { $b } a price for peace. It was not paid.',
    '{ $a } demanded a treasure of { $b }. { CAPITAL(NAME($b)) } [kept it|declined].',
    'A demand by { NAME($a) } came to nothing; { $b } had said no.',
    when(ONE, '{ $a } demanded a payment of { $b } and missed it by one.'),
    when(GRUDGE, `${FOR}, { NAME($a) } sent to { $b } for payment, and had none.`),
  ],
  'extortion failed.many': [
    '{ CAPITAL($times) } { NAME($a) } demanded payment of { $b }, and had none.',
    '{ $b } refused to pay { NAME($a) } { $times }.',
  ],
  bribed: [
    '{ $a } paid { $b } to be [let|left] alone.',
    '{ $b } took a treasure of { WHOSE($a) } and kept the peace for it.',
    'There was a bribe: { NAME($a) } gave, { $b } took.',
    '{ $a } bought { $b } off.',
    'What kept { $b } [quiet|away] was a treasure from { NAME($a) }.',
    'A treasure went from { NAME($a) } to { $b }, and with it the quarrel.',
    '{ $b } could be bought, and { NAME($a) } bought.',
    'For one treasure { $b } let { NAME($a) } be.',
  ],
  'bribe failed': [
    '{ $a } offered { $b } a bribe, which was not enough.',
    '{ $b } would not be bribed by { NAME($a) }.',
  ],
} as const satisfies Variants;
