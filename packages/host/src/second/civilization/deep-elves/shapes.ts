import { areaOf, centreOf, clock, ringAt, type Shape } from '@understory/page';

/** H2-ELF-30: ornate outlines for nobles, plain ones for wealth and slaves. */
const ORNATE = {
  circle: oneBead(round(20, () => 1, 1)),
  oval: oneBead(round(20, () => 1, 1.15)),
  // Six lobes, the hollows between them to the sides.
  petal: oneBead(round(24, (i) => [1.16, 1.1, 0.92, 1.1][i % 4] ?? 1, 1)),
  star: oneBead(round(16, (i) => (i % 2 === 0 ? 0.84 : 1.18), 1)),
};

const PLAIN = {
  square: oneBead([-1, -1, 1, -1, 1, 1, -1, 1]),
  trapezoid: oneBead([-0.8, -1, 0.8, -1, 1.1, 1, -1.1, 1]),
  bowl: oneBead([
    -1.1, -0.8, 1.1, -0.8, 1.02, -0.1, 0.75, 0.5, 0.35, 0.85, 0, 0.95, -0.35, 0.85, -0.75, 0.5, -1.02, -0.1,
  ]),
};

export type SanctumShape = keyof typeof ORNATE;
export type PitShape = keyof typeof PLAIN;
export const SANCTUM_SHAPES = Object.keys(ORNATE) as SanctumShape[];
export const PIT_SHAPES = Object.keys(PLAIN) as PitShape[];

const OUTLINES: Readonly<Record<SanctumShape | PitShape, readonly number[]>> = { ...ORNATE, ...PLAIN };

/** What each special room is like; sanctums and pits are as the player wished. */
const SPECIAL: Readonly<Record<string, SanctumShape | PitShape>> = {
  Abattoir: 'trapezoid',
  Arena: 'oval',
  "Foreman's Guild": 'square',
  'Expeditionary Force': 'star',
  'Breeding Pit': 'bowl',
  'Opera House': 'petal',
  Excavations: 'trapezoid',
  Saloon: 'oval',
  Rebellion: 'square',
  'Slag Pit': 'bowl',
  Infrastructure: 'square',
  Riot: 'trapezoid',
  Convoy: 'oval',
  Defenses: 'star',
  Wanderlust: 'circle',
};

/** A room of this sort, of exactly this many square beads. */
export function elvenRoom(
  sort: string,
  x: number,
  y: number,
  area: number,
  homes: { readonly sanctum: SanctumShape; readonly pit: PitShape },
): Shape {
  const shape = sort === 'sanctum' ? homes.sanctum : sort === 'pit' ? homes.pit : (SPECIAL[sort] ?? 'circle');
  return outlined(shape, x, y, area);
}

export function outlined(shape: SanctumShape | PitShape, x: number, y: number, area: number): Shape {
  return ringAt(OUTLINES[shape], x, y, Math.sqrt(area));
}

/** Corners clockwise from the top, each at its own distance; `wide` stretches the shape. */
function round(corners: number, far: (i: number) => number, wide: number): number[] {
  return Array.from({ length: corners }, (_, i) => {
    const { x, y } = clock((12 * i) / corners);
    return [x * far(i) * wide, (y * far(i)) / wide];
  }).flat();
}

/** The outline as large as one square bead, its centre of area in the middle. */
function oneBead(path: readonly number[]): readonly number[] {
  const shape = { path, closed: true, swell: 0 };
  const middle = centreOf(shape);
  const size = Math.sqrt(areaOf(shape));
  return path.map((it, i) => (it - (i % 2 === 0 ? middle.x : middle.y)) / size);
}
