/** A thing of an archetype: what, where it stands, and how many of it. */
export interface Wish {
  readonly what: string;
  readonly where: 'wall' | 'middle' | 'anywhere';
  /** So many, or one for so many squares, or so many for each ● or each piece there. */
  readonly many: number;
  readonly per: 'room' | 'floor' | '●' | 'piece';
  /** What share of the floor it takes, if it is as large as that. */
  readonly share: number | null;
  /** Only on a floor of more squares than this. */
  readonly over: number;
  /** What stands there instead, as the place's stream decides. */
  readonly or: Wish | null;
}

/** TA-ARC-T1: what a room is when one comes in. */
export interface Archetype {
  readonly row: number;
  readonly name: string;
  /** The printed names of rooms, in small letters and without their article. */
  readonly rooms: readonly string[];
  readonly must: readonly Wish[];
  readonly may: readonly Wish[];
  readonly annexes: readonly AnnexKind[];
}

/** TA-PLN-16: a side chamber, in squares. */
export interface AnnexKind {
  readonly name: string;
  readonly wide: number;
  readonly high: number;
  readonly secret: boolean;
  /** At most so many on the scale `long`. */
  readonly most: number;
  /** On the scale `short` too: always, where a ❖ lies (else one in 6), or not. */
  readonly always: 'yes' | 'with ❖' | 'no';
}

// A wish is written "bunk w /10": at the wall, one for ten squares; c is the middle, nothing is anywhere. "@2" is two for each ●, "#" one for
// each piece, "=3" a third of the floor, ">40" only on more than forty squares, and "x or y" one of them.
function wishes(list: string): Wish[] {
  return list === '' ? [] : list.split(', ').map(wish);
}

