import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Question } from '../../questions.ts';
import type { Asked } from './civilization.ts';

/** What happens in the Age of Monsters. */
export type MonsterEventKind = Extract<
  EventKind,
  | 'monsters ended'
  | 'begun anew'
  | 'year'
  | 'claimed'
  | 'redrawn'
  | 'seized'
  | 'spread out'
  | 'moved home'
  | 'left behind'
  | 'carried off'
  | 'looted'
  | 'spent'
  | 'met'
  | 'fought'
  | 'bribed'
  | 'split'
  | 'slept'
  | 'lone fight'
  | 'walked'
  | 'joined'
  | 'slipped away'
  | 'left over'
  | 'raided'
  | 'emptied'
  | 'resettled'
  | 'set out'
  | 'came home'
  | 'made up'
  | 'special feature'
  | 'artifact'
  | 'brought back'
  | 'turned'
  | 'given a shrine'
  | 'party came'
  | 'party lost'
  | 'party ended'
  | 'quest'
  | 'rewarded'
  | 'healed'
>;

export const monsterEvents: Messages<MonsterEventKind> = {
  'monsters ended': `{ KEY($ending) ->
    [six-treasures] { $group } owns six treasures: a villain will come of it.
    [no-kingdoms] Nobody is left in the kingdoms on the surface.
    [too-many-restarts] The world was destroyed once too often.
    [too-many-groups] There are more monsters than the dungeon can hold.
    [chosen] The monsters have had their time.
   *[last-year] The years of the monsters have run out.
  }`,
  'begun anew': 'No monsters are left. Another disaster comes, and others after it.',
  year: 'A new year begins.',
  claimed: '',
  redrawn: `{ $clause ->
    [H1-GEN-13] { $more ->
      [0] { THE($piece) } of { $group } is drawn on the new sheet.
      [one] { THE($piece) } of { $group } is drawn on the new sheet, and one place more.
     *[other] { THE($piece) } of { $group } is drawn on the new sheet, and { $more } places more.
    }
   *[other] { $more ->
      [0] { $group } makes { THE($piece) } its own.
      [one] { $group } makes { THE($piece) } its own, and one place more.
     *[other] { $group } makes { THE($piece) } its own, and { $more } places more.
    }
  }`,
  seized: '{ $group } takes a treasure from { THE($piece) }.',
  'spread out': '',
  'moved home': '{ $group } moves to { THE($piece) }.',
  'left behind': '{ $group } leaves treasure behind in { THE($piece) }.',
  'carried off': '{ $group } carries treasure off from { THE($piece) }.',
  looted: `{ $how ->
    [paid] { $from } pays { $group } a treasure.
   *[looted] { $group } loots a treasure from { $from }.
  }`,
  spent: '{ $group } spends { $count ->\n    [one] a treasure\n   *[other] { $count } treasures\n  }.',
  met: `{ $isFirst ->
    [yes] { $group } encounters { $from } for the first time.
   *[no] { $group } encounters { $from }.
  }`,
  fought: `{ $result ->
    [won] { $group } wins, { $sum } against { $against }.
    [tie] It is a tie, { $sum } against { $against }.
   *[lost] { $group } loses, { $sum } against { $against }.
  }`,
  bribed: `{ $isWon ->
    [yes] { $from } is bribed, { $sum } against { $against }.
   *[no] The bribe comes to nothing, { $sum } against { $against }.
  }`,
  split: '{ $from } splits, and half of it becomes { $group }.',
  slept: '{ $group } sleeps.',
  'lone fight': '{ CAPITAL($group) } and { $from } fight.',
  walked: '{ CAPITAL($group) } walks to { THE($piece) }.',
  joined: '{ CAPITAL($from) } joins { $group }.',
  'slipped away': '{ CAPITAL($group) } cannot be killed so, and slips away.',
  'left over': '{ CAPITAL($group) } is still in { THE($piece) }.',
  raided: '{ CAPITAL($group) } raids { THE($piece) } of { $from }.',
  emptied: 'Nobody is left in { THE($piece) } of { $group }.',
  resettled: 'One of { $group } moves to { THE($piece) }.',
  'set out': `{ $count ->
    [one] A knight of { $group } sets out into the dungeon.
   *[other] { $count } knights of { $group } set out into the dungeon.
  }`,
  'came home': `{ $count ->
    [one] One knight comes home to { $group }.
   *[other] { $count } knights come home to { $group }.
  }`,
  'made up': `{ KEY($note) ->
    [none] Something of your own: { $name }.
   *[other] Something of your own: { $name }. “{ $note }”
  }`,
  'special feature': `{ KEY($what) ->
    [engineer] A dungeon engineer is at work.
    [artifact] An artifact appears.
    [statue] A great statue is set up.
    [temple] Evil gathers.
    [shrine-of-law] Law comes to the dungeon.
    [cavern] A natural cavern is found.
    [crypt] A crypt is dug.
    [oubliette] An oubliette is dug.
    [gate] A gate opens.
    [disaster] The earth does not rest.
    [haunting] Something haunts the dungeon.
   *[own] Something unheard of happens.
  }`,
  artifact: `{ KEY($group) ->
    [none] { $name } is in { THE($piece) } now.
   *[other] { $name } is in the castle of { $group } now.
  }`,
  'brought back': 'The artifact is back in { THE($piece) }.',
  turned: '{ CAPITAL($group) } turns to chaos.',
  'given a shrine': 'An evil shrine stands beside the home of { $group }.',
  'party came': `{ $count ->
    [one] A single adventurer comes, { $alignment }.
   *[other] A party of { $count } adventurers comes, { $alignment }.
  }`,
  'party lost': `{ $count ->
    [one] One of the party falls.
   *[other] { $count } of the party fall.
  }`,
  'party ended': `{ $ending ->
    [dead] The party is destroyed.
    [fled] The last of the party flees.
   *[left] The party leaves the dungeon.
  }`,
  quest: '{ CAPITAL($group) } sends the party against { $from }.',
  rewarded: '{ CAPITAL($group) } rewards the party.',
  healed: 'At the Shrine of Law one of the party is restored.',
};

