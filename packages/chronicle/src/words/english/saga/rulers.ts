import { type Variants, WEALTH } from './parts.ts';

/** Works, subjects, those who rose to rule, and how it was decided. */
export const RULERS = {
  idle: [
    '{ $a } { WAS($a) } asked { $times } what { THEY($a) } would do, and { $times } did nothing.',
    '{ CAPITAL($times) } { NAME($a) } did nothing.',
    'All that while { NAME($a) } did nothing, { $times }.',
    'What { NAME($a) } did in that time was nothing, { $times }.',
  ],
  became: [
    '{ $a } { WAS($a) } something else after that: { $sort }.',
    'From then on { NAME($a) } { WAS($a) } { $sort } as well.',
    '{ $a } kept { THEIR($a) } name, and { WAS($a) } counted among { $sort } from then on.',
    'A change came over { NAME($a) }, who now passed for { $sort }.',
  ],
  built: [
    '{ $a } built { $work }.',
    'Next { NAME($a) } built { $work }.',
    '{ $a } put up { $work }.',
    'What { NAME($a) } built was { $work }.',
    'It was { NAME($a) } who built { $work }.',
    '{ $a } had { $work } made.',
    '{ CAPITAL($work) } went up, for { NAME($a) }.',
    'Then { NAME($a) } put up { $work }.',
    '{ $a } added { $work }.',
    'The work of { NAME($a) } in those days was { $work }.',
    '{ $a } made room for { $work }.',
    'Where { NAME($a) } lived, { $work } went up.',
    '{ $a } set to work, and the result was { $work }.',
    'Of { NAME($a) } it is known that { THEY($a) } built { $work }.',
  ],
  'built.again': [
    '{ $a } built { $works }, and [not only|more than] once.',
    'More than once { NAME($a) } [built|put up|added] { $works }.',
    'Once was not [enough|the last of it]: { NAME($a) } [built|put up] { $works } again.',
  ],
  'built.many': [
    '{ $a } [built|put up|raised|made] { $works }.',
    '{ CAPITAL(N($n)) } works went up for { NAME($a) }: { $works }.',
    '{ $a } [put up|built|completed] { $works }, in that order.',
    '[Up went|There went up] { $works }, [all of them|all] for { NAME($a) }.',
    'The works of { NAME($a) } in that time were { $works }.',
    'Where { NAME($a) } lived there [stood|rose|were] { $works } [in the end|before long|now].',
  ],
  annexed: [
    '{ $a } took { $b } for { THEIR($a) } own.',
    '{ $b } became { WHOSE($a) }.',
    '{ $b } [submitted|gave in|bowed] to { NAME($a) }.',
    '{ $b } had a master from then on, and it was { NAME($a) }.',
    'From then on { $b } did as { NAME($a) } said.',
    '{ $a } added { $b } to what { THEY($a) } ruled.',
  ],
  'annexed.many': ['{ $a } annexed { N($n) }, one after another.', '{ CAPITAL(N($n)) } submitted to { NAME($a) }.'],
  corrupted: [
    'The bed of rock round { $place } turned, under { NAME($a) }.',
    '{ $a } corrupted the rock about { $place }.',
    'About { $place } the rock was { WHOSE($a) } now, and not as it had been.',
    'Round { $place } the rock went bad, and it was the work of { NAME($a) }.',
  ],
  'corrupted.many': [
    'Bed by bed the rock turned under { NAME($a) }, { N($n) } of them.',
    '{ $a } corrupted { N($n) } beds of rock.',
    '{ CAPITAL(N($n)) } beds of rock went bad under { NAME($a) }.',
    'Of the rock, { N($n) } beds were { WHOSE($a) } after that.',
  ],
  rebelled: ['Then there was a rebellion in { $place }.', '{ $a } rose against those who had put them there.'],
  'rose.empire': [
    `So { NAME($a) } rose to rule, with ${WEALTH}, and called it an empire.`,
    `{ $a } had ${WEALTH} by then, which is the size of an empire, and ruled.`,
    `With ${WEALTH} { NAME($a) } had no equal left, and ruled from then on.`,
    `{ $a } had ${WEALTH}, more than [anybody|any other], and [with that|by that] an empire.`,
    `[Rule|Power] went to { NAME($a) }, who had ${WEALTH}.`,
  ],
  'rose.horde': [
    'There were { N($lives) } of { NAME($a) } by now, and the word for that is a horde.',
    '{ $a } had grown to { N($lives) }, and what is that many is a horde.',
    'So { NAME($a) } rose, { N($lives) } strong, and { WAS($a) } a horde.',
  ],
  capital: [
    'A capital was cut, and [called|named] { $name }.',
    'The capital was { $name }.',
    'A capital was built first of all, and named { $name }.',
    '[Rule wants|An empire wants] a capital; { $name } was [cut|dug|built].',
    '{ $name } was [cut|dug|built] for a capital.',
  ],
  others: [
    `There { $n ->
        [1] was one other
       *[other] were { N($n) } others
    } left to [object|argue|disagree|be consulted].`,
    `{ CAPITAL(N($n)) } { $n ->
        [1] other was
       *[other] others were
    } still alive to be [ruled|governed|counted as subjects].`,
    `The number of [subjects|those to be ruled], willing or not, was { N($n) }.`,
    `{ CAPITAL(N($n)) } { $n ->
        [1] other
       *[other] others
    } had [not been asked|no say in it|not been consulted].`,
    `[Below|Round about] lived { N($n) } more, [with a ruler now|under a ruler now|who had a master now].`,
  ],
  'others.none': [
    'There was nobody else left to rule.',
    'That made one power in the world, and no subjects.',
    '[Nobody else|Not one other] was [alive|left] to [obey|object].',
  ],
  'ended.empire rules': [
    '{ $a } { IS($a) } in power, and nobody objects.',
    'The empire of { NAME($a) } was not [challenged|questioned|disputed] again.',
    'After that there was nobody to [contradict|gainsay|answer back to] { NAME($a) }.',
    '{ $a } ruled, and [that was all|there it stayed|nothing came of objections].',
  ],
  'ended.horde conquers': [
    'The last bed of rock turned, and the world was { WHOSE($a) }.',
    '{ $a } had all of it.',
    'There was no rock left that was not { WHOSE($a) }.',
    '[From top to bottom|All the way down] the rock was { WHOSE($a) } [now|then].',
  ],
  'ended.villain slain': [
    'So ended the [rule|reign|time] of { $b }, by { NAME($a) }.',
    '{ $b } had ruled, and { NAME($a) } had ended it.',
    'An age ended there, since { $b } had.',
    'The reign of { $b } was over, [ended|broken] by { NAME($a) }.',
  ],
  'ended.villain destroyed': ['So ended the rule of { $b }.', '{ $b } ruled no longer, being no longer.'],
  'ended.stalemate': ['Nobody won.', 'It was never decided.', 'After that nothing was decided, for good.'],
} as const satisfies Variants;
