import { firstFault } from '@understory/table';
import * as z from 'zod';
import { FloorField } from '../draw/field.ts';
import type { Walled } from '../exports/walls.ts';

const at = z.number();
const point = z.strictObject({ x: at, y: at });

/** TA-UVT-02: all fields, as those who open it read them. */
const level = z.strictObject({
  format: z.literal(0.3),
  resolution: z.strictObject({
    map_origin: z.strictObject({ x: z.literal(0), y: z.literal(0) }),
    map_size: z.strictObject({ x: z.int().positive(), y: z.int().positive() }),
    pixels_per_grid: z.literal([140, 100, 70, 50, 35, 25, 20, 10]),
  }),
  line_of_sight: z.array(z.array(point).min(2)),
  objects_line_of_sight: z.array(z.array(point).length(9)).max(200),
  portals: z.array(
    z.strictObject({
      ...{ position: point, bounds: z.tuple([point, point]), rotation: z.number().min(-1.571).max(1.571) },
      ...{ closed: z.boolean(), freestanding: z.literal(false) },
    }),
  ),
  environment: z.strictObject({ baked_lighting: z.literal(false), ambient_light: z.enum(['ffffffff', 'ff404050']) }),
  lights: z.array(
    z.strictObject({
      ...{ position: point, range: z.number().positive(), intensity: z.literal(1) },
      ...{ color: z.string().regex(/^[0-9a-f]{8}$/), shadows: z.literal(true) },
    }),
  ),
  image: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
});

type Level = z.infer<typeof level>;

const FIELDS = [
  ...['format', 'resolution', 'line_of_sight', 'objects_line_of_sight', 'portals', 'environment', 'lights', 'image'],
];
/** TA-UVT-08. */
const MOST_PIECES = 2500;
const LONGEST = 4096;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** TA-UVT-14: what is wrong with a level's file. It was made of `walled`, and `rooms` are spots in the midst of its rooms. */
export function uvttFaults(content: string, walled: Walled, rooms: readonly Spot[]): string[] {
  const data: unknown = JSON.parse(content);
  const read = level.safeParse(data);
  if (!read.success) return [firstFault(read.error)];
  const of = read.data;
  const { x: width, y: height } = of.resolution.map_size;
  const pixels = of.resolution.pixels_per_grid;
  const [wide, high] = pictureSize(of.image);
  const field = new FloorField(walled.open, width, height);
  const pieces = of.line_of_sight.reduce((sum, it) => sum + it.length - 1, 0);
  return [
    ...(Object.keys(data as object).join() === FIELDS.join() ? [] : ['its fields are not in their order']),
    ...(Math.max(width, height) * pixels > LONGEST ? ['its picture is too large'] : []),
    ...(wide === width * pixels && high === height * pixels
      ? []
      : [`its picture has ${wide} × ${high} pixels, not ${width * pixels} × ${height * pixels}`]),
    // TA-UVT-07
    ...(of.line_of_sight.some((line) => line.some((a, i) => i > 0 && a.x === line[i - 1]?.x && a.y === line[i - 1]?.y))
      ? ['a piece of wall has no length']
      : []),
    ...(pieces > MOST_PIECES ? [`it has ${pieces} pieces of wall`] : []),
    ...pointsOf(of)
      .filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height)
      .map(({ x, y }) => `${x}, ${y} is not on the picture`),
    ...((of.lights.length === 0) === (of.environment.ambient_light === 'ffffffff') ? [] : ['its light is wrong']),
    ...of.lights.filter(({ position: { x, y } }) => field.at(x, y) > 0).map(() => 'a light stands in a wall'),
    ...leaks(of, field, rooms),
  ];
}

