import type { AskWords, Messages, TextAndDoes } from '@understory/table/words';
import type { MagicianName } from '../../civilization/magicians/constructions.table.ts';
import type { Folk, Purpose } from '../../civilization/magicians/folk.table.ts';
import type {
  MagicianPlace,
  MagicianQuestion,
  MagicianWhat,
  MagicianWhyNot,
} from '../../civilization/magicians/questions.ts';
import type { DwellingShape, VaultShape } from '../../civilization/magicians/shapes.ts';
import type { MagicianEvent } from '../../events.ts';

/** What happens to the Magicians only. */
export const magicianEvents: Messages<MagicianEvent['kind']> = {
  buried: 'Sand and ash bury { $group }: there is a new surface over it.',
  'nexus woke': 'The Omphalos goes on humming.',
  lore: `{ $of ->
   [nature] { KEY($key) ->
    [technomages] The { $folk } are alien technomages.
    [elves-of-another-world] The { $folk } are elves of another world in fairy castles.
    [hackers-of-nature] The { $folk } are hackers of nature’s own code.
    [star-wizards] The { $folk } are wizards from psychedelic stars.
    [husk-wearers] The { $folk } are craven sorcerers who wear the husks of demons and Jinn.
    [ivory-scholars] The { $folk } are scholars in ivory towers, a danger to all that is real.
    [blood-mages] The { $folk } are blood mages under dire pacts.
    [demigods] The { $folk } are fickle demigods with beasts of myth for slaves.
   *[other] The { $folk } are { ENDED($key) }
   }
  *[purpose] { KEY($key) ->
    [eternal-life] What they want is eternal life.
    [godlike-power] What they want is godlike power.
    [to-leave-this-plane] What they want is to leave this plane.
   *[to-remake-this-plane] What they want is to remake this plane.
   }
  }`,
};

/** The thirteen, and what their sheet shows besides. */
const constructions: Readonly<Record<MagicianName | 'Vault' | 'Vengeance' | 'Diaspora', TextAndDoes>> = {
  Mausoleum: ['Mausoleum', '☒, 1❖'],
  Catacomb: ['Catacomb', '☒, 1❖'],
  Orrery: ['Orrery', '1❖'],
  Omphalos: ['Omphalos', 'a source of magic'],
  'Fountain of the Naiads': ['Fountain of the Naiads', '1❖'],
  'Cistern or Turbine': ['Cistern or Turbine', 'one of the two'],
  'Bridge or Alchemist’s Foundry': ['Bridge or Alchemist’s Foundry', 'one of the two'],
  'Forge of the Cyclopes': ['Forge of the Cyclopes', '1❖'],
  Witchwood: ['Witchwood', 'a wood of spells'],
  'Pleasure Dome': ['Pleasure Dome', 'a garden under the ground'],
  Menagerie: ['Menagerie', 'monsters will come of it'],
  Labyrinth: ['Labyrinth', '⌂; monsters will come of it'],
  'Lyceum Arcanum': ['Lyceum Arcanum', 'room for three'],
  Vault: ['Vault', 'takes all Jinn at the Stone'],
  Vengeance: ['Vengeance', 'the Jinn end it all'],
  Diaspora: ['Diaspora', 'they go over all the earth'],
};

const folk: Readonly<Record<Folk, string>> = {
  Magicians: 'Magicians',
  Wizards: 'Wizards',
  Sages: 'Sages',
  Demiurges: 'Demiurges',
  Hermetics: 'Hermetics',
};

const purposes: Readonly<Record<Purpose, string>> = {
  'eternal life': 'eternal life',
  'godlike power': 'godlike power',
  'to leave this plane': 'to leave this plane',
  'to remake this plane': 'to remake this plane',
};

const dwellings: Readonly<Record<DwellingShape, string>> = { tower: 'tower', house: 'house', pyramid: 'pyramid' };

const vaults: Readonly<Record<VaultShape, string>> = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  diamond: 'diamond',
  hexagon: 'hexagon',
};

/** What is asked of the Magicians. */
export const magicianQuestions: Readonly<Record<MagicianQuestion['kind'], string | AskWords>> = {
  'name of the magic city': 'What is the city called?',
  'what the magic folk call themselves': { ask: 'What does the magic folk call itself?', options: folk },
  'which kind of magicians': {
    ask: 'What kind of magicians are they?',
    options: { roll: ['Roll for it', '1d8 on the kinds of magician folk'] },
  },
  'what kind of magicians they are': 'what kind of magicians they are',
  'what the magic folk want': { ask: 'What do the { $folk } want?', options: purposes },
  'shape of the dwellings': { ask: 'What shape have the dwellings?', options: dwellings },
  'shape of the Vaults': { ask: 'What shape have the Vaults?', options: vaults },
  'where the Summoning Stone stands': 'Where does the Summoning Stone stand?',
  'where the new magician lives': {
    ask: 'Where does the new magician live?',
    options: { tower: ['a new tower', 'on the surface'], chamber: ['a new chamber', 'underground'] },
  },
  'what the Magicians build': { ask: 'What does { $group } build?', options: constructions },
  'which site feeds it': 'Which site feeds the { $construction }?',
  'above or below': {
    ask: 'Where does the { $construction } stand?',
    options: { above: ['above', 'on the surface, by the Stone'], below: ['below', 'at the site'] },
  },
  'which of the two they build': {
    ask: 'Which do they build?',
    options: {
      Cistern: 'Cistern',
      Turbine: 'Turbine',
      Bridge: 'Bridge',
      'Alchemist’s Foundry': 'Alchemist’s Foundry',
    },
  },
  'where the monsters come from': 'Where do the monsters come from?',
};

export const magicianWhats: Readonly<Record<MagicianWhat['kind'], string | TextAndDoes>> = {
  'empty building': ['{ $piece }', 'move in'],
  whereabouts: `{ $stratum ->
    [0] on the surface
   *[other] in stratum { $stratum }
  }`,
};

export const magicianPlaces: Messages<MagicianPlace['kind']> = {
  'by the Summoning Stone': 'on the surface, within a finger of the Summoning Stone',
  'right under its site': 'in free rock, under what it is built for',
  'touching its site': 'underground, touching what it is built for',
};

/** Why Magicians can't build something. */
export const magicianWhyNots: Messages<MagicianWhyNot['key']> = {
  'needs an unused site': 'needs an unused site of { $resource } in access',
  'needs a Jinn at the Stone': 'needs a Jinn at the Stone',
  'only when nothing else can be built': 'only when nothing else can be built',
  'needs Vaults': 'needs { $count } Vaults',
};

/** The steps of their turn, by clause. */
export const magicianSteps: Messages = {
  'H2-MAG-05': 'Expand: one magician more',
  'H2-MAG-06': 'Summon a Jinn',
  'H2-MAG-07': 'Explore towards an unused site',
  'H2-MAG-08': 'Build a construction; otherwise a Vault',
  'H2-MAG-10': 'With seven Vaults: Vengeance',
  'H2-MAG-11': 'With seven magicians: Diaspora',
};
