import type { Picture } from '@understory/evil';
import { unreachable } from '@understory/table';
import pc from 'picocolors';
import { beside, type Cell, HIGH, outward, pathOf, spacesOf, WIDE } from './cell-path.ts';

type Tile = Picture['tiles'][number];
type Letters = string[][];

const LEVELS = ['', 'I', 'II', 'III'] as const;
const ARROWS = ['↑', '→', '↓', '←'] as const;

/** The map in letters: every tile in its cell, as a corridor with its spaces, or as a room (DE-MAP-01 to -03). */
export function mapView(picture: Picture): string {
  const { tiles } = picture;
  const [west, east] = [Math.min(...tiles.map((it) => it.x)), Math.max(...tiles.map((it) => it.x))];
  const [south, north] = [Math.min(...tiles.map((it) => it.y)), Math.max(...tiles.map((it) => it.y))];
  const letters: Letters = Array.from({ length: (north - south + 1) * HIGH }, () =>
    Array.from({ length: (east - west + 1) * WIDE }, () => ' '),
  );
  for (const [at, tile] of tiles.entries()) {
    const cell = cellOf(picture, tile, at);
    const [left, top] = [(tile.x - west) * WIDE, (north - tile.y) * HIGH];
    cell.forEach((row, y) => {
      row.forEach((letter, x) => {
        (letters[top + y] as string[])[left + x] = letter;
      });
    });
  }
  return letters.map((row) => row.join('').trimEnd()).join('\n');
}

/** One tile in letters. */
function cellOf(picture: Picture, tile: Tile, at: number): Letters {
  const cell: Letters = Array.from({ length: HIGH }, () => Array.from({ length: WIDE }, () => ' '));
  const floor = floorOf(tile);
  for (let y = 0; y < HIGH; y++) for (let x = 0; x < WIDE; x++) put(cell, [x, y], wall(tile, floor, x, y));
  for (const spot of spacesOf(tile)) put(cell, spot, '·');
  for (const [spot, letter] of marksOf(picture, tile)) put(cell, spot, letter);
  if (picture.kora.tile === at) put(cell, spacesOf(tile)[picture.kora.space - 1] ?? [0, 0], pc.bold(pc.cyan('@')));
  write(cell, 0, `${at}${tile.searched ? '✓' : ''}`);
  const here = [
    tile.goblins > 0 ? `g${tile.goblins}` : '',
    tile.skeletons > 0 ? `s${tile.skeletons}` : '',
    tile.grislyk ? 'G' : '',
  ];
  write(cell, HIGH - 1, here.filter((it) => it !== '').join(' '), pc.red);
  const markers = picture.markers.filter((it) => it.tile === at);
  markers.forEach(({ to, points }, i) => {
    write(cell, HIGH - 2 - i, `${ARROWS[points]}${LEVELS[to]}`, pc.yellow);
  });
  return cell;
}

/** Where one can stand or walk. */
function floorOf(tile: Tile): Set<string> {
  const floor = new Set<string>();
  for (const [x, y] of pathOf(tile)) {
    const runsUp = y === 0 || y === HIGH - 1 || x === (WIDE - 1) / 2;
    for (const dx of runsUp ? [-1, 0, 1] : [0]) floor.add(`${x + dx},${y}`);
  }
  if (tile.group === 'terminus')
    for (let y = 1; y < HIGH - 1; y++) for (let x = 4; x < WIDE - 4; x++) floor.add(`${x},${y}`);
  return floor;
}

/** A wall where rock meets floor; narrowed walls are double (DE-MAP-02). */
function wall({ name }: Tile, floor: ReadonlySet<string>, x: number, y: number): string {
  const is = (dx: number, dy: number) => floor.has(`${x + dx},${y + dy}`);
  if (is(0, 0)) return ' ';
  const isNarrow = name === 'The Narrow Passage';
  if (is(-1, 0) || is(1, 0)) return pc.dim(isNarrow ? '║' : '│');
  if (is(0, -1) || is(0, 1)) return pc.dim(isNarrow ? '═' : '─');
  return is(-1, -1) || is(1, -1) || is(-1, 1) || is(1, 1) ? pc.dim('+') : ' ';
}

/** What is drawn on a tile (DE-MAP-02). */
function marksOf({ objectives }: Picture, tile: Tile): (readonly [Cell, string])[] {
  const path = pathOf(tile);
  const spaces = spacesOf(tile);
  const middle = path[Math.floor(path.length / 2)] ?? [0, 0];
  const across = (letter: string): [Cell, string][] =>
    ([-1, 1] as const).map((side) => [beside(middle, tile.heading, side, 1), letter]);
  const along = (letter: string, sides: readonly (-1 | 1)[]): [Cell, string][] =>
    spaces.flatMap((it) => sides.map((side): [Cell, string] => [beside(it, tile.heading, side, 1), letter]));
  switch (tile.name) {
    case 'Stairs Down':
      return [[beside(spaces[2] ?? middle, tile.heading, 1, tile.heading % 2 === 0 ? 2 : 1), pc.yellow('≡')]];
    case 'Left Bend':
    case 'Right Bend':
      return [[middle, ARROWS[outward(tile)] ?? '↑']];
    case 'The Pit':
      return [[middle, pc.blue('≈')], ...across(pc.blue('≈'))];
    case 'The Hall of Blades':
      return along(pc.magenta('†'), [-1, 1]);
    case 'The Cliff':
      return along(pc.green('▒'), [1]);
    case 'Book Chamber':
      return objectives.book
        ? [[[5, 2], '⊓']]
        : [
            [[5, 2], '⊓'],
            [[6, 2], pc.yellow('▤')],
          ];
    case 'Crucible Chamber':
      return [[[6, 2], objectives.crucible ? pc.dim('x') : pc.red('Ü')]];
    case 'Dead End':
      return [
        [[5, 2], '▒'],
        [[11, 2], '▒'],
        [[6, 4], '▒'],
        [[11, 4], '▒'],
      ];
    case 'Dungeon Entrance':
      return [
        [path[0] ?? middle, '∩'],
        [path[1] ?? middle, pc.yellow('☼')],
      ];
    case 'The Narrow Passage':
    case 'Long Corridor':
      return [];
    default:
      return unreachable(tile.name);
  }
}

function put(cell: Letters, [x, y]: Cell, letter: string): void {
  const row = cell[y];
  if (row && x >= 0 && x < WIDE) row[x] = letter;
}

function write(cell: Letters, y: number, text: string, colour: (text: string) => string = pc.bold): void {
  [...text].forEach((letter, x) => {
    put(cell, [x, y], colour(letter));
  });
}

/** What the numbers on the map stand for. */
export function legend({ tiles }: Picture): string {
  return tiles
    .map(
      ({ name, level, searched }, at) =>
        `${String(at).padStart(2)}  ${name}, Level ${LEVELS[level]}${searched ? ' ✓' : ''}`,
    )
    .join('\n');
}
