import type { Colour } from '../mark.ts';
import { box, cornered, oval, type Ring, toothed, uneven } from './rings.ts';
import { even, type Way } from './ways.ts';

/** What is laid under a wall all round: a colour and a width, one after the other; with a dash it is planks, merlons, ticks. */
export interface Course {
  readonly colour: Colour;
  readonly width: number;
  readonly dash?: readonly [number, number];
}

/** How one style of lair is built (H2-CRD-T3); what lies in its rooms is drawn in `drawings/lairs`. */
export interface LairManner {
  readonly ring: Ring;
  /** Is the wall a soft line, or does it run from corner to corner? */
  readonly soft: boolean;
  readonly way: Way;
  readonly floor: 'floor' | 'floorBuilt' | 'floorElf' | 'floorDemon' | 'floorMagic' | 'floorAlien';
  /** Round rooms; round tunnels too where `alongWays` says so. */
  readonly courses: readonly Course[];
  readonly alongWays?: true;
  readonly thorns?: true;
  /** The wall's line: times the usual width, and broken. */
  readonly line?: { readonly width: number; readonly dash?: readonly [number, number] };
}

const winding: Way = { step: 0.6, soft: true, aside: (_, c) => 0.1 * c, width: (_, c) => 1 + 0.18 * c };
const waves: Way = { step: 0.32, soft: true, aside: (i) => (i % 4 < 2 ? 0.09 : -0.09), width: () => 1 };
const wall = (colour: Colour, width: number, dash?: readonly [number, number]): Course =>
  dash ? { colour, width, dash } : { colour, width };

