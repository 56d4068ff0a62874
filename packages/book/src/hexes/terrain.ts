import { bounds, type Piece, type Shape } from '@understory/page';
import { chanceOf } from '../chance.ts';
import type { Survey } from '../places/survey.ts';
import { type Hex, type HexSheet, ROWS } from './hex.ts';
import { surfaceOf } from './mouths.ts';

/** TA-HEX-07: what a hex is covered with. */
export type Terrain =
  | ('plains' | 'forest' | 'brush' | 'desert' | 'swamp' | 'tundra' | 'jungle' | 'savanna')
  | ('hills' | 'mountains' | 'water' | 'wasteland');

const BIOMES: ReadonlySet<string> = new Set([
  ...['plains', 'forest', 'brush', 'desert', 'swamp', 'tundra', 'jungle', 'savanna'],
]);
/** TA-HEX-07: so much higher than its mean is the surface where there are hills, and mountains. */
const HILLS = 1;
const MOUNTAINS = 2;
/** How far apart the points are whose values are drawn. */
const APART = 4;

interface Land {
  readonly terrain: Terrain[];
  readonly rivers: readonly (readonly Hex[])[];
}

/** TA-HEX-07: smooth noise, leaning in each column toward what the section shows there. */
export function terrainOf(survey: Survey, sheet: HexSheet, surface: Shape | null, nth: number): Land {
  const { seed } = survey.then.world;
  const [wet, lean] = [noise(seed, `wet ${nth}`, sheet), noise(seed, `lean ${nth}`, sheet)];
  const terrain = sheet.all.map((it) => plainTerrain(wet(it)));
  const heights = Array.from({ length: sheet.columns }, (_, i) => (surface ? topAt(surface, i + 0.5) : 0));
  const mean = heights.reduce((sum, it) => sum + it, 0) / Math.max(1, heights.length);
  for (let column = 1; column <= sheet.columns; column++) {
    const rows = Array.from({ length: ROWS }, (_, i) => ({ column, row: i + 1 })).sort((a, b) => lean(b) - lean(a));
    const half = rows.slice(0, ROWS / 2);
    const rest = rows.slice(ROWS / 2);
    const rise = mean - (heights[column - 1] as number);
    const high: Terrain | null = rise > MOUNTAINS ? 'mountains' : rise > HILLS ? 'hills' : null;
    const cover = coverAt(survey, column);
    for (const it of half) terrain[sheet.indexOf(it)] = cover ?? high ?? (terrain[sheet.indexOf(it)] as Terrain);
    if (high) for (const it of rest) terrain[sheet.indexOf(it)] = high;
  }
  for (const it of survey.then.pieces) {
    if (it.kind !== 'vent') continue;
    const { left, right } = bounds(it.shape);
    const hex = { column: columnAt(sheet, (left + right) / 2), row: chanceOf(seed, 'volcano', it.id).int(3, ROWS - 2) };
    for (const at of [hex, ...sheet.neighbours(hex)]) terrain[sheet.indexOf(at)] = 'mountains';
  }
  const rivers = watersOf(survey, surface, nth).map((it) => river(sheet, it, seed));
  for (const way of rivers) terrain[sheet.indexOf(way[0] as Hex)] = 'water';
  return { terrain, rivers };
}

function plainTerrain(wet: number): Terrain {
  if (wet > 0.8) return 'swamp';
  if (wet > 0.56) return 'forest';
  return wet > 0.38 ? 'plains' : wet > 0.22 ? 'brush' : 'hills';
}

const columnAt = (sheet: HexSheet, x: number): number => Math.min(sheet.columns, Math.max(1, Math.floor(x) + 1));

/** The biome or the waste that lies on the surface over most of a column. */
function coverAt({ then }: Survey, column: number): Terrain | null {
  const found = then.pieces.findLast((it) => {
    if (it.kind !== 'wasteland' && !BIOMES.has(it.biome ?? '')) return false;
    const { left, right } = bounds(it.shape);
    return left <= column - 0.5 && right >= column - 0.5;
  });
  if (!found) return null;
  return found.kind === 'wasteland' ? 'wasteland' : ((found.biome as Terrain | null) ?? null);
}

/** Rivers and lakes that touch the surface. */
function watersOf({ then, network }: Survey, surface: Shape | null, nth: number): Piece[] {
  if (!surface) return [];
  const surfaces = then.ground?.surfaces ?? [];
  const atMouth = new Set(network.mouths.filter((it) => it.to === 'surface').map((it) => it.piece.id));
  return then.pieces.filter((it) => it.kind === 'water' && atMouth.has(it.id) && surfaceOf(it, surfaces) === nth);
}

/** One hex of water, and from there to the nearer long edge. */
function river(sheet: HexSheet, piece: Piece, seed: string): Hex[] {
  const { left, right } = bounds(piece.shape);
  const start = {
    column: columnAt(sheet, (left + right) / 2),
    row: chanceOf(seed, 'water', piece.id).int(4, ROWS - 3),
  };
  const up = start.row <= ROWS / 2;
  const way: Hex[] = [start];
  const chance = chanceOf(seed, 'river', piece.id);
  for (let at: Hex = start; up ? at.row > 1 : at.row < ROWS; ) {
    const onward = sheet.neighbours(at).filter((it) => (up ? it.row <= at.row : it.row >= at.row) && it.row !== at.row);
    at = chance.pick(onward);
    way.push(at);
  }
  return way;
}

/** How high the surface lies at an x: y grows downward. */
function topAt({ path }: Shape, x: number): number {
  let top = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 3 < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i], path[i + 1], path[i + 2], path[i + 3]] as [number, number, number, number];
    if (Math.min(ax, bx) > x || Math.max(ax, bx) < x) continue;
    top = Math.min(top, ax === bx ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax));
  }
  return Number.isFinite(top) ? top : (path[1] as number);
}

/** From 0 to 1, changing smoothly from hex to hex. */
function noise(seed: string, about: string, sheet: HexSheet): (at: Hex) => number {
  const [across, down] = [Math.ceil(sheet.columns / APART) + 2, Math.ceil(ROWS / APART) + 2];
  const chance = chanceOf(seed, 'terrain', about);
  const drawn = Array.from({ length: across * down }, () => chance.unit());
  const value = (i: number, j: number) => drawn[j * across + i] as number;
  return ({ column, row }) => {
    const [x, y] = [(column - 1) / APART, (row - 1) / APART];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [smooth(x - i), smooth(y - j)];
    const above = value(i, j) * (1 - s) + value(i + 1, j) * s;
    const below = value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s;
    return above * (1 - t) + below * t;
  };
}

const smooth = (part: number): number => part * part * (3 - 2 * part);
