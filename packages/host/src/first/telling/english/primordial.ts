import type { Messages } from '@understory/table/words';
import type { EventKind } from '../../events.ts';
import type { VillainEvent } from '../../villainy/events.ts';
import type { AftermathEventKind } from './aftermath.ts';
import type { Asked, CivilizationEventKind } from './civilization.ts';
import type { DemonEventKind } from './demons.ts';
import type { MonsterEventKind } from './monsters.ts';

/** What happens in the Primordial Age. */
export const primordialEvents: Messages<
  Exclude<
    EventKind,
    CivilizationEventKind | DemonEventKind | MonsterEventKind | VillainEvent['kind'] | AftermathEventKind
  >
> = {
  drew: '{ $piece }.',
  'beads put': `{ KEY($what) ->
    [primordial-beast] A primordial beast lives there.
    [gems] { $count ->
      [one] A gem glitters there.
     *[other] { $count } gems glitter there.
    }
    [mined-ore] A treasure comes out of the mine.
    [artifact] An artifact is laid there.
    [tunnel-worm] The tunnel worm coils up there.
    [wyrm] The Wyrm sleeps there.
    [hoard-of-the-wyrm] It guards a treasure.
    [freed-slaves] A freed slave is at large there.
    [slave-beast] A beast of the slaves stays there.
    [elven-goods] Goods of the nobles lie there.
   *[fallen-star] What fell from the sky is a treasure.
  }`,
  labelled: 'Labelled “{ $label }”.',
  marked: `{ KEY($mark) ->
    [plague] A sickness lies there: { $name }.
    [battlefield] Demons and heaven meet in battle there.
    [statue] A great statue stands in { THE($piece) }.
    [maze] { CAPITAL(THE($piece)) } is a maze now.
    [web] A web is spun there.
    [slimy] It leaves a trail of slime.
    [shrine-of-law] A Shrine of Law stands in { THE($piece) }.
    [gate] A dimensional gate opens in { THE($piece) }.
    [trap] A trap is laid there.
    [tomb] The dead are laid to rest in { THE($piece) }.
   *[fate] Fate waits there.
  }`,
  'age began': `{ $age ->
    [primordial] A blank page lies on the table.
    [disaster] The Great Disaster comes, and lasts ten years.
    [monsters] The Age of Monsters begins.
    [villainy] The Age of Villainy begins.
   *[civilization] The Age of Civilization begins.
  }`,
  'age ended': `{ $age ->
    [primordial] The world lies ready for its first people.
    [monsters] The Age of Monsters is over.
    [villainy] The Age of Villainy is over.
    [disaster] Ten years later the world lies ready for monsters.
   *[civilization] The Age of Civilization is over.
  }`,
  outcome: `{ KEY($result) ->
    [world-conquered] The Dungeon Master rules the world.
    [attack-beaten] The Dungeon Master was beaten, and the surface is saved.
    [all-minds-taken] The Thought Lords rule all minds.
    [land-overrun] The Liche King rules the land.
    [surface-ruled] The Alpha Villain rules the surface.
    [villain-dead] The villain is dead, and the surface is saved.
   *[undecided] Nobody has won.
  }`,
  'laid out': `{ KEY($world) ->
    [usual] The surface is drawn, and rock under it.
    [firetop-range] The Firetop Range is drawn.
    [rift-of-sorrows] The Rift of Sorrows opens in the rock.
    [scorched-lands] The Scorched Lands are drawn, mesas with valleys between them.
    [hollow-earth] The earth is hollow: one surface above, and another below.
   *[pocket-universe] A small world hangs in the sky, with its surface all round.
  }`,
  numbered: 'The numbers 1 to 6 are written on both sides.',
  feature: '{ $title }.',
  redirected: `{ $to ->
    [disaster] Not an event, but a disaster.
   *[primordial] Not a disaster, but an event of the first age.
  }`,
};

