import type { Messages, TimeWords, Words } from '@understory/table/words';
import type { EventKind } from '../events.ts';
import type { RoundPicture } from '../picture.ts';
import type { Chapter, Question, What } from '../questions.ts';
import type { RefusalKey } from '../refusal.ts';
import type { ScoreLine } from '../score/final-score.ts';
import type { ColumnName } from '../spells.ts';

/** A question to one player: where several play, it says to whom. */
function to(ask: string): string {
  return `{ $whose ->
    [none] ${ask}
   *[other] { $whose }: ${ask}
}`;
}

/** The number that a check must reach, and what failing costs. */
const CHECK = `{ $stat ->
    [str] Str
    [int] Int
   *[lower] the lower of Str and Int
} { $check }, damage { $damage }`;

/** The end of a question about a hero in somebody else's dungeon. */
const WHERE = `{ $host ->
    [none] { "" }
   *[other] { " " }in { $host }’s dungeon
}`;

/** Everything the game says in English. */
export const ENGLISH: Words<EventKind, Question['kind'], What['kind'], never, Chapter['kind'], never> = {
  language: 'en',
  events: {
    'loot lies': 'A { $loot } lies on { $square }.',
    'thrown again': '{ $square } holds loot already: both dice are thrown again.',
    'entrance drawn': `{ $over ->
    [none] { $player } draws the entrance on { $square }, lying { $lie }.
   *[other] { $player } draws the entrance on { $square }, lying { $lie }, over a { $over }.
}`,
    'spell circled': `{ $from ->
    [start] { $player } begins with { $coin } coin, the plain tool and { $spell }.
   *[potion] { $player } circles { $spell }.
}`,
    market: 'The market has { $offer }.',
    collected: '{ $player } collects the { $loot } on { $square }: { $worth } coin, now { $coin }.',
    'tool upgraded': 'The third gem upgrades the tool of { $player }: potions can be collected now.',
    'round passed': `{ KEY($why) ->
    [nothing-fits] Nothing that the market has can be built: the round of { $player } passes.
   *[own-will] { $player } builds nothing.
}`,
    built: `{ $player } builds { A($item) } on { $square }{ $lie ->
    [none] { "" }
   *[other] , lying { $lie },
} for { $price } coin, { $coin } left{ $pips ->
    [none] { "" }
   *[other] ; every hero has { $pips }
}.`,
    'exit drawn': `{ $lost ->
    [none] { $beside ->
        [yes] { $player }’s stairs go on { $square }, beside the exit tile { $tile }.
       *[no] { $player }’s stairs go on the exit tile { $tile } itself.
    }
   *[other] { $player }’s stairs go on { $square }, beside the exit tile { $tile }; the { $lost } there is lost.
}`,
    'building scored': '{ $player }’s dungeon scores { $points } for what was built.',
    'hero rolled': 'Hero { $hero } is a { $type } with { $hp } HP, Str { $str } and Int { $int }.',
    'hero enters': 'The { $type } comes to { $player }’s dungeon: { $hp } HP, Str { $str }, Int { $int }.',
    walked: 'The { $type } goes on to { $square }.',
    'went back': 'Nothing new lies ahead: the { $type } goes back to { $square }.',
    dangers: `{ $square } holds { $dangers }: ${CHECK}.`,
    'check passed': 'The { $type } throws { $thrown } and has { $stat }: { $reached } against { $check }, passed.',
    'check failed': 'The { $type } throws { $thrown } and has { $stat }: { $reached } against { $check }, failed.',
    hurt: `{ $weaker ->
    [none] { $damage ->
        [0] The { $type } is not hurt.
       *[other] The { $type } loses { $damage } HP and has { $hp }.
    }
   *[other] { $damage ->
        [0] The { $type } has only { $weaker } from here on.
       *[other] The { $type } loses { $damage } HP and has { $hp }, and has only { $weaker } from here on.
    }
}`,
    'spell cast': `{ $caster } casts { $spell }${WHERE}: { $does }.`,
    'hero died': 'The { $type } is dead: 1 soul for { $player }, { $souls } in all.',
    'hero escaped': 'The { $type } takes the stairs: a dungeon HP of { $player } is crossed off, { $crosses } in all.',
    'phase ended': '{ $player } lets no more heroes in.',
    'final score': '{ $player } scores { $score }.',
    rated: `{ $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $rating ->
    [Rubble] Rubble
   *[other] a { $rating }
}.`,
    won: `{ $many ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}`,
  },
  questions: {
    'where loot lies': 'where { $loot } { $nth } lies',
    'the market': 'the market of round { $round }',
    'which hero': 'hero { $hero }: HP column, then type',
    'a check': `the { $type }’s check on { $square }: ${CHECK}`,
    'the way on': 'the { $type }’s way on from { $square }: { $ways }',
    'where the entrance goes': to('Where does the entrance go?'),
    'the first spell': to('Which spell is circled from the start?'),
    'collect or build': {
      ask: to('Round { $round }: collect loot, or build rooms?'),
      options: {
        build: ['Build rooms', 'two dice say what the market has'],
        collect: ['Collect loot', 'in reach: { $reach }'],
      },
    },
    'which loot': to('Which loot is collected?'),
    'the spell of the potion': to('Which spell does the potion give?'),
    'what to build': {
      ask: to('What is built with { $first } and { $second }? { $coin } coin.'),
      options: { nothing: ['Nothing', 'the round passes'] },
    },
    'on which square': `{ $isMany ->
    [yes] ${to('Where do the { $item } go?')}
   *[no] ${to('Where does the { $item } go?')}
}`,
    'how it lies': to('How does the { $item } on { $square } lie?'),
    'where the stairs go': to('Where beside { $tile } do the stairs go?'),
    'whether to cast': {
      ask: `{ KEY($moment) ->
    [rolled] ${to(`The { $type } stands before the entrance${WHERE}, { $hp } HP. Cast a spell?`)}
    [before-a-tile] ${to(`The { $type } enters { $square }${WHERE}, { $hp } HP. Cast a spell?`)}
    [passed] ${to(`The { $type } has passed the check on { $square }${WHERE}, { $hp } HP. Cast a spell?`)}
    [failed] ${to(`The { $type } has failed the check on { $square }${WHERE} and is to lose { $damage } of { $hp } HP. Cast a spell?`)}
    [resolved] { $stairs ->
        [yes] ${to(`The { $type }, { $hp } HP, is about to take the stairs${WHERE}. Cast a spell?`)}
       *[no] ${to(`The { $type }, { $hp } HP, goes on from { $square }${WHERE}. Cast a spell?`)}
    }
   *[escaped] ${to(`The { $type } has escaped${WHERE}. Cast a spell?`)}
}`,
      options: { 'not now': 'Not now' },
    },
    'whether the next hero comes': {
      ask: to('After { $hero } of { $most } heroes: let the next one come?'),
      options: {
        'go on': ['Let the next hero come', '3 points if it dies, 2 less if it escapes'],
        end: 'End the phase',
      },
    },
  },
  whats: {
    entrance: [
      `{ $lie ->
    [NS] { $square }, north–south
   *[EW] { $square }, east–west
}`,
      `{ $loot ->
    [none] opens onto { $onto }
   *[other] opens onto { $onto }, where a { $loot } lies
}`,
    ],
    spell: ['{ $spell }', '{ $does }'],
    loot: [
      'the { $loot } on { $square }',
      `{ $loot ->
    [gem] 4 coin
   *[potion] 2 coin and a spell
}`,
    ],
    item: '{ $item } ({ $value })',
    square: '{ $square }',
    lie: '{ $lie }',
    stairs: [
      '{ $square }',
      `{ $loot ->
    [none] { "" }
   *[other] the { $loot } there is lost
}`,
    ],
    cast: ['{ $spell }', '{ $does }'],
  },
  places: {},
  chapters: {
    setup: 'Setup',
    round: 'Round { $turn }',
    exit: 'The exit',
    hero: 'Hero { $turn }',
    end: 'The end',
  },
  reasons: {},
};

