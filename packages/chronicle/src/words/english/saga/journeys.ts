import { UNITS, type Variants, WEALTH, when } from './parts.ts';

/** "Four companies of adventurers", where all in the list are. */
const OF_A_SORT = `{ $sort ->
    [mixed] others
   *[other] companies of { $sort }
}`;

/** Who came, moved, was driven out and left. */
export const JOURNEYS = {
  'came.one': [
    '{ $a } settled in { $place }.',
    '{ $a } [came to|moved into|found a home in|took up house in] { $place }.',
    'In { $place } [sat|lived|dwelt|was to be found] { $b }.',
    `{ $a } took { $place }, [with|and brought|and had] ${WEALTH}.`,
    `To { $place } came { $b }, [with|bringing|who had] ${WEALTH}.`,
    '{ $a } made { THEIR($a) } home in { $place }.',
    '[Then|Now|By now] there was { $b }, in { $place }.',
    '{ $a } arrived, and lived in { $place } from then on.',
    '{ $a } had [moved into|taken|settled] { $place }.',
    'The [next|newest|latest] to come was { $b }, to { $place }.',
    `{ $a } brought ${WEALTH} to { $place }.`,
    '{ $a } lived in { $place } now.',
    '{ CAPITAL($place) } had a new [tenant|owner|inhabitant|occupant], and it was { $b }.',
    when({ poor: ['yes'] }, '{ $a } [arrived in|came to|reached] { $place } with [nothing|empty hands|not a thing].'),
    when({ poor: ['yes'] }, '{ $a } came to { $place } and owned nothing [at all|whatever|yet].'),
    when({ poor: ['yes'] }, '[Without a treasure|With no treasure] to { THEIR($b) } name { $b } came to { $place }.'),
  ],
  'came.many': [
    '{ $a } moved into { $place }, { N($lives) } of them.',
    '{ $a } [took|occupied|settled in|claimed] { $place }, { N($lives) } strong.',
    'Into { $place } [came|moved] { $b }, { N($lives) } [in all|together].',
    `{ $a } [settled in|set up house in|took to] { $place }, with ${WEALTH}.`,
    'There came { $b }, { N($lives) } of them, and [lived|stayed|settled] in { $place }.',
    '{ $a } arrived { N($lives) } strong and made do with { $place }.',
    'In { $place } there were now { $b }, { N($lives) } of them.',
    'Next came { $b }, { N($lives) } of them, to { $place }.',
    `{ $a } brought ${WEALTH} and took { $place } to live in.`,
    'The new [tenants|owners|lodgers|inhabitants] of { $place } were { $b }, and there were { N($lives) } of them.',
    '{ CAPITAL(N($lives)) } [newcomers|more|strangers] made a home of { $place }: { $b }.',
    when(
      { second: ['yes'] },
      'There came { $b }, the second company of that kind and no kin to the first, and took { $place }.',
    ),
    when(
      { second: ['yes'] },
      '{ $a } took { $place }. They were the second company of { $kin }, and no kin to the first.',
    ),
    when(
      { second: ['yes'] },
      'A second company of { $kin }, no kin to the first, [settled|made its home|came to live] in { $place }: { $b }.',
    ),
  ],
  'came.before': [
    when({ span: ['then'] }, '{ $a } had [settled in|moved into|come to|taken] { $place }.'),
    when({ span: ['then'] }, '{ $a } had { $place } to live in.'),
    when({ span: ['then'] }, '{ $a } had [made a home|been at home] in { $place }.'),
    when({ span: ['turns'] }, `{ $a } had [come to|settled in|moved into] { $place } { N($turns) } ${UNITS} before.`),
    when({ span: ['turns'] }, `{ $a } had [lived|been|been at home] in { $place } for { N($turns) } ${UNITS}.`),
    when(
      { span: ['turns'] },
      `{ CAPITAL(N($turns)) } ${UNITS} before, { $b } had [settled|made a home] in { $place }.`,
    ),
    when({ span: ['turns'] }, `For { N($turns) } ${UNITS} { $place } had been the home of { $b }.`),
    when({ span: ['turns'] }, `{ $a } had been there for { N($turns) } ${UNITS}, in { $place }.`),
    when({ span: ['turns'] }, `{ $a } had been in { $place } all the while, { N($turns) } ${UNITS} by now.`),
    when(
      { span: ['turns'] },
      `{ CAPITAL($place) } had [belonged to|housed|been the seat of] { $b } for { N($turns) } ${UNITS}.`,
    ),
    when({ span: ['age'] }, '{ $a } had come to { $place } before anybody [ruled|rose|gave orders].'),
    when({ span: ['age'] }, '{ $a } had been in { $place } since before there was a ruler.'),
    when({ span: ['age'] }, 'In { $place }, since the days before, lived { $b }.'),
    when({ span: ['age'] }, '{ $a } had settled in { $place } when nobody ruled yet.'),
    when(
      { span: ['age'] },
      '{ CAPITAL($place) } had been home to { $b } since [freer days|the days before|before all this].',
    ),
    when(
      { span: ['then', 'turns', 'age'], second: ['yes'], sole: ['no'] },
      '{ $a } had come to { $place } by then. They were the second company of { $kin }, and no kin to the first.',
    ),
    when(
      { span: ['then', 'turns', 'age'], second: ['yes'], sole: ['no'] },
      'In { $place } there had been { $b } for a while, the second company of that kind and no kin to the first.',
    ),
  ],
  'came.next': [
    when({ sole: ['no'] }, '{ $a } came next, { N($lives) } strong.'),
    when({ sole: ['no'] }, '{ $a } { WAS($a) } the next to arrive, { N($lives) } of them.'),
    when({ sole: ['no'] }, '[Then|After these] came { $b }, { N($lives) } [of them|in all].'),
    when(
      { sole: ['no'] },
      'The next [to knock|at the door|on the scene] were { $b }, and [there were|they were] { N($lives) }.',
    ),
    when({ sole: ['yes'] }, '{ $a } came next.'),
    when({ sole: ['yes'] }, '[Then|Next|After that] { $b } came.'),
    when({ sole: ['yes'] }, '{ $a } was the next to [arrive|come|turn up].'),
    when({ sole: ['yes'] }, '[Now|Then] there was { $b } [to reckon with|as well|besides].'),
  ],
  'came.split': [
    '{ $a } parted from { $b } and went their own way.',
    'From { $b } a part broke off, and called itself { NAME($a) }.',
  ],
  visitors: [
    `{ CAPITAL(N($n)) } ${OF_A_SORT} came and were ended by { NAME($a) }, one after another: { $all }.`,
    `{ CAPITAL(N($n)) } ${OF_A_SORT} that came in those days met { NAME($a) } and nobody else: { $all }.`,
    when({ sort: ['mixed'] }, 'Of { $all } there is only this to tell: they came, and { NAME($a) } ended them.'),
  ],
  'visitors.own': [
    `{ CAPITAL(N($n)) } ${OF_A_SORT} came only to attack { NAME($a) }, and none of them went home: { $all }.`,
    `{ CAPITAL(N($n)) } ${OF_A_SORT} tried { NAME($a) } in that time, one after another, and { $a } ended them all: { $all }.`,
    when({ sort: ['mixed'] }, 'Of { $all } there is only this to tell: they came, and attacked { NAME($a) }.'),
    when({ sort: ['mixed'] }, 'In those days { $a } ended { N($n) } that had come to attack: { $all }.'),
  ],
  driven: [
    '{ $a } [fled|escaped|got away|ran] to { $place }.',
    '{ $a } had to [leave|go|move], and went to { $place }.',
    '{ $a } moved, not [by choice|willingly|gladly], to { $place }.',
    '{ CAPITAL($place) } was where { NAME($a) } [ended up|came to rest|found shelter].',
    '{ $a } [went|moved|withdrew] to { $place }, having nowhere else.',
    '{ $a } got away, as far as { $place }.',
    '{ $a } [withdrew|retreated|fell back] to { $place }.',
    'From then on { NAME($a) } lived in { $place }, for want of a better.',
    '[Driven out|Without a home|Turned out], { NAME($a) } [took to|made for|settled for] { $place }.',
    'The next home of { $a } was { $place }, which { THEY($a) } had not chosen.',
  ],
  'moved.many': [
    '{ $a } moved house { N($n) } times, at last to { $place }.',
    '{ CAPITAL(N($n)) } times { NAME($a) } moved; the last place was { $place }.',
    '{ $a } lived in { N($n) } places one after another, and then in { $place }.',
  ],
  'left world': [
    '{ $a } left, and did not say where to.',
    'Then { NAME($a) } left the world.',
    '{ $a } went away for good.',
    '{ $a } packed up and left the world to the others.',
    'What became of { NAME($a) } is not known, for { THEY($a) } left.',
    'The world went on without { NAME($a) }, who had left it.',
  ],
} as const satisfies Variants;
