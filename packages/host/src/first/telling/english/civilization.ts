import type { AskWords, Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Question } from '../../questions.ts';

/** The words of some questions. */
export type Asked<K extends Question['kind']> = Readonly<Record<K, string | AskWords>>;

/** What happens to a civilization. */
export type CivilizationEventKind = Extract<
  EventKind,
  | 'founded'
  | 'works'
  | 'mined'
  | 'gained'
  | 'gathered'
  | 'lost'
  | 'slain'
  | 'paid the Wyrm'
  | 'fulfilled'
  | 'built'
  | 'buried'
  | 'civilization ended'
  | 'cleared away'
  | 'clashed'
  | 'settled'
  | 'took a gem'
  | 'enslaved'
  | 'captured'
  | 'revolted'
  | 'fell'
  | 'became the city'
>;

/** A people can be wiped out by another before it has had a year of its own (H1-TWO). */
const IN_YEAR = `{ $year ->
      [0] Before the first year was over
     *[other] In year { $year }
    }`;

/** Colonies of the Dark Elves outlive the city that their realm is called after (H1-ELF-23). */
const REALM = `{ KEY($people) ->
      [dark-elves] the realm of { $group }
     *[other] { $group }
    }`;

export const civilizationEvents: Messages<CivilizationEventKind> = {
  founded: `{ KEY($what) ->
    [colony] { $group } is founded, a colony.
    [delvers] { KEY($folk) ->
      [Dark-Elf] Dark Elves settle as delvers: { $group }.
     *[other] { $folk } settle as delvers: { $group }.
    }
    [breeders] { $folk } settle: { $group }.
    [alpha] { $group } comes, an alpha predator: { $folk }.
    [temple] A Temple of Evil rises: { $group }.
    [dungeon-master] { $group } comes, a Dungeon Master.
    [thought-lords] { $group } comes out of nowhere.
    [liche-king] { $group } comes, a Liche King.
    [alpha-villain] { $group } comes, greater than any beast.
    [lone] { $being ->
      [band] A band is about: { $folk }.
     *[one] A lone fighter is about: { $folk }.
    }
    [kingdoms] On the surface { $group } is founded, the castle of a kingdom.
    [dark-elves] { KEY($folk) ->
      [dark-elves] Dark Elves come, and found { $group }.
     *[other] { $folk } come, and found { $group }.
    }
    [demons] { KEY($folk) ->
      [demons] Demons come, and open a pit.
     *[other] { $folk } come, and open a pit.
    }
   *[dwarves] { KEY($folk) ->
      [dwarves] Dwarves come, and found { $group }.
     *[other] { $folk } come, and found { $group }.
    }
  }`,
  works: '',
  mined: 'A lode is used up.',
  gained: `{ $deed ->
    [work] A treasure that will last lies in { THE($piece) }.
    [noble] { $group } gains a noble.
    [slave] { $group } gains a slave.
    [breeding] { $group } breeds.
    [tribute] { $group } gains a treasure.
    [set-up] { $sort ->
      [treasure] { $count ->
        [one] A treasure lies in { THE($piece) }.
       *[other] { $count } treasures lie in { THE($piece) }.
      }
      [control] A control bead lies in { THE($piece) }.
      [token] { $group } takes up quarters in { THE($piece) }.
     *[population] { $being ->
        [one] { $group } takes up quarters in { THE($piece) }.
       *[folk] { $count ->
          [one] One of them moves into { THE($piece) }.
         *[other] { $count } of them gather in { THE($piece) }.
        }
      }
    }
   *[growth] { $sort ->
      [treasure] { $group } gains a treasure.
     *[population] { $group } grows by one.
    }
  }`,
  gathered: '{ $group } gathers a treasure.',
  lost: `{ $being ->
   [one] { $group } loses { $count } { $bead }.
  *[folk] { $deed ->
    [plague] { $count ->
      [one] One of { $group } dies of the plague.
     *[other] { $count } of { $group } die of the plague.
    }
    [departure] One of { $group } leaves the Pit.
    [homesickness] The last of { $group } goes home.
    [war] All of { $group } go to war, and never come back.
    [arena] A slave of { $group } dies in the arena.
    [capture] { $count ->
      [one] One of { $group } is carried off.
     *[other] { $count } of { $group } are carried off.
    }
    [conflict] { $count ->
      [one] One of { $group } falls in the conflict.
     *[other] { $count } of { $group } fall in the conflict.
    }
    [encounter] { $count ->
      [one] One of { $group } falls in the encounter.
     *[other] { $count } of { $group } fall in the encounter.
    }
    [hunger] { $group } is short of support, and loses one.
    [magma] { $count ->
      [one] One of { $group } dies in the magma.
     *[other] { $count } of { $group } die in the magma.
    }
    [pining] { $group } pines away on dry land, and loses one.
    [disaster] The disaster costs { $group } one of its own.
    [forfeit] { $group } loses one { $bead } in the conflict.
    [emigration] There is nothing left to mine, and one of { $group } goes away.
   *[fight] { $count ->
      [one] One of { $group } is killed.
     *[other] { $count } of { $group } are killed.
    }
   }
  }`,
  slain: `{ $count ->
    [one] What lived in { THE($piece) } is slain.
   *[other] All { $count } that lived in { THE($piece) } are slain.
  }`,
  'paid the Wyrm': 'A treasure of { $group } goes to the Wyrm.',
  fulfilled: 'They have tunnelled into their Fate.',
  built: `{ KEY($what) ->
    [Exploratory-Shaft] The main shaft is driven further down.
    [Exploratory-Tunnel] { $group } digs a tunnel upwards.
    [Too-deep] They delve too deep.
   *[other] A new work of { $group }: { $name }.
  }`,
  buried: 'A treasure is buried with the dead.',
  'civilization ended': `{ KEY($ending) ->
    [fate] ${IN_YEAR} Fate came upon ${REALM}.
    [gone-home] ${IN_YEAR} the last of ${REALM} had gone home.
    [war-with-heaven] ${IN_YEAR} ${REALM} went to war with heaven.
    [no-one-left] ${IN_YEAR} there was nobody left in ${REALM}.
    [chaos] ${IN_YEAR} ${REALM} fell into chaos.
    [no-city-left] ${IN_YEAR} no city of { $group } was left.
    [war-with-the-humans] ${IN_YEAR} ${REALM} came to the surface, and into a war with the humans.
    [bottom-of-the-page] ${IN_YEAR} ${REALM} dug through the bottom of the world.
   *[too-deep] ${IN_YEAR} { $group } delved too deep.
  }`,
  'cleared away': 'The halls of { $group } lie empty.',
  clashed: `{ KEY($result) ->
    [skirmish] { $group } and { $from } skirmish where they meet.
    [war] { $group } and { $from } are at war.
    [dwarves] { $group } meets { $from }: Dwarven supremacy.
    [dark-elves] { $group } meets { $from }: Dark Elf might.
   *[demons] { $group } meets { $from }: Demon wrath.
  }`,
  settled: 'A noble and a slave of { $from } move to { $group }.',
  'took a gem': '{ $group } takes a gem from { THE($piece) }.',
  enslaved: 'A noble of { $group } is made a slave.',
  captured: '{ $group } takes a captive in { THE($piece) }.',
  revolted: 'The slaves of { $group } revolt.',
  fell: `{ $being ->
    [folk] { $group } is abandoned.
   *[one] { $group } is no more.
  }`,
  'became the city': '{ $group } is the great city now.',
};

/** What is asked about any people. */
export const civilizationQuestions: Asked<
  'which people' | 'the people' | 'the model of the people' | 'the conflict' | 'the war'
> = {
  'the conflict': 'how they meet',
  'the war': 'how { $group } fares in the war',
  'which people': {
    ask: `{ $isSecond ->
      [true] Which people comes as well?
     *[false] Which people comes?
    }`,
    options: {
      roll: ['Roll for it', '1d10 on the civilizations'],
      dwarves: ['Dwarves', 'they dig down to ore, and gather'],
      'dark elves': ['Dark Elves', 'a city on the Underdark, its colonies, and their slaves'],
      demons: ['Demons', 'a pit of princes, and their tunnel worm'],
      write: ['A people of your own', 'you say whom it is like, and in what it differs'],
    },
  },
  'the people': 'which people comes',
  'the model of the people': 'whom the people is modelled on',
};
