import type { Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { roll } from '../asks.ts';
import type { CampaignPlace, Terrain } from './campaign-map.ts';
import { far, HEIGHT, HEXES, hexAt, middleOf, WIDTH, wayBetween } from './hexes.ts';

/** How far apart the points are that are rolled for; between them the land changes smoothly. */
const APART = 5;
const ACROSS = Math.ceil(WIDTH / APART) + 1;
const DOWN = Math.ceil(HEIGHT / APART) + 1;

/** H1-RPG-06: each hex has its terrain by how high and how wet it is. */
export function* lieOfTheLand(): Rule<{ x: number; y: number; terrain: Terrain }[]> {
  const height = yield* field('how high the land is');
  const wet = yield* field('how wet the land is');
  return HEXES.map((hex) => {
    const at = middleOf(hex);
    return { ...at, terrain: terrainOf(height(at), wet(at)) };
  });
}

/** Both from 1 to 20. */
function terrainOf(high: number, wet: number): Terrain {
  if (high > 14) return 'mountain';
  if (high > 11.5) return 'hills';
  if (high < 8 && wet > 13) return 'swamp';
  return wet > 10.5 ? 'forest' : 'plain';
}

/** A d20 at every point of a wide net, and between them a smooth change from one to the next. */
function* field(kind: 'how high the land is' | 'how wet the land is'): Rule<(at: Point) => number> {
  const rolled: number[] = [];
  for (let i = 0; i < ACROSS * DOWN; i++)
    rolled.push(
      yield* roll('H1-RPG-06', '1d20', { kind, column: (i % ACROSS) + 1, row: Math.floor(i / ACROSS) + 1 }, `${i}`),
    );
  const value = (column: number, row: number) => rolled[row * ACROSS + column] ?? 0;
  return ({ x, y }) => {
    const [column, row] = [Math.floor(x / APART), Math.floor(y / APART)];
    const [right, low] = [smooth(x / APART - column), smooth(y / APART - row)];
    const above = value(column, row) * (1 - right) + value(column + 1, row) * right;
    const below = value(column, row + 1) * (1 - right) + value(column + 1, row + 1) * right;
    return above * (1 - low) + below * low;
  };
}

const smooth = (part: number) => part * part * (3 - 2 * part);

/** H1-RPG-06: roads from the nearest castle to each town and city, and from the first castle to the others; from a land without a castle there are none. */
export function roads(places: readonly CampaignPlace[]): Point[][] {
  const [first, ...castles] = places.filter(({ kind }) => kind === 'castle');
  if (!first) return [];
  const goals = places.filter(({ kind }) => kind === 'town' || kind === 'city');
  return [
    ...goals.map(({ at }) => {
      const from = castles.reduce((best, it) => (far(it.at, at) < far(best.at, at) ? it : best), first);
      return road(from.at, at);
    }),
    ...castles.map(({ at }) => road(first.at, at)),
  ];
}

/** From one place to another, by the middles of the hexes between them. */
function road(from: Point, to: Point): Point[] {
  return [from, ...wayBetween(hexAt(from), hexAt(to)).slice(1, -1).map(middleOf), to];
}
