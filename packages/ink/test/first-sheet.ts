import {
  type Bead,
  clock,
  disc,
  type Ground,
  groundOfRegions,
  line,
  type Piece,
  polygon,
  type Shape,
  type Sheet,
} from '@understory/page';
import { asWritten, type Topic } from '@understory/table';
import { host1 } from '../src/host1/index.ts';

const [WIDTH, HEIGHT] = [30, 21];

type Placed = Readonly<{ x: number; y: number }>;

/** The grounds of the first edition: under one surface, between two, and inside a rim. */
export const GROUNDS = {
  usual: ground('usual', [[0, 4, WIDTH, 4]], [0, 4, WIDTH, 4, WIDTH, HEIGHT, 0, HEIGHT]),
  hollow: ground(
    'hollow',
    [
      [0, 4, WIDTH, 4],
      [0, 17, WIDTH, 17],
    ],
    [0, 4, WIDTH, 4, WIDTH, 17, 0, 17],
  ),
  pocket: pocket(),
} as const;

function ground(name: string, lines: readonly (readonly number[])[], ring: readonly number[]): Ground {
  return groundOfRegions(
    name,
    lines.map((path) => ({ path, closed: false, swell: 0 })),
    [ring],
  );
}

function pocket(): Ground {
  const rim = Array.from({ length: 96 }, (_, i) => clock((12 * i) / 96)).flatMap(({ x, y }) => [
    15 + 12 * x,
    10.5 + 8 * y,
  ]);
  return groundOfRegions('pocket', [{ path: rim, closed: true, swell: 0 }], [rim]);
}

/** A page of the first edition made by hand, so that it changes with the pen alone and not with the rules. */
export function firstSheet(lie: keyof typeof GROUNDS, pieces: readonly Piece[], over: Partial<Sheet> = {}): Sheet {
  const life = { since: 0, until: null };
  return {
    width: WIDTH,
    height: HEIGHT,
    title: 'Frozen',
    ground: GROUNDS[lie],
    laidAt: 0,
    former: [],
    features: [{ id: 'land', kind: 'land', stratum: 0, clause: 'H1-PRM-01', what: asWritten('the land'), ...life }],
    pieces,
    units: [],
    beads: [],
    marks: [],
    labels: [1, 2, 3, 4, 5, 6].flatMap((number) =>
      [0, WIDTH].map((x) => ({
        ...life,
        id: `side ${number} ${x}`,
        what: asWritten(String(number)),
        note: null,
        at: { x, y: 4 + ((2 * number - 1) * 17) / 12 },
        about: 'land',
        size: 'small' as const,
      })),
    ),
    legend: [],
    bonds: [],
    ...over,
  };
}

/** What nature made, unless it is said otherwise. */
export function firstPiece(id: string, kind: string, shape: Shape, over: Partial<Piece> = {}): Piece {
  return {
    id,
    since: 0,
    until: null,
    kind,
    matter: kind === 'ore' || kind === 'magma' ? 'solid' : kind === 'vent' || kind === 'building' ? 'cover' : 'open',
    shape,
    area: 1,
    age: 'civilization',
    clause: 'H1-PRM-05',
    stratum: 1,
    manner: 'natural',
    what: asWritten(id),
    owner: null,
    people: null,
    feature: null,
    within: null,
    biome: null,
    nexus: null,
    variant: null,
    room: null,
    ...over,
  };
}

const HANDS = { dwarves: 'square', 'dark elves': 'straight', demons: 'zigzag' } as const;

const square = ({ x, y }: Placed, wide: number, high: number): Shape =>
  polygon([
    x - wide / 2,
    y - high / 2,
    x + wide / 2,
    y - high / 2,
    x + wide / 2,
    y + high / 2,
    x - wide / 2,
    y + high / 2,
  ]);

/** How large each room is that is not for one bead. */
const SIZES: Readonly<Record<string, readonly [wide: number, high: number]>> = {
  'Great Hall': [2.25, 1],
  'Hall of Records': [2, 1],
  'Dwarven City': [4.5, 1],
  'Treasure Room': [2, 1],
  'Demon Pit': [4, 2.5],
  'Demon Palace': [2, 1],
  'Mind Pool': [2, 2],
  'lair of the Liche King': [2, 1],
  'Grand Gallery': [3, 1],
};

/** Every room of the book, row by row, in the hand of one people after the other. */
export function everyRoom(): Piece[] {
  let [x, y] = [1.5, 5.6];
  return Object.keys(host1.rooms).map((room, i) => {
    const [wide, high] = SIZES[room] ?? [1, 1];
    if (x + wide > WIDTH - 1) [x, y] = [1.5, y + 2.2];
    const people = i < 9 ? 'dwarves' : i < 18 ? 'dark elves' : i < 26 ? 'demons' : 'delvers';
    const at = { x: x + wide / 2, y: y + (high - 1) / 2 };
    x += wide + 0.9;
    return firstPiece(room, 'room', square(at, wide, high), {
      ...{ room, people, owner: people, manner: people === 'dwarves' ? 'square' : 'straight', area: wide * high },
    });
  });
}

