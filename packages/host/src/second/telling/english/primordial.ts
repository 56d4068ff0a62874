import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { PrimordialEvent } from '../../events.ts';
import type { PrimordialQuestion, PrimordialWhat } from '../../primordial/questions.ts';
import { BENEATH, INSPIRATION, STORY } from './called/signs.ts';

/** What happens in the Primordial Age, and how ages begin and end. */
export const primordialEvents: Messages<PrimordialEvent['kind']> = {
  'age began': `{ $age ->
    [primordial] A blank page lies on the table.
    [civilization] The Age of Civilization begins.
    [monsters] The Age of Monsters begins.
   *[villainy] The Age of Villainy begins, with { $group } as { $villainy }.
  }`,
  'age ended': `{ $age ->
    [primordial] The world lies ready; the first people will come.
    [civilization] The Age of Civilization is over; the halls of { $groups } lie empty.
    [monsters] The Age of Monsters ended in turn { $turn } with the rise of { $by }.
   *[villainy] The Age of Villainy ended in round { $turn }.
  }`,
  'laid out': '{ $world }: the surface is drawn, and { $strata } strata under it.',
  feature: `{ $stratum ->
    [0] On the surface: { $title }.
   *[other] In stratum { $stratum }: { $title }.
  }`,
  story: STORY,
  inspired: '{ $label }: { $key }.',
  'world note': BENEATH,
  'own nexus': '{ $name }: { $effect }.',
};

/** What is asked in the Primordial Age. */
export const primordialQuestions: Readonly<Record<PrimordialQuestion['kind'], string | AskWords>> = {
  'which shape of the world': {
    ask: 'What shape does the world have?',
    options: {
      roll: ['Roll for it', '1d6'],
      1: ['Flat layers', 'level beds like a layer cake'],
      2: ['Tilted beds', 'beds dip down to the right'],
      3: ['Folds', 'beds arch up under hills and sag between'],
      4: ['Mountain', 'one peak with a core of its own'],
      5: ['Rift', 'a sunken block between two sides'],
      6: ['Dome', 'nested shells round a deep core'],
    },
  },
  'the shape of the world': 'the shape of the world',
  'the tone of the quarrel': 'the tone of the quarrel',
  'whose dream the world is': {
    ask: 'Whose dream is the world?',
    options: { god: 'A god’s', wizard: 'A wizard’s', monster: 'A monster’s', ordinary: 'Somebody quite ordinary’s' },
  },
  'a nexus or none': {
    ask: 'Does this world have a nexus?',
    options: {
      with: ['A nexus', 'one stratum holds a wonder instead of a feature'],
      without: ['No nexus', 'every stratum rolls for a feature'],
    },
  },
  'which stratum holds the nexus': 'Which stratum holds the nexus?',
  'what the nexus is': 'what the nexus is',
  'where the nexus lies': 'Where in the stratum is the nexus?',
  'a nexus of your own': {
    ask: 'A nexus of your own?',
    options: {
      again: ['Roll again', 'until it is one of the nineteen'],
      own: ['Make one up', 'you name it, draw it and say what it does'],
    },
  },
  'name of the nexus': 'What is the nexus called?',
  'what the nexus does': 'What does it do?',
  'how the nexus is drawn': { ask: 'How is it drawn?', options: { 'your own': 'A blank cartouche' } },
  'which element': 'Which element wells up here?',
  'who lives in the lair': 'What lives there?',
  'look of the dungeonheart': {
    ask: 'What does the heart of the dungeon look like?',
    options: {
      stone: 'A beating heart of stone',
      furnace: 'A furnace that breathes',
      root: 'A knot of roots',
      crystal: 'A pulsing crystal',
    },
  },
  'whose bones': {
    ask: 'Whose bones?',
    options: { 'giant skull': 'A giant skull', 'giant ribs': 'Great ribs', stranger: 'Something stranger' },
  },
  'what fills the stratum': 'what fills the stratum',
  'four or five ley lines': {
    ask: 'How many ley lines?',
    options: { roll: ['Roll for it', '1d2+3'], 4: 'Four', 5: 'Five' },
  },
  'the way a ley line runs': 'the way a ley line runs',
  'does the palace reach out': {
    ask: 'Does the palace reach into the strata above and below?',
    options: { extend: ['It reaches out', 'one room more above and one below'], keep: 'It keeps to its stratum' },
  },
  'the side an arm runs to': 'the side an arm runs to',
  'where the fault ends': 'Where on the { $side } does the fault end?',
  'what a stratum holds': 'what stratum { $stratum } holds',
  'one feature of two': 'feature { $number } of 2',
  'which feature': 'What does this stratum hold?',
  'how it lies': 'how it lies',
  'how many': 'how many { $of }',
  'which biome': {
    ask: 'What lives there?',
    options: { roll: ['Roll for it', '1d6 on the table of biomes'] },
  },
  'what lives there': 'what lives there',
  'what kind of caves': 'what kind of caves',
  'what kind of caves it fills': 'what kind of caves it fills',
  'what kind of water it lives in': 'what kind of water it lives in',
  'straight, jagged or winding': {
    ask: '{ $of }: straight, jagged or winding?',
    options: { straight: 'Straight', jagged: 'Jagged', winding: 'Winding' },
  },
  'a tunnel to another stratum': {
    ask: 'Does a tunnel join the huge cavern to a cave in another stratum?',
    options: {
      none: `{ $joined ->
        [0] No tunnel
       *[other] No more tunnels
      }`,
    },
  },
  'where another tunnel crosses': 'Where does another tunnel cross it?',
  'the way a tunnel leads': 'the way a tunnel leads',
  'cave of the monster': 'Which cave does the monster live in?',
  'where the den is': 'Where is the den?',
  'what strings the water caves together': {
    ask: 'What strings the water caves together?',
    options: { streams: 'Streams', tunnels: 'Tunnels' },
  },
  'what lies on the surface': 'what lies on the surface',
  'what grows on the surface': 'What grows on the surface?',
  'where the lake lies': 'Where does the lake lie?',
  'where life holds on': 'Where does life hold on?',
  'where riches lie on the surface': `{ $riches ->
    [gems] Where do gems lie on the surface?
   *[ore] Where does ore lie on the surface?
  }`,
  inspirations: {
    ask: 'Shall each feature get an inspiration?',
    options: { roll: ['Roll for each', '1d6 on the table of its kind'], pick: 'Let me pick', off: 'None' },
  },
  'an inspiration': `{ $stratum ->
    [0] an idea for the { $feature } on the surface
   *[other] an idea for the { $feature } in stratum { $stratum }
  }`,
  'which inspiration': {
    ask: `{ $stratum ->
    [0] What of the { $feature } on the surface?
   *[other] What of the { $feature } in stratum { $stratum }?
  }`,
    options: { none: 'Nothing more' },
  },
  'beneath the deepest magma': {
    ask: 'What lies beneath the deepest magma?',
    options: {
      none: 'Nothing is said',
      fire: 'A gate to the plane of fire',
      folk: 'A country of fire folk',
      djinn: 'A realm of djinn',
      dungeons: 'Only more dungeons',
    },
  },
};

export const primordialWhats: Readonly<Record<PrimordialWhat['kind'], string | TextAndDoes>> = {
  feature: ['{ $feature }', '{ $count } on this map so far'],
  'tunnel to': 'To { $piece } in stratum { $stratum }',
  'numbered cave': ['Cave { $number }', '{ $piece }'],
  inspiration: INSPIRATION,
  'drawn like': 'Like “{ $nexus }”',
};
