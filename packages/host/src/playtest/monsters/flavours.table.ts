import { type Clause, type Table, table } from '@understory/table';
import type { DwellerFacts, MonsterKind } from '../../first/lent.ts';

/** PT-ARR-T1.1 to .3: the three kinds of group. */
export type GroupKind = 'delvers' | 'breeders' | 'alpha';

/** … and those that the first edition's chapters bring: temples, villains and whom these send (PT-JOI-17, PT-VIL-09). */
export type BandKind = MonsterKind;

export function isOwnKind(kind: BandKind): kind is GroupKind {
  return kind === 'delvers' || kind === 'breeders' || kind === 'alpha';
}

/** PT-ENC-02, PT-VIL-10: each of its ● counts as three. */
export function isAlphaKind(kind: BandKind): boolean {
  return kind === 'alpha' || kind === 'alpha villain';
}

/** Arch-villains, and whom one sends. */
export function isVillainous(kind: BandKind): boolean {
  return !isOwnKind(kind) && kind !== 'temple';
}

/** What a flavour changes, as facts. */
export interface Flavour {
  readonly key: string;
  /** The style that its lairs are drawn in. */
  readonly lair: string;
  /** The word that its emblem is drawn by, where that is not its key. */
  readonly emblem?: string;
  /** What it comes with, where it is not what its kind does. */
  readonly population?: number;
  readonly treasure?: number;
  readonly bonus?: true;
  /** PT-DEL-02, PT-BRD-02: it starts in a shaft from the surface. */
  readonly shaft?: 'through' | 'into';
  /** PT-DEL-09: it mines magma and vegetation, too. */
  readonly minesAll?: true;
  /** PT-JOI-13: what the first edition calls it, whose facts it has. */
  readonly lent?: DwellerFacts['name'];
}

/** What each kind comes with, and the table of its flavours (PT-DEL-01, PT-BRD-01, PT-ALP-01). */
interface KindRow {
  readonly population: number;
  readonly treasure: number;
  readonly clause: Clause;
  readonly flavours: Table<Flavour>;
}

export const KINDS_OF_GROUP: Readonly<Record<GroupKind, KindRow>> = {
  delvers: {
    population: 3,
    treasure: 2,
    clause: 'PT-DEL-01',
    flavours: table('PT-DEL-T1', '1d6', {
      '1': { key: 'morlons', lair: 'bore', minesAll: true },
      '2': { key: 'dwarves', lair: 'hall', treasure: 3 },
      '3': { key: 'ant lions', lair: 'burrow', emblem: 'ant-lions' },
      '4': { key: 'human miners', lair: 'mine', emblem: 'human-miners', shaft: 'through' },
      '5': { key: 'neanderthals', lair: 'cave', population: 4, treasure: 0 },
      '6': { key: 'fungaliths', lair: 'grove' },
    }),
  },
  breeders: {
    population: 2,
    treasure: 1,
    clause: 'PT-BRD-01',
    flavours: table('PT-BRD-T1', '1d6', {
      '1': { key: 'kobolds', lair: 'warren' },
      '2': { key: 'halflings', lair: 'village', shaft: 'into' },
      '3': { key: 'gnolls', lair: 'den', population: 3 },
      '4': { key: 'wererats', lair: 'midden' },
      '5': { key: 'darkling sprites', lair: 'rift', emblem: 'darkling-sprites', treasure: 0, bonus: true },
      '6': { key: 'orcs', lair: 'camp' },
    }),
  },
  alpha: {
    population: 1,
    treasure: 0,
    clause: 'PT-ALP-01',
    flavours: table('PT-ALP-T1', '1d6', {
      '1': { key: 'dragon', lair: 'hoard', treasure: 1 },
      '2': { key: 'hill giant', lair: 'grotto', emblem: 'hill-giant' },
      '3': { key: 'xorn', lair: 'rift' },
      '4': { key: 'ogre', lair: 'den' },
      '5': { key: 'ankheng', lair: 'nest' },
      '6': { key: 'ettin', lair: 'cave' },
    }),
  },
};

/** PT-JOI-13: how those who live in water or magma dwell; all else of them is in H1-WAT-T1. */
const DENS: Readonly<Record<DwellerFacts['name'], string>> = {
  Merfolk: 'grotto',
  'Flame Devils': 'bore',
  Crabmen: 'nest',
  Azir: 'rift',
  'Cave Octopus': 'grotto',
  Salamander: 'nest',
};

/** A row of H1-WAT-T1 in the place of a flavour. */
export function flavourOfDweller({ name, look }: DwellerFacts): Flavour {
  return { key: name.toLowerCase(), lair: DENS[name], emblem: look, lent: name };
}
