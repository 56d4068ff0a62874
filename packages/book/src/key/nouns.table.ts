// TA-GEN-14: what stands in a room, as a template can use it: one of them, and several.

type Noun = readonly [one: string, several: string];

const NOUNS: Readonly<Record<string, Noun>> = {
  ...{
    bunk: ['a bunk', 'bunks'],
    pillar: ['a pillar', 'pillars'],
    chest: ['a chest', 'chests'],
    table: ['a table', 'tables'],
  },
  ...{ 'long table': ['a long table', 'long tables'], dais: ['a dais', 'daises'], coffin: ['a coffin', 'coffins'] },
  ...{
    statue: ['a statue', 'statues'],
    plinth: ['a plinth', 'plinths'],
    bench: ['a bench', 'benches'],
    forge: ['a forge', 'forges'],
  },
  ...{ anvil: ['an anvil', 'anvils'], furnace: ['a furnace', 'furnaces'], 'slag heap': ['a slag heap', 'slag heaps'] },
  ...{
    flue: ['a flue', 'flues'],
    engine: ['an engine', 'engines'],
    basin: ['a basin', 'basins'],
    sluice: ['a sluice', 'sluices'],
  },
  ...{ span: ['a span over a drop', 'spans over a drop'], tower: ['a tower', 'towers'], gate: ['a gate', 'gates'] },
  ...{
    slit: ['an arrow slit', 'arrow slits'],
    rack: ['a weapon rack', 'weapon racks'],
    barricade: ['a barricade', 'barricades'],
  },
  ...{
    house: ['a house', 'houses'],
    well: ['a well', 'wells'],
    screen: ['a screen', 'screens'],
    seat: ['a seat', 'seats'],
  },
  ...{
    pit: ['a pit', 'pits'],
    winch: ['a winch', 'winches'],
    ring: ['a ring of sand', 'rings of sand'],
    tier: ['a tier of seats', 'tiers of seats'],
  },
  ...{ grating: ['a grating', 'gratings'], stage: ['a stage', 'stages'], pew: ['a row of benches', 'rows of benches'] },
  ...{
    altar: ['an altar', 'altars'],
    idol: ['an idol', 'idols'],
    throne: ['a throne', 'thrones'],
    pattern: ['a pattern in the floor', 'patterns in the floor'],
  },
  ...{
    workbench: ['a workbench', 'workbenches'],
    shelf: ['a shelf', 'shelves'],
    circle: ['a circle of signs', 'circles of signs'],
  },
  ...{ 'great thing': ['one great thing in the middle', 'great things'], bed: ['a bed of plants', 'beds of plants'] },
  ...{
    channel: ['a water channel', 'water channels'],
    'maze wall': ['a blind wall', 'blind walls'],
    map: ['a map on the wall', 'maps on the wall'],
  },
  ...{
    mound: ['a mound', 'mounds'],
    ooze: ['ooze to the walls', 'ooze to the walls'],
    cart: ['a cart', 'carts'],
    pegs: ['a picket line', 'picket lines'],
  },
  ...{
    nest: ['a nest', 'nests'],
    scrape: ['a scrape of claws', 'scrapes of claws'],
    hollow: ['a sleeping hollow', 'sleeping hollows'],
  },
  ...{
    larder: ['a larder', 'larders'],
    tent: ['a tent', 'tents'],
    fire: ['a fire', 'fires'],
    prop: ['a pit prop', 'pit props'],
  },
  ...{
    'spoil heap': ['a spoil heap', 'spoil heaps'],
    stalagmite: ['a stalagmite', 'stalagmites'],
    slab: ['a fallen slab', 'fallen slabs'],
  },
  ...{
    edge: ['an edge', 'edges'],
    cairn: ['a cairn', 'cairns'],
    pool: ['a pool', 'pools'],
    growth: ['a growth', 'growths'],
  },
  ...{ 'warm stone': ['a warm stone', 'warm stones'], hearth: ['a hearth', 'hearths'] },
  ...{ 'bone bed': ['a bed of bones', 'beds of bones'], desk: ['a desk', 'desks'], niche: ['a niche', 'niches'] },
  ...{ 'great eye': ['a great eye, open', 'great eyes'], 'great heart': ['a great heart that beats', 'great hearts'] },
  ...{
    'great bones': ['the bones of something vast', 'vast bones'],
    'great gate': ['a gate to nowhere', 'gates to nowhere'],
  },
  ...{ hull: ['a hull, split open', 'hulls, split open'] },
  ...{ tank: ['a tank of glass', 'tanks of glass'], cage: ['a cage', 'cages'], siphon: ['a siphon', 'siphons'] },
  ...{
    'great forge': ['a great forge', 'great forges'],
    landing: ['a landing', 'landings'],
    barrel: ['a barrel', 'barrels'],
  },
};

/** TA-KEY-04: so many of a thing; null for what has no name here. */
export function thingsSaid(what: string, many: number): string | null {
  const noun = NOUNS[what];
  if (!noun) return null;
  return many === 1 ? noun[0] : `${COUNTS[many] ?? many} ${noun[1]}`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
