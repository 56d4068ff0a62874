import { A_UNIT, UNIT, UNITS, type Variants } from './parts.ts';

/** Two true things side by side (CH-IRO-01), without a comment; and names that were earned. */
export const SIDE_BY_SIDE = {
  'irony.betrayal': [
    `There had been a pact between { NAME($a) } and { $b }, { $n ->
      [0] made in that ${UNIT}
      [1] ${A_UNIT} old
     *[other] { N($n) } ${UNITS} old
  }.`,
    `Between the two there was a pact, { $n ->
      [0] made in that ${UNIT}
      [1] one ${UNIT} old
     *[other] { N($n) } ${UNITS} old
  }.`,
    `The pact of { NAME($a) } with { $b } was { $n ->
      [0] of that same ${UNIT}
      [1] ${A_UNIT} old
     *[other] { N($n) } ${UNITS} old
  }.`,
    `{ $a } and { $b } had a pact; it had [stood|held|lasted] { $n ->
      [0] less than ${A_UNIT}
      [1] ${A_UNIT}
     *[other] { N($n) } ${UNITS}
  }.`,
  ],
  'irony.chain': [
    '{ $b } had [ended|made an end of|been the end of|outlived and ended] { $c }.',
    'It was { NAME($b) } [who had|that had] [ended|finished|done away with] { $c }.',
    'To { NAME($b) } in turn { $c } had [fallen|come to an end|lost everything].',
    'What { NAME($b) } had done to { $c } was now done to { NAME($b) }.',
    '[Before|Not so long before], { NAME($b) } had [stood over the end|seen the last] of { $c }.',
    '{ $c } had [known|met with] the same [from|at the hands of] { NAME($b) }.',
  ],
  'irony.late': [
    '{ $b }, who had ended the first of that kind, { WAS($b) } dead by then.',
    'Anyone who had come to settle with { $b } for the first of that kind was late.',
  ],
  'irony.nobody to rule': [
    `For { N($n) } ${UNITS} of that reign { NAME($a) } { WAS($a) } one.`,
    `In { N($n) } of those ${UNITS} the ruler and all of the ruler’s own were one.`,
    `{ $a } had been a ruler of one for { N($n) } ${UNITS}.`,
  ],
  'irony.same room': [
    'It was where { NAME($a) } had ended { $c }.',
    'In the same place { NAME($a) } had ended { $c }.',
    '{ $c } had ended in that place before, by { NAME($a) }.',
  ],
  'irony.equal dice': [
    'Twice { NAME($a) } and { $b } had been even, and each time whoever came had it.',
    'When { NAME($a) } had come the two were as even as now, and then it was { NAME($a) } who won.',
    'They had been even once before, the other way about.',
  ],
  'irony.last order': [
    'What { NAME($a) } had prepared was still unspent.',
    '{ $a } had laid up something for such an occasion, and had not spent it.',
    'An advantage that { NAME($a) } had kept for later was still there.',
  ],
  'irony.friend’s price': [
    'What { NAME($a) } spent on it had been got by dealing with { $b }.',
    '{ $a } had the advantage for it from { $b }, by an honest deal.',
    'What turned it { NAME($a) } had from a deal with { $b }.',
  ],
  'irony.peace of the grave': [
    `{ $a } had built { $work } { $n ->
      [0] in that same ${UNIT}
      [1] ${A_UNIT} before
     *[other] { N($n) } ${UNITS} before
  }.`,
    `There was { $work } ready; { NAME($a) } had built it { $n ->
      [0] in that ${UNIT}
      [1] ${A_UNIT} earlier
     *[other] { N($n) } ${UNITS} earlier
  }.`,
  ],
  'irony.the armour': [
    `{ $a } had { $work }, { $n ->
      [0] new in that ${UNIT}
      [1] ${A_UNIT} old
     *[other] { N($n) } ${UNITS} old
  }.`,
    'Among what { NAME($a) } had built there was { $work }.',
  ],
  'irony.the small one': [
    'There had been { N($n) } of { NAME($a) } when they came.',
    `{ $a } had come { $n ->
      [1] alone
     *[other] { N($n) } strong
  }.`,
  ],
  'irony.rich': [
    '{ $a } had never been richer.',
    '{ $a } had never owned so much.',
    'It was [the most|the most] { NAME($a) } had ever [owned|had].',
    '[At that moment|Just then] { NAME($a) } [owned|had] more than ever.',
  ],
  'irony.steadfast': [
    'Between { NAME($a) } and { $b } there had never been a blow.',
    'The pact of { NAME($a) } and { $b } had been broken by neither.',
  ],
  called: [
    '{ $b } called { NAME($a) } { $epithet }.',
    'To { $b } { NAME($a) } was { $epithet } from then on.',
    'By then { $b } had a name for { NAME($a) }: { $epithet }.',
  ],
  'called.all': [
    '{ $a } { WAS($a) } called { $epithet } after that.',
    'From then on { NAME($a) } went by { $epithet }.',
    'For that there was a name, { $epithet }, and { NAME($a) } bore it.',
  ],
  'called.over': [
    '{ CAPITAL($epithet) } had been { $b } until then; now it was { NAME($a) }.',
    'The name of { $epithet } passed from { $b } to { NAME($a) }.',
    '{ $b } had been { $epithet }, and had to leave the name to { NAME($a) }.',
  ],
} as const satisfies Variants;
