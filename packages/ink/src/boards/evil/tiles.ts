import { drawOne, type Sketch } from '../../drawings/sketch.ts';
import type { Mark, Pen } from '../../mark.ts';
import { type Polyline, straight } from '../../pen-path.ts';
import { tremorFor } from '../../tremor.ts';
import { shaky } from '../shaky.ts';
import type { BoardTile, Travel } from './board-data.ts';
import {
  bareLectern,
  blade,
  brokenCrucible,
  crucible,
  daylight,
  lectern,
  rubble,
  staircase,
  turning,
} from './furniture.ts';
import { exitHeading, headingOf, lineThrough, TILE, WAY, walkIn } from './walk.ts';

export { TILE, WAY };

/** Turns clockwise from walking up the page. */
const TURN: Readonly<Record<Travel, number>> = { N: 0, E: 0.25, S: 0.5, W: 0.75 };

/** One tile, its middle at 0, 0: hatched rock, the corridor or room, its spaces, and what is special about it (DE-MAP-01, DE-MAP-02). */
export function drawTile(tile: BoardTile): Mark[] {
  const wide = tile.name === 'The Narrow Passage' ? WAY * 0.62 : WAY;
  const line = lineThrough(tile);
  const isRoom = tile.exit === 'none' || tile.name === 'Dungeon Entrance';
  return [
    card(tile),
    ...corridor(line, wide),
    ...(isRoom ? chamber(tile) : []),
    { mark: 'path', d: partings(tile, wide), pen: PARTING },
    ...furnished(tile),
    { mark: 'text', x: -TILE / 2 + 0.22, y: -TILE / 2 + 0.5, text: LEVEL[tile.level], size: 0.48, colour: 'inkOld' },
  ];
}

const LEVEL = { 1: 'I', 2: 'II', 3: 'III' } as const;
const PARTING: Pen = { stroke: 'pencil', width: 0.03, dash: [0.09, 0.11], opacity: 0.8 };

/** The card under it all; deeper levels are darker. */
function card({ id, level }: BoardTile): Mark {
  const h = TILE / 2 - 0.03;
  const d = shaky([-h, -h, h, -h, h, h, -h, h], true, `card ${id}`);
  return { mark: 'path', d, pen: { fill: 'rockTop', deep: (level - 1) * 0.5, stroke: 'inkOld', width: 0.04 } };
}

/** Hatching first, then the walls, then the floor: one line drawn ever thinner. */
function corridor(line: Polyline, wide: number): Mark[] {
  const d = straight(line, false);
  // Leg by leg, so that no hatching is fanned round a corner.
  const legs = straight(line.slice(0, 4), false) + straight(line.slice(2), false);
  const pen = { cap: 'butt', join: 'sharp' } as const;
  return [
    {
      mark: 'path',
      d: legs,
      pen: { stroke: 'pencil', width: wide + 0.9, dash: [0.035, 0.13], opacity: 0.5, cap: 'butt' },
    },
    { mark: 'path', d, pen: { stroke: 'ink', width: wide + 0.2, ...pen } },
    { mark: 'path', d, pen: { stroke: 'floor', width: wide, ...pen } },
  ];
}

function chamber({ id, name, travel }: BoardTile): Mark[] {
  const r = name === 'Dungeon Entrance' ? 1.35 : 1.75;
  const ring = [-r, -r, r, -r, r, r, -r, r];
  const [dx, dy] = headingOf(travel);
  const back = name === 'Dungeon Entrance' ? -1 : 1;
  // The doorway is left open: the floor of the way in lies over the wall.
  const door = straight([0, 0, -dx * (TILE / 2) * back, -dy * (TILE / 2) * back], false);
  return [
    { mark: 'path', d: shaky(ring, true, `room ${id}`), pen: { fill: 'floor', stroke: 'ink', width: 0.12 } },
    { mark: 'path', d: door, pen: { stroke: 'floor', width: WAY, cap: 'butt' } },
  ];
}

/** Fine lines between the spaces. */
function partings(tile: BoardTile, wide: number): string {
  const walk = walkIn(tile);
  let d = '';
  for (let i = 0; i + 1 < walk.length; i++) {
    const [a, b] = [walk[i], walk[i + 1]];
    if (!a || !b) continue;
    const [x, y] = [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2];
    const [nx, ny] = [-(a.to[1] + b.to[1]) / 2, (a.to[0] + b.to[0]) / 2];
    d += straight([x - nx * wide * 0.46, y - ny * wide * 0.46, x + nx * wide * 0.46, y + ny * wide * 0.46], false);
  }
  return d;
}

