import type { Messages } from '@understory/table/words';
import { a, an, some, the } from '../../../../telling/noun-forms.ts';
import type { DugThing, Thing } from '../../../called.ts';

/** What peoples and monsters dig and build. */
export const dugThings: Messages<DugThing> = {
  dormitory: a('dormitory'),
  vault: a('vault'),
  workshop: a('workshop'),
  'entrance of the Dwarves': the('entrance of the Dwarves'),
  'shaft that goes too deep': a('shaft that goes too deep'),
  'Gates of Dwarf': the('Gates of Dwarf'),
  'baths and pipes': some('baths and pipes'),
  aqueduct: an('aqueduct'),
  sanctum: a('sanctum'),
  pit: a('pit'),
  'escape route': an('escape route'),
  'Demon Gate': the('Demon Gate'),
  'tunnel of the Tunneller': a('tunnel of the Tunneller'),
  'Summoning Stone': the('Summoning Stone'),
  Vault: a('Vault', 'Vaults'),
  'magicians’ chamber': a('chamber'),
  road: a('road'),
  'road out of the world': a('road out of the world'),
  'Landing Site': the('Landing Site'),
  'alien growth': some('alien growth'),
  'pool of magma': a('pool of magma'),
  'lode of ore': a('lode of ore'),
  'nest of gems': a('nest of gems'),
  'cave that hums': a('cave that hums'),
  'burial cave': a('burial cave'),
  'living cave': a('living cave'),
};

type Told = Exclude<
  Thing['kind'],
  keyof typeof import('./natural.ts').naturalThings | keyof typeof import('./natural.ts').wonderThings | DugThing
>;

/** What needs more to be said of it. */
export const toldThings: Messages<Told> = {
  feature: `{ KEY($of) ->
    [surface] the land under the sky
    [your-own] a nexus of its own kind
   *[other] { $of }
  }`,
  'full of life': ofForm('$hollow', 'full of { $biome } life'),
  overgrown: ofForm('$hollow', 'overgrown with { $biome } life'),
  shore: a('shore of { $biome } life'),
  'stretch of land': a('stretch of { $biome }'),
  'nexus of an element': a('nexus of { $element }'),
  'lair of the mother': the('lair of the { $mother }'),
  dungeonheart: the(`dungeonheart, { $look ->
    [furnace] a furnace that breathes
    [root] a knot of roots
    [crystal] a pulsing crystal
    [stone] a beating heart of stone
   *[other] { $look }
  }`),
  'stratum of': a('stratum of { $stuff }'),
  fault: a('fault that runs to the { $one } and the { $other } of the page'),
  'arm of the fault': a('fault that runs to the { $side } of the page'),
  'channel in the fault': a('channel of { $fluid } in the fault'),
  'tunnel of a people': a(`tunnel of { KEY($people) ->
    [aliens] the Aliens
    [deep-elves] the Deep Elves
    [demons] the Demons
    [dwarves] the Dwarves
   *[magicians] the Magicians
  }`),
  'tunnel to': a('tunnel to { $piece }'),
  'track to': a('track to { $piece }'),
  'road to': a('road to { $piece }'),
  hollow: a(`{ KEY($of) ->
    [water] drained hollow
    [magma] cooled hollow
    [biome] cut-down patch
    [surface-biome] cut-down patch
    [nexus] used-up place
    [stone] quarried-out hollow
    [tomb] robbed tomb
   *[ore] mined-out hollow
  }`),
  dwelling: a('{ $shape }'),
  work: '{ FORM($name, $form) }',
  agora: 'the { $name }',
  'room of': a('room of { $group }'),
  'home of': the('home of { $group }'),
  'tunnel of': a('tunnel of { $group }'),
  'flooded tunnel of': a('flooded tunnel of { $group }'),
  'building of': the('{ $work } of { $group }'),
  growth: a(`new { $of ->
    [biome] { $where ->
      [none] { "" }
     *[other] { $where }{ " " }
    }{ $biome ->
      [none] { "" }
     *[other] { $biome }{ " " }
    }biome
   *[other] { $of }
  }`),
  corruption: the('corruption of stratum { $stratum }'),
};

/** A noun in the form that is wanted, and what is said of it. */
function ofForm(noun: string, more: string): string {
  return `{ FORM(${noun}, $form) } ${more}`;
}
