import type { Size } from '../../measures.ts';

/** A row of H1-AVI-T2: what it is called, and what is other about it. The villain's rules read these facts, and know no alpha by its name. */
export interface Sanctum {
  readonly room: string;
  /** Or this one, as the player likes (H1-AVI-T2.11). */
  readonly or?: string;
  /** 1○, unless so. */
  readonly cost?: number;
  readonly size?: Size;
  /** ● gained when it is built. */
  readonly follower?: number;
  /** A party that enters loses so many ●. */
  readonly bewilders?: number;
  /** ○ that must be left after it spends. */
  readonly keeps?: number;
  /** ○ that is put in it and never spent. */
  readonly heart?: number;
  /** A champion in it fights parties. */
  readonly champion?: boolean;
  /** Added to encounter rolls there. */
  readonly bonus?: number;
}

/** H1-AVI-T2, by the alpha's flavour. */
export const SANCTUMS: Readonly<Record<string, Sanctum>> = {
  Owlbear: { room: 'Great Nest', follower: 1 },
  Minotaur: { room: 'Labyrinth', bewilders: 1 },
  Dragon: { room: 'Hoard', keeps: 1 },
  Xorn: { room: 'Heartgem', heart: 1 },
  'Purple Worm': { room: 'Midden', cost: 0 },
  'Ogre Magi': { room: 'Library' },
  Ogre: { room: 'Throne Room' },
  Ettin: { room: 'Arena of Death', champion: true },
  Rakshasa: { room: 'Palace', cost: 2, bonus: 1 },
  Sphinx: { room: 'Grand Gallery', size: { wide: 3, high: 1 } },
  'Hill Giant': { room: 'Forge', or: 'Drinking Hall' },
  'Fire Giant': { room: 'Forge', or: 'Drinking Hall' },
  'Ancient Wyrm': { room: 'Hoard', keeps: 1 },
};

/** H1-AVI-T2.12. */
const PLAIN: Sanctum = { room: 'sanctum' };

/** The playtest knows the same alphas in small letters (PT-VIL-13). */
export function sanctumOf({ flavour }: { readonly flavour: string }): Sanctum {
  const named = flavour.replace(/\b[a-z]/g, (it) => it.toUpperCase());
  return (Object.hasOwn(SANCTUMS, named) && SANCTUMS[named]) || PLAIN;
}
