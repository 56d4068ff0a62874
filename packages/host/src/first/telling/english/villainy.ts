import type { Messages } from '@understory/table/words';
import type { VillainEvent } from '../../villainy/events.ts';
import type { VillainQuestion } from '../../villainy/questions.ts';
import type { Asked } from './civilization.ts';

/** What happens in the Age of Villainy. */
export const villainEvents: Messages<VillainEvent['kind']> = {
  'villain came': `{ KEY($villain) ->
    [dungeon-master] { $group } takes the dungeon for his own.
    [thought-lords] The Thought Lords fill a pool in the deep.
    [liche-king] { $group } wakes among the tombs.
   *[alpha-villain] All that lives below fears { $group }.
  }`,
  rose: '{ $group } has grown beyond all other beasts.',
  subdued: `{ KEY($yoke) ->
    [control] The Thought Lords are in every mind of { $from }.
    [dominated] { $from } serves { $group } from now on.
   *[enslaved] { $group } enslaves { $from }.
  }`,
  released: '{ $group } is its own master again.',
  infiltrated: 'A control bead lies in { THE($piece) }.',
  attacked: `{ $result ->
    [won] { $group } leads { $sum } against the surface. { $against ->
      [one] One stands
     *[other] { $against } stand
    } against him, and the world is conquered.
   *[lost] { $group } leads { $sum } against the surface, where { $against } stand, and is beaten.
  }`,
  'trap sprang': 'The party walks into a trap.',
  freed: `{ $count ->
    [one] The party frees a prisoner, who joins it.
   *[other] The party frees { $count } prisoners, who join it.
  }`,
  'works fell': 'Defensive works of { $group } are torn down.',
  'villainy ended': `{ KEY($ending) ->
    [world-conquered] The world has a new master.
    [attack-beaten] The surface is saved: the attack was beaten.
    [all-minds-taken] Every mind, below and above, belongs to the Thought Lords.
    [land-overrun] The armies of the dead overrun the land.
    [surface-ruled] The surface belongs to { $group }.
    [villain-dead] The surface is saved: the villain is dead.
   *[undecided] Nobody has won, and the years run out.
  }`,
};

const YES_NO = { yes: 'Yes', no: 'No' } as const;

export const villainQuestions: Asked<VillainQuestion['kind']> = {
  'which villain': {
    ask: 'Which villain comes?',
    options: {
      roll: 'Let a die decide',
      'dungeon master': 'The Dungeon Master',
      'thought lords': 'The Thought Lord Cult',
      'liche king': 'The Liche King',
      'alpha villain': 'The Alpha Villain',
    },
  },
  'the villain': 'which villain comes',
  'name of the villain': `{ KEY($of) ->
    [liche-king] What is the Liche King called?
   *[dungeon-master] What is the Dungeon Master called?
  }`,
  'where the villain comes': 'Where the villain comes',
  'which entrance is guarded': 'Which entrance is guarded',
  'the wandering monster': 'what is caught for the menagerie',
  'what he builds': 'what { $group } builds',
  'whether to hire': { ask: 'Does { $group } pay 1 ○ for 1 ● more in the army?', options: YES_NO },
  'whether to infiltrate': { ask: 'Do the Thought Lords try to infiltrate the nearest mind?', options: YES_NO },
  'whether to change treasure': { ask: 'Do the Thought Lords change 3 ○ into 1 ●?', options: YES_NO },
  'whom the pool takes': {
    ask: 'Whom does the Mind Pool take?',
    options: { prisoner: 'A prisoner', lord: 'A Thought Lord' },
  },
  'how many legions set out': 'How many legions leave their tombs as minions?',
  'whether to build a tomb': { ask: 'Does { $group } build a tomb?', options: YES_NO },
  'whether to pay for a legion': { ask: 'Does { $group } pay 1 ○ for a legion in the new tomb?', options: YES_NO },
  'whether to guard a gate': { ask: 'Does one of the minions guard the gate?', options: YES_NO },
  'which sanctum': 'Which sanctum does { $group } have?',
  'whether to pay with treasure': { ask: 'Does { $group } give 1 ○ for its last ●?', options: YES_NO },
  'whether to dig': { ask: 'Does { $group } dig on toward another part of the dungeon?', options: YES_NO },
};