function furnished(tile: BoardTile): Mark[] {
  const { id, name, travel, done } = tile;
  const turn = TURN[travel];
  const [dx, dy] = headingOf(travel);
  const put = (what: Sketch, x: number, y: number, size: number, by = 0, leaning = turn): Mark[] =>
    drawOne(what, { x, y, size, turn: leaning }, tremorFor(`${name} ${id} ${by}`));
  /** A point this far ahead and this far to the right of somebody who walks in. */
  const spot = (on: number, right: number): readonly [number, number] => [dx * on - dy * right, dy * on + dx * right];
  switch (name) {
    case 'Dungeon Entrance':
      return put(daylight, -dx * 1.55, -dy * 1.55, 1.5, 0, 0);
    case 'Book Chamber':
      return put(done ? bareLectern : lectern, ...spot(1.05, 0), 1.15, 0, 0);
    case 'Crucible Chamber':
      return put(done ? brokenCrucible : crucible, ...spot(1.05, 0), 1.2, 0, 0);
    case 'Dead End':
      return put(rubble, ...spot(1.05, 0), 1.5, 0, 0);
    case 'Stairs Down':
      return [...doorway(dx, dy), ...put(staircase, ...spot(0, 1.75), 1.4, 0, turn)];
    case 'The Hall of Blades':
      return [-1.6, -0.55, 0.55, 1.6].flatMap((on, i) =>
        put(blade, ...spot(on, i % 2 === 0 ? -0.72 : 0.72), 0.62, i, turn + (i % 2 === 0 ? 0 : 0.5)),
      );
    case 'The Pit':
      return chasm(tile);
    case 'The Cliff':
      return ledge(tile);
    case 'Left Bend':
    case 'Right Bend':
      return drawOne(turning, { x: 0, y: 0, size: 1.2, turn, mirrored: exitIsLeft(tile) }, tremorFor(`arrow ${id}`));
    default:
      return [];
  }
}

function exitIsLeft(tile: BoardTile): boolean {
  const [dx, dy] = headingOf(tile.travel);
  const out = exitHeading(tile);
  return out !== null && out[0] === dy && out[1] === -dx;
}

/** The opening in the right-hand wall, where the staircase begins. */
function doorway(dx: number, dy: number): Mark[] {
  const [rx, ry] = [-dy, dx];
  const d = straight([rx * 0.5, ry * 0.5, rx * 1.4, ry * 1.4], false);
  return [
    { mark: 'path', d, pen: { stroke: 'ink', width: 1.2, cap: 'butt' } },
    { mark: 'path', d, pen: { stroke: 'floor', width: 1, cap: 'butt' } },
  ];
}

/** Black from wall to wall between the two spaces. */
function chasm({ id, travel }: BoardTile): Mark[] {
  const [dx, dy] = headingOf(travel);
  const tremor = tremorFor(`chasm ${id}`);
  const across = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((it) => it * WAY);
  const brim = (on: number) =>
    across.flatMap((to) => [dx * (on + tremor.stray(0.1)) - dy * to, dy * (on + tremor.stray(0.1)) + dx * to]);
  const far = brim(0.5);
  const back: number[] = [];
  for (let i = far.length - 2; i >= 0; i -= 2) back.push(far[i] ?? 0, far[i + 1] ?? 0);
  const ring = [...brim(-0.5), ...back];
  return [
    { mark: 'path', d: straight(ring, true), pen: { fill: 'void', stroke: 'ink', width: 0.05 } },
    {
      mark: 'path',
      d: straight([dx * -0.3 - dy * 0.2, dy * -0.3 + dx * 0.2, dx * 0.2 - dy * 0.1, dy * 0.2 + dx * 0.1], false),
      pen: { stroke: 'smoke', width: 0.03, opacity: 0.7 },
    },
  ];
}

/** The right-hand wall is air: short strokes fall away from the brink. */
function ledge({ id, travel }: BoardTile): Mark[] {
  const [dx, dy] = headingOf(travel);
  const tremor = tremorFor(`ledge ${id}`);
  const at = (on: number, right: number) => [dx * on - dy * right, dy * on + dx * right] as const;
  let d = '';
  for (let on = -TILE / 2 + 0.15; on < TILE / 2; on += 0.2) {
    const [x, y] = at(on, WAY / 2 + 0.1);
    const [tx, ty] = at(on + tremor.stray(0.12), WAY / 2 + 0.45 + tremor.unit() * 0.5);
    d += straight([x, y, tx, ty], false);
  }
  const edge = [...at(-TILE / 2, WAY / 2), ...at(TILE / 2, WAY / 2)];
  const drop = [...edge, ...at(TILE / 2, WAY / 2 + 1.1), ...at(-TILE / 2, WAY / 2 + 1.1)];
  return [
    { mark: 'path', d: straight(drop, true), pen: { fill: 'shadow', fillOpacity: 0.28 } },
    { mark: 'path', d, pen: { stroke: 'ink', width: 0.045 } },
    { mark: 'path', d: shaky(edge, false, `brink ${id}`), pen: { stroke: 'ink', width: 0.08, dash: [0.5, 0.1] } },
  ];
}