const YES_NO = { yes: 'Yes', no: 'No' } as const;

/** What is asked in the Age of Monsters. */
export const monsterQuestions: Asked<MonsterQuestionKind> = {
  'who comes': 'who comes',
  'whether the age ends': { ask: 'Does the Age of Monsters end here?', options: { no: 'Play on', yes: 'End the age' } },
  'the flavour': `{ $of ->
    [delvers] which delvers they are
    [breeders] which breeders they are
    [alpha] which alpha predator it is
   *[wanderer] which wandering monster it is
  }`,
  'whether to make one up': {
    ask: `{ $of ->
      [feature] The feature is yours to make up. Do you?
     *[monster] The monster is yours to make up. Do you?
    }`,
    options: { reroll: 'Roll again', own: 'Make one up', yes: 'Make one up', no: 'Roll again' },
  },
  'whether to note more': {
    ask: 'Is there more to be known of { $name }?',
    options: { no: 'No more', yes: 'Write a note' },
  },
  'note on what is made up': 'What is to be known of { $name }?',
  'name of the flavour': 'What sort of monster is it?',
  'the alignment': 'how they are aligned',
  'name of the group': `{ $of ->
    [delvers] What is the colony called?
    [breeders] What is the tribe called?
   *[alpha] What is the beast called?
  }`,
  'how a group fares': 'how { $group } fares',
  'which way': 'Which way does { $group } go?',
  'which frontier': 'Where does { $group } patrol?',
  'which neighbour': 'Which neighbour does { $group } meet?',
  'which lair': 'Where does { $group } make its lair?',
  'which way it digs': 'Which way does { $group } dig?',
  'which way a tribe goes': 'Which way do those go who leave { $group }?',
  'whether to bribe': {
    ask: 'Does { $group } bribe { $from }?',
    options: { bribe: ['Bribe', 'each side rolls, and adds its treasures'], fight: ['Fight', 'an encounter roll'] },
  },
  'how a bribe fares': 'how the bribe fares for { $group }',
  'whether to build a maze': { ask: 'Does { $group } make its lair a maze, for a treasure?', options: YES_NO },
  'whether it wanders': 'whether { $group } wanders',
  'whether it digs': {
    ask: 'Does { $group } dig to another part of the dungeon?',
    options: { dig: 'Dig', wander: 'Wander' },
  },
  'whether it is slimy': { ask: 'Is “slimy” written where { $group } is now?', options: YES_NO },
  'where a building stands': `{ $what ->
    [castle] Where does the castle stand?
    [farm] Where does the farm stand?
    [city] Where does the city stand?
    [tower] Where does the wizard’s tower stand?
   *[other] Where does the new building stand?
  }`,
  'name of the castle': 'What is the castle called?',
  'name of the surface city': 'What is the city called?',
  'name of the building': 'What is it called?',
  'what the kingdoms build': {
    ask: 'What do the kingdoms build?',
    options: {
      'as usual': '{ CAPITAL($what) }',
      own: 'Something of your own',
    },
  },
  'what an excursion takes along': {
    ask: 'Does the excursion of { $group } take a treasure along?',
    options: { one: 'Take one along', none: 'Leave it at home' },
  },
  'the special feature': 'the special feature',
  'whether the disaster comes': { ask: 'Does the disaster come?', options: { yes: 'Let it come', no: 'Roll again' } },
  'name of the room': 'What is the room called?',
  'name of the artifact': 'What is the artifact called?',
  'name of the statue': 'What is the statue called?',
  'name of the temple': 'What is the temple called?',
  'how the party is aligned': 'how the party is aligned',
  'how large the party is': 'how large the party is',
  'where the party enters': 'Where does the party enter?',
  'whether they are healed': { ask: 'Is one of the party restored at the Shrine of Law?', options: YES_NO },
  'where the dead rise': 'Where do the dead rise?',
};

type MonsterQuestionKind = Extract<
  Question['kind'],
  | 'who comes'
  | 'whether the age ends'
  | 'the flavour'
  | 'whether to make one up'
  | 'whether to note more'
  | 'note on what is made up'
  | 'name of the flavour'
  | 'the alignment'
  | 'name of the group'
  | 'how a group fares'
  | 'which way'
  | 'which frontier'
  | 'which neighbour'
  | 'which lair'
  | 'which way it digs'
  | 'which way a tribe goes'
  | 'whether to bribe'
  | 'how a bribe fares'
  | 'whether to build a maze'
  | 'whether it wanders'
  | 'whether it digs'
  | 'whether it is slimy'
  | 'where a building stands'
  | 'name of the castle'
  | 'name of the surface city'
  | 'name of the building'
  | 'what the kingdoms build'
  | 'what an excursion takes along'
  | 'the special feature'
  | 'whether the disaster comes'
  | 'name of the room'
  | 'name of the artifact'
  | 'name of the statue'
  | 'name of the temple'
  | 'how the party is aligned'
  | 'how large the party is'
  | 'where the party enters'
  | 'whether they are healed'
  | 'where the dead rise'
>;