/** One manner for each row of H2-CRD-T3, in its order. */
export const LAIR_MANNERS = {
  cave: { ring: uneven(9, 0.86, 1.14), soft: true, way: winding, floor: 'floor', courses: [] },
  hall: { ring: box(0.84, 0.84, 0.01), soft: false, way: even, floor: 'floorBuilt', courses: [wall('ink', 0.17)] },
  warren: {
    ring: uneven(13, 0.78, 1.16),
    soft: false,
    way: {
      step: 0.34,
      soft: false,
      aside: (i, c) => (i % 2 === 0 ? 0.1 : -0.1) + 0.04 * c,
      width: (_, c) => 0.85 + 0.2 * c,
    },
    floor: 'floor',
    courses: [],
  },
  maze: {
    ring: cornered(
      0.02,
      ...[-0.44, -0.96, 0.44, -0.96, 0.44, -0.7, 0.78, -0.7, 0.78, -0.36, 0.98, -0.36, 0.98, 0.4, 0.7, 0.4, 0.7, 0.76],
      ...[
        0.36, 0.76, 0.36, 0.96, -0.4, 0.96, -0.4, 0.72, -0.76, 0.72, -0.76, 0.38, -0.98, 0.38, -0.98, -0.42, -0.72,
        -0.42,
      ],
      ...[-0.72, -0.74, -0.44, -0.74],
    ),
    soft: false,
    way: {
      step: 0.4,
      soft: false,
      aside: (i) => (i % 2 === 0 ? 0.12 : -0.12),
      width: (i) => (i % 2 === 0 ? 0.72 : 0.42),
      jogs: true,
    },
    floor: 'floorBuilt',
    courses: [],
    line: { width: 0.8 },
  },
  burrow: {
    ring: uneven(7, 0.94, 1.08),
    soft: true,
    way: {
      step: 0.5,
      soft: true,
      aside: (i, c) => (i % 4 < 2 ? 0.12 : -0.12) + 0.06 * c,
      width: (_, c) => 1 + 0.1 * c,
    },
    floor: 'floor',
    courses: [wall('mud', 0.22)],
    alongWays: true,
  },
  bore: {
    ring: oval(1, 1),
    soft: true,
    way: { step: 1.2, soft: true, aside: () => 0, width: () => 1.36 },
    floor: 'floor',
    courses: [wall('ink', 0.27), wall('floor', 0.2)],
    alongWays: true,
  },
  angular: {
    ring: uneven(8, 0.76, 1.22),
    soft: false,
    way: { step: 0.42, soft: false, aside: (i) => (i % 2 === 0 ? 0.15 : -0.15), width: () => 0.95 },
    floor: 'floorAlien',
    courses: [],
    line: { width: 1.25 },
  },
  block: {
    ring: box(0.82, 0.82, 0.015),
    soft: false,
    way: even,
    floor: 'floorBuilt',
    courses: [wall('ink', 0.4), wall('smoke', 0.3)],
    alongWays: true,
    line: { width: 1.3 },
  },
  camp: {
    ring: uneven(8, 0.96, 1.16),
    soft: true,
    way: { step: 0.6, soft: true, aside: (_, c) => 0.05 * c, width: (_, c) => 1.34 + 0.12 * c },
    floor: 'floor',
    courses: [],
    line: { width: 0.75 },
  },
  den: { ring: uneven(11, 0.84, 1.2), soft: true, way: winding, floor: 'floor', courses: [] },
  crypt: {
    ring: box(1.02, 0.74, 0.01),
    soft: false,
    way: even,
    floor: 'floorBuilt',
    courses: [wall('ink', 0.24), wall('smoke', 0.16)],
  },
  pool: { ring: toothed(7, 0.94, 1.1, 0.03), soft: true, way: waves, floor: 'floor', courses: [] },
  tower: {
    ring: cornered(0.01, -0.68, 1.06, -0.68, -0.66, 0, -1.24, 0.68, -0.66, 0.68, 1.06),
    soft: false,
    way: even,
    floor: 'floorMagic',
    courses: [wall('ink', 0.15)],
  },
  hoard: { ring: uneven(12, 0.9, 1.16), soft: true, way: winding, floor: 'floor', courses: [], line: { width: 1.35 } },
  grove: { ring: oval(1.02, 1), soft: true, way: winding, floor: 'floor', courses: [] },
  blot: {
    ring: toothed(5, 0.84, 1.18, 0.06),
    soft: true,
    way: { step: 0.45, soft: true, aside: (_, c) => 0.1 * c, width: (i, c) => (i % 2 === 0 ? 1.3 : 0.75) + 0.15 * c },
    floor: 'floor',
    courses: [wall('slime', 0.2)],
    alongWays: true,
    line: { width: 1, dash: [0.22, 0.2] },
  },
  village: {
    ring: box(0.9, 0.8, 0.04),
    soft: false,
    way: even,
    floor: 'floor',
    courses: [wall('ink', 0.26), wall('sand', 0.19, [0.13, 0.03])],
  },
  city: {
    ring: cornered(0.01, -0.88, -0.8, 0.88, -0.8, 0.88, 0.82, 0.24, 0.82, 0.24, 1, -0.24, 1, -0.24, 0.82, -0.88, 0.82),
    soft: false,
    way: even,
    floor: 'floorBuilt',
    courses: [wall('ink', 0.26), wall('roof', 0.18, [0.1, 0.03])],
    alongWays: true,
  },
  mine: {
    ring: box(0.84, 0.84, 0.03),
    soft: false,
    way: even,
    floor: 'floor',
    courses: [wall('ink', 0.22), wall('trunk', 0.15)],
  },
  castle: {
    ring: cornered(
      0.01,
      -0.5,
      -0.96,
      0.5,
      -0.96,
      0.94,
      -0.5,
      0.94,
      0.5,
      0.5,
      0.94,
      -0.5,
      0.94,
      -0.94,
      0.5,
      -0.94,
      -0.5,
    ),
    soft: false,
    way: even,
    floor: 'floorBuilt',
    courses: [wall('ink', 0.46, [0.12, 0.1]), wall('ink', 0.26), wall('smoke', 0.18)],
  },
  nest: {
    ring: toothed(7, 0.86, 1.14, 0),
    soft: true,
    way: { step: 0.2, soft: true, aside: () => 0, width: (i) => (i % 2 === 0 ? 1.25 : 0.7) },
    floor: 'floor',
    courses: [],
  },
  shrine: {
    ring: oval(0.98, 0.98),
    soft: true,
    way: { step: 0.8, soft: true, aside: () => 0, width: () => 0.95 },
    floor: 'floorMagic',
    courses: [wall('ink', 0.24), wall('snow', 0.17)],
  },
  grotto: {
    ring: oval(1.16, 0.84),
    soft: true,
    way: { step: 0.9, soft: true, aside: (_, c) => 0.08 * c, width: () => 1.15 },
    floor: 'floorAlien',
    courses: [wall('ink', 0.5, [0.026, 0.05])],
    alongWays: true,
  },
  rift: {
    ring: toothed(8, 0.8, 1.16, 0.06),
    soft: false,
    way: {
      step: 0.2,
      soft: false,
      aside: (i, c) => (i % 2 === 0 ? 0.07 : -0.07) + 0.05 * c,
      width: (i, c) => (i % 3 === 0 ? 1.3 : 0.7) + 0.2 * c,
    },
    floor: 'floorDemon',
    courses: [],
    thorns: true,
  },
  midden: { ring: uneven(10, 0.9, 1.12), soft: true, way: winding, floor: 'floor', courses: [wall('mud', 0.16)] },
  cellar: {
    ring: box(0.94, 0.76, 0.02),
    soft: false,
    way: even,
    floor: 'floorBuilt',
    courses: [],
    line: { width: 0.8 },
  },
  gallery: {
    ring: box(0.86, 0.82, 0.01),
    soft: false,
    way: even,
    floor: 'floorElf',
    courses: [wall('ink', 0.24), wall('floorElf', 0.19)],
    alongWays: true,
  },
} as const satisfies Readonly<Record<string, LairManner>>;

export type LairStyle = keyof typeof LAIR_MANNERS;
export const LAIR_STYLES = Object.keys(LAIR_MANNERS) as readonly LairStyle[];
