import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { Question } from '../../questions.ts';
import type { Asked } from './asked.ts';
import type { ElvenEventKind, ElvenQuestionKind } from './deep-elves.ts';
import type { MonsterEventKind, MonsterQuestionKind } from './monsters.ts';
import type { SheetQuestionKind } from './sheets.ts';

/** PT-CRE-T1. */
export const STORY = `{ $row ->
    [1] The world is what is left of a god who was torn apart.
    [2] The world was born of sky and ocean.
    [3] The world is exactly as a god planned it.
    [4] A god planned the world, and it went wrong.
    [5] The world comes of the forces of nature, out of chaos.
    [6] The world always was, and always will be.
    [7] { $tone ->
      [tragic] The world comes of a quarrel in a family of gods, and it is a tragedy.
      [comic] The world comes of a quarrel in a family of gods, and it is a comedy.
      [lyrical] The world comes of a quarrel in a family of gods, and there are songs of it.
      [bawdy] The world comes of a quarrel in a family of gods, and it is not for children.
     *[complicated] The world comes of a quarrel in a family of gods, and it is complicated.
    }
    [8] The world is somebody’s dream.
   *[9] The world is a game of the cosmos.
  }`;

type PrimordialEventKind = Exclude<EventKind, ElvenEventKind | MonsterEventKind>;

/** What happens in the Primordial Age, and how ages begin and end. */
export const primordialEvents: Messages<PrimordialEventKind> = {
  drew: '{ $piece }.',
  'beads put': `{ KEY($what) ->
    [primordial-monster] { $count ->
      [one] A monster of the first days lives in { THE($piece) }.
     *[other] { $count } monsters of the first days live in { THE($piece) }.
    }
   *[other] { $count } { $bead } in { THE($piece) }.
  }`,
  labelled: '',
  marked: `{ $mark ->
    [plague] A plague lingers in { THE($piece) }.
    [fate] Fate waits in { THE($piece) }.
    [gateway] A gateway opens in { THE($piece) }.
    [mystical] { THE($piece) } is a mystical place.
    [trap] There is a trap in { THE($piece) }.
    [tomb] The dead are laid in { THE($piece) }.
    [battlefield] There is a battlefield over { THE($piece) }.
    [entrance] { THE($piece) } opens to the surface.
   *[other] { THE($piece) } is marked.
  }`,
  'epic treasure': '{ $name } lies in { THE($piece) }.',
  'age began': `{ $age ->
    [primordial] A blank page lies on the table.
    [civilization] The Age of Civilization begins.
    [disaster] The Great Disaster comes.
    [monsters] The Age of Monsters begins.
   *[villainy] The Age of Villainy begins.
  }`,
  'age ended': `{ $age ->
    [primordial] The world lies ready.
    [civilization] The Age of Civilization is over.
    [disaster] The dust settles.
    [monsters] The Age of Monsters is over.
   *[villainy] The Age of Villainy is over.
  }`,
  'surface drawn': 'The surface is drawn.',
  'line drawn': `{ $shape ->
    [LR] Line { $number } crosses from the left to the right.
    [LB] Line { $number } bends from the left down to the bottom.
    [RB] Line { $number } bends from the right down to the bottom.
    [LL] Line { $number } loops back to the left.
   *[RR] Line { $number } loops back to the right.
  }`,
  'region closed': 'No line fits in there any more.',
  'strata numbered': `{ $strata ->
    [one] There is one stratum.
   *[other] There are { $strata } strata.
  }`,
  form: `{ $form ->
    [vein] Through stratum { $stratum } runs one line.
    [intrusion] In the middle of stratum { $stratum } lies one round area.
    [scattering] Spots are scattered over stratum { $stratum }.
    [network] Winding lines run through stratum { $stratum }.
   *[region] It fills nearly all of stratum { $stratum }.
  }`,
  filled: 'In stratum { $stratum }: { $title }.',
  'became a cave': '',
  'lodes cooled': '',
  story: STORY,
};

/** What is asked in the Primordial Age. */
export const primordialQuestions: Asked<
  Exclude<Question['kind'], ElvenQuestionKind | MonsterQuestionKind | SheetQuestionKind>