const seen = (id: string, kind: string, what: string, shape: Shape, over: Partial<Piece> = {}) =>
  firstPiece(id, kind, shape, { what: { kind: what } as Topic, ...over });

/** What lies in the ground of a usual page, what comes of disasters, and a way of each people. */
export function everySight(): Pick<Sheet, 'pieces' | 'units' | 'marks'> {
  const life = { since: 0, until: null };
  const lode = (id: string, kind: string, piece: string, at: Placed, until: number | null = null) => ({
    ...{ id, kind, piece, at, since: 0, until, biome: null, stratum: 1 },
  });
  const sign = (kind: string, piece: string, at: Placed, what: Topic | null = null) => ({
    ...life,
    ...{ id: `${kind} ${piece}`, kind, piece, at, what },
  });
  return {
    pieces: [
      seen('vein', 'ore', 'gold vein', line([0, 13, 30, 16], 0.2), { variant: 'gold' }),
      seen('triangle', 'ore', 'mithral', polygon([4, 18.6, 6.25, 18.6, 5.1, 16.6]), { variant: 'mithral' }),
      seen('stretch', 'water', 'stretch of river', line([0, 17, 3, 19.4], 0.3)),
      seen('fall', 'water', 'waterfall', line([20, 8, 20, 10.5], 0.3)),
      seen('after', 'water', 'stretch of river', line([20, 10.5, 24, 11.5], 0.3)),
      seen('sinkhole', 'tunnel', 'sinkhole', line([3, 4, 3, 6.25], 0.25)),
      seen('crater', 'cave', 'crater', disc(8, 4.5, 0.5)),
      seen('chamber', 'magma', 'lava chamber', disc(12, 19, 1)),
      seen('pipe', 'magma', 'volcanic pipe', line([12, 19, 12, 4], 0.25)),
      seen('volcano', 'vent', 'volcano', polygon([11, 4, 12, 3.2, 13, 4]), { stratum: 0 }),
      seen('sick', 'cave', 'natural cave', disc(16, 7, 0.5)),
      seen('fated', 'cave', 'natural cave', disc(18, 18, 0.5)),
      seen('valley', 'cave', 'valley', polygon([22, 4, 22.5, 8, 27, 8, 27.5, 4]), { variant: 'valley' }),
      ...Object.entries(HANDS).map(([people, manner], i) =>
        firstPiece(`way of the ${people}`, 'tunnel', line([16, 12 + i * 1.2, 28, 12.4 + i * 1.2], 0.25), {
          ...{ people, owner: people, manner },
        }),
      ),
      ...Object.keys(host1.works).map((room, i) =>
        firstPiece(room, 'tunnel', line([5.5 + i * 9.5, 4 + i * 13, 5.5 + i * 9.5, 9 + i * 12], 0.25), {
          ...{ room, people: 'dwarves', owner: 'dwarves', manner: 'square' },
        }),
      ),
    ],
    units: [
      lode('gold 1', 'gold', 'vein', { x: 1, y: 13.1 }),
      lode('gold 2', 'gold', 'vein', { x: 3, y: 13.3 }, 0),
      lode('mithral 1', 'mithral', 'triangle', { x: 5.1, y: 18.6 }),
      lode('mithral 2', 'mithral', 'triangle', { x: 5.7, y: 17.6 }, 0),
    ],
    marks: [
      sign('plague', 'sick', { x: 16, y: 7 }, { kind: 'plague sign', number: 3 } as Topic),
      sign('fate', 'fated', { x: 18, y: 18 }),
      sign('battlefield', 'main shaft', { x: 17, y: 3.6 }),
      sign('tomb', 'sick', { x: 16, y: 7 }),
      sign('statue', 'chamber', { x: 12, y: 19 }),
      sign('web', 'fated', { x: 18, y: 18 }),
      sign('slimy', 'way of the demons', { x: 20, y: 14.6 }),
      sign('trap', 'way of the dwarves', { x: 24, y: 12.3 }),
      sign('maze', 'crater', { x: 8, y: 4.5 }),
    ],
  };
}

/** A building on the ground near a place. */
export const firstHouse = (id: string, { x, y }: Placed): Piece =>
  firstPiece(id, 'building', disc(x, y, 0.8), { stratum: 0, room: 'Demon Palace', owner: 'demons', people: 'demons' });

/** A bead of every look that the book knows, in rows: population below the ground, where there is room for many, the others under the sky. */
export function everyBead(): Bead[] {
  const rows = { population: host1.beads, treasure: host1.whiteBeads, token: host1.tokens } as const;
  return Object.entries(rows).flatMap(([kind, emblems], row) =>
    Object.keys(emblems).map(
      (emblem, i): Bead => ({
        ...{ id: `${kind} ${emblem}`, origin: `${kind} ${emblem}`, since: 0, until: null, kind: kind as Bead['kind'] },
        ...{
          at: row === 0 ? { x: 1 + (i % 28), y: 5.5 + Math.floor(i / 28) } : { x: 16 + i, y: 1 + row },
          piece: 'vein',
          owner: null,
          name: null,
          fixed: false,
          emblem,
        },
      }),
    ),
  );
}
