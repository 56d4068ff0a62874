import type { Variants } from './parts.ts';

/** How the world began, and what lies in it. */
export const BEGINNING = {
  'creation.1': [
    'This world is what is left of a god who was [killed|murdered].',
    'A god was [killed|murdered], and this world is what is left.',
    '[It|The world] began with a [murder|dead god]: the ground is what remained.',
  ],
  'creation.2': [
    'Sky and sea were lovers once, and this world is their child.',
    'The sky loved the sea, and the world came of it.',
    'The [parents|makers] of this world were the sea and the sky, [who were lovers|in love].',
  ],
  'creation.3': [
    'A deity designed the world, and it came out exactly so, which is rarer than it sounds.',
    'The world was designed by a deity, and came out as designed.',
    '[There was|A deity had] a plan for this world, and the world [kept to it|is that plan, built].',
  ],
  'creation.4': [
    'A deity designed the world, and it came out quite otherwise.',
    'A deity had planned a world; what was planned is not known, only that it was not this one.',
    '[There was|A deity had] a plan for this world, and the world [did not keep to it|took no notice].',
  ],
  'creation.5': [
    '[Nobody|No one] made the world. It [settled|came by itself].',
    'The world was [chaos|disorder] to [begin|start] with.',
    '[Out of|From] chaos came [ground|rock|order of a sort], and [nobody|no one] had [ordered|asked for] it.',
    '[First|To begin with] there was chaos, and [then|after it|presently] the world.',
  ],
  'creation.6': [
    'The world never began and will never end.',
    'There was no first day in this world, and there will be no last one.',
    'This world [has|had] no beginning, and is to have no end.',
  ],
  'creation.7': [
    'The world came of a quarrel in a family of heaven.',
    'A family of heaven quarrelled, and this world was the result.',
    'Kin in heaven [fell out|quarrelled], and the world [came of it|was what came of it].',
  ],
  'creation.8': [
    'The world is a dream, and somebody is still asleep.',
    'Somebody dreams this world, and has not woken.',
    '[All this|This world] is dreamt, [by whom is not known|and the dreamer sleeps on].',
  ],
  'creation.9': [
    'The world is a move in some larger game.',
    'In a game that others play, this world was one move.',
    '[Others|Players unknown] play a game, and the world is [a move in it|one of their moves].',
  ],
  'creation.none': [
    'How the world [began|was made|came about] is not [recorded|written down|known|told].',
    'Of the [beginning|first days|making of the world] [nothing|not a word|no account] is [told|left|kept].',
    '[First|To begin with|At first] there was [the rock|rock|nothing but rock|a great deal of rock].',
    '[Who made the world|What there was before|Who came before all this], nobody [wrote down|has said|recorded].',
    'It [begins|starts] [with the ground|in the rock|underground|below].',
    '[Before anybody|Before there was anybody to count|Long before anyone dug], there was [the ground|rock|stone].',
    'The [world|ground|rock] was there [already|first|before anybody asked].',
    'No [story|account|record] says how the [world|rock|ground] [began|came to be].',
  ],
  ground: [
    '{ CAPITAL(N($strata)) } beds of rock lay under { $lands }.',
    'Under { $lands } [lay|were] { N($strata) } beds of rock.',
    'What lay under { $lands } was rock, in { N($strata) } beds.',
    '[Below|Beneath] { $lands } the rock [went down in|lay in|was laid in] { N($strata) } beds.',
    '{ CAPITAL($lands) } lay on top, and { N($strata) } beds of rock [beneath|underneath|below].',
    'It [had|came with] { $lands }, and { N($strata) } beds of rock [to stand on|under them].',
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
    '[Between|Among|Within] them lay { $features }.',
    'What they [held|hid|kept] was { $features }.',
    '[Whoever dug|Anybody who dug] would find { $features }.',
  ],
} as const satisfies Variants;
