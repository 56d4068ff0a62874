import { gap, type Piece, pathLength } from '@understory/page';
import { Naming } from '../named.ts';
import { type Play, USUAL } from '../play.ts';
import type { Then } from '../then.ts';
import { type Area, areasOf } from './area.ts';
import { clustersOf } from './areas.ts';
import { depthOf, floorOf } from './depth.ts';
import { type Tenure, tenureOf } from './holder.ts';
import { levelsOf } from './levels.ts';
import { type Place, type Sorted, sorted, type Way } from './place.ts';
import { Network, SEALED } from './steps.ts';
import { TOUCH } from './touching.ts';

/** TA-ARE-25: a place with its number, and with what the book knows of where it lies. */
export interface Room extends Tenure {
  readonly place: Place;
  readonly area: Area;
  readonly level: Level;
  readonly number: number;
  /** "E12". */
  readonly key: string;
  readonly floor: number;
  readonly steps: number;
  /** TA-ARE-26: no way leads in. */
  readonly sealed: boolean;
}

/** TA-ARE-19: what is drawn on one sheet. */
export interface Level {
  readonly id: string;
  readonly area: Area;
  readonly number: number;
  readonly places: readonly Place[];
  /** TA-ARE-22. */
  readonly ways: readonly Way[];
}

/** All places of a world at a moment, gathered, numbered and measured. */
export interface Survey extends Sorted {
  readonly then: Then;
  readonly play: Play;
  readonly naming: Naming;
  readonly network: Network;
  readonly areas: readonly Area[];
  readonly levels: readonly Level[];
  /** In the order of their numbers, area by area. */
  readonly rooms: readonly Room[];
  readonly roomOf: ReadonlyMap<string, Room>;
}

export function surveyOf(then: Then, play: Play = USUAL): Survey {
  const sort = sorted(then);
  const naming = new Naming(then);
  const network = new Network(then, sort.ways);
  const areas = areasOf(then, clustersOf(sort.places), naming);
  const levels = areas.flatMap((area) =>
    levelsOf(area.places).map(
      (places, i): Level => ({ id: `level-${firstOf(places)}`, area, number: i + 1, places, ways: [] }),
    ),
  );
  const drawn = withWays(levels, sort.ways);
  const rooms = roomsOf(then, network, drawn);
  const roomOf = new Map(rooms.flatMap((it) => it.place.pieces.map(({ id }) => [id, it] as const)));
  return { ...sort, then, play, naming, network, areas, levels: drawn, rooms, roomOf };
}

function firstOf(places: readonly Place[]): string {
  return [...places].sort((a, b) => a.order - b.order)[0]?.id ?? '';
}

/** TA-ARE-22: a way is drawn wherever it touches a place, and on the level of its middle if it touches none. */
function withWays(levels: readonly Level[], ways: readonly Way[]): Level[] {
  const on = new Map<Level, Way[]>(levels.map((it) => [it, []]));
  const below = levels.filter((it) => !it.area.surface);
  for (const way of ways) {
    const met = levels.filter(({ places }) => places.some((it) => touches(way.piece, it)));
    const at = met.length > 0 ? met : nearestLevel(below, way);
    for (const it of at) on.get(it)?.push(way);
  }
  return levels.map((it) => ({ ...it, ways: on.get(it) ?? [] }));
}

function touches(piece: Piece, place: Place): boolean {
  return place.pieces.some((it) => gap(it.shape, piece.shape, TOUCH) <= TOUCH);
}

function nearestLevel(levels: readonly Level[], { piece }: Way): Level[] {
  const middle: Piece = { ...piece, shape: { path: middleOf(piece), closed: false, swell: 0 } };
  const far = (it: Level) => Math.min(...it.places.flatMap((p) => p.pieces.map((q) => gap(q.shape, middle.shape))));
  return levels.length === 0 ? [] : [levels.reduce((best, it) => (far(it) < far(best) ? it : best))];
}

function middleOf({ shape: { path } }: Piece): number[] {
  const half = pathLength(path) / 2;
  let along = 0;
  for (let i = 0; i + 3 < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i], path[i + 1], path[i + 2], path[i + 3]] as [number, number, number, number];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (along + length >= half && length > 0) {
      const t = (half - along) / length;
      return [ax + (bx - ax) * t, ay + (by - ay) * t];
    }
    along += length;
  }
  return path.slice(0, 2);
}

/** TA-ARE-25: through the area, level by level; on a level by steps, then from the left, from the top, and the elder. */
function roomsOf(then: Then, network: Network, levels: readonly Level[]): Room[] {
  const numbers = new Map<Area, number>();
  return levels.flatMap((level) => {
    const steps = (place: Place) => network.stepsToPlace(place);
    const inOrder = [...level.places].sort(
      (a, b) => steps(a) - steps(b) || a.centre.x - b.centre.x || a.centre.y - b.centre.y || a.order - b.order,
    );
    return inOrder.map((place): Room => {
      const { area } = level;
      const number = (numbers.get(area) ?? 0) + 1;
      numbers.set(area, number);
      const floor = area.surface ? 0 : floorOf(depthOf(then.ground, place.centre));
      const far = steps(place);
      return {
        ...tenureOf(then, place),
        ...{ place, area, level, number, floor, steps: far, sealed: far >= SEALED },
        key: `${area.letter}${number}`,
      };
    });
  });
}
