import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Question } from '../../questions.ts';
import type { Asked } from './asked.ts';

export type MonsterEventKind = Extract<
  EventKind,
  | 'arrived'
  | 'nobody came'
  | 'territory'
  | 'moved in'
  | 'relocated'
  | 'invaded'
  | 'left the map'
  | 'encountered'
  | 'weirdness'
  | 'took'
  | 'slain'
  | 'bonus gained'
  | 'bonus spent'
  | 'destroyed'
  | 'assimilated'
  | 'split'
  | 'walled off'
  | 'wall breached'
  | 'alliance ended'
  | 'mutated'
  | 'became a magi'
  | 'is a fire giant'
  | 'slept'
  | 'age decided'
  | 'outcome'
>;

/** What happens in the Age of Monsters. */
export const monsterEvents: Messages<MonsterEventKind> = {
  arrived: '{ $group } comes: { $flavour }.',
  'nobody came': 'Nobody comes in this era.',
  territory: '',
  'moved in': '{ $group } moves into { THE($piece) }.',
  relocated: '{ $group } digs its way to another lair.',
  invaded: '{ $group } invades the territory of { $from }.',
  'left the map': '{ $group } finds no place, and leaves.',
  encountered: `{ $result ->
    [weird] { $from ->
      [none] { $group } meets what lives in { THE($piece) }, and nothing comes of it.
     *[other] { $group } meets { $from }, and something strange happens.
    }
   *[other] { $from ->
      [none] { $group } meets what lives in { THE($piece) }: { $move }.
     *[other] { $group } meets { $from }: { $move }.
    }
  }`,
  weirdness: '{ $name }, between { $group } and { $from }.',
  took: `{ $from ->
    [none] { $group } takes { $count } ○ that lay about.
   *[other] { $group } takes { $count } ○ from { $from }.
  }`,
  slain: `{ $count ->
    [one] One that lived in { THE($piece) } is slain by { $group }.
   *[other] { $count } that lived in { THE($piece) } are slain by { $group }.
  }`,
  'bonus gained': '{ $group } gains ★.',
  'bonus spent': 'The ★ of { $group } is gone.',
  destroyed: '{ $group } is destroyed.',
  assimilated: 'What is left of { $from } joins { $group }.',
  split: '{ $from } breaks away from { $group }.',
  'walled off': 'A wall parts { $group } and { $from }.',
  'wall breached': 'The wall between { $group } and { $from } is breached.',
  'alliance ended': 'The alliance of { $group } and { $from } is over.',
  mutated: `{ $how ->
    [wasting] { $group } wastes away.
    [vigour] { $group } is full of vigour.
    [gift] { $group } has a strange gift.
   *[spawn] One of { $group } grows into a terror of its own.
  }`,
  'became a magi': '{ $group } is an Ogre Magi from now on.',
  'is a fire giant': '{ $group } lives by magma, and is a Fire Giant.',
  slept: '{ $group } sleeps on its hoard.',
  'age decided': `{ KEY($how) ->
    [ten-treasures] { $group } has gathered ten ○.
    [too-many-groups] There are too many to count.
    [no-kingdoms] The kingdoms of the surface are no more.
   *[last-era] The last era is over.
  }`,
  outcome: `{ KEY($how) ->
    [ten-treasures] The age belongs to { $group }, who gathered ten ○.
    [too-many-groups] The age ended in a throng that nobody could count.
    [no-kingdoms] The kingdoms of the surface are no more: the age belongs to what lives below.
    [world-conquered] { $group } has conquered the world.
    [attack-beaten] The surface is saved: the attack from below was beaten.
    [all-minds-taken] Every mind, below and above, belongs to { $group }.
    [land-overrun] The armies of { $group } have overrun the land.
    [surface-ruled] { $group } rules the surface.
    [villain-dead] The villain is dead, and the surface is saved.
    [undecided] Neither the villain nor the surface has won.
   *[last-era] The age ended, and nobody had won.
  }`,
};

export type MonsterQuestionKind = Extract<
  Question['kind'],
  | 'who arrives'
  | 'the flavour'
  | 'the stratum'
  | 'the place in the stratum'
  | 'name of the group'
  | 'the challenge'
  | 'what is weird'
  | 'how it mutates'
  | 'does it mutate'
  | 'whom to meet'
  | 'where it comes to pass'
  | 'is the token spent'
  | 'does it take the treasure'
  | 'which way by the clock'
  | 'where to dig'
  | 'where to move'
  | 'are there too many groups'
>;

/** What is asked in the Age of Monsters. */
export const monsterQuestions: Asked<MonsterQuestionKind> = {
  'who arrives': 'who arrives',
  'the flavour': `{ $of ->
    [delvers] which delvers they are
    [breeders] which breeders they are
    [wanderer] which wandering monster it is
   *[alpha] which beast it is
  }`,
  'the stratum': 'the stratum where they come',
  'the place in the stratum': 'the place in the stratum',
  'name of the group': `{ $of ->
    [alpha] What is the beast called?
   *[other] What is the group called?
  }`,
  'the challenge': 'how { $group } fares',
  'where it comes to pass': 'where it comes to pass',
  'is the token spent': {
    ask: 'Does { $group } spend its ★ for +1?',
    options: { spend: ['Spend it', '+1'], keep: 'Keep it' },
  },
  'what is weird': 'what is strange about it',
  'how it mutates': 'how { $group } mutates',
  'does it mutate': 'whether { $group } mutates',
  'whom to meet': 'Whom does { $group } meet?',
  'does it take the treasure': {
    ask: 'Does { $group } take the treasure that lies near?',
    options: { take: 'It takes it', leave: 'It leaves it' },
  },
  'which way by the clock': 'which way { $group } goes',
  'where to dig': {
    ask: 'Where does { $group } dig?',
    options: { nearest: 'Towards what is nearest: a lode, else a treasure, else a neighbour' },
  },
  'where to move': {
    ask: 'Where does { $group } go?',
    options: { nearest: 'Towards the nearest prey' },
  },
  'are there too many groups': {
    ask: 'There are many groups by now. Does the age end?',
    options: { end: 'It ends here', 'play on': 'It goes on' },
  },
};
