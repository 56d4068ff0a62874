import type { Culture } from '@understory/host/grammar';
import type { Pronoun } from './tale.ts';

/** How those who play by no card are told of: by the flavour, the kind or the folk that the journal says they are (CH-NAM-20). */
export interface KindTold {
  readonly one: string;
  readonly many: string;
  readonly culture: Culture;
  /** One creature with a life of its own. */
  readonly solitary?: Pronoun;
  /** A place that people live in, and is told as one. */
  readonly isPlace?: true;
}

const folk = (one: string, many: string, culture: Culture): KindTold => ({ one, many, culture });
const beast = (one: string, culture: Culture, pronoun: Pronoun = 'it'): KindTold => ({
  one,
  many: `${one}s`,
  culture,
  solitary: pronoun,
});

/** Flavours and kinds of the first edition and the playtest, in small letters. */
const KINDS: Readonly<Record<string, KindTold>> = {
  antlings: folk('antling', 'antlings', 'strange'),
  'ant lions': folk('ant lion', 'ant lions', 'strange'),
  ants: folk('ant', 'ants', 'strange'),
  'cave giants': folk('cave giant', 'cave giants', 'giantish'),
  'dark elf': folk('dark elf', 'dark elves', 'deep-elven'),
  darrow: folk('darrow', 'darrow', 'dwarven'),
  druegar: folk('druegar', 'druegar', 'dwarven'),
  dwarves: folk('dwarf', 'dwarves', 'dwarven'),
  'earth devils': folk('earth devil', 'earth devils', 'infernal'),
  'earth men': folk('earth man', 'earth men', 'strange'),
  'flame devils': folk('flame devil', 'flame devils', 'infernal'),
  'magma spirits': folk('magma spirit', 'magma spirits', 'infernal'),
  fungaliths: folk('fungalith', 'fungaliths', 'strange'),
  gnolls: folk('gnoll', 'gnolls', 'warren'),
  gnomes: folk('gnome', 'gnomes', 'dwarven'),
  'goblin miners': folk('goblin miner', 'goblin miners', 'warren'),
  goblins: folk('goblin', 'goblins', 'warren'),
  halflings: folk('halfling', 'halflings', 'surface'),
  'hobgoblin miners': folk('hobgoblin miner', 'hobgoblin miners', 'warren'),
  'human miners': folk('human miner', 'human miners', 'surface'),
  kobolds: folk('kobold', 'kobolds', 'warren'),
  merfolk: folk('merman', 'merfolk', 'strange'),
  crabmen: folk('crabman', 'crabmen', 'strange'),
  azir: folk('azir', 'azir', 'infernal'),
  morlons: folk('morlon', 'morlons', 'strange'),
  neanderthals: folk('neanderthal', 'neanderthals', 'warren'),
  orcs: folk('orc', 'orcs', 'warren'),
  outsiders: folk('outsider', 'outsiders', 'strange'),
  'tunnel wyrds': folk('tunnel wyrd', 'tunnel wyrds', 'strange'),
  wererats: folk('wererat', 'wererats', 'warren'),
  'darkling sprites': folk('darkling sprite', 'darkling sprites', 'deep-elven'),
  legions: folk('undead', 'undead', 'grave'),
  minions: folk('minion', 'minions', 'grave'),
  'thought lords': folk('thought lord', 'thought lords', 'strange'),
  party: folk('adventurer', 'adventurers', 'surface'),
  'ancient wyrm': beast('wyrm', 'beast'),
  wyrm: beast('wyrm', 'beast'),
  dragon: beast('dragon', 'beast'),
  ankheng: beast('ankheng', 'beast'),
  'cave octopus': beast('cave octopus', 'beast'),
  salamander: beast('salamander', 'beast'),
  ettin: beast('ettin', 'giantish', 'they'),
  'fire giant': beast('fire giant', 'giantish', 'they'),
  'hill giant': beast('hill giant', 'giantish', 'they'),
  minotaur: beast('minotaur', 'beast'),
  ogre: beast('ogre', 'giantish', 'they'),
  'ogre magi': { ...beast('ogre magus', 'giantish', 'they'), many: 'ogre magi' },
  owlbear: beast('owlbear', 'beast'),
  'purple worm': beast('purple worm', 'beast'),
  rakshasa: beast('rakshasa', 'deep-elven', 'they'),
  sphinx: { ...beast('sphinx', 'devout', 'they'), many: 'sphinxes' },
  xorn: beast('xorn', 'strange'),
  'dungeon master': beast('dungeon master', 'arcane', 'they'),
  'liche king': beast('liche king', 'grave', 'they'),
  temple: { ...folk('temple of evil', 'cultists', 'devout'), isPlace: true },
  'temple of evil': { ...folk('temple of evil', 'cultists', 'devout'), isPlace: true },
  kingdoms: { ...folk('surface kingdom', 'surface folk', 'surface'), isPlace: true },
};

/** What a kind of its own, made up by the player, is told as: by its name, as it is written. */
export function kindTold(flavour: string, kind: string): KindTold {
  const known = KINDS[flavour.toLowerCase()] ?? KINDS[kind];
  if (known) return known;
  const bare = flavour.toLowerCase();
  if (kind === 'alpha' || kind === 'alpha villain') return beast(bare, 'beast');
  return folk(bare.replace(/s$/, ''), bare, kind === 'breeders' ? 'warren' : 'surface');
}
