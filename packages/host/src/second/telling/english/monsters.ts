import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { MonsterEvent, VillainyEvent } from '../../events.ts';
import type { Reason } from '../../monsters/minds/reasons.ts';
import type { MonsterPlace, MonsterQuestion, MonsterWhat } from '../../monsters/questions.ts';
import { by } from './choosing.ts';

/** What a conflict is about, where it is not plain from what follows: who wins a trade has beaten nobody up. */
const OVER = `{ $clash ->
  [ally] { "" } over a pact
  [annex] { "" } over who rules
  [bribe] { "" } over a bribe
  [extort] { "" } over tribute
  [recruit] { "" } over a recruit
  [steal] { "" } over a theft
  [trade] { "" } in a trade
 *[other] { "" }
}`;

/** What happens in the Age of Monsters and the Age of Villainy, and in no other. */
export const monsterEvents: Messages<(MonsterEvent | VillainyEvent)['kind']> = {
  'card drawn': 'The card drawn: { CAPITAL($card) }.',
  spawned: `{ $stratum ->
    [0] { $group } came into the world, on the surface.
   *[other] { $group } came into the world, in stratum { $stratum }.
  }`,
  'rolled again': 'The surface is not for { $card }.',
  'rolled tags': 'The tags: { $tags }.',
  'laid aside': '{ $card } will not do, and another card is drawn.',
  'put back': 'There is nobody for { $card } to come over, and another card is drawn.',
  joined: '{ $card } came over { $group }.',
  invasion: '{ $group } came upon { $to }, and there was no room for both.',
  'no contest': '{ $winner } cannot be beaten there.',
  skipped: '{ $group } came first, and so did nothing.',
  'not possible': '{ $group } cannot { $act }.',
  free: '',
  met: '{ $group } broke through to { $with }.',
  conflict: `{ $won ->
    [yes] { $tie ->
      [yes] { $group } beat { $to }${OVER} on a tie, { $ours } to { $theirs }.
     *[no] { $group } beat { $to }${OVER}, { $ours } to { $theirs }.
    }
   *[no] { $to } beat { $group }${OVER}, { $theirs } to { $ours }.
  }`,
  dealing: `{ $deed ->
    [bribe] { $group } bribed { $to }.
    [pact] { $group } and { $to } made a pact.
    [hunt] { $group } hunted { $to }.
    [rout] { $group } routed { $to }.
    [extermination] { $group } set out to exterminate { $to }.
   *[other] { $group } dealt with { $to }.
  }`,
  annexed: '{ $group } annexed { $to }.',
  slain: '{ $to } lost { SIGNS("●", $count) } to { $group }.',
  bonus: '',
  prepared: '{ $group } prepared.',
  explored: '{ $group } explored.',
  scouted: '{ $group } scouted.',
  relocated: `{ $dug ->
    [yes] { $group } moved.
   *[no] { $group } moved to { $into }.
  }`,
  'taken up': '',
  'lair left': '',
  split: '{ $group } split, and so { $second } came to be.',
  parted: '',
  tag: `{ $side ->
    [yes] { $group } took the { $tag } side.
   *[no] { $group } took the tag { $tag }.
  }`,
  gathered: '{ $group } gathered { $hoard }.',
  'handed over': '',
  'left lying': '',
  'treasure left': 'Where the heart of the dungeon beat, a treasure was left.',
  seated: '',
  'bonus kept': '',
  'bead gone': '',
  destroyed: `{ $deed ->
    [extermination] { $by } spared nobody.
    [fate] Nobody ever saw { $group } again.
   *[other] { $group } did not survive it.
  }`,
  died: `{ $isWild ->
    [yes] That was the last of { $group }.
   *[no] { ALONE($group) ->
      [yes] { KEY($by) ->
        [none] { $group } died.
        [plague] { $group } died of the plague.
        [fate] { $group } died.
       *[other] { $group } was slain by { $by }.
      }
     *[no] { $group } died out{ KEY($by) ->
        [none] .
        [plague] { "" } in the plague.
        [fate] .
       *[other] { "" } at the hands of { $by }.
      }
    }
  }`,
  left: `{ $leavesTreasure ->
    [yes] { $group } left the map, but not the treasure.
   *[no] { $group } left the map.
  }`,
  fell: '',
  ascended: '{ $group } rose to rule.',
  corrupted: '{ $group } corrupted stratum { $stratum }.',
  outcome: `{ KEY($result) ->
    [horde-conquers] The Horde of { $villain } conquered the world.
    [empire-rules] The Empire of { $villain } rules unchallenged.
    [villain-slain] { $by } slew the villain, { $villain }.
    [villain-destroyed] { KEY($by) ->
      [plague] The plague took the villain, { $villain }.
      [fate] Fate took the villain, { $villain }.
     *[other] Nothing is left of the villain, { $villain }.
    }
   *[stalemate] { $villain ->
      [none] Nobody was left to rule.
     *[other] The hour of { $villain } has passed.
    }
  }`,
};

