import type { Messages, TimeWords, Words } from '@understory/table/words';
import type { EventCard, Part } from '../events.table.ts';
import type { EventKind } from '../events.ts';
import type { Chapter, Question, Reason, What } from '../questions.ts';
import type { SearchCard } from '../search.table.ts';
import type { RefusalKey } from '../why-not.ts';

/** `a goblin`, `Grislyk` */
const MONSTER = `{ $monster ->
    [goblin] a goblin
    [skeleton] a skeleton
   *[grislyk] Grislyk
}`;

/** `2 goblins`, `a skeleton`, `Grislyk` */
const MONSTERS = `{ $many ->
    [one] ${MONSTER}
   *[other] { $many } { $monster ->
        [skeleton] skeletons
       *[goblin] goblins
    }
}`;

/** What wounded Kora. */
const HARM = `{ $by ->
    [goblin] a goblin
    [skeleton] a skeleton
    [grislyk] Grislyk
    [blades] the blades
    [pit] the fall
    [rats] the giant rats
    [gas] the poison gas
    [wrath] Grislyk’s wrath
    [rocks] the falling rocks
    [darts] the darts
   *[bats] the bats
}`;

/** What Kora rolls against. */
const DANGER = `{ $danger ->
    [blades] the blades
    [pit] the leap over the pit
    [rats] the giant rats
    [gas] the poison gas
    [wrath] Grislyk’s wrath
    [rocks] the falling rocks
    [darts] the darts
   *[bats] the bats
}`;

/** What she does by it, if nothing else: she leaves, or goes on. */
const ENDS = `{ $ends ->
    [yes] she leaves: the game ends
   *[no] { "" }
}`;

const FACE = `{ $face ->
    [none] a new tile
   *[other] { $face }
}`;

const ATTRIBUTE = `{ $attribute ->
    [combat] Combat
    [defense] Defense
   *[speed] Speed
}`;

/** What was added to a die: `3 + 2 for the Magic Sword`. */
export const BONUS: Messages<'bonus'> = {
  bonus: `{ " " }+ { $add } for { $from ->
    [sword] the Magic Sword
    [shield] the Enchanted Shield
    [amulet] the Amulet of Speed
   *[cliff] The Cliff
}`,
};

