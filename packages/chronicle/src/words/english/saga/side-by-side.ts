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
  ],
  'irony.chain': ['{ $b } had ended { $c }.', 'It was { NAME($b) } who had ended { $c }.'],
  'irony.late': [
    '{ $b }, who had ended the first of that kind, { WAS($b) } dead by then.',
    'Anyone who had come to settle with { $b } for the first of that kind was late.',
  ],
  'irony.rich': ['{ $a } had never been richer.', '{ $a } had never owned so much.'],
  'irony.steadfast': [
    'Between { NAME($a) } and { $b } there had never been a blow.',
    'The pact of { NAME($a) } and { $b } had been broken by neither.',
  ],
  called: [
    '{ $b } called { NAME($a) } { $epithet }.',
    'To { $b } { NAME($a) } was { $epithet } from then on.',
    'By then { $b } had a name for { NAME($a) }: { $epithet }.',
  ],
} as const satisfies Variants;