/** How monsters come by beads, by deed. */
const gains = {
  breed: '{ $group } bred.',
  prepare: '{ $group } prepared.',
  recruit: '{ $group } grew.',
  pact: '{ $group } gained { $signs } by the pact.',
  trade: '{ $group } gained { $signs } by the trade.',
  build: '{ THE(A($what)) } brought { $group } { $signs }.',
  mine: '{ $group } gained { $signs } from { GOODS($resource, $biome) }.',
  harvest: '{ $group } harvested { GOODS($resource, $biome) }.',
  'ley-lines': '{ $group } drank from the ley lines.',
  overlay: '{ $group } gained { $signs } by it.',
};

/** How monsters lose beads, by deed. */
const losses = {
  fight: '{ $group } lost { $signs } to { $by }.',
  invasion: '{ $group } lost { $signs } to { $by }.',
  hunt: '{ $group } lost { $signs } to { $by }.',
  'in-their-stead': '{ $group } bled for { $insteadOf }.',
  theft: `{ $beadKind ->
    [population] { $group } lost { $signs } in the theft.
   *[other] { $by } stole { $signs } from { $group }.
  }`,
  extortion: '{ $group } gave { $signs } to { $by }.',
  bribe: '{ $group } paid { $signs } to { $by }.',
  recruit: `{ $beadKind ->
    [population] { ALONE($group) ->
      [yes] { $by } recruited from { $group }.
     *[no] { $by } recruited one of { $group }.
    }
   *[other] { $group } paid { $signs } to { $by }.
  }`,
  rout: '{ $group } dropped { $signs }.',
  trade: '{ $group } lost { $signs } in the trade with { $by }.',
  driven: '{ $group } had nowhere to go, and lost { $signs }.',
  plague: '{ $group } lost { $signs } to the plague.',
  build: '{ $group } spent { $signs } on { A($what) }.',
  extermination: '{ $group } spent { $signs }.',
  conflict: '{ $group } spent { $signs }.',
  removal: '{ $by } took { $signs } from { $group }.',
  tax: '{ $group } paid tax to { $by }.',
  shrinking: '{ $group } shrank to { $left } ●.',
  card: `{ $count ->
    [0] { $group } had nothing to lose.
   *[other] { $group } lost { $signs }.
  }`,
};

/** What is said in these ages of things that happen in others too. */
export const inMonsterAges = {
  gained: by('KEY($deed)', gains, '{ $group } gained { $signs }.'),
  lost: by('KEY($deed)', losses, '{ $group } lost { $signs }.'),
  built: '{ $group } built { A($what) }.',
  exhausted: `{ $resource ->
    [tomb] { $group } robbed a tomb.
   *[other] { $group } used up { SOME($resource, $biome) }.
  }`,
  'struck out': `{ $clause ->
    [H2-ACT-222] { $piece } has no power any more.
   *[other] The plague broke out among { $by }.
  }`,
  contact: `{ $nexus ->
    [fate] { $group } went to meet fate.
   *[other] { $group } came to { $piece }: { ENDED($effect) }
  }`,
  marked: `{ $clause ->
    [H2-CRD-335] { $by } made the home a tomb.
    [H2-CRD-334] Somebody is buried there.
   *[other] A tomb: { $piece }.
  }`,
  moved: '{ $group } moved a { $bead } to { $piece }.',
  'cleared away': 'The last of the old peoples are gone.',
  'gateway used': '{ $group } came through the gateway, which closed behind { THEM($group) }.',
};

