/**
 * The saga in English. A message has several variants; which is taken is chosen by what fits and by what was used least
 * (CH-VAR-05). `$a` acts, `$b` is done to; what begins with `{ $a }` may begin with a pronoun or a time instead.
 */

/** How close it was: chance is told as closeness (CH-VOI-07). */
const CLOSE = `{ $close ->
    [tie] {" "}on a tie
    [one] {" "}by one
   *[other] {""}
}`;

/** For which wrong: said only where the reason is written down (CH-CAU-02). */
const FOR = `{ $for ->
    [hunt] For the hunt
    [steal] For the theft
    [extort] For the payment
    [fight] For the fight
    [rout] For the attack
   *[other] In return
}`;

const LIVES = `{ $lives ->
    [0] {""}
    [1] {", "}at the price of one of their own
   *[other] {", "}at the price of { N($lives) } of their own
}`;

const WEALTH = `{ $wealth ->
    [0] nothing
    [1] one treasure
   *[other] { N($wealth) } treasures
}`;

/** A variant that needs more than its key: an argument with one of these values (CH-VAR-08). */
export interface Special {
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly say: string;
}

export type Variant = string | Special;

const when = (needs: Special['needs'], say: string): Special => ({ needs, say });
const TIE = { close: ['tie'] };
const ONE = { close: ['one'] };
const GRUDGE = { for: ['hunt', 'steal', 'extort', 'fight', 'rout'] };