> = {
  'where it lies': 'where it lies',
  'name of the treasure': 'What is this treasure called?',
  'how the world came to be': {
    ask: 'How did the world come to be?',
    options: {
      roll: ['Roll for it', '1d10'],
      1: 'What is left of a god',
      2: 'Born of sky and ocean',
      3: 'As a god planned it',
      4: 'Planned by a god, and gone wrong',
      5: 'Of the forces of nature',
      6: 'It always was',
      7: 'Of a quarrel in a family of gods',
      8: 'It is a dream',
      9: 'It is a game',
      10: 'Two of these are true',
      skip: 'Leave it untold',
    },
  },
  'the creation story': 'the creation story',
  'does it run down the fault': {
    ask: `{ $fluid ->
      [magma] Does the magma run down the fault?
     *[water] Does the water run down the fault?
    }`,
    options: { flow: 'It runs down', hold: 'It holds' },
  },
  'how many lines': 'how many lines cut the underground',
  'which line': {
    ask: 'How does line { $line } run?',
    options: {
      roll: ['Roll for it', '1d10 on the shapes of lines'],
      LR: 'From the left to the right',
      LB: 'From the left down to the bottom',
      RB: 'From the right down to the bottom',
      LL: 'A loop on the left',
      RR: 'A loop on the right',
      stop: ['Stop here', 'the strata are as they are'],
    },
  },
  'the shape of the line': 'the shape of line { $line }',
  'the course of the line': 'the course of line { $line }',
  'the form': 'the form in stratum { $stratum }',
  'how many spots': 'how many spots there are',
  'where a spot lies': 'where a spot lies',
  'where ways meet': 'where ways meet',
  'the feature': 'what fills stratum { $stratum }',
  'which inspiration': { ask: 'What is it like, in stratum { $stratum }?', options: { none: 'Just as it is' } },
  'which metal': {
    ask: 'Which metal lies in stratum { $stratum }?',
    options: {
      roll: ['Roll for it', '1d4'],
      gold: 'Gold',
      silver: 'Silver',
      mithral: 'Mithral',
      other: 'Another metal',
    },
  },
  'the metal': 'which metal it is',
  'name of the metal': 'What is this metal called?',
  'how many gems': 'how many gems there are',
  'where a gem lies': 'where a gem lies',
  'does a vent rise': {
    ask: 'Does the magma rise to the surface?',
    options: { draw: ['A volcanic vent', 'a cone on the surface'], leave: 'It stays below' },
  },
  'does a channel drain': {
    ask: 'Does the magma run off the page?',
    options: { draw: ['A channel straight down', 'off the bottom of the page'], leave: 'It stays' },
  },
  'what the caves hold': 'what the caves of stratum { $stratum } hold',
  'how many there are': {
    ask: 'How many are there, in stratum { $stratum }?',
    options: { roll: ['Roll for it', '1d6, at least 2'], 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' },
  },
  'the number of them': 'how many there are',
  'what grows there': {
    ask: 'What grows in stratum { $stratum }?',
    options: {
      roll: ['Roll for it', '1d4'],
      forest: 'A forest under ground',
      fungus: 'A bloom of fungus',
      roots: 'A tangle of roots',
      other: 'Something else',
    },
  },
  'the growth': 'what grows there',
  'the nexus': 'the nexus in stratum { $stratum }',
  'which nexus': {
    ask: 'The rules leave this one open. Which nexus is it?',
    options: {
      again: ['Roll again', 'until it is a written one'],
      'mother of monsters': 'The mother of monsters',
      plague: 'Plague',
      fate: 'Fate',
      fault: 'A fault',
      dungeonheart: 'The heart of the dungeon',
      gateway: 'A gateway',
      'cyclopean complex': 'A cyclopean complex',
      'god fragment': 'A fragment of a god',
      intellect: 'An ancient mind',
      bones: 'Bones',
      'magic nexus': 'A magic nexus',
      'phase shift': 'A phase shift',
      radiation: 'Radiation',
      darkness: 'Darkness',
      palace: 'A crystal palace',
      void: 'A void',
      'elemental nexus': 'An elemental nexus',
      'your own': ['One of your own', 'you give it a name'],
    },
  },
  'name of the nexus': 'What is this nexus called?',
  'where the nexus lies': 'Where in stratum { $stratum } is the nexus?',
  'how large the nexus is': {
    ask: 'How large is the nexus?',
    options: { usual: 'As usual', 1: '1 bead', 2: '2 beads', 3: '3 beads', 4: '4 beads' },
  },
  'name of the horror': 'What is the horror called?',
  'name of the mind': 'What is the ancient mind called?',
  'look of the dungeonheart': {
    ask: 'What does the heart of the dungeon look like?',
    options: {
      stone: 'A beating heart',
      furnace: 'A furnace that breathes',
      root: 'A knot of roots',
      crystal: 'A pulsing crystal',
    },
  },
  'the side an arm runs to': 'the side an arm of the fault runs to',
  'where the fault ends': 'where the fault ends',
  'what fills it': 'what fills it',
  'which element': {
    ask: 'Which element wells up here?',
    options: {
      roll: ['Roll for it', '1d12'],
      earth: 'Earth',
      air: 'Air',
      fire: 'Fire',
      water: 'Water',
      wood: 'Wood',
      metal: 'Metal',
      smoke: 'Smoke',
      lightning: 'Lightning',
      bone: 'Bone',
      goodness: 'Goodness',
      evil: 'Evil',
      'life force': 'Life force',
    },
  },
  'the element': 'which element it is',
  'the tone of the quarrel': 'the tone of the quarrel',
};
