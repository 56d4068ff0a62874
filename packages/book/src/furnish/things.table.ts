/** How large a thing is, in squares, with its back up. */
export interface Size {
  readonly wide: number;
  readonly high: number;
}

const size = (wide: number, high: number): Size => ({ wide, high });

/** Things by their names; what is not listed is a square. */
const SIZES: Readonly<Record<string, Size>> = {
  ...{
    bunk: size(1, 1.9),
    hearth: size(1.8, 0.8),
    chest: size(1, 0.7),
    table: size(2, 1),
    'long table': size(3.6, 1.1),
  },
  ...{
    stool: size(0.5, 0.5),
    washstand: size(0.7, 0.5),
    pegs: size(1.2, 0.3),
    cradle: size(0.7, 0.9),
    barrel: size(0.7, 0.7),
  },
  ...{
    pillar: size(0.9, 0.9),
    statue: size(1.1, 1.1),
    crate: size(0.85, 0.85),
    desk: size(1.6, 0.8),
    scales: size(0.8, 0.8),
  },
  ...{
    dais: size(2.4, 1),
    banner: size(0.9, 0.3),
    fountain: size(1.6, 1.6),
    brazier: size(0.6, 0.6),
    coffin: size(1.2, 2.3),
  },
  ...{
    niche: size(1.2, 0.6),
    candle: size(0.3, 0.3),
    bowl: size(0.6, 0.6),
    fresco: size(2, 0.3),
    plinth: size(0.9, 0.9),
  },
  ...{ case: size(1.4, 0.6), shelf: size(2, 0.5), rack: size(1.6, 0.5), bench: size(1.8, 0.55), rug: size(2.2, 1.6) },
  ...{
    forge: size(1.7, 1.3),
    anvil: size(1, 0.6),
    workbench: size(2, 0.8),
    furnace: size(3, 3),
    flue: size(0.7, 0.5),
  },
  ...{
    'slag heap': size(1.2, 1),
    'ore heap': size(1.2, 1),
    engine: size(3.4, 2.6),
    wheel: size(1.1, 1.1),
    gauge: size(0.6, 0.4),
  },
  ...{ basin: size(3, 2.4), sluice: size(1.4, 0.5), pipe: size(2, 0.3), span: size(2, 4), tower: size(1.2, 1.2) },
  ...{
    gate: size(2.4, 0.6),
    slit: size(0.5, 0.3),
    barricade: size(2, 0.6),
    ballista: size(1.6, 1.6),
    house: size(2.4, 2),
  },
  ...{ well: size(1.3, 1.3), stall: size(1.6, 1), cart: size(1.4, 1), screen: size(1.8, 0.3), seat: size(0.9, 0.9) },
  ...{ divan: size(1.8, 0.8), pit: size(2.6, 2.6), winch: size(0.9, 0.6), cage: size(1.1, 1.1), chain: size(0.4, 0.6) },
  ...{ bones: size(1, 0.7), grating: size(1, 1), ring: size(3.4, 3.4), tier: size(2.2, 0.6), stage: size(4, 1.6) },
  ...{
    pew: size(1.8, 0.45),
    altar: size(2, 1),
    idol: size(1.1, 0.9),
    font: size(0.8, 0.8),
    'offering heap': size(0.9, 0.7),
  },
  ...{ throne: size(1.4, 1.3), pattern: size(2.4, 2.4), mirror: size(1, 0.25), circle: size(3, 3), tank: size(1, 1.2) },
  ...{
    still: size(0.9, 0.9),
    globe: size(0.8, 0.8),
    lectern: size(0.7, 0.6),
    'great thing': size(3, 3),
    bed: size(2, 0.8),
  },
  ...{
    channel: size(3, 0.4),
    hive: size(0.6, 0.6),
    'maze wall': size(2, 0.3),
    map: size(1.4, 0.3),
    boat: size(1, 2.2),
  },
  ...{ mound: size(2.4, 2), tent: size(2, 2), fire: size(1.1, 1.1), totem: size(0.7, 0.7), nest: size(2.4, 2) },
  ...{
    scrape: size(1, 0.4),
    egg: size(0.5, 0.5),
    hollow: size(1.2, 0.8),
    larder: size(1.2, 0.7),
    mushroom: size(0.8, 0.8),
  },
  ...{
    pool: size(2.4, 1.8),
    slab: size(1.5, 1),
    prop: size(0.4, 0.4),
    'spoil heap': size(1.4, 1.1),
    stalagmite: size(0.6, 0.6),
  },
  ...{
    'drip pool': size(1.1, 0.9),
    ledge: size(2, 0.5),
    edge: size(2.6, 0.8),
    cairn: size(0.8, 0.8),
    growth: size(0.9, 0.9),
  },
  ...{
    'great growth': size(2, 2),
    share: size(1, 0.7),
    epic: size(1.8, 1.8),
    rubble: size(1.2, 1),
    web: size(0.8, 0.8),
  },
  ...{
    grave: size(0.7, 1.2),
    column: size(0.7, 0.7),
    'warm stone': size(0.5, 0.5),
    'half-made thing': size(1.2, 1),
    lamp: size(0.4, 0.4),
  },
  ...{ belt: size(1.6, 0.5), grease: size(0.6, 0.6), rail: size(2.2, 0.3), siphon: size(1, 0.7), jar: size(0.6, 0.6) },
  ...{ gallery: size(2.4, 0.5), 'great forge': size(2.8, 2.4), shackles: size(0.6, 0.5), landing: size(1.6, 1.2) },
  ...{ 'false wall': size(1.6, 0.3), 'bone bed': size(2.4, 2), 'strange angle': size(1.2, 1.2), lid: size(1.2, 1.2) },
  ...{ 'step ring': size(5, 5) },
  ...{ dust: size(0.8, 0.5), soot: size(1.2, 0.9), taint: size(1.4, 1.2), 'fallen wall': size(2, 0.7) },
  ...{ 'fungus growth': size(0.8, 0.7), 'slime growth': size(0.9, 0.7), 'jurassic growth': size(0.9, 0.9) },
  ...{ 'alien growth': size(0.8, 0.8), 'necrotic growth': size(0.8, 0.6), 'crystalline growth': size(0.8, 0.8) },
};

export function sizeOf(what: string): Size {
  return SIZES[what] ?? size(0.9, 0.8);
}

/** TA-PLN-17: what is drawn into the floor stands in nobody's way. */
const FLAT: ReadonlySet<string> = new Set([
  'rug',
  'pattern',
  'circle',
  'mark',
  'crack',
  'channel',
  'drain',
  'ray',
  'web',
  'scrape',
  ...['dust', 'soot', 'taint', 'strange angle', 'ooze', 'grease', 'fallen wall', 'step ring'],
  // What nobody is meant to see.
  ...['trap', 'ward', 'alarm', 'guard'],
]);

export function isFlat(what: string): boolean {
  return FLAT.has(what);
}

/** What nobody made, and time does not break. */
const NATURAL: ReadonlySet<string> = new Set([
  ...['stalagmite', 'slab', 'drip pool', 'ledge', 'growth', 'great growth', 'pool', 'edge', 'column', 'guano', 'crawl'],
  ...['fungus growth', 'slime growth', 'jurassic growth', 'alien growth', 'necrotic growth', 'crystalline growth'],
]);

export const isNatural = (what: string): boolean => NATURAL.has(what);