/** Everything the game says in English. */
export const ENGLISH: Words<EventKind, Question['kind'], What['kind'], never, Chapter['kind'], Reason> = {
  language: 'en',
  events: {
    round: 'Round { $round }.',
    assigned: 'Combat d{ $combat }, Defense d{ $defense }, Speed d{ $speed }.',
    cursed: 'Grislyk’s curse: the dice stay as they are.',
    unseen: 'Kora is unseen: no monster moves or attacks.',
    crept: `${MONSTERS} { $many ->
    [one] comes
   *[other] come
} from { $from } to { $to }.`,
    attacked: `{ $hits ->
    [yes] ${MONSTER} attacks: { $rolled } against { $sum }.
   *[no] ${MONSTER} attacks: { $rolled } against { $sum }, in vain.
}`,
    came: `{ $many ->
    [0] No { $monster } comes.
    [one] { $monster ->
        [grislyk] Grislyk stirs: he is on the Monster Track.
       *[other] A { $monster } is on the Monster Track.
    }
   *[other] { $many } { $monster }s are on the Monster Track.
}`,
    advanced: 'The Monster Track advances.',
    arrived: `{ $many ->
    [0] No { $monster } is left to come.
    [one] ${MONSTER} is on Kora’s tile, { $tile }.
   *[other] ${MONSTERS} are on Kora’s tile, { $tile }.
}`,
    searched: 'Kora searches { $tile } and finds: { $card } ({ $effect }).',
    kept: 'Kora keeps the { $item } ({ $use }).',
    used: 'Kora uses the { $item }.',
    burnt: `{ $burnt ->
    [0] Fire fills the tile, and burns nobody.
   *[other] Fire takes { $goblin ->
        [0] { $skeleton ->
            [one] a skeleton
           *[other] { $skeleton } skeletons
        }
        [one] a goblin{ $skeleton ->
            [0] { "" }
            [one] { " " }and a skeleton
           *[other] { " " }and { $skeleton } skeletons
        }
       *[other] { $goblin } goblins{ $skeleton ->
            [0] { "" }
            [one] { " " }and a skeleton
           *[other] { " " }and { $skeleton } skeletons
        }
    }.
}`,
    'set out': `{ $steps ->
    [one] Kora may take 1 step.
   *[other] Kora may take { $steps } steps{ $added ->
        [no] .
       *[yes] : { $sum }.
    }
}`,
    stepped: '{ $to }, space { $toSpace }.',
    halted: 'A monster bars the way: the movement ends.',
    slain: `Kora attacks ${MONSTER}: { $sum } against { $rolled }, slain.`,
    missed: `Kora attacks ${MONSTER}: { $sum } against { $rolled }, in vain.`,
    placed: 'A new tile, Level { $level }: { $face }.',
    shifted: 'There is no room for it on the map: Level { $level } is moved { $by } east.',
    signposted: 'A marker: “{ $marker }”.',
    event: `{ $idle ->
    [yes] { $card }, Level { $level }: no effect any more.
   *[no] { $card }, Level { $level }: { $section }.
}`,
    shuffled: 'The Event cards are shuffled anew.',
    curse: 'The next Assign phase is skipped.',
    tested: `{ $danger ->
    [blades] { $passed ->
        [yes] The blades swing: { $against } against { $sum }, in vain.
       *[no] The blades swing: { $against } against { $sum }.
    }
    [pit] { $passed ->
        [yes] Kora clears the pit: { $sum } against { $against }.
       *[no] Kora falls: { $sum } against { $against }.
    }
   *[other] { $passed ->
        [yes] ${DANGER}: { $against } against { $sum }, in vain.
       *[no] ${DANGER}: { $against } against { $sum }.
    }
}`,
    wounded: `{ $wounds ->
    [one] A wound from ${HARM}: Life { $life }.
   *[other] { $wounds } wounds from ${HARM}: Life { $life }.
}`,
    recovered: `{ $by ->
    [balm] The balm: Life goes from { $before } to { $life }.
    [potion] The potion: Life goes from { $before } to { $life }.
   *[spring] The hidden spring: Life goes from { $before } to { $life }.
}`,
    objective: `{ $objective ->
    [book] Kora holds the Book of Lore.
    [crucible] The Black Crucible is destroyed.
   *[grislyk] Grislyk is slain, and will not come back.
}`,
    ended: `{ $result ->
    [ultimate] Kora leaves the dungeon: an ultimate victory.
    [minor] Kora leaves the dungeon: a minor victory.
   *[defeat] Kora is dead, killed by ${HARM}. The dungeon has won.
}`,
  },
  questions: {
    attribute: `Kora’s ${ATTRIBUTE}`,
    attack: `{ $monster ->
    [goblin] a goblin’s attack
    [skeleton] a skeleton’s attack
   *[grislyk] Grislyk’s attack
}`,
    defence: `{ $monster ->
    [goblin] a goblin’s defence
    [skeleton] a skeleton’s defence
   *[grislyk] Grislyk’s defence
}`,
    danger: DANGER,
    'which die goes where': 'Which die goes where?',
    'whether to search': {
      ask: 'Search { $face }?',
      options: {
        search: ['Search', 'a card of Level { $level }; then the Monster Track advances'],
        'go on': 'Don’t search',
      },
    },
    'which item to use': { ask: 'Use an item?', options: { done: 'Nothing more' } },
    'what Kora does': 'What does Kora do?',
    'where to': `{ $steps ->
    [one] Where to? 1 step left.
   *[other] Where to? { $steps } steps left.
}`,
    'the top Search card': 'Which Search card is on top?',
    'the top Event card': 'Which Event card is on top?',
    'the top tile': 'Which tile is on top of the stack?',
  },
  whats: {
    attack: [
      `{ $monster ->
    [goblin] Attack a goblin
    [skeleton] Attack a skeleton
   *[grislyk] Attack Grislyk
}`,
      'Combat d{ $combat } against { DIE($monster) }',
    ],
    move: ['Move', 'Speed d{ $speed }'],
    done: 'Nothing more',
    stop: ['Stop here', ENDS],
    dice: 'Combat d{ $combat }, Defense d{ $defense }, Speed d{ $speed }',
    item: ['{ $item }', '{ $effect }'],
    'search card': ['{ $card }', '{ $effect }'],
    'event card': '{ $card }',
    tile: [
      '{ $face }',
      `{ $exit ->
    [none] { $spaces } spaces, no exit
   *[other] { $staircase ->
        [0] { $spaces } spaces, exit { $exit }
       *[other] { $spaces } spaces, exit { $exit } and a staircase at space { $staircase }
    }
}`,
    ],
    space: [
      `{ $heading ->
    [on] On to space { $space }
   *[back] Back to space { $space }
}`,
      `{ $leap ->
    [yes] a leap: d6 vs. Speed
   *[no] { "" }
}`,
    ],
    way: [
      `{ $heading ->
    [on] On to ${FACE}
    [down] Down the staircase to ${FACE}
   *[back] Back to ${FACE}
}`,
      `{ $face ->
    [none] draws and places a tile
   *[other] ${ENDS}
}`,
    ],
  },
  places: {},
  chapters: {
    'round start': 'Round start',
    monsters: 'Monsters move and attack',
    assign: 'Assign ability dice',
    search: 'Search',
    items: 'Use item',
    act: 'Move and attack',
    track: 'Monster Track',
    event: 'Event',
  },
  reasons: {
    'a fight at hand': 'because there is a fight at hand',
    'something is near': 'because something is near',
    'the way is free': 'because the way is free',
    stay: 'to be here when the next round begins',
    home: 'on the way home',
    chamber: 'on the way to the chamber',
    exit: 'to see what lies beyond',
    staircase: 'to go deeper',
  },
};

