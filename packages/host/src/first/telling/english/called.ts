import type { Messages } from '@understory/table/words';
import { a, some, the } from '../../../telling/noun-forms.ts';
import type { Called } from '../../called.ts';

/** Everything that lies or is written on the page, in English. */
export const called: Messages<Exclude<Called['kind'], 'as written'>> = {
  rift: the('Rift of Sorrows'),
  valley: a('valley', 'valleys'),
  'smoking peak': a('smoking peak', 'smoking peaks'),
  mithral: a('triangle of mithral', 'triangles of mithral'),
  'gold vein': a('vein of gold', 'veins of gold'),
  'natural cave': a('natural cave', 'natural caves'),
  'cave full of water': a('cave full of water', 'caves full of water'),
  'cave full of magma': a('cave full of magma', 'caves full of magma'),
  'natural tunnel': a('natural tunnel', 'natural tunnels'),
  'stretch of river': a('stretch of river', 'stretches of river'),
  waterfall: a('waterfall', 'waterfalls'),
  lake: a('lake', 'lakes'),
  sinkhole: a('sinkhole', 'sinkholes'),
  'crack in the earth': a('crack in the earth', 'cracks in the earth'),
  'lava chamber': a('chamber of lava', 'chambers of lava'),
  flood: some('flood water'),
  'flow of magma': a('flow of magma', 'flows of magma'),
  'dry river bed': a('dry river bed', 'dry river beds'),
  'volcanic pipe': a('volcanic pipe', 'volcanic pipes'),
  volcano: a('volcano', 'volcanoes'),
  crater: a('crater', 'craters'),
  bridge: a('bridge', 'bridges'),
  'main shaft': the('main shaft'),
  'shaft that goes too deep': a('shaft that goes too deep'),
  mine: a('mine', 'mines'),
  barracks: some('barracks'),
  storeroom: a('storeroom', 'storerooms'),
  tomb: a('tomb', 'tombs'),
  'tunnel of the Dwarves': a('tunnel of the Dwarves', 'tunnels of the Dwarves'),
  'tunnel of a people': '{ $form ->\n    [bare] tunnel of { $name }\n   *[a] a tunnel of { $name }\n  }',
  'Demon Pit': the('Demon Pit'),
  'room of the worm': a('room of the worm', 'rooms of the worm'),
  'tunnel of the worm': a('tunnel of the worm', 'tunnels of the worm'),
  Underdark: the('Underdark'),
  street: a('street', 'streets'),
  palace: a('palace', 'palaces'),
  'slave pit': a('slave pit', 'slave pits'),
  'tunnel of the Dark Elves': a('tunnel of the Dark Elves', 'tunnels of the Dark Elves'),
  den: a('den', 'dens'),
  'tunnel of monsters': a('dug tunnel', 'dug tunnels'),
  shaft: a('shaft', 'shafts'),
  'dungeon level': a('dungeon level', 'dungeon levels'),
  cellar: a('cellar', 'cellars'),
  castle: a('castle', 'castles'),
  farm: a('farm', 'farms'),
  city: a('city', 'cities'),
  tower: a('wizard’s tower', 'wizard’s towers'),
  work: '{ $form ->\n    [bare] { $name }\n    [plate] { $name }\n   *[a] the { $name }\n  }',
  plate: '{ $name }',
  'cave of the Wyrm': '{ $form ->\n    [bare] cave of { $name }\n   *[a] the cave of { $name }\n  }',
  feature: `{ $of ->
    [land] the land
    [mithral] mithral
    [caverns] natural caverns
    [gold] gold in the rock
    [complex] a complex of caves
    [river] an underground river
    [wyrm] an Ancient Wyrm
    [earthquake] an earthquake
    [eruption] a volcano erupts
    [plague] a plague
    [star] a fallen star
    [cavern] a natural cavern
   *[own] something else
  }`,
  'side number': '{ $number }',
  'plague sign': 'plague { $number }',
  'fate sign': 'Fate',
  'mithral ore': 'mithral ore',
  abandoned: 'abandoned',
};