/** What is asked about the world. */
export const worldQuestions: Asked<
  | 'whether the world is another'
  | 'which world'
  | 'the alternate world'
  | 'how many peaks'
  | 'tip of a peak'
  | 'middle of the rift'
  | 'how many mesas'
> = {
  'whether the world is another': 'whether the world is another than usual',
  'which world': {
    ask: 'Which world is it?',
    options: {
      roll: ['Roll for it', '1d10 on the alternate worlds'],
      usual: ['The usual page', 'rock under a level surface'],
      'firetop range': ['Firetop Range', 'one to four smoking peaks'],
      'rift of sorrows': ['Rift of Sorrows', 'a deep rift, open to the sky'],
      'scorched lands': ['Scorched Lands', 'mesas with valleys between them'],
      'hollow earth': ['Hollow Earth', 'a second surface below the rock'],
      'pocket universe': ['Pocket Universe', 'rock with the surface all round it'],
    },
  },
  'the alternate world': 'which world it is',
  'how many peaks': 'how many peaks there are',
  'tip of a peak': 'Where is the tip of peak { $number }?',
  'middle of the rift': 'Where is the middle of the rift?',
  'how many mesas': 'how many mesas there are',
};

/** What is asked by primordial events. */
export const primordialQuestions: Asked<
  | 'a primordial event'
  | 'where the die lands'
  | 'an event of your own'
  | 'which event'
  | 'name of the event'
  | 'a number on the side'
  | 'what the cavern holds'
  | 'how the tunnel runs'
  | 'how bad the plague is'
  | 'how many gems'
  | 'how the river goes on'
  | 'how the river surfaces'
  | 'name of the Wyrm'
> = {
  'a primordial event': 'a primordial event',
  'where the die lands': 'Where does the die land?',
  'an event of your own': `{ $of ->
    [primordial] whether it is an event at all
   *[disaster] whether it is a disaster at all
  }`,
  'which event': {
    ask: `{ $of ->
      [primordial] What happens in the first age?
     *[disaster] Which disaster is it?
    }`,
    options: {
      mithral: ['Mithral', 'two triangles of ore'],
      caverns: ['Natural caverns', 'up to six, with who knows what in them'],
      gold: ['A vein of gold', 'from side to side'],
      complex: ['A complex of caves', 'three caves, and a beast in each'],
      river: ['An underground river', 'from the left side on'],
      wyrm: ['An Ancient Wyrm', 'asleep, with a treasure'],
      earthquake: ['An earthquake', 'cracks through all the rock'],
      eruption: ['An eruption', 'lava, and a volcano over it'],
      plague: ['A plague', 'in caves from which no way leads out'],
      star: ['A fallen star', 'a crater with a treasure'],
      own: ['Something of your own', 'you say what it is called'],
    },
  },
  'name of the event': 'What is it called?',
  'a number on the side': 'the number on the { $side } side',
  'what the cavern holds': 'what the cavern holds',
  'how the tunnel runs': 'Which way does the tunnel run?',
  'how bad the plague is': 'how bad the plague is',
  'how many gems': 'how many gems there are',
  'how the river goes on': 'how the river goes on',
  'how the river surfaces': 'how the river comes to the surface',
  'name of the Wyrm': 'What is the Wyrm called?',
};

/** What is asked by disasters. */
export const disasterQuestions: Asked<
  | 'the disaster'
  | 'where a crack runs'
  | 'where a crack is crossed'
  | 'where the chamber lies'
  | 'whether the pipe runs up'
  | 'where the star falls'
> = {
  'the disaster': 'the disaster',
  'where a crack runs': `{ $end ->
    [from] Where does the crack begin?
   *[to] Where does the crack end?
  }`,
  'where a crack is crossed': 'Where is the crack crossed?',
  'where the chamber lies': 'Where does the chamber of lava lie?',
  'whether the pipe runs up': 'whether the lava breaks out above or below',
  'where the star falls': 'Where does the star fall?',
};
