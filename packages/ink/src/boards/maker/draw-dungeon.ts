import { drawOne, type Sketch } from '../../drawings/sketch.ts';
import type { Mark, Pen } from '../../mark.ts';
import { straight } from '../../pen-path.ts';
import { tremorFor } from '../../tremor.ts';
import { HEROES } from '../heroes.ts';
import { shaky } from '../shaky.ts';
import { arrow, BOSSES, GATES, LOOT, MONSTERS, planks, stairs, TRAPS } from './items.ts';
import type { DungeonSheet, SheetTile, Side } from './sheet-data.ts';

/** A square of the sheet, in beads, and how wide a path in it is. */
export const SQUARE = 3;
const PATH = 1.24;
/** How far the walls and the hatched rock reach from the middle of a way. */
const WALL = PATH / 2 + 0.1;
const ROCK = PATH / 2 + 0.4;
const HATCH = 0.165;
const HATCHING: Pen = { stroke: 'pencil', width: 0.035, opacity: 0.5 };
const STONES: Pen = { stroke: 'pencil', width: 0.02, opacity: 0.35 };

const STEP: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The dungeon of six by six squares, its corner at 0, 0: ponds, then ways, then rooms, then what waits in them (DM-MAP-02, DM-MAP-03). */
export function drawDungeon(sheet: DungeonSheet): Mark[] {
  return [
    ...grid(),
    ...ponds(sheet.tiles),
    ...ways(sheet.tiles),
    ...sheet.tiles.flatMap(inSquare),
    ...sheet.loot.flatMap(({ x, y, kind }) => placed(LOOT[kind], x, y, 1.3, `loot ${x} ${y}`)),
    ...(sheet.stairs ? placed(stairs, sheet.stairs.x, sheet.stairs.y, 1.9, 'stairs') : []),
    ...(sheet.hero ? placed(HEROES[sheet.hero.kind], sheet.hero.x, sheet.hero.y, 1.35, 'hero') : []),
  ];
}

/** One tile by itself, as if it were alone on the sheet. */
export function tileMarks(tile: SheetTile): Mark[] {
  return [...ponds([tile]), ...(tile.openings.length > 0 ? ways([tile]) : []), ...inSquare(tile)];
}

/** The middle of a square. */
export function middle(x: number, y: number): readonly [number, number] {
  return [(x - 0.5) * SQUARE, (y - 0.5) * SQUARE];
}

function placed(what: Sketch | undefined, x: number, y: number, size: number, id: string): Mark[] {
  const [cx, cy] = middle(x, y);
  return what ? [{ mark: 'group', piece: id, of: drawOne(what, { x: cx, y: cy, size }, tremorFor(id)) }] : [];
}

/** Pencilled squares with their numbers along the top and the left (DM-MAP-01). */
function grid(): Mark[] {
  const lines: string[] = [];
  const words: Mark[] = [];
  for (let i = 0; i <= 6; i++) {
    lines.push(shaky([0, i * SQUARE, 6 * SQUARE, i * SQUARE], false, `row ${i}`));
    lines.push(shaky([i * SQUARE, 0, i * SQUARE, 6 * SQUARE], false, `column ${i}`));
    if (i === 6) continue;
    const at = (i + 0.5) * SQUARE;
    const text = String(i + 1);
    words.push({ mark: 'text', x: at, y: -0.72, text, size: 0.7, colour: 'pencil', anchor: 'middle' });
    words.push({ mark: 'text', x: -1.02, y: at + 0.24, text, size: 0.7, colour: 'pencil', anchor: 'middle' });
  }
  return [{ mark: 'path', d: lines.join(''), pen: { stroke: 'pencil', width: 0.04, opacity: 0.55 } }, ...words];
}

