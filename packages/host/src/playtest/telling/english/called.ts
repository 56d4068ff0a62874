import type { Messages } from '@understory/table/words';
import { a, some, the } from '../../../telling/noun-forms.ts';
import type { Called } from '../../called.ts';
import { STORY } from './primordial.ts';

/** Groups are many, "kobolds"; a beast is one, "an ogre". */
const WHOSE = `{ KEY($of) ->
      [dragon] a dragon
      [hill-giant] a hill giant
      [xorn] a xorn
      [ogre] an ogre
      [ankheng] an ankheng
      [ettin] an ettin
      [cave-octopus] a cave octopus
      [salamander] a salamander
     *[other] { $of }
    }`;

/** Everything that lies or is written on the page, in English. */
export const called: Messages<Exclude<Called['kind'], 'as written'>> = {
  'band of ore': a('band of { $metal }', 'bands of { $metal }'),
  'mass of ore': a('mass of { $metal }', 'masses of { $metal }'),
  'spot of ore': a('spot of { $metal }', 'spots of { $metal }'),
  'thread of ore': a('thread of { $metal }', 'threads of { $metal }'),
  'ore everywhere': some('{ $metal } everywhere'),
  gem: a('gem', 'gems'),
  river: a('river', 'rivers'),
  lake: a('lake', 'lakes'),
  pool: a('pool', 'pools'),
  stream: a('stream', 'streams'),
  'flooded cave': a('flooded cave', 'flooded caves'),
  'sunless sea': a('sunless sea', 'sunless seas'),
  'lava channel': a('channel of lava', 'channels of lava'),
  'lava chamber': a('chamber of lava', 'chambers of lava'),
  'lava pool': a('pool of lava', 'pools of lava'),
  'lava cave': a('cave of lava', 'caves of lava'),
  'lava sea': a('sea of lava', 'seas of lava'),
  'volcanic vent': a('volcanic vent', 'volcanic vents'),
  volcano: a('volcano', 'volcanoes'),
  'lava drain': a('channel of lava down off the page', 'channels of lava down off the page'),
  'natural tunnel': a('natural tunnel', 'natural tunnels'),
  'natural cave': a('natural cave', 'natural caves'),
  cavern: a('cavern', 'caverns'),
  niche: a('niche', 'niches'),
  'arm of the fault': a('fault', 'faults'),
  'water in the fault': some('water in the fault'),
  'magma in the fault': some('magma in the fault'),
  'cyclopean chamber': a('cyclopean chamber', 'cyclopean chambers'),
  'cyclopean corridor': a('cyclopean corridor', 'cyclopean corridors'),
  'palace room': a('room of the crystal palace', 'rooms of the crystal palace'),
  'palace passage': a('passage of the crystal palace', 'passages of the crystal palace'),
  tunnel: a('tunnel', 'tunnels'),
  street: a('street', 'streets'),
  sanctum: a('sanctum', 'sanctums'),
  pit: a('pit', 'pits'),
  'exploratory shaft': the('exploratory shaft'),
  'mined-out place': a('mined-out place', 'mined-out places'),
  tomb: a('tomb', 'tombs'),
  shaft: a('shaft', 'shafts'),
  bazaar: the('Bazaar'),
  shrine: a('shrine', 'shrines'),
  'lair of': a(`lair of ${WHOSE}`, `lairs of ${WHOSE}`),
  'room of': a(`room of ${WHOSE}`, `rooms of ${WHOSE}`),
  growth: `{ $of ->
    [forest] ${a('forest under ground', 'forests under ground').replaceAll('\n', '\n    ')}
    [fungus] ${a('bloom of fungus', 'blooms of fungus').replaceAll('\n', '\n    ')}
    [roots] ${a('tangle of roots', 'tangles of roots').replaceAll('\n', '\n    ')}
   *[other] ${a('strange growth', 'strange growths').replaceAll('\n', '\n    ')}
  }`,
  nexus: `{ KEY($of) ->
    [mother-of-monsters] the mother of monsters
    [plague] a plague
    [fate] Fate
    [fault] a fault
    [dungeonheart] the heart of the dungeon
    [gateway] a gateway
    [cyclopean-complex] a cyclopean complex
    [god-fragment] a fragment of a god
    [intellect] an ancient mind
    [bones] bones
    [magic-nexus] a magic nexus
    [phase-shift] a phase shift
    [radiation] radiation
    [darkness] darkness
    [palace] a crystal palace
    [void] a void
    [elemental-nexus] an elemental nexus
   *[other] a nexus
  }`,
  'area of': some('{ $stuff }'),
  work: the('{ $name }'),
  feature: `{ $of ->
    [ore] ore
    [gems] gems
    [water] water
    [magma] magma
    [caves] caves
    [nexus] a nexus
    [earthquake] an earthquake
    [eruption] a volcano erupts
    [river] an underground river
    [plague] a plague
    [star] a fallen star
    [cavern] a natural cavern
    [own] something else
   *[works] works
  }`,
  'plague sign': 'plague { $number }',
  'fate sign': 'fate',
  'gateway sign': 'gateway',
  'void sign': 'void',
  'mystical sign': 'M',
  story: STORY,
  inspiration: '{ $of }',
};
