/** A demon of the Assembly: its name, its nature, and how it would furnish a room. */
export interface Demon {
  readonly name: string;
  readonly nature: string;
  readonly taste: string;
  /** The taste in a word, for whoever draws the room. */
  readonly look: string;
}

/** H2-DEM-T2, H2-NAM-02: the ten demons. */
export const TEN_DEMONS: readonly Demon[] = [
  { name: 'Efluvivex', nature: 'lord of rot', taste: 'pustule rooms full of mire', look: 'mire' },
  {
    name: 'The Collector',
    nature: 'cold; it foresees your move',
    taste: 'clockwork, boilers and contraptions',
    look: 'clockwork',
  },
  { name: 'Metastockaplex', nature: 'brutally efficient', taste: 'everything round', look: 'round' },
  {
    name: 'Comlshex Maw',
    nature: 'raving mad',
    taste: 'dining halls without exit, stairs to nowhere, rooms upside down, velvet',
    look: 'velvet',
  },
  { name: 'Name Redacted (the first)', nature: 'touchy', taste: 'jagged edges that cut', look: 'edges' },
  {
    name: 'Umok',
    nature: 'clever, refined, open to a bargain',
    taste: 'ebony, gold filigree and black marble',
    look: 'ebony',
  },
  { name: 'Tdx67', nature: 'vain', taste: 'its own face on everything', look: 'faces' },
  {
    name: 'Name Redacted (the second)',
    nature: 'unsettling',
    taste: 'hexagons, alien emptiness and soft music',
    look: 'hexagons',
  },
  { name: 'The other one', nature: 'contrary', taste: 'only what nobody thought of before', look: 'novelty' },
  { name: "Lrud'sdj", nature: 'a nightmare', taste: 'blood, blades and falling boulders', look: 'blades' },
];

export function demonCalled(name: string): Demon | null {
  return TEN_DEMONS.find((it) => it.name === name) ?? null;
}