export const monsterQuestions: Readonly<Record<MonsterQuestion['kind'], string | AskWords>> = {
  'what the group does': {
    ask: 'What will { $group } do?',
    options: { nothing: ['nothing', 'all stays as it is'] },
  },
  'whom the group must act on': '{ $group } must { $words }. Whom?',
  'whom the group acts on': 'Whom will { $group } choose?',
  'what the group builds': 'What will { $group } build?',
  'whether it is built': {
    ask: 'Will { $group } build { $work }?',
    options: { build: 'build { $work }', pass: 'build nothing' },
  },
  'what the group exploits': 'What will { $group } exploit?',
  'where the group explores': 'Where will { $group } explore?',
  'where the group goes to live': 'Where will { $group } go to live?',
  'how the group scouts': {
    ask: 'How will { $group } scout?',
    options: { ways: 'look round along the ways', dig: 'dig towards { $piece }' },
  },
  'which tag is taken': 'Which tag will { $group } take?',
  'how much is gathered': 'How much loose treasure will { $group } gather?',
  'whether beads are moved': {
    ask: 'Will { $group } move any beads?',
    options: { leave: ['done', 'the rest stays where it is'] },
  },
  'where a bead goes': 'Where does it go?',
  'what the preparing brings': 'what { $group } prepares',
  'the die of the actor': '{ $group } ({ $clash })',
  'the die of the target': '{ $group } (against { $clash })',
  'whether ★ are spent': {
    ask: 'The dice go against { $group }, { $ours } to { $theirs }. Spend { SIGNS("★", $need) } to turn it?',
    options: { spend: ['spend { $need } ★', 'win, unless the other side answers'], pass: 'keep the ★' },
  },
  'what the trade brings': {
    ask: 'What does the trade bring { $group }?',
    options: { treasure: ['treasure', 'gain ○'], bonus: ['a bonus', 'gain ★'], nothing: 'nothing' },
  },
  'which bead goes': 'Which { $bead } of { $group } goes?',
  'who bears the loss': 'Who bears the loss of { $group }?',
  'where a room is dug': 'Where is { $what } dug?',
  'where a hut stands': 'Where does { $what } stand?',
  'whose card is drawn': 'Whose card is drawn?',
  'which card comes': 'Which card comes?',
  'who comes to what is left': 'Who comes there?',
  'who comes into the gap': 'Who comes into the gap?',
  'who comes into the empty halls': 'Who comes into the empty halls?',
  'which card it lives by': 'Which card is the one that it lives by?',
  'which card it chooses from': 'Which card is the one that it chooses from?',
  'who comes to a work': 'Who comes to { $work }?',
  'who comes in their place': 'Who comes in place of { $group }?',
  'against whom they come': 'Against whom will { $group } come?',
  'which card comes instead': 'Which card comes instead of { $card }?',
  'who came with the colony': 'Who came with the colony?',
  'who comes where the Demons were': 'Who comes where the Demons were?',
  'the stratum of a card': 'the stratum of { $card }',
  'a tag of a card': 'a tag of { $card }',
  'where in a stratum it comes to live': 'Where in stratum { $stratum } will { $card } come to live?',
  'where on the surface it comes to live': 'Where on the surface will { $card } come to live?',
  'whom an overlay comes over': 'Whom will { $card } come over?',
  'name of a group': 'What shall { $called } be called?',
  'what sort it is': 'What kind of creature is { $card }?',
  'name of the part that splits off': 'What is the part of { $group } called that splits off?',
  'name of their treasure': 'What is the treasure of { $group } called?',
  'name of a monument': 'What is { $work } called?',
  'name of the capital': 'What is the Capital of { $group } called?',
  'who rises to rule': {
    ask: 'Who rises to rule, and ends the Age of Monsters?',
    options: { wait: ['nobody yet', 'the age goes on'] },
    othersDo: '{ $population } ●, { $treasure } ○; the Age of Monsters ends',
  },
  'how the villain rules': 'How will { $group } rule?',
  'who the villain is': 'Who is { $card }?',
  'which stratum is corrupted': 'Which stratum will { $group } corrupt?',
  'which side is taken': 'Which side will { $group } take?',
  'which side is kept': 'Which will { $group } stay?',
};

export const monsterWhats: Readonly<Record<MonsterWhat['kind'], string | TextAndDoes>> = {
  tag: '{ $tag }',
  act: `{ $target ->
    [none] { $words }
   *[other] { KEY($deed) ->
      [ally] ally with { $target }
      [annex] annex { $target }
      [bribe] bribe { $target }
      [exterminate] exterminate { $target }
      [extort] extort { $target }
      [fight] fight { $target }
      [hunt] hunt { $target }
      [recruit] recruit from { $target }
      [rout] rout { $target }
      [steal] steal from { $target }
      [trade] trade with { $target }
     *[other] remove ★ from { $target }
    }
  }`,
  building: '{ $work }',
  source: '{ GOODS($resource, $biome) }',
  'so much treasure': `{ $count ->
    [0] leave it
   *[other] { $isAll ->
      [yes] { $count ->
        [one] take it
       *[other] take all { $count }
      }
     *[no] take { $count }
    }
  }`,
  bead: `{ $name ->
    [none] the one in { $piece }
   *[other] { $name }
  }`,
  'bead to move': 'move a { $bead } from { $piece }',
  bearer: ['{ $group }', 'has { $population } ●'],
  contender: ['{ $group }', '{ $population } ●, { $treasure } ○'],
  villainy: '{ $card }',
};

