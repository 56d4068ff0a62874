import { UNITS, type Variants } from './parts.ts';

/** The life of a people: its aim, its works, how it ended. */
export const PEOPLES = {
  'founded.dwarves': [
    'Dwarves came for the ore and called the place { $name }.',
    'The first to live there were dwarves, and their town was { $name }.',
    '{ $name } was a town of dwarves, and the first town there was.',
  ],
  'founded.magicians': [
    'The first to come were magicians, who named their city { $name }.',
    'Magicians raised { $name }, and lived in towers of their own.',
    '{ $name } was founded by magicians, about a stone for summoning.',
  ],
  'founded.aliens': [
    '{ $name } came down from outside the world, with a crew.',
    'Then something landed. Its crew called the place { $name }.',
  ],
  'founded.demons': [
    'A gate opened, and demons came through it.',
    'Demons came, through a gate of their own.',
    'The first to come were demons, who had brought their own gate.',
  ],
  'founded.deep elves': [
    'Deep elves came, and built { $name }.',
    '{ $name } was a city of deep elves, and the first there was.',
    'The first to [come|dig|settle] were deep elves; their city was { $name }.',
    '[First came|It began with] deep elves, and { $name } was where they [lived|settled|built].',
  ],
  colonies: [
    `From there { $names } { $n ->
      [1] was
     *[other] were
    } settled.`,
    `It sent out { $n ->
      [1] a colony
     *[other] { N($n) } colonies
    }: { $names }.`,
    `{ $n ->
      [1] A daughter town was founded
     *[other] Daughter towns were founded
    }: { $names }.`,
    `[Not all stayed|Some moved on]; { $names } { $n ->
      [1] was
     *[other] were
    } [theirs too|founded from there].`,
  ],
  'aim.eternal life': ['What they wanted was eternal life.', 'They were looking for eternal life.'],
  'aim.godlike power': ['What they wanted was the power of gods.', 'They meant to be gods, or as good as.'],
  'aim.to leave this plane': ['What they wanted was to leave.', 'They meant to leave the world altogether.'],
  'aim.to remake this plane': ['What they wanted was to make the world over.', 'They had a better world in mind.'],
  'works.one': ['They built { $works }.', 'Of works they left one: { $works }.'],
  works: [
    `In { N($turns) } ${UNITS} they [built|put up|raised] { $works }.`,
    'They [built|put up|made], one after another, { $works }.',
    'What they [built|made|left], in order, was { $works }.',
    '{ CAPITAL(N($n)) } works [went up|were built|rose]: { $works }.',
    '[Stone by stone|In time|One by one] there [rose|went up|came to be] { $works }.',
    'Their works were { $works }.',
    'Before they were done they had built { $works }.',
  ],
  'works.some': [
    'Of { N($n) } kinds of work they left, the first were { $works }.',
    `In { N($turns) } ${UNITS} they built { N($n) } kinds of work, among them { $works }.`,
  ],
  'tomb first': [
    'The { ORDINAL($nth) } of these was { $work }. Nobody had died.',
    '{ CAPITAL($work) } stood early in that list, before there was anyone to put into it.',
    '[When|By the time] { $work } was [built|finished], [nobody had died|there was nobody to bury].',
    'They had { $work } before they had [a death|anybody dead].',
  ],
  toil: [
    'The rest was [digging|digging and mining], { $times }.',
    'Besides, they dug and mined, as { $folk } do, { $times } in all.',
    '{ CAPITAL($times) } they [dug or mined|broke new rock] [and found rock|and nothing came of it].',
    '[For the rest|Apart from that] they [dug|went on digging], { $times } [in all|that can be counted].',
  ],
  'people.gathered': [
    'They brought home { N($n) } treasures.',
    '{ CAPITAL(N($n)) } treasures [came home|were brought home] [by it|with them|in the end].',
    '[In all|By and by] they [had|gathered|laid by] { N($n) } treasures.',
  ],
  troubles: [
    'They had { $troubles } to [deal with|live through|get over].',
    'What [befell|happened to] them was { $troubles }.',
    'There [was|came] { $troubles }.',
  ],
  'people.lost': [
    `It cost them { $n ->
        [1] one of their own
       *[other] { N($n) } of their own
    }.`,
    `{ CAPITAL(N($n)) } of them { $n ->
        [1] was
       *[other] were
    } lost [on the way|before the end].`,
    `They lost { $n ->
        [1] one
       *[other] { N($n) }
    } of their own, [one way or another|all told].`,
  ],
  halls: [
    'In the rooms they left [lay|there were] { N($n) } treasures.',
    '{ CAPITAL(N($n)) } treasures [stayed|were left] where they had [lived|put them].',
    'They left { N($n) } treasures [lying|behind] in rooms [that nobody kept|with nobody in them].',
    'What they [had gathered|owned] was left [lying|where it lay]: { N($n) } treasures.',
  ],
  'crafted.one': [
    'One thing they made had a name: { $treasures }.',
    'They made { $treasures }, and kept it.',
    '[Of|Among] all they made, { $treasures } [had a name|was given a name].',
    'Their masterpiece was { $treasures }.',
  ],
  crafted: [
    'They made { N($n) } things with names: { $treasures }.',
    'Of what they made, { N($n) } had names: { $treasures }.',
    'Their masterpieces were { $treasures }.',
    '{ CAPITAL(N($n)) } of their works could be carried off: { $treasures }.',
  ],
  'crafted.some': ['They made { N($n) } things with names, among them { $treasures }.'],
  height: [
    'At their [height|best|greatest|most] they were { N($lives) }.',
    'They were never more than { N($lives) }.',
    '{ CAPITAL(N($lives)) } was the most they ever [numbered|came to|were].',
    'Their [number|count] [grew|rose|went up] to { N($lives) }, [no further|and there it stopped|and not beyond].',
    'There were { N($lives) } of them [once|in the best of times|when there were most].',
    '[Counted|Taken] at their [most|best], they were { N($lives) }.',
  ],
  'woke.group': [
    'Something woke where { NAME($a) } lived.',
    '{ $a } broke into what should have been left alone.',
    '{ $a } opened a place, and what was in it woke.',
    'What { NAME($a) } [dug into|opened|found] had been [asleep|shut|at rest] until then.',
    '{ $a } [woke|roused|disturbed] something [that had slept|in the rock|down there].',
  ],
  'crafted.nobody': [
    `There { $n ->
        [1] was a thing
       *[other] were things
    } with a name that nobody had made there: { $treasures }.`,
    'Of things with names that were nobody’s work there was { $treasures }.',
    '[Found, not made|Older than anybody], { $treasures } [lay|waited] in the [rock|dark].',
    '[Not made|Made by nobody known], but there: { $treasures }.',
    'The [ground|rock] [held|gave up] { $treasures }, which nobody below had made.',
  ],
  'woke.plague': [
    'They dug into a sleeping plague, and it woke.',
    'A plague had been asleep down there. Then it was not.',
  ],
  'woke.fate': ['They opened a place of fate.', 'They broke into a place of fate, and it had been waiting.'],
  'woke.encounter': ['Something lived where they dug, and objected.', 'They dug into a place that was somebody’s.'],
  disaster: [
    'In the { ORDINAL($turn) } turn there was an accident, and { N($n) } rooms were wreckage.',
    'Then, in the { ORDINAL($turn) } turn, an accident took { N($n) } of their rooms.',
  ],
  'disaster.unhurt': ['Nobody was hurt.', 'It killed no one.', 'There was not one death.'],
  'end.ten dwarves': [
    'That made ten dwarves, housed, solvent and alive, and the argument ended { $name } before the turn was out.',
    'When the tenth dwarf had a bed there was a quarrel, and when it was over there was no { $name }.',
    'Ten dwarves were one too many for an agreement. Their quarrel ended { $name }.',
  ],
  'end.diaspora': [
    'Then all of them left { $name } by the road.',
    'After { N($turns) } turns they left. { $name } stood as they had built it, with nobody in it.',
  ],
  'end.fate': [
    'Fate ended { $name } in the turn in which it was opened.',
    'That was the end of { $name }: some doors should be left.',
  ],
  'end.no one left': [
    'In the { ORDINAL($turn) } turn there was nobody left in { $name }.',
    '{ $name } ended for want of anybody to live there.',
  ],
  'end.prospered': [
    '{ $name } prospered, had all it wanted, and needed the world no longer.',
    '{ $name } ended as few things do, by succeeding.',
  ],
  'end.departed': [
    'Then they left the world as they had come, and { $name } stayed behind.',
    'The people of { $name } departed. They had only been visiting.',
  ],
  'end.colony lost': ['Then { $name } was lost.', '{ $name } went silent in the { ORDINAL($turn) } turn.'],
  'end.megastructure destroyed': [
    'When the great structure fell, { $name } fell with it.',
    'Their great structure was destroyed, and { $name } was not a thing that could be without it.',
  ],
  'end.out of time': ['After { N($turns) } turns the time of { $name } was up.', 'Time ran out for { $name }.'],
  'end.war with the surface dwellers': [
    'Then { $name } went to war with the surface, and the surface won.',
    '{ $name } found the sun, and those who lived under it. The war was short.',
  ],
  'end.the slaves rise': [
    'Then the slaves of { $name } were counted, and there were more of them than of anybody else. They rose.',
    'The slaves rose, and { $name } was over.',
  ],
  'end.the last demon': [
    'When one demon was left of all that court, it had won, and the gate closed behind it.',
    'They were each other’s undoing. The last of them closed the gate.',
  ],
  'end.no demon left': [
    'They were each other’s undoing, to the last one. The gate closed on nobody.',
    'In the end there was no demon left to keep the gate open.',
  ],
  'end.vengeance': [
    'What { $name } had bound broke loose, and there was vengeance.',
    'Those whom { $name } had bound came back for it.',
  ],
} as const satisfies Variants;