/** Acid that runs together where ponds lie side by side. */
function ponds(tiles: readonly SheetTile[]): Mark[] {
  const wet = tiles.filter((it) => it.pond);
  const lies = (x: number, y: number) => wet.some((it) => it.x === x && it.y === y);
  const marks: Mark[] = [];
  const rings = wet.map(({ x, y }) => pool(x, y, lies));
  if (rings.length === 0) return [];
  const all = rings.join('');
  marks.push({ mark: 'path', d: all, pen: { fill: 'slime', stroke: 'ink', width: 0.22 } });
  marks.push({ mark: 'path', d: all, pen: { fill: 'slime' } });
  for (const { x, y } of wet)
    marks.push({ mark: 'path', d: waves(x, y), pen: { stroke: 'leafDark', width: 0.06, opacity: 0.8 } });
  return marks;
}

/** One pond's shore: round where it ends, and well into its neighbour where it does not. */
function pool(x: number, y: number, lies: (x: number, y: number) => boolean): string {
  const [n, e, s, w] = [lies(x, y - 1), lies(x + 1, y), lies(x, y + 1), lies(x - 1, y)];
  const edge = (joined: boolean) => (joined ? -0.3 : 0.22);
  const [l, t] = [(x - 1) * SQUARE + edge(w), (y - 1) * SQUARE + edge(n)];
  const [r, b] = [x * SQUARE - edge(e), y * SQUARE - edge(s)];
  const cut = (a: boolean, c: boolean) => (a || c ? 0.05 : 0.6);
  const [nw, ne, se, sw] = [cut(n, w), cut(n, e), cut(s, e), cut(s, w)];
  const shore = [l + nw, t, r - ne, t, r, t + ne, r, b - se, r - se, b, l + sw, b, l, b - sw, l, t + nw];
  return shaky(shore, true, `pond ${x} ${y}`);
}

function waves(x: number, y: number): string {
  const tremor = tremorFor(`waves ${x} ${y}`);
  let d = '';
  for (let row = 0; row < 4; row++) {
    const [wx, wy] = [(x - 1) * SQUARE + 0.5 + tremor.unit() * 0.5, (y - 1) * SQUARE + 0.62 + row * 0.62];
    for (let i = 0; i < 2; i++) {
      const from = wx + i * 1.05;
      d += `M${from.toFixed(2)} ${wy.toFixed(2)}q.15 -.18 .3 0q.15 .18 .3 0`;
    }
  }
  return d;
}

/** All ways as one outline: ink first, then a little thinner in the colour of the floor. */
function ways(tiles: readonly SheetTile[]): Mark[] {
  const paths = tiles.filter((it) => it.openings.length > 0);
  const arms = paths.flatMap((tile) => tile.openings.map((side) => [tile, side] as const));
  const bars = (half: number) => arms.map(([tile, side]) => bar(tile, side, half)).join('');
  const hubs = (half: number) => paths.map((tile) => hub(tile, half)).join('');
  const stones = paths.map((tile) => pavement(tile)).join('');
  return [
    { mark: 'path', d: arms.map(([tile, side]) => hatches(tile, side)).join(''), pen: HATCHING },
    { mark: 'path', d: hubs(WALL) + bars(WALL), pen: { fill: 'ink' } },
    { mark: 'path', d: hubs(PATH / 2) + bars(PATH / 2), pen: { fill: 'floor' } },
    { mark: 'path', d: stones, pen: STONES },
  ];
}

/** From the middle to slightly beyond the side, so that linked tiles have no line between them. */
const LONG = SQUARE / 2 + 0.02;

function hub({ x, y }: SheetTile, half: number): string {
  const [cx, cy] = middle(x, y);
  return straight([cx - half, cy - half, cx + half, cy - half, cx + half, cy + half, cx - half, cy + half], true);
}

/** Always round the same way, so that where two lie over each other nothing is left out. */
function bar({ x, y }: SheetTile, side: Side, half: number): string {
  const [cx, cy] = middle(x, y);
  const [dx, dy] = STEP[side];
  const [ex, ey] = [cx + dx * LONG, cy + dy * LONG];
  const [wx, wy] = [dy * half, -dx * half];
  return straight([cx + wx, cy + wy, ex + wx, ey + wy, ex - wx, ey - wy, cx - wx, cy - wy], true);
}