export const monsterPlaces: Messages<MonsterPlace['kind']> = {
  'where they could live': 'where they could live',
  'in a room or rock of theirs': 'in a free room of its territory, or in free rock of its home range',
  'in rock near the lair': 'in free rock, within { $far } beads of the lair',
  'on the surface near the home': 'on the surface, within { $far } beads of the home',
};

/** To follow what was chosen: "Fate chose: Fight Ogre – because Ogre routed them in turn 4." `by` is who chose. */
export const monsterReasons: Messages<Reason['key']> = {
  grudge: `{ $deed ->
    [none] because of an old grudge against { $of }
   *[other] because { $of } { $deed ->
      [extort] { $tried ->
        [yes] tried to extort from { THEM($by) }
       *[no] extorted from { THEM($by) }
      }
      [fight] { $tried ->
        [yes] fought { THEM($by) }
       *[no] beat { THEM($by) }
      }
      [hunt] hunted { THEM($by) }
      [rout] { $tried ->
        [yes] tried to rout { THEM($by) }
       *[no] routed { THEM($by) }
      }
      [steal] { $tried ->
        [yes] tried to steal from { THEM($by) }
       *[no] stole from { THEM($by) }
      }
      [recruit] lured somebody away from { THEM($by) }
     *[other] wiped { THEM($by) } out
    } in { $atAge ->
      [villainy] round
     *[other] turn
    } { $atTurn }{ $n ->
      [1] {""}
     *[other] , and not for the first time
    }
  }`,
  fear: 'for fear of { $of } (●{ $n } against ●{ $ours })',
  nature: 'it is { THEIR($by) } nature: { $tag }',
  kin: 'it is the nature of both: { $tag }',
  'in the way': 'the last in the way to a stratum',
  deny: '{ $of } must not win',
  'they hate us': '{ $of } would make the most of it',
  'away from': 'to be rid of { $of }',
  'lair of': 'towards the lair of { $of }',
  'their home': `{ THEY($by) ->
    [they] they want
   *[other] { THEY($by) } wants
  } the home of { $of }`,
  best: 'worth { $worth }, the best of { $n }',
  'only choice': 'the only choice, worth { $worth }',
  'not worth it': `{ $worth ->
    [none] it is not worth a ★
   *[other] since the best of it is worth { $worth }
  }`,
  villainy: '{ $work } makes a villain',
  strength: '{ $n } ● and ○ together',
  hated: 'the grudges against them add up to { $n }',
  'wins over': 'it wins over { $n } who had nothing in common with { THEM($by) }',
  'with every ★': '{ $ours } against { $theirs } with every ★ in',
  'would leave': `{ $beadKind ->
    [bonus] a ★ would make { THEM($by) } leave
   *[other] one more ○ would make { THEM($by) } leave
  }`,
  'one colour': 'the map is to be redrawn in one colour',
  habit: 'as is { THEIR($by) } habit',
  weakest: 'the weakest within reach',
  nearest: 'it is nearest',
  'last bead': 'the last ● is at stake',
  'nothing to win': 'there is nothing to win by it',
  'no grudge': 'no grudge stands between them',
  'least grudge': 'the least grudge stands between them',
  'built villainy': 'what they built makes a villain',
  hunger: 'hunger drives { THEM($by) }',
  prey: 'there is prey',
  'empty lair': 'a lair stands empty there',
  ruins: 'ruins draw { THEM($by) }',
  'open cave': 'a cave lay open',
  'room in the rock': 'there is room in the rock',
  sought: `towards what { THEY($by) ->
    [they] they seek
   *[other] { THEY($by) } seeks
  }`,
  'worth the way': 'the nearest that is worth the way',
  'unknown place': `the nearest place { THEY($by) ->
    [they] they do
   *[other] { THEY($by) } does
  } not know`,
  'nothing else': 'there is nothing else to find',
};
