import type { Piece } from '@understory/page';
import type { Naming } from '../named.ts';
import type { Then } from '../then.ts';

/** TA-PLN-T1: how somebody digs. */
export interface Manner {
  readonly row: number;
  readonly built: boolean;
  /** In squares; null: as it is drawn on the page. */
  readonly width: number | null;
  /** TA-PLN-06: what moves in a shaft. */
  readonly shaft: 'ladder' | 'lift' | 'chain' | 'rope' | 'nothing';
}

/** TA-PLN-T1: what one sees of a way, by its row. */
export const MANNERS: Readonly<Record<number, string>> = {
  1: 'Straight, with square corners.',
  2: 'Worn ruts run down the middle.',
  3: 'Gently bowed, under ribbed vaults.',
  4: 'It turns where no mason would turn, and its walls are clawed.',
  5: 'Smooth as glass, without a corner.',
  6: 'Straight as a rule, between walls in two layers.',
  7: 'Squared stone, laid dry.',
  8: 'Rough and low.',
  9: 'Nobody made it, and it wanders.',
  10: 'It is never still.',
  11: 'Rough, by an unsure hand.',
};

const built = (row: number, width: number, shaft: Manner['shaft']): Manner => ({ row, built: true, width, shaft });
const grown = (row: number, width: number | null, shaft: Manner['shaft']): Manner => ({
  row,
  built: false,
  width,
  shaft,
});

const STONE = built(1, 2, 'lift');
const ROAD = built(2, 3, 'lift');
const ELVEN = built(3, 2, 'rope');
const DEMONIC = grown(4, 2, 'chain');
const SMOOTH = built(5, 2, 'lift');
const ALIEN = built(6, 2, 'lift');
const SQUARED = built(7, 2, 'ladder');
const ROUGH = grown(8, 1, 'rope');
const BORED = grown(8, 2, 'nothing');
const NATURE = grown(9, 2, 'nothing');
const FLOWING = grown(10, null, 'nothing');
const OTHER = grown(11, 1, 'nothing');

/** Peoples by their keys, and lairs by their styles. */
const BY_WORD: Readonly<Record<string, Manner>> = {
  ...{ dwarves: STONE, delvers: STONE, hall: STONE, mine: STONE, block: STONE },
  ...{ 'deep elves': ELVEN, 'dark elves': ELVEN, elves: ELVEN, colony: ELVEN },
  ...{ demons: DEMONIC, magicians: SMOOTH, tower: SMOOTH, aliens: ALIEN },
  ...{
    castle: SQUARED,
    city: SQUARED,
    village: SQUARED,
    cellar: SQUARED,
    crypt: SQUARED,
    shrine: SQUARED,
    maze: SQUARED,
  },
  ...{ kingdoms: SQUARED, bore: BORED, breeders: ROUGH },
  ...Object.fromEntries(
    'burrow warren nest den midden grove camp cave pool grotto gallery hoard angular rift blot'
      .split(' ')
      .map((style) => [style, ROUGH]),
  ),
};

/** TA-PLN-T1.2: ways with a name of their own. */
const ROADS: ReadonlySet<string> = new Set(['The Underground Highway', 'Canal', 'Highway', 'Road', 'Great Road']);

/** TA-PLN-T1: the first row that fits whoever made a piece. */
export function mannerOf({ groups }: Then, naming: Naming, { kind, owner, people, room }: Piece): Manner {
  if (kind === 'water' || kind === 'fault') return FLOWING;
  const group = owner === null ? undefined : groups.get(owner);
  const by = people ?? group?.kind ?? null;
  if (kind === 'tunnel' && room !== null && ROADS.has(room)) return ROAD;
  if (by === null && !group) return NATURE;
  if (group?.sort === 'colony') return ELVEN;
  const known = by === null ? undefined : BY_WORD[by];
  if (known) return known;
  if (group?.sort === 'civilization') return STONE;
  const lair = group ? naming.natureOf(group).lair : null;
  return (lair === null ? undefined : BY_WORD[lair]) ?? OTHER;
}
