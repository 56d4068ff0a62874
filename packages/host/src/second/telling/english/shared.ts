import type { AskWords, Messages } from '@understory/table/words';
import type { SharedEvent } from '../../../events.ts';
import type { SharedPlace, SharedQuestion } from '../../../questions.ts';

/** What may happen in any age. */
export const sharedEvents: Messages<SharedEvent['kind']> = {
  drew: '{ $piece }.',
  'beads put': `{ KEY($what) ->
    [brood] Three of her brood.
    [nest-treasure] Two treasures in the nest.
    [guardian] Two guardians of the heart.
    [god-fragment] A treasure that nobody can ever move.
   *[primordial-monster] A primordial monster makes its lair.
  }`,
  labelled: 'Labelled “{ $label }”.',
  marked: `{ $mark ->
    [tomb] { KEY($what) ->
      [Abattoir] Nobody leaves the Abattoir.
      [Slag-Pit] The slag covers many.
      [Tomb] A tomb is sealed.
      [Pride-Stone] A stone for their pride, and a grave under it.
     *[other] The dead are laid to rest in { THE($piece) }.
    }
    [fortification] { KEY($what) ->
      [Gates-of-Dwarf] The gates are shut.
      [Labyrinth] Who goes in does not come out.
     *[other] { $by ->
        [none] { THE($piece) } is fortified.
       *[other] { $by } is fortified.
      }
    }
    [damage] { THE($piece) } is damaged.
    [ruin] { KEY($what) ->
      [Summoning-Stone] The Summoning Stone is split.
     *[other] { THE($piece) } lies in ruins.
    }
    [tunneller] { "" }
    [demonic] { THE($piece) } bears the mark of the Demons.
    [nexus] The nexus is marked: { $name }.
   *[other] { THE($piece) } is marked.
  }`,
  'struck out': `{ $mark ->
    [fortification] { THE($piece) } is fortified no more.
    [damage] { $deed ->
      [repair] The { $what } is repaired.
     *[other] Nothing of the { $what } can be saved.
    }
    [nexus] { THE($piece) } has no power any more.
   *[other] A mark on { THE($piece) } is struck out.
  }`,
  founded: `{ KEY($what) ->
    [dwarves] Dwarves come to found { $group }.
    [aliens] Aliens come to found { $group }.
    [deep-elves] Deep Elves found their capitol { $group }.
    [demons] Demons are about to break through.
    [magicians] { $folk } come to found { $group }.
    [mining-colony] { $parent } founds the mining colony { $group }: { $look }.
    [processing-colony] { $parent } founds the processing colony { $group }: { $look }.
    [military-colony] { $parent } founds the military colony { $group }: { $look }.
   *[other] Into the world comes { $group }.
  }`,
  'epic treasure': `{ $name ->
    [none] A treasure that will last lies in { THE($piece) }.
   *[other] { $name } lies in { THE($piece) }.
  }`,
  'gateway used': 'They came through the gateway.',
  given: `{ $key ->
    [piece] There is { A($piece) }.
    [mark] { THE($piece) } bears the mark of a { $mark }.
    [beads] In { THE($piece) } lies { $signs }.
    [group] { $group } { COUNT($group) ->
      [many] are
     *[one] is
    } there.
    [building] { $group } { COUNT($group) ->
      [many] have
     *[one] has
    } built { A($what) }.
    [opening] { $group } { COUNT($group) ->
      [many] have
     *[one] has
    } opened { THE($piece) }.
    [assembly] { $count ->
      [one] One demon sits
     *[other] { $count } demons sit
    } in the Assembly.
   *[belongings] { $group } { COUNT($group) ->
      [many] have
     *[one] has
    } { $count ->
      [0] no { $bead }
     *[other] { $signs }
    }.
  }`,
};

/** What may be asked in any edition. */
export const sharedQuestions: Readonly<Record<SharedQuestion['kind'], string | AskWords>> = {
  'where it lies': 'Where does { $what } lie?',
  'name of the treasure': 'What is the treasure called?',
  'how the world came to be': {
    ask: 'How did the world come to be?',
    options: {
      roll: ['Roll for it', '1d10 on the creation stories'],
      1: 'The world is what is left of a murdered god.',
      2: 'Sky and sea were lovers; the world is their child.',
      3: 'A deity designed the world, and it came out exactly so.',
      4: 'A deity designed the world, and it came out quite otherwise.',
      5: 'Wild forces and the first chaos made the world.',
      6: 'The world never began and will never end.',
      7: 'A quarrel in a family of heaven made the world.',
      8: 'The world is somebody’s dream.',
      9: 'The world is a move in some cosmic game.',
      10: 'Two stories of the beginning are true.',
      skip: 'Leave it untold',
    },
  },
  'the creation story': 'the creation story',
  'does it run down the fault': {
    ask: 'The fault crosses { $piece }. Does it run down the fault?',
    options: { flow: 'The { $fluid } flows', hold: 'It holds' },
  },
};

/** Where a spot may be in any edition. */
export const sharedPlaces: Messages<SharedPlace['kind']> = {
  'in stratum': 'in stratum { $stratum }',
  'on the surface': 'on the surface',
  'on the page': 'on the page',
  'on the tunnel': 'on the tunnel',
  'on a side of the page': 'on the { $side } of the page',
};
