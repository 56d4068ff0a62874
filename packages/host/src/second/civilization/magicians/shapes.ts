import { clock, type Page, polygon, ringAt, ringMeasures, type Shape } from '@understory/page';
import { surfaceBetween } from '../../../places.ts';
import { CHAMBER, STONE, VAULT } from './sorts.ts';

/** H2-MAG-27: what dwellings look like: a tall rectangle, a square, a triangle. Left foot to right foot, heights upwards. */
const DWELLINGS = {
  tower: [-0.5, 0, -0.5, 2.3, 0.5, 2.3, 0.5, 0],
  house: [-0.5, 0, -0.5, 1, 0.5, 1, 0.5, 0],
  pyramid: [-0.75, 0, 0, 1.4, 0.75, 0],
} as const satisfies Outlines;
export type DwellingShape = keyof typeof DWELLINGS;
export const DWELLING_SHAPES = Object.keys(DWELLINGS) as DwellingShape[];

const VAULTS = {
  circle: corners(16),
  square: [-1, -1, 1, -1, 1, 1, -1, 1],
  triangle: corners(3),
  diamond: corners(4),
  hexagon: corners(6),
} as const satisfies Outlines;
export type VaultShape = keyof typeof VAULTS;
export const VAULT_SHAPES = Object.keys(VAULTS) as VaultShape[];

type Outlines = Readonly<Record<string, readonly number[]>>;

/** Every construction that can stand above has a skyline of its own. */
const SKYLINES: Outlines = {
  Mausoleum: [-0.8, 0, -0.8, 0.8, 0, 1.3, 0.8, 0.8, 0.8, 0],
  Orrery: [-0.7, 0, -0.7, 0.5, -0.6, 0.85, -0.35, 1.15, 0, 1.25, 0.35, 1.15, 0.6, 0.85, 0.7, 0.5, 0.7, 0],
  'Fountain of the Naiads': [-0.75, 0, -0.85, 0.4, -0.2, 0.5, -0.12, 1.3, 0.12, 1.3, 0.2, 0.5, 0.85, 0.4, 0.75, 0],
  Cistern: [-0.9, 0, -0.8, 0.75, 0.8, 0.75, 0.9, 0],
  Turbine: [-0.5, 0, -0.3, 1.6, 0, 1.85, 0.3, 1.6, 0.5, 0],
  Bridge: [-1.1, 0, -0.8, 0.5, -0.3, 0.75, 0.3, 0.75, 0.8, 0.5, 1.1, 0],
  'Alchemist’s Foundry': [-0.7, 0, -0.7, 0.8, -0.5, 0.8, -0.5, 1.6, -0.2, 1.6, -0.2, 0.8, 0.7, 0.8, 0.7, 0],
  Witchwood: [-0.9, 0, -0.8, 0.6, -0.5, 0.8, -0.3, 1.2, 0, 1, 0.3, 1.4, 0.55, 0.8, 0.85, 0.6, 0.9, 0],
  Menagerie: [-0.9, 0, -0.9, 1, -0.6, 1, -0.6, 0.7, 0.6, 0.7, 0.6, 1, 0.9, 1, 0.9, 0],
  'Lyceum Arcanum': [
    -1, 0, -1, 0.5, -0.7, 0.5, -0.7, 0.95, -0.4, 0.95, -0.4, 1.4, 0.4, 1.4, 0.4, 0.95, 0.7, 0.95, 0.7, 0.5, 1, 0.5, 1,
    0,
  ],
};

const OCTAGON = corners(8);

/** … and every one that can lie below a plan of its own. */
const PLANS: Outlines = {
  [CHAMBER]: [-1, 1, -1, -0.3, -0.7, -0.8, 0, -1.1, 0.7, -0.8, 1, -0.3, 1, 1],
  Catacomb: [
    -0.4, -1.2, 0.4, -1.2, 0.4, -0.4, 1.2, -0.4, 1.2, 0.4, 0.4, 0.4, 0.4, 1.2, -0.4, 1.2, -0.4, 0.4, -1.2, 0.4, -1.2,
    -0.4, -0.4, -0.4,
  ],
  Omphalos: star(8, 0.75),
  'Fountain of the Naiads': star(6, 0.85),
  Cistern: [-1.5, -0.7, 1.5, -0.7, 1.5, 0.7, -1.5, 0.7],
  Turbine: corners(10),
  'Forge of the Cyclopes': [-0.7, -0.9, 0.7, -0.9, 1.2, 0.9, -1.2, 0.9],
  'Pleasure Dome': [-1.3, 0.7, -1.2, 0, -0.8, -0.6, -0.3, -0.85, 0.3, -0.85, 0.8, -0.6, 1.2, 0, 1.3, 0.7],
  Labyrinth: OCTAGON,
  'Lyceum Arcanum': [-1.4, -0.8, -0.5, -0.8, 0, -1.2, 0.5, -0.8, 1.4, -0.8, 1.4, 0.8, -1.4, 0.8],
};

/** The Summoning Stone: a pillar 1 bead wide and 3 high (H2-MAG-02). */
const PILLAR = [-0.5, 0, -0.44, 2.6, -0.15, 3, 0.25, 2.85, 0.42, 2.45, 0.5, 0] as const;
/** Walls are this high at least where the ground rises beside them. */
const LEAST_WALL = 0.1;

/** An underground room, of exactly this many square beads. */
export function plan(vault: VaultShape, sort: string, x: number, y: number, area: number): Shape {
  const outline = sort === VAULT ? VAULTS[vault] : (PLANS[sort] ?? OCTAGON);
  const whole = ringMeasures(outline);
  return ringAt(outline, x, y, Math.sqrt(area / whole.area), whole.centre);
}

/** A building on the surface line, its foot as the ground runs; what would stick out of the page is cut off (H2-INV-04). */
export function skyline(page: Page, dwelling: DwellingShape, sort: string, x: number, area: number): Shape {
  const outline: readonly number[] = sort === STONE ? PILLAR : (SKYLINES[sort] ?? DWELLINGS[dwelling]);
  const size = sort === STONE ? 1 : Math.sqrt(area / ringMeasures(outline).area);
  const ground = page.surfaceAt(x);
  const over: number[] = [];
  for (let i = 2; i < outline.length - 2; i += 2) {
    const at = x + (outline[i] as number) * size;
    const y = Math.min(ground - (outline[i + 1] as number) * size, page.surfaceAt(at) - LEAST_WALL);
    over.push(at, Math.max(0, y));
  }
  const foot = surfaceBetween(page, x + (outline[0] as number) * size, x + (outline.at(-2) as number) * size);
  const back: number[] = [];
  for (let i = foot.length - 2; i >= 0; i -= 2) back.push(foot[i] as number, foot[i + 1] as number);
  return polygon([...over, ...back]);
}

function corners(count: number): number[] {
  return Array.from({ length: count }, (_, i) => clock((12 * (count === 3 ? i : i + 0.5)) / count)).flatMap(
    ({ x, y }) => [x, y],
  );
}

/** A star with this many points, and how deep the notches between them are. */
function star(points: number, deep: number): number[] {
  return Array.from({ length: 2 * points }, (_, i) => {
    const { x, y } = clock((6 * i) / points);
    return i % 2 === 0 ? [x, y] : [x * deep, y * deep];
  }).flat();
}