/** Width and height stand in the first 24 bytes of a PNG: in 32 letters. */
function pictureSize(base64: string): readonly [number, number] {
  const sixes = [...base64.slice(0, 32)].map((it) => LETTERS.indexOf(it));
  const byte = (i: number) => {
    const bits = (sixes[Math.floor((i * 8) / 6)] ?? 0) * 64 + (sixes[Math.floor((i * 8) / 6) + 1] ?? 0);
    return (bits >> (4 - ((i * 8) % 6))) & 255;
  };
  const at = (i: number) => [0, 1, 2, 3].reduce((sum, n) => sum * 256 + byte(i + n), 0);
  return [at(16), at(20)];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const pointsOf = ({ line_of_sight, portals, lights, objects_line_of_sight }: Level) => [
  ...[...line_of_sight, ...objects_line_of_sight].flat(),
  ...portals.flatMap((it) => [it.position, ...it.bounds]),
  ...lights.map((it) => it.position),
];

/** Cells a square: fine enough that no wall falls between two. */
const CELLS = 3;
/** Where in a cell one stands: aside, so that no wall goes through just there. */
const [STAND_X, STAND_Y] = [0.5371931, 0.4712347];
/** A wall may lie beside the rim of the floor by as much as outlines are simplified. */
const ASIDE = 0.9;

/** TA-UVT-14: whoever walks over the picture from a room, through doors too, comes into rock nowhere: every wall is closed. */
function leaks(of: Level, field: FloorField, rooms: readonly Spot[]): string[] {
  const { x: width, y: height } = of.resolution.map_size;
  const [columns, rows] = [width * CELLS, height * CELLS];
  const [xOf, yOf] = [(i: number) => (i + STAND_X) / CELLS, (j: number) => (j + STAND_Y) / CELLS];
  const blocked = barred(of, columns, rows);
  const seen = new Uint8Array(columns * rows);
  const next: number[] = [];
  const reach = (at: number) => {
    if (seen[at] === 1) return;
    seen[at] = 1;
    next.push(at);
  };
  for (const { x, y } of rooms) reach(Math.floor(y * CELLS) * columns + Math.floor(x * CELLS));
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [i, j] = [at % columns, Math.floor(at / columns)];
    if (field.at(xOf(i), yOf(j)) > ASIDE) return [`a wall is open near ${xOf(i).toFixed(1)}, ${yOf(j).toFixed(1)}`];
    for (const [dx, dy, side] of SIDES) {
      const [x, y] = [i + dx, j + dy];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const gate = side === 'across' ? Math.min(i, x) + j * columns : i + Math.min(j, y) * columns;
      if (blocked[side][gate] !== 1) reach(y * columns + x);
    }
  }
  return [];
}

const SIDES = [
  [1, 0, 'across'],
  [-1, 0, 'across'],
  [0, 1, 'down'],
  [0, -1, 'down'],
] as const;

/** Between which cells a wall stands: a cell and the one to its right, a cell and the one below. */
function barred({ line_of_sight }: Level, columns: number, rows: number) {
  const blocked = { across: new Uint8Array(columns * rows), down: new Uint8Array(columns * rows) };
  for (const line of line_of_sight)
    for (const [n, a] of line.entries()) {
      const b = line[n + 1];
      if (!b) continue;
      // In cells, so that where one stands is at a whole number.
      const [ax, ay] = [a.x * CELLS - STAND_X, a.y * CELLS - STAND_Y];
      const [bx, by] = [b.x * CELLS - STAND_X, b.y * CELLS - STAND_Y];
      for (let j = Math.ceil(Math.min(ay, by)); j <= Math.max(ay, by); j++) {
        if (by === ay || j < 0 || j >= rows) continue;
        const i = Math.floor(ax + ((j - ay) / (by - ay)) * (bx - ax));
        if (i >= 0 && i < columns) blocked.across[i + j * columns] = 1;
      }
      for (let i = Math.ceil(Math.min(ax, bx)); i <= Math.max(ax, bx); i++) {
        if (bx === ax || i < 0 || i >= columns) continue;
        const j = Math.floor(ay + ((i - ax) / (bx - ax)) * (by - ay));
        if (j >= 0 && j < rows) blocked.down[i + j * columns] = 1;
      }
    }
  return blocked;
}