export const SAGA = {
  // The beginning.
  'creation.1': [
    'This world is what is left of a god who was killed.',
    'A god was killed, and this world is what is left.',
  ],
  'creation.2': [
    'Sky and sea were lovers once, and this world is their child.',
    'The sky loved the sea, and the world came of it.',
  ],
  'creation.3': [
    'A deity designed the world, and it came out exactly so, which is rarer than it sounds.',
    'The world was designed by a deity, and came out as designed.',
  ],
  'creation.4': [
    'A deity designed the world, and it came out quite otherwise.',
    'A deity had planned a world; what was planned is not known, only that it was not this one.',
  ],
  'creation.5': ['Nobody made the world. It settled.', 'The world was chaos to begin with.'],
  'creation.6': [
    'The world never began and will never end.',
    'There was no first day in this world, and there will be no last one.',
  ],
  'creation.7': [
    'The world came of a quarrel in a family of heaven.',
    'A family of heaven quarrelled, and this world was the result.',
  ],
  'creation.8': [
    'The world is a dream, and somebody is still asleep.',
    'Somebody dreams this world, and has not woken.',
  ],
  'creation.9': ['The world is a move in some larger game.', 'In a game that others play, this world was one move.'],
  'creation.none': ['How the world began is not recorded.', 'Of the beginning nothing is told.'],
  ground: [
    '{ CAPITAL(N($strata)) } beds of rock lay under { $lands }.',
    'Under { $lands } lay { N($strata) } beds of rock.',
    'What lay under { $lands } was rock, in { N($strata) } beds.',
  ],
  features: [
    `There { $n ->
        [1] was
       *[other] were
    } { $features }.`,
    `In them { $n ->
        [1] was
       *[other] were
    } { $features }.`,
    'The rock held { $features }.',
  ],
  // Peoples.
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
  ],
  'aim.eternal life': ['What they wanted was eternal life.', 'They were looking for eternal life.'],
  'aim.godlike power': ['What they wanted was the power of gods.', 'They meant to be gods, or as good as.'],
  'aim.to leave this plane': ['What they wanted was to leave.', 'They meant to leave the world altogether.'],
  'aim.to remake this plane': ['What they wanted was to make the world over.', 'They had a better world in mind.'],
  'works.one': ['They built { $works }.', 'Of works they left one: { $works }.'],
  works: [
    'In { N($turns) } turns they built { $works }.',
    'They built, one after another, { $works }.',
    'What they built, in order, was { $works }.',
    '{ CAPITAL(N($n)) } works went up: { $works }.',
  ],
  'tomb first': [
    'The { ORDINAL($nth) } of these was { $work }. Nobody had died.',
    '{ CAPITAL($work) } stood early in that list, before there was anyone to put into it.',
  ],
  'crafted.one': ['One thing they made had a name: { $treasures }.', 'They made { $treasures }, and kept it.'],
  crafted: [
    'They made { N($n) } things with names: { $treasures }.',
    'Of what they made, { N($n) } had names: { $treasures }.',
    'Their masterpieces were { $treasures }.',
  ],
  height: [
    'At their height they were { N($lives) }.',
    'They were never more than { N($lives) }.',
    '{ CAPITAL(N($lives)) } was the most they ever numbered.',
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
  // Arrivals.
  'came.one': [
    '{ $a } settled in { $place }.',
    '{ $a } came to { $place }.',
    'In { $place } sat { $b }.',
    `{ $a } took { $place }, with ${WEALTH}.`,
    `To { $place } came { $b }, with ${WEALTH}.`,
    '{ $a } made { THEIR($a) } home in { $place }.',
    'Then there was { $b }, in { $place }.',
    'Somewhere below arrived { $b }, and lived in { $place } from then on.',
    when({ poor: ['yes'] }, '{ $a } arrived in { $place } with nothing.'),
    when({ poor: ['yes'] }, '{ $a } came to { $place } and owned nothing at all.'),
  ],
  'came.many': [
    '{ $a } moved into { $place }, { N($lives) } of them.',
    '{ $a } took { $place }, { N($lives) } strong.',
    'Into { $place } came { $b }, { N($lives) } in all.',
    `{ $a } settled in { $place }, with ${WEALTH}.`,
    'There came { $b }, { N($lives) } of them, and lived in { $place }.',
    '{ $a } arrived { N($lives) } strong and made do with { $place }.',
    when(
      { second: ['yes'] },
      'There came { $b }, the second company of that kind and no kin to the first, and took { $place }.',
    ),
    when(
      { second: ['yes'] },
      '{ $a } took { $place }. They were the second company of { $kin }, and no kin to the first.',
    ),
  ],
  'came.split': [
    '{ $a } parted from { $b } and went their own way.',
    'From { $b } a part broke off, and called itself { NAME($a) }.',
  ],
  // Deeds.
  hunted: [
    '{ $a } hunted down one of { $b }.',
    '{ $a } took one of { $b }.',
    'One of { $b } fell to { NAME($a) }.',
    '{ $a } went hunting, and { $b } were one fewer.',
    '{ $a } caught one of { $b }.',
    when({ one: ['yes'] }, '{ $a } hunted { $b }.'),
    when(GRUDGE, `${FOR}, { NAME($a) } took one of { $b }.`),
    when(GRUDGE, `${FOR}, one of { $b } was hunted down.`),
  ],
  'hunted.many': [
    '{ $a } hunted { $b } { $times }, one of them each time.',
    '{ CAPITAL($times) } { NAME($a) } took one of { $b }.',
    '{ $a } lived on { $b }: { $times } one of them was gone.',
    '{ $b } lost one of their own to { NAME($a) } { $times }.',
  ],
  'hunted.end': [
    '{ $a } hunted the last of { $b }.',
    '{ $a } took the last of { $b }.',
    'The last of { $b } went to { NAME($a) }.',
    when({ one: ['yes'] }, '{ $a } hunted { $b }, and that was the end of { THEM($b) }.'),
    when({ one: ['yes'] }, 'It was { NAME($a) } who hunted { $b } down.'),
    when({ one: ['yes'] }, '{ $a } came for { $b } and made an end of { THEM($b) }.'),
    when({ ...GRUDGE, one: ['yes'] }, `${FOR}, { NAME($a) } came for { $b } and ended { THEM($b) }.`),
    when(GRUDGE, `${FOR}, { NAME($a) } took the last of { $b }.`),
  ],
  'eater and guest': [
    '{ $a } took one of { $b } and traded with the rest, { $times }, and both sides came away richer.',
    '{ CAPITAL($times) } { NAME($a) } took one of { $b } and did business with the others.',
    '{ $a } had an arrangement with { $b }: { $times } one of them was taken, and the rest came to trade.',
  ],
  traded: [
    '{ $a } traded with { $b }, and both were the richer for it.',
    '{ $a } and { $b } came to terms and traded.',
    'There was trade between { NAME($a) } and { $b }.',
    'With { $b } { NAME($a) } did business.',
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
    'With { $b } { NAME($a) } made a pact.',
    '{ $a } asked { $b } for a pact and got it.',
    when(TIE, '{ $a } got a pact out of { $b }, just.'),
  ],
  'allied.many': [
    '{ $a } renewed { THEIR($a) } pact with { $b } { $times }.',
    '{ CAPITAL($times) } { NAME($a) } and { $b } made a pact.',
    'The pact of { NAME($a) } with { $b } was made { $times }.',
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
    when(ONE, '{ $a } asked { $b } for a pact and fell short by one.'),
  ],
  'refused.many': [
    '{ CAPITAL($times) } { NAME($a) } asked { $b } for a pact, and { $times } it was refused.',
    '{ $a } offered { $b } a pact { $times } and { WAS($a) } refused each time.',
    '{ $b } refused { NAME($a) } { $times }.',
  ],
  stole: [
    `{ $a } stole a treasure from { $b }${CLOSE}.`,
    `{ $a } robbed { $b }${CLOSE}.`,
    '{ $b } missed a treasure; { NAME($a) } had it.',
    `A treasure of { WHOSE($b) } went to { NAME($a) }${CLOSE}.`,
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
  ],
  'stole.many': [
    '{ $a } robbed { $b } { $times }.',
    '{ CAPITAL($times) } { NAME($a) } stole from { $b }.',
    '{ $b } were robbed { $times }, and always by { NAME($a) }.',
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
    `{ $a } demanded a treasure of { $b } and got it${CLOSE}.`,
    `{ $b } paid { NAME($a) }, being given no choice${CLOSE}.`,
    '{ $a } made { $b } pay.',
    'A demand came from { NAME($a) }, and { $b } paid.',
    when(GRUDGE, `${FOR}, { $b } had to pay { NAME($a) }.`),
    when({ named: ['yes'] }, '{ $a } demanded { $treasures } of { $b }, and had it.'),
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
    'A demand by { NAME($a) } came to nothing; { $b } had said no.',
    when(ONE, '{ $a } demanded a payment of { $b } and missed it by one.'),
    when(GRUDGE, `${FOR}, { NAME($a) } sent to { $b } for payment, and had none.`),
  ],
  'extortion failed.many': [
    '{ CAPITAL($times) } { NAME($a) } demanded payment of { $b }, and had none.',
    '{ $b } refused to pay { NAME($a) } { $times }.',
  ],
  bribed: [
    '{ $a } paid { $b } to be let alone.',
    '{ $b } took a treasure of { WHOSE($a) } and kept the peace for it.',
    'There was a bribe: { NAME($a) } gave, { $b } took.',
  ],
  'bribe failed': [
    '{ $a } offered { $b } a bribe, which was not enough.',
    '{ $b } would not be bribed by { NAME($a) }.',
  ],
  'fought.won': [
    `{ $a } fought { $b } and won${CLOSE}.`,
    `{ $a } came at { $b } and had the better of it${CLOSE}.`,
    `{ $b } lost one of their own in a fight that { NAME($a) } won${CLOSE}.`,
    `There was a fight, and { NAME($a) } won it${CLOSE}; { $b } were fewer after it.`,
    when(TIE, '{ $a } and { $b } fought to a tie, and a tie was enough for { NAME($a) }.'),
    when(GRUDGE, `${FOR}, { NAME($a) } fought { $b } and won${CLOSE}.`),
    when(GRUDGE, `${FOR}, { NAME($a) } attacked { $b }, who lost${CLOSE}.`),
  ],
  'fought.lost': [
    `{ $a } attacked { $b } and lost${CLOSE}${LIVES}.`,
    `{ $a } went to fight { $b }, the wrong way${CLOSE}.`,
    `{ $b } threw back { NAME($a) }${CLOSE}.`,
    'An attack on { $b } failed, and { NAME($a) } paid for it.',
    when(ONE, '{ $a } fought { $b } and fell short by one.'),
    when(GRUDGE, `${FOR}, { NAME($a) } struck at { $b }, and { WAS($a) } struck instead${CLOSE}.`),
  ],
  'fought.many': ['{ $a } fought { $b } { $times }, and won.', '{ CAPITAL($times) } { NAME($a) } beat { $b }.'],
  'fought.many lost': [
    '{ $a } attacked { $b } { $times }, and lost each time.',
    '{ CAPITAL($times) } { NAME($a) } fought { $b }, the wrong way each time.',
  ],
  'fought.wild': [
    '{ $a } fought what lived in { $place }, and won.',
    'The wild things of { $place } were killed by { NAME($a) }.',
    '{ $a } cleared { $place } of what had lived there.',
  ],
  'fought.end': [
    `{ $a } fought the last of { $b } and won${CLOSE}.`,
    `{ $a } beat the last of { $b }${CLOSE}.`,
    `{ $b } ended in a fight that { NAME($a) } won${CLOSE}.`,
    `{ $a } fought { $b } once more, won${CLOSE}, and { WAS($a) } rid of { THEM($b) }.`,
    when({ one: ['yes'] }, `{ $a } fought { $b } and killed { THEM($b) }${CLOSE}.`),
    when({ one: ['yes'] }, `{ $b } fell in a fight with { NAME($a) }, lost${CLOSE}.`),
    when(GRUDGE, `${FOR}, { NAME($a) } went for { $b } and made an end of { THEM($b) }.`),
  ],
  'lost.end': [
    `{ $a } tried { $b } once more, lost${CLOSE}, and that was the last of { THEM($a) }.`,
    `The next attempt on { $b } was the last thing { NAME($a) } did.`,
    `{ $b } ended { NAME($a) }, who had begun it.`,
    '{ $a } went against { $b }, and did not come back.',
  ],
  'invaded.won': [
    `{ $a } came upon { $place }, where there was no room for { $b } as well, and won${CLOSE}.`,
    `{ CAPITAL($place) } was { WHOSE($b) }. { NAME($a) } took it${CLOSE}.`,
    `{ $a } drove { $b } out of { $place }${CLOSE}.`,
    `There was no room for both in { $place }, and { $b } had to go${CLOSE}.`,
  ],
  'invaded.lost': [
    `{ $a } came upon { $place }, which was { WHOSE($b) }, and lost${CLOSE}.`,
    `{ $a } wanted { $place }. { $b } kept it${CLOSE}.`,
    `{ $b } had { $place } already, and held it against { NAME($a) }${CLOSE}.`,
  ],
  'invaded.end': [
    `{ $a } came upon { $place }, where there was no room for two, and won${CLOSE}. That was the end of { $b }.`,
    `{ CAPITAL($place) } had been { WHOSE($b) }. { NAME($a) } took it${CLOSE}, and left nobody.`,
    `{ $b } ended in { $place }. { NAME($a) } had wanted it, and won${CLOSE}.`,
    `There was no room in { $place } for { NAME($a) } and { $b }, and it was { $b } that gave way, for good.`,
  ],
  driven: [
    '{ $a } fled to { $place }.',
    '{ $a } had to leave, and went to { $place }.',
    'So { NAME($a) } moved, not by choice, to { $place }.',
    '{ CAPITAL($place) } was where { NAME($a) } ended up.',
  ],
  moved: ['{ $a } moved to { $place }.', '{ $a } left for { $place }.', 'By and by { NAME($a) } moved to { $place }.'],
  died: [
    'That was the end of { $a }.',
    '{ $a } were no more after that.',
    'With that { NAME($a) } ended.',
    when({ one: ['yes'] }, '{ $a } died.'),
    when({ by: ['yes'] }, '{ $b } made an end of { NAME($a) }.'),
    when({ by: ['yes'] }, 'It was { $b } that ended { NAME($a) }.'),
  ],
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
  ],
  'left world': [
    '{ $a } left, and did not say where to.',
    'Then { NAME($a) } left the world.',
    '{ $a } went away for good.',
  ],
  idle: [
    '{ $a } was asked { $times } what { THEY($a) } would do, and { $times } did nothing.',
    '{ CAPITAL($times) } { NAME($a) } did nothing.',
    'Meanwhile { NAME($a) } did nothing, { $times }.',
  ],
  built: [
    '{ $a } built { $work }.',
    'There was { $work } now, by { NAME($a) }.',
    '{ $a } put up { $work }.',
    'What { NAME($a) } built was { $work }.',
    'It was { NAME($a) } who built { $work }.',
    '{ $a } had { $work } made.',
  ],
  'built.many': [
    '{ $a } built { $works }.',
    '{ CAPITAL(N($n)) } works were { WHOSE($a) }: { $works }.',
    '{ $a } put up { $works }, in that order.',
  ],
  exterminated: [
    '{ $a } set out to leave nobody of { $b }.',
    '{ $a } fell upon { $b } with no other purpose than their end.',
  ],
  annexed: [
    '{ $a } took { $b } for { THEIR($a) } own.',
    '{ $b } became { WHOSE($a) }.',
    'To { NAME($a) } { $b } submitted.',
  ],
  'annexed.many': ['{ $a } annexed { N($n) }, one after another.', '{ CAPITAL(N($n)) } submitted to { NAME($a) }.'],
  corrupted: [
    'The bed of rock round { $place } turned, under { NAME($a) }.',
    '{ $a } corrupted the rock about { $place }.',
  ],
  'corrupted.many': [
    'Bed by bed the rock turned under { NAME($a) }, { N($n) } of them.',
    '{ $a } corrupted { N($n) } beds of rock.',
  ],
  rebelled: ['Then there was a rebellion in { $place }.', '{ $a } rose against those who had put them there.'],
  // Rulers.
  'rose.empire': [
    `So { NAME($a) } rose to rule, with ${WEALTH}, and called it an empire.`,
    `{ $a } had ${WEALTH} by then, which is the size of an empire, and ruled.`,
    `With ${WEALTH} { NAME($a) } had no equal left, and ruled from then on.`,
  ],
  'rose.horde': [
    'There were enough of them now. { NAME($a) } became a horde.',
    '{ $a } had grown to { N($lives) }, and what is that many is a horde.',
    'So { NAME($a) } rose, { N($lives) } strong, and { WAS($a) } a horde.',
  ],
  capital: [
    'A capital was cut, and called { $name }.',
    'The capital was { $name }.',
    'A capital was built first of all, and named { $name }.',
  ],
  others: [
    `There { $n ->
        [1] was one other
       *[other] were { N($n) } others
    } left to object.`,
    `{ CAPITAL(N($n)) } { $n ->
        [1] other was
       *[other] others were
    } still alive to be ruled.`,
  ],
  'others.none': ['There was nobody else left to rule.', 'That made one power in the world, and no subjects.'],
  // Ends.
  'ended.empire rules': [
    '{ $a } rules, and nobody objects.',
    'The empire of { NAME($a) } was not challenged again.',
    'After that there was nobody to contradict { NAME($a) }.',
  ],
  'ended.horde conquers': [
    'The last bed of rock turned, and the world was { WHOSE($a) }.',
    '{ $a } had all of it.',
    'There was no rock left that was not { WHOSE($a) }.',
  ],
  'ended.villain slain': [
    'So ended the rule of { $b }, by { NAME($a) }.',
    '{ $b } had ruled, and { NAME($a) } had ended it.',
    'An age ended there, since { $b } had.',
  ],
  'ended.villain destroyed': ['So ended the rule of { $b }.', '{ $b } ruled no longer, being no longer.'],
  'ended.stalemate': ['Nobody won.', 'It was never decided.', 'After that nothing was decided, for good.'],
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
  // Two true things side by side (CH-IRO-01): no comment.
  'irony.betrayal': [
    `The pact was { $n ->
      [0] of the same turn
      [1] one turn old
     *[other] { N($n) } turns old
  }.`,
    `There had been a pact between them { $n ->
      [0] in that turn
      [1] a turn before
     *[other] { N($n) } turns before
  }.`,
  ],
  'irony.chain': ['{ $b } had ended { $c }.', 'It was { NAME($b) } who had ended { $c }.'],
  'irony.late': [
    '{ $b }, who had ended the first of that kind, { WAS($b) } dead by then.',
    'Anyone who had come to settle with { $b } for the first of that kind was late.',
  ],
  'irony.rich': ['{ $a } had never been richer.', 'It was the most that { NAME($a) } had ever owned.'],
  'irony.steadfast': ['There had never been a blow between them.', 'Neither had broken it.'],
  called: [
    '{ $b } called { NAME($a) } { $epithet }.',
    'To { $b } { NAME($a) } was { $epithet } from then on.',
    'By then { $b } had a name for { NAME($a) }: { $epithet }.',
  ],
  // Last lines, by how the world began.
  'last.3': ['It came out exactly so.', 'The deity has made no changes.'],
  'last.4': ['It was not what had been planned.', 'Nobody had designed this, either.'],
  'last.6': ['The world will not end.', 'It has not ended since.'],
  'last.7': ['The family has not made up.', 'They are not on speaking terms yet.'],
  'last.8': ['The dreamer turned over.', 'Nobody has woken up.'],
  'last.9': ['It is the other side’s move.', 'The next move has not been made.'],
  'last.other': ['The rest is rock.', 'That is all.'],
  // When.
  'when.turn': ['in the { ORDINAL($turn) } turn'],
  'when.round': ['in the { ORDINAL($turn) } round'],
} as const satisfies Readonly<Record<string, readonly Variant[]>>;