/** Strokes across a way, broader than its walls: what is seen of them hatches the rock. */
function hatches({ x, y }: SheetTile, side: Side): string {
  const [cx, cy] = middle(x, y);
  const [dx, dy] = STEP[side];
  const [wx, wy] = [dy * ROCK, -dx * ROCK];
  let d = '';
  for (let along = HATCH / 2; along < LONG; along += HATCH) {
    const [px, py] = [cx + dx * along, cy + dy * along];
    d += straight([px + wx, py + wy, px - wx, py - wy], false);
  }
  return d;
}

function pavement({ x, y, openings }: SheetTile): string {
  const tremor = tremorFor(`stones ${x} ${y}`);
  const [cx, cy] = middle(x, y);
  let d = '';
  for (const side of openings) {
    const [dx, dy] = STEP[side];
    for (let i = 0; i < 3; i++) {
      const along = 0.35 + tremor.unit() * 1;
      const across = tremor.stray(0.4);
      const [px, py] = [cx + dx * along + dy * across, cy + dy * along + dx * across];
      d += `M${px.toFixed(2)} ${py.toFixed(2)}l${(0.16 * Math.abs(dy) + 0.05).toFixed(2)} ${(0.16 * Math.abs(dx) + 0.02).toFixed(2)}`;
    }
  }
  return d;
}

/** What is in one square, over floor or acid, with its numbers (DM-MAP-04). */
function inSquare(tile: SheetTile): Mark[] {
  const { x, y, monster, trap, gate, boss, pond, openings, entrance, initial, damage } = tile;
  const [cx, cy] = middle(x, y);
  const marks: Mark[] = [];
  const across = openings.includes('E') || openings.includes('W');
  const turn = across && !openings.includes('N') && !openings.includes('S') ? 0 : 0.25;
  if (monster) marks.push(...room(x, y));
  if (pond && openings.length > 0) marks.push(...sketched(planks, cx, cy, SQUARE - 0.1, `bridge ${x} ${y}`, turn));
  if (entrance) {
    const [dx, dy] = STEP[entrance];
    const leading = { N: 0, E: 0.25, S: 0.5, W: 0.75 }[entrance];
    marks.push(...sketched(arrow, cx + dx * 1.6, cy + dy * 1.6, 0.95, 'arrow', leading));
  }
  if (monster) marks.push(...sketched(MONSTERS[monster], cx, cy - 0.1, 1.7, `${monster} ${x} ${y}`));
  if (gate) marks.push(...sketched(GATES[gate], cx, cy, 1.36, `${gate} ${x} ${y}`));
  if (trap) marks.push(...sketched(TRAPS[trap], cx, cy, 1.05, `${trap} ${x} ${y}`));
  if (boss) marks.push(...sketched(BOSSES[boss], cx, cy, 2, `${boss} ${x} ${y}`));
  const words = { size: 0.62, colour: 'ink', halo: true } as const;
  if (initial) marks.push({ mark: 'text', x: cx - 1.3, y: cy + 1.32, text: initial, anchor: 'start', ...words });
  if (damage) marks.push({ mark: 'text', x: cx + 1.3, y: cy + 1.32, text: String(damage), anchor: 'end', ...words });
  return marks;
}

function sketched(what: Sketch | undefined, x: number, y: number, size: number, id: string, turn = 0): Mark[] {
  return what ? drawOne(what, { x, y, size, turn }, tremorFor(id)) : [];
}

/** Four walls that a pencil went round twice. */
function room(x: number, y: number): Mark[] {
  const [l, t, r, b] = [(x - 1) * SQUARE + 0.2, (y - 1) * SQUARE + 0.2, x * SQUARE - 0.2, y * SQUARE - 0.2];
  const ring = [l, t, r, t, r, b, l, b];
  return [
    { mark: 'path', d: shaky(ring, true, `room ${x} ${y}`), pen: { fill: 'floorShade', stroke: 'ink', width: 0.1 } },
    {
      mark: 'path',
      d: shaky(ring, true, `room again ${x} ${y}`),
      pen: { stroke: 'pencil', width: 0.03, opacity: 0.6 },
    },
  ];
}