/** What each spell does, by the name it has in its caster's or another's dungeon. */
export const SPELLS_DO: Messages<ColumnName> = {
  Firebolt: 'the hero loses 2 HP',
  Salve: 'the hero gains 2 HP',
  Curse: 'the hero has 3 Str and 3 Int less',
  Blessing: 'the hero has 3 Str and 3 Int more',
  Hex: 'the passed check counts as failed',
  Insight: 'the failed check counts as passed',
  Frenzy: 'the damage is doubled',
  Warding: 'the damage is halved',
  Snare: 'the hero resolves the tile once more',
  Shortcut: 'the hero passes through the tile unresolved',
  Mend: 'a cross on the dungeon’s HP is erased',
  Siege: 'one more dungeon HP is crossed off',
};

/** What can be said of an item or a stat, one by one: members of a list. */
export const MEMBERS: Messages<
  'price' | 'check' | 'damage' | 'loss' | 'pip' | 'points' | 'has' | 'offer' | 'loot' | 'more' | 'danger'
> = {
  price: '{ $number } coin',
  check: '{ STAT($stat) } { $number }',
  damage: 'damage { $number }',
  loss: 'if it fails -{ $number } { STAT($stat) }',
  pip: 'every hero +{ $number } { STAT($stat) }',
  points: '{ $number } points',
  has: '{ STAT($stat) } { $number }',
  more: '+{ $number } { STAT($stat) }',
  offer: '{ $kind } ({ $number })',
  loot: 'the { $loot } on { $square }',
  danger: '{ A($item) }',
};