function wish(text: string): Wish {
  const [one = '', ...others] = text.split(' or ');
  const [, what = '', where, many, share, over] =
    /^(.+?)(?: ([wc]))?(?: ([/@#]?\d*))?(?: =(\d))?(?: >(\d+))?$/.exec(one) ?? [];
  const sign = many?.[0] ?? '';
  return {
    what,
    where: where === 'w' ? 'wall' : where === 'c' ? 'middle' : 'anywhere',
    many: Number((many ?? '').replace(/^[/@#]/, '') || 1),
    per: sign === '/' ? 'floor' : sign === '@' ? '●' : sign === '#' ? 'piece' : 'room',
    share: share === undefined ? null : 1 / Number(share),
    over: Number(over ?? 0),
    or: others.length === 0 ? null : wish(others.join(' or ')),
  };
}

// An annex is written "cell 2x3 2": so wide and high, at most so many; "secret", and "always" or "with ❖".
function annexesOf(list: string): AnnexKind[] {
  return list === ''
    ? []
    : list.split(', ').map((it) => {
        const [, name = '', wide, high, most, manner = ''] = /^(.+?) (\d)x(\d) (\d)(.*)$/.exec(it) ?? [];
        return {
          ...{ name, wide: Number(wide), high: Number(high), most: Number(most), secret: manner.includes('secret') },
          always: manner.includes('always') ? 'yes' : manner.includes('❖') ? 'with ❖' : 'no',
        };
      });
}

let count = 0;
function row(name: string, rooms: string, must: string, may: string, annexes = ''): Archetype {
  count += 1;
  return {
    ...{ row: count, name, rooms: rooms === '' ? [] : rooms.split(', ') },
    ...{ must: wishes(must), may: wishes(may), annexes: annexesOf(annexes) },
  };
}

/** TA-ARC-T1, TA-ARC-05: rows may be added to; what is listed stays where it is. */
export const ARCHETYPES: readonly Archetype[] = [
  row(
    'dormitory',
    "dormitory, barracks, foreman's guild, ghetto, slums",
    'bunk w /10',
    'hearth w, chest w, table c, stool 2, washstand w, pegs w, cradle w',
    'cell 2x3 2',
  ),
  row(
    'vault',
    'vault, treasure room, treasury, supply cache, cyst, storeroom, heartgem',
    'pillar c 4 >40, chest w 2',
    'crate w 2, barrel w 2, scales c, desk w, statue w',
    'strongroom 2x3 1 secret with ❖',
  ),
  row(
    'hall',
    'great hall, hall expansion, hall, agora, imperial throne room, drinking hall, mess hall, saloon, indulgence hall, pleasure dome, casino, throne room, grand gallery, winding hall',
    'pillar c 4, long table c or dais w',
    'hearth w, banner w 2, gallery w, fountain c, brazier 2',
    'pantry 3x3 1, gallery stair 2x3 1',
  ),
  row(
    'tomb',
    "tomb, crypt, mausoleum, haunted mausoleum, catacomb, hecatomb, phylactery, warrior's tomb, saint's tomb, lair of the liche king",
    'coffin c, statue w 2',
    'niche w 3, candle 4, bowl, fresco w',
    'grave niche 1x2 3',
  ),
  row(
    'trophy room',
    'trophy hall, hall of records, relic, shiny, monument, library',
    'plinth w 3',
    'banner w 2, case w, shelf w 2, rack w',
    'reading nook 2x2 1',
  ),
  row(
    'chamber',
    'chamber, infrastructure, other, dungeon level, room of the worm',
    'table c, bench w',
    'shelf w, chest w, rug c',
    'closet 2x2 1',
  ),
  row(
    'workshop',
    "workshops, manufactory, armory, forge of the cyclopes, minehead, forge, engineer's room, mine",
    'forge w, anvil c, bench w',
    'rack w, barrel, crate w 2, half-made thing c',
    'store 3x2 1',
  ),
  row(
    'furnace',
    "furnace, smelter, foundry, alchemist's foundry, magma refinery, incineration shrine",
    'furnace w, slag heap, flue w',
    'bellows, mould w 2, ore heap, crane',
    'fuel bunker 3x2 1',
  ),
  row(
    'engine',
    'powerplant, impossible engine, turbine, hideous engine, infernal engine, soul mill, mill, orgone cathode, doom weapon, apotheosis, apocalypse',
    'engine c =3, belt w',
    'desk w, gauge w 2, wheel, grease',
    'crawl space 1x4 1',
  ),
  row(
    'waterworks',
    'dam, cistern, aqueduct, baths, stepwell, fountain of the naiads, mind pool',
    'basin c =3, sluice w',
    'stair w, bench w 2, pipe w, statue w',
    'pump room 2x2 1',
  ),
  row('bridge', 'bridge', 'span c, tower w 2', 'desk w, hole, chain w', 'guard loft 2x2 1'),
  row(
    'gate',
    'gates of dwarf, entrance hall, capital gate, stronghold gate, gate room',
    'gate w, slit w 2, bench w',
    'brazier, winch w, chest w',
    'guardroom 3x3 2',
  ),
  row(
    'citadel',
    "citadel, keep, castle, stronghold, great wall, walls, defenses, traps, tyrant's fortress, tyrant's bastion, defensive works, hq",
    'slit w 2, rack w 2, barricade',
    'ballista c, stair w, barrel w',
    'cell 2x2 1, armoury 3x2 1',
  ),
  row(
    'city cavern',
    'city, capital, dwarven city',
    'house c 4, well c or statue c',
    'stall 2, pump, cart',
    'house 3x3 4',
  ),
  row(
    'sanctum',
    'sanctum, infernal sanctum',
    'dais w, screen, seat',
    'bowl, candle 2, low table, divan w 2',
    'robing room 2x3 1',
  ),
  row(
    'pit',
    'pit, slag pit, torture pit, charnel pit, dung pit, bile pit, breeding pit, oubliette, ego prison, slave pit, demon pit, bone pit, prison, cell of a thought lord, prison of the thought lords',
    'pit c =4, winch w or ladder w',
    'cage w 2, chain w 2, bones 2, grating',
    'cell 1x2 3',
  ),
  row(
    'arena',
    'arena, arena of death, abattoir',
    'ring c =4, tier w 4, grating',
    'rack w, drain, channel',
    'beast cage 2x2 2',
  ),
  row('stage', 'opera house, macabre theatre', 'stage w, pew c 6', 'box w 2, screen, grating', 'dressing room 2x3 1'),
  row(
    'temple',
    'temple, temple complex, great temple, dark shrine, fearsome shrine, shrine of starhelm, shrine of law, temple of evil, idol, altar, sacrifice, ark, charnel shrine, great temple of dame chaos, dark shrine to dame chaos, evil shrine, shrine of evil',
    'altar w, idol w, pillar c 4',
    'pew c 4, font, candle 4, offering heap',
    'sacristy 2x3 1',
  ),
  row(
    'palace',
    'demonic palace, demon palace, palace, crystal palace, megastructure',
    'throne w, pillar c 4, pattern c',
    'mirror w 2, cage, fountain, dais c',
    'ante-room 3x3 2',
  ),
  row(
    'laboratory',
    "laboratory, university, lyceum arcanum, wizard's quarter, wizard's tower, uplift facility, reanimation tanks, reanimator tanks, lab",
    'workbench w 2, shelf w, circle c',
    'still, cage, globe, lectern',
    'library 3x3 1',
  ),
  row(
    'observatory',
    'orrery, observatory, omphalos, pride stone, gateway stone, statue of the emperor, great statue',
    'great thing c =4, step ring c',
    'bench w 3, pattern c',
    'study 2x2 1',
  ),
  row(
    'garden',
    'garden, witchwood, agricomplex, silo, menagerie, monster pens, fungus farm',
    'bed c 4, channel c',
    'crate, bench w, statue, hive 2',
    'seed store 2x2 1',
  ),
  row('maze', 'labyrinth, tunnels', 'maze wall c', 'bones 2, mark', ''),
  row(
    'guild',
    "thieves' guild, hideout, racket, port",
    'table c, bunk w 2, map w',
    'boat or cart, false wall w, scales',
    'bolt-hole 1x3 1 secret always',
  ),
  row(
    'landing',
    'landing site, demon gate, summoning stone, ark of a ship, planar warp',
    'hull c =3',
    'wreckage 3, ray, cable',
    'lock 2x2 1',
  ),
  row(
    'corruption',
    'deeply bound corruption, cesspool, trash heap',
    'mound c or pool c, ooze 3',
    'half-sunk thing 2, bubble 3',
    '',
  ),
  row(
    'convoy',
    'convoy, expeditionary force, excavations, wanderlust, rebellion, riot, quarry',
    'cart c 2, pegs w',
    'tent 2, crate w 2',
    'store 2x2 1',
  ),
  row('wonder of a city', 'wonder, greek fire', 'great thing c =4, rail', 'inscription w, bench w', ''),
  row(
    'nest, den',
    'den, hoard, nest, midden, lair of a beast, lair, den of a follower, grand lair, great nest, egg, nest complex',
    'nest c or bone bed c, scrape w',
    'bones 3, gnawed gear, shed skin',
    '',
  ),
  row('warren, burrow', 'burrow, warren, bore', 'hollow w @2, larder w', 'toy, mushroom 3, crawl w', 'bolt-hole 1x2 2'),
  row('camp', 'camp, grove, village', 'tent c @1, fire c', 'cart, drying rack, totem', ''),
  row(
    'castle, city, hall, mine, block',
    'block',
    'bunk w 2, table c, rack w',
    'banner w, forge w, tally w',
    'store 2x2 1',
  ),
  row(
    'crypt, shrine, cellar, tower, maze, gallery',
    'shrine, cellar, tower room, maze, gallery',
    'slab c or plinth c or desk c, shelf w 2 or niche w 2',
    'candle 2',
    'niche 1x2 1',
  ),
  row(
    'pool, grotto, rift, angular, blot',
    'pool, grotto, rift, angular, blot',
    'pool c or slab c',
    'growth 2, strange angle, warm stone 3',
    '',
  ),
  row('diggings', 'hollow, cut-down patch', 'prop w 2, spoil heap #', 'cart, ladder w, pick, seam w', ''),
  row('cave', 'cave, natural cavern', 'stalagmite /12, slab', 'drip pool, guano, ledge w, crawl w', ''),
  row('fault, void, crossroads', 'fault, crossroads, void', 'edge c, cairn', 'rope stub, mark', ''),
  row('lake cave', 'lake, sea', 'landing w', 'boat, fish trap, wreck, stalagmite 3', ''),
  row('magma cave', 'magma pool', 'warm stone 3', 'ledge w, column 3', ''),
  row('nexus', 'dungeonheart, nexus', 'great thing c =4', 'offering heap, crack 2', ''),
  row('biome cave', '', 'growth /18', 'great growth c', ''),
  row(
    'gate of horrors',
    'they delve too deep, exploratory shaft, dimensional gate',
    'pit c =4, winch w, rail',
    'inscription w 2, lid, lamp',
    '',
  ),
  row(
    'surface house',
    'hut, tower, farm, chapel, watchtower, monastery, market, empty farm, bazaar',
    'hearth w, bunk w, table c',
    'chest w, shelf w',
    'cellar 3x3 1',
  ),
];

/** TA-ARC-T1: what some printed rooms, lair styles, growths and kinds of beings have of their own within a row. */
interface Variant {
  readonly row: number;
  readonly must: readonly Wish[];
  readonly may: readonly Wish[];
  /** What it has in the place of. */
  readonly instead: readonly string[];
}

const own = (row: number, must: string, may = '', instead: readonly string[] = []): Variant => ({
  ...{ row, instead },
  ...{ must: wishes(must), may: wishes(may) },
});

export const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  'imperial throne room': [own(3, 'throne c', '', ['long table'])],
  'throne room': [own(3, 'throne w', '', ['long table'])],
  'drinking hall': [own(3, 'table c 2, barrel w 3', '', ['long table'])],
  catacomb: [own(4, 'niche w 8')],
  'hall of records': [own(5, 'shelf w 4')],
  library: [own(5, 'shelf w 4')],
  'forge of the cyclopes': [own(7, 'great forge c', '', ['forge'])],
  traps: [own(13, 'hole w 3')],
  menagerie: [own(23, 'cage w 3')],
  'reanimation tanks': [own(21, 'tank w 3')],
  'reanimator tanks': [own(21, 'tank w 3')],
  'greek fire': [own(29, 'siphon w 2, jar w 2')],
  rebellion: [own(28, '', 'shackles 2')],
  riot: [own(28, '', 'shackles 2')],
  excavations: [own(28, '', 'scaffold w')],
  quarry: [own(28, '', 'scaffold w')],
  swarm: [own(30, '', 'egg 3')],
  gallery: [own(34, '', 'statue w 3')],
  cellar: [own(34, '', 'barrel w 3')],
  tower: [own(34, '', 'circle c')],
  fungus: [own(42, '', 'great mushroom c', ['great growth'])],
  jurassic: [own(42, '', 'skull c', ['great growth'])],
  necrotic: [own(42, '', 'skull c', ['great growth'])],
  crystalline: [own(42, '', 'geode c', ['great growth'])],
  intellect: [own(41, 'great eye c =4', '', ['great thing'])],
  dungeonheart: [own(41, 'great heart c =4', '', ['great thing'])],
  'mother of monsters': [own(41, 'great heart c =4', '', ['great thing'])],
  'god fragment': [own(41, 'great bones c =4', '', ['great thing'])],
  gateway: [own(41, 'great gate c =4', '', ['great thing'])],
};

/** TA-ARC-02, -03: rows by what they are for. */
export const CHAMBER = 6;
export const DEN = 30;
export const DIGGINGS = 36;
export const CAVE = 37;
export const FAULT = 38;
export const LAKE = 39;
export const MAGMA = 40;
export const NEXUS = 41;
export const BIOME = 42;
export const HOUSE = 44;

/** TA-ARC-T1.30–35: the rows of lair styles. */
export const STYLES: Readonly<Record<string, number>> = {
  ...{ den: 30, hoard: 30, nest: 30, midden: 30, burrow: 31, warren: 31, bore: 31, camp: 32, grove: 32, village: 32 },
  ...{ castle: 33, city: 33, hall: 33, mine: 33, block: 33, crypt: 34, shrine: 34, cellar: 34, tower: 34, maze: 34 },
  ...{ gallery: 34, pool: 35, grotto: 35, rift: 35, angular: 35, blot: 35, cave: 30 },
};

const BY_NAME: ReadonlyMap<string, Archetype> = new Map(ARCHETYPES.flatMap((it) => it.rooms.map((name) => [name, it])));

/** What a room of any world may be called. */
export const ROOM_NAMES: ReadonlySet<string> = new Set(BY_NAME.keys());

export function archetypeRow(number: number): Archetype {
  return ARCHETYPES[number - 1] as Archetype;
}

/** TA-ARC-01: compared without regard to case, and without its article. */
export function archetypeNamed(printed: string): Archetype | null {
  return BY_NAME.get(plainName(printed)) ?? null;
}

/** A printed name as these tables have it. */
export function plainName(printed: string): string {
  return printed
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(the|an?) /, '');
}