/** How the game speaks of its time. */
export const TIME: TimeWords<'dungeon'> = {
  language: ENGLISH.language,
  ages: { dungeon: 'The dungeon' },
  turns: { dungeon: 'Round { $turn }' },
  before: 'The dungeon',
};

/** Why something may not be done, as a sentence. */
export const REFUSALS: Messages<RefusalKey> = {
  over: 'The game is over.',
  'other phase': `{ $phase ->
    [search] Searching is phase 3 of a round.
    [items] Items are used in phase 4 of a round.
   *[act] Moving and attacking are phase 5 of a round.
}`,
  entrance: 'There is nothing to search on the Dungeon Entrance.',
  monster: 'A monster is on the tile.',
  searched: 'This tile was searched before.',
  'empty deck': 'The Search Deck of this level is empty.',
  'no such item': 'Kora has no { $item }.',
  moved: 'Kora has moved already.',
  'attacks over': 'All attacks come before, or all come after, the movement.',
  'attack failed': 'An attack failed; that ends the attacks of this phase.',
  nobody: 'No such monster is on the tile.',
  'no step': 'No step is left.',
  wall: 'The line ends here: this tile has no exit.',
  outside: 'There is nothing behind the Dungeon Entrance; Kora leaves by ending her movement here.',
  'no stairs': 'There is no staircase on this tile.',
  'stairs elsewhere': 'The staircase touches space 3.',
};

/** What a Search card does, by its key. */
export const EFFECTS: Messages<SearchCard['key']> = {
  nothing: 'no effect',
  balm: 'recover 2 wounds',
  amulet: '+1 to every Speed roll',
  rats: 'd6 vs. Combat; fail: 1 wound',
  fireball: 'no goblin or skeleton is left on your tile',
  invisibility: 'the next phase 1 is skipped',
  shield: '+1 to every Defense roll',
  rope: 'The Pit is crossed without a roll',
  gas: 'd6 vs. Speed; fail: 2 wounds',
  sword: '+2 to every Combat roll',
  potion: 'Life becomes 6',
  cloak: 'events put one goblin or skeleton fewer on the track',
};

/** A part of an Event card's section, by what it does; `both` joins two, and `nothing` is a section without any. */
export const SECTIONS: Messages<Part['do'] | 'both' | 'nothing'> = {
  come: `{ $many ->
    [one] 1 { $monster }
   *[other] { $many } { $monster }s
}`,
  ambush: `{ $many ->
    [one] 1 goblin on your tile
   *[other] { $many } goblins on your tile
}`,
  advance: 'advance',
  grislyk: 'Grislyk',
  test: `d{ $sides } vs. ${ATTRIBUTE}; fail: 1 wound`,
  curse: 'the dice stay as they are next round',
  recover: `{ $many ->
    [one] recover 1 wound
   *[other] recover { $many } wounds
}`,
  both: '{ $first }, then { $second }',
  nothing: 'nothing',
};

/** The objective after which an Event card has no effect any more. */
export const UNLESS: Messages<NonNullable<EventCard['unless']>> = {
  crucible: 'unless the Crucible is destroyed',
  slain: 'unless Grislyk is slain',
};
