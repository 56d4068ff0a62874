import { type Table, table } from '@understory/table';
import type { HandKey } from '../civilization/hands.table.ts';
import type { Liquid } from '../nouns.ts';
import { DWELLERS } from './dwellers.table.ts';
import type { Alignment, MonsterGroup, MonsterKind } from './group.ts';

/**
 * What a flavour is other than the general rules of its kind (H1-MON-08). The seasons and the encounters read these facts; none of them knows
 * a flavour by its name.
 */
export interface Facts {
  /** "start n●m○". */
  readonly start?: readonly [population: number, treasure: number];
  readonly alignment?: Alignment | 'random';
  /** Where it is set up, if not in the room nearest to where the die landed. */
  readonly startsAt?: 'the bottom' | 'the surface' | 'a cave of its own';
  /** A room beside the lair, by its name. */
  readonly room?: string;
  /** Whether it mines: delvers always do, others never, unless so. */
  readonly mines?: 'always' | 'never' | 'unsupported';
  /** With its like nothing happens (H1-DLV-T1.1). */
  readonly sparesItsLike?: boolean;
  /** It sinks a shaft from the surface (H1-DLV-13). */
  readonly sinksShaft?: boolean;
  /** It meets others by these tables. */
  readonly meetsLike?: 'breeders';
  /** It may bribe supported or not, and a won bribe costs it nothing (H1-BRD-T1.1). */
  readonly bribesFreely?: boolean;
  /** What each ● counts in conflicts. */
  readonly might?: number;
  readonly neverSplits?: boolean;
  /** A lone hobgoblin joins it (H1-WAN-T1.6). */
  readonly isGoblinoid?: boolean;
  /** It sleeps where others spend ○ or move (H1-ALP-T1.1). */
  readonly sleeps?: boolean;
  /** What breeders and delvers pay it (H1-ALP-T1.3). */
  readonly tribute?: number;
  /** It may make its lair a maze (H1-ALP-T1.4). */
  readonly buildsMazes?: boolean;
  readonly prefersCavesWithin?: number;
  /** Its range is measured straight, since it may dig. */
  readonly digsToPrey?: boolean;
  /** It gathers free ○ first, and hunts only if there is none (H1-ALP-T1.11). */
  readonly gathersFirst?: boolean;
  /** A bonus with so many ○ (H1-ALP-T1.9). */
  readonly strongWith?: number;
  /** It is at home in water or magma (H1-WAT-07). */
  readonly livesIn?: Liquid;
  /** It never leaves it, and encounters whoever comes near it (H1-WAT-T1.5). */
  readonly keepsTo?: Liquid;
  /** The rooms that it builds are full of it (H1-WAT-T1.1), … */
  readonly roomsFullOf?: Liquid;
  /** … and so is its lair wherever it moves (H1-WAT-T1.6). */
  readonly lairFullOf?: Liquid;
  /** It loses 1● a season without a room that is full of it (H1-WAT-T1.4). */
  readonly pinesFor?: Liquid;
  /** It fights adventurers whatever its alignment (H1-WAT-T1.2). */
  readonly fightsParties?: boolean;
}

/** A row of a table of flavours: its name, the words that choose its emblem, and its facts. */
export interface Flavour extends Facts {
  readonly name: string;
  readonly look: string;
  /** What the player calls this kind of it (H1-WAT-07). */
  readonly folk?: string;
}

const OWN = 'own';
const of = (name: string, look: string, facts: Facts = {}): Flavour => ({ name, look, ...facts });

/** H1-DLV-T1. */
const delvers: Table<Flavour> = table('H1-DLV-T1', '1d12', {
  '1': of('Antlings', 'antlings', { mines: 'never', sparesItsLike: true }),
  '2': of('Dark Elf', 'dark-elf', { alignment: 'chaotic', startsAt: 'the bottom' }),
  '3': of('Darrow', 'darrow dwarf', { start: [4, 1] }),
  '4': of('Druegar', 'druegar dwarf', { alignment: 'chaotic' }),
  '5': of('Dwarves', 'dwarf'),
  '6': of('Earth Devils', 'earth-devils', { start: [3, 2] }),
  '7': of('Fungaliths', 'fungaliths', { start: [2, 2] }),
  '8': of('Hobgoblin Miners', 'hobgoblin-miners lone-hobgoblin goblins', {
    alignment: 'chaotic',
    meetsLike: 'breeders',
    isGoblinoid: true,
  }),
  '9': of('Human Miners', 'human-miners miners', { start: [3, 1], startsAt: 'the surface', sinksShaft: true }),
  '10': of('Magma Spirits', 'magma-spirits', { room: 'Magma Pool' }),
  '11': of('Morlons', 'morlons'),
  '12': of(OWN, 'own-delvers'),
});