/** What came of a spell that was sent to another table. */
export const SENT: Messages<'unspent'> = {
  unspent: '{ $caster }’s { $spell } never fitted on hero { $hero } in { $target }’s dungeon.',
};

/** What an age of the journal is called, and its turns. */
export type Age = 'setup' | 'building' | 'exit' | 'heroes' | 'scoring';
const DUNGEON = 'The dungeon';
export const TIME: TimeWords<Age> = {
  language: ENGLISH.language,
  ages: { setup: DUNGEON, building: DUNGEON, exit: DUNGEON, heroes: DUNGEON, scoring: DUNGEON },
  turns: { setup: '', building: 'Round { $turn }', exit: '', heroes: 'Hero { $turn }', scoring: '' },
  before: DUNGEON,
};

/** What a building round was used for. */
export const ROUNDS: Messages<RoundPicture['did']> = {
  collected: 'collected { $what } { $at }',
  built: 'built { $what } { $at }',
  passed: 'passed',
};

/** A line of the scoring, by what it is of. */
export const SCORES: Messages<ScoreLine['of']> = {
  shape: `{ $isOfOneType ->
    [yes] { $shape } of monsters on { $squares }: { $worth } and 1 for a single type
   *[no] { $shape } of monsters on { $squares }: { $worth }
}`,
  ponds: `{ $count ->
    [one] One acid pond
   *[other] { $count } acid ponds together
}`,
  bosses: 'Boss monsters',
  souls: `{ $count ->
    [one] 1 soul, 3 each
   *[other] { $count } souls, 3 each
}`,
  crosses: '{ $count } dungeon HP crossed off, 2 less each',
};

/** Why something may not be built or collected, as a sentence. */
export const REFUSALS: Messages<RefusalKey> = {
  coin: '{ $item } costs { $price } coin, and there are { $coin }.',
  pips: '{ $item } needs { $pips }, and not all of it fits: { $str } of { $most } Str and { $int } of { $most } Int are crossed off.',
  nowhere: 'The sheet has squares (1,1) to (6,6) only.',
  loot: '{ $square } holds loot; nothing is drawn there until it is collected.',
  taken: `{ $square ->
    [none] { $item } needs an empty square, and there is none.
   *[other] { $square } is not empty: it holds { A($by) }.
}`,
  'no pond': `{ $square ->
    [none] No acid pond can be bridged.
   *[other] { $square } is no acid pond; a bridge needs one.
}`,
  bridged: 'The acid pond on { $square } has a bridge already.',
  'no path': `{ $square ->
    [none] No path, bridge or entrance is without a trap.
   *[other] { $square } has no path for a trap to lie on.
}`,
  'gate or boss': '{ $square } has a { $on }; no trap goes there.',
  trapped: '{ $square } has a trap already.',
  'no link': `{ $square ->
    [none] No path opens onto a free square, so the { $item } could not be linked.
   *[other] { $lie ->
        [none] No path beside it opens onto { $square }, so the { $item } could not be linked.
       *[other] Lying { $lie } on { $square }, no opening of the { $item } meets an opening of a path.
    }
}`,
  lie: `{ $lie ->
    [none] { A($item) } cannot lie without openings.
   *[other] { A($item) } cannot lie { $lie }.
}`,
  'no loot': 'There is no loot on { $square }.',
  'out of reach': 'The { $loot } on { $square } is not in reach: no path tile is beside it.',
  'plain tool': 'A potion needs the upgraded tool: three gems, and { $gems } are collected.',
  'not offered': 'Dice { $first } and { $second } offer { $offer }; { $item } is of the kind { $kind }.',
};