/** H1-BRD-T1. */
const breeders: Table<Flavour> = table('H1-BRD-T1', '1d12', {
  '1': of('Ants', 'ants antlings', { bribesFreely: true }),
  '2': of('Earth Men', 'earth-men', { start: [2, 0], alignment: 'random' }),
  '3': of('Gnolls', 'gnolls', { start: [1, 1] }),
  '4': of('Gnomes', 'gnomes', { alignment: 'lawful', mines: 'unsupported' }),
  '5': of('Goblins', 'goblins', { isGoblinoid: true }),
  '6': of('Goblin Miners', 'goblin-miners goblins', { mines: 'always', isGoblinoid: true }),
  '7': of('Cave Giants', 'cave-giants giant', { start: [1, 1], might: 2 }),
  '8': of('Kobolds', 'kobolds', { start: [3, 0] }),
  '9': of('Orcs', 'orcs orkz', { start: [2, 2], neverSplits: true }),
  '10': of('Outsiders', 'outsiders', { room: 'Planar Warp' }),
  '11': of('Tunnel Wyrds', 'tunnel-wyrds', { start: [1, 2] }),
  '12': of(OWN, 'own-breeders'),
});

/** H1-ALP-T1. */
const alphas: Table<Flavour> = table('H1-ALP-T1', '1d12', {
  '1': of('Dragon', 'dragon', { start: [1, 2], alignment: 'random', sleeps: true }),
  '2': of('Ettin', 'ettin', { start: [2, 0] }),
  '3': of('Fire Giant', 'fire-giant giant', { tribute: 2 }),
  '4': of('Minotaur', 'minotaur', { buildsMazes: true }),
  '5': of('Ogre', 'ogre', { prefersCavesWithin: 9 }),
  '6': of('Ogre Magi', 'ogre-magi ogre-mage', { start: [1, 1] }),
  '7': of('Owlbear', 'owlbear'),
  '8': of('Purple Worm', 'purple-worm worm', { start: [1, 1], startsAt: 'a cave of its own', digsToPrey: true }),
  '9': of('Rakshasa', 'rakshasa', { strongWith: 2 }),
  '10': of('Sphinx', 'sphinx', { start: [1, 1], alignment: 'random' }),
  '11': of('Xorn', 'xorn', { gathersFirst: true, digsToPrey: true }),
  '12': of(OWN, 'own-alpha'),
});

/** Those that no table has: the Wyrm that was left over (H1-MON-06), the Temple of Evil (H1-FEA-05). */
const OTHERS: readonly Flavour[] = [
  of('Ancient Wyrm', 'wyrm'),
  of('Temple of Evil', 'temple'),
  of('Dungeon Master', 'army'),
  of('Thought Lords', 'thought-lord'),
  of('Liche King', 'legion'),
  of('Legions', 'legion'),
  ...DWELLERS.map(({ facts }) => facts),
];

/** The kinds that are rolled for. */
export type Rolled = 'delvers' | 'breeders' | 'alpha';
export const TABLES: Readonly<Record<Rolled, Table<Flavour>>> = { delvers, breeders, alpha: alphas };

/** How many beads a kind starts with (H1-DLV-01, H1-BRD-01, H1-ALP-01), and how it is aligned (H1-MON-26). */
export const DEFAULTS: Readonly<
  Record<Rolled, { readonly start: readonly [number, number]; readonly alignment: Alignment }>
> = {
  delvers: { start: [3, 2], alignment: 'lawful' },
  breeders: { start: [2, 1], alignment: 'chaotic' },
  alpha: { start: [1, 0], alignment: 'hungry' },
};

/** What the player makes up (H1-MEA-32). */
export function isOwn({ name }: Flavour): boolean {
  return name === OWN;
}

const BY_KIND: Readonly<Partial<Record<MonsterKind, Table<Flavour>>>> = { ...TABLES, 'alpha villain': alphas };

/** A made-up one has no rules of its own (H1-MEA-32). */
function flavourOf({ kind, flavour }: Pick<MonsterGroup, 'kind' | 'flavour'>): Flavour {
  const rows = BY_KIND[kind]?.rows ?? [];
  const row = rows.find(({ value }) => value.name === flavour)?.value ?? OTHERS.find(({ name }) => name === flavour);
  return row ?? of(flavour, rows.at(-1)?.value.look ?? kind);
}

export function factsOf(me: Pick<MonsterGroup, 'kind' | 'flavour'>): Facts {
  return flavourOf(me);
}

export function lookOf(me: Pick<MonsterGroup, 'kind' | 'flavour'>): string {
  return flavourOf(me).look;
}

/** H1-GEN-T1.9, .10: whose pen it draws with. */
export function handOf({ kind }: Pick<MonsterGroup, 'kind'>): HandKey {
  return kind === 'delvers' ? 'delvers' : 'breeders';
}
