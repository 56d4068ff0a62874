import { partOf, pathLength } from '@understory/ruler';
import type { Board } from '../boards/board.ts';
import { drawOne } from '../drawings/sketch.ts';
import { at } from '../drawings/stencil.ts';
import type { Mark, Pen } from '../mark.ts';
import { type Polyline, straight } from '../pen-path.ts';
import { tremorFor } from '../tremor.ts';
import type { CampaignData } from './campaign-data.ts';
import { placeSigns, terrains } from './terrain-signs.ts';

/** Round the map, for its numbers and its title. */
const MARGIN = 1.4;
/** Below it, for what the signs mean: columns, how wide each is, and how far a row is from the next. */
const LEGEND = { columns: 6, wide: 5.1, row: 1.05 } as const;
/** A sign under a place, or under its name, would only blur it. */
const COVERED = { place: 0.75, name: { below: 0.8, high: 0.45, wide: 0.13 } } as const;
/** From the middle of a hex to its tip. */
const TIP = 1 / Math.sqrt(3);

/** H1-RPG-02 to -07: a campaign map as a board, to be looked at or printed. */
export function drawCampaign({ title, width, height, hexes, roads, places }: CampaignData): Board {
  const ways = eachOnce(roads);
  const marks: Mark[] = [
    {
      mark: 'path',
      d: hexes.map(hexagon).join(''),
      pen: { fill: 'halo', stroke: 'pencil', width: 0.025, opacity: 0.8 },
    },
    ...hexes
      .filter((it) => !isCovered(it, places))
      .flatMap(({ x, y, terrain }) => sign(terrains, terrain, { x, y }, 0.8, `${x} ${y}`)),
    ...ways.map(ground),
    ...ways.map(road),
    ...places.flatMap(({ kind, at: place }, i) => sign(placeSigns, kind, place, 1.05, `place ${i}`)),
    ...names(places),
    ...numbers(height, width),
  ];
  const moved: Mark = { mark: 'group', of: marks, place: { x: MARGIN, y: MARGIN + 0.6, size: 1, turn: 0 } };
  const heading: Mark = {
    mark: 'text',
    x: width / 2 + MARGIN,
    y: MARGIN,
    text: title,
    size: 0.95,
    colour: 'ink',
    anchor: 'middle',
  };
  const words = legend({ hexes, roads, places }, height + MARGIN + 1.9);
  return {
    title,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN + 1.5 + words.rows * LEGEND.row,
    marks: [heading, moved, ...words.marks],
  };
}

/** Does a place stand on a hex, or its name lie over it? */
function isCovered({ x, y }: Spot, places: CampaignData['places']): boolean {
  return places.some(({ at: place, name }) => {
    const [across, down] = [Math.abs(x - place.x), y - place.y];
    const { below, high, wide } = COVERED.name;
    const isNamed = name !== null && Math.abs(down - below) < high && across < 0.3 + wide * name.length;
    return isNamed || across ** 2 + down ** 2 < COVERED.place ** 2;
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function hexagon({ x, y }: Spot): string {
  const points = [
    [0, -TIP],
    [0.5, -TIP / 2],
    [0.5, TIP / 2],
    [0, TIP],
    [-0.5, TIP / 2],
    [-0.5, -TIP / 2],
  ] as const;
  return `M${points.map(([dx, dy]) => `${at(x + dx)} ${at(y + dy)}`).join('L')}Z`;
}

function sign(of: typeof terrains, kind: string, { x, y }: Spot, size: number, id: string): Mark[] {
  const what = Object.hasOwn(of, kind) ? of[kind] : undefined;
  return what ? drawOne(what, { x, y, size }, tremorFor(`campaign ${id}`)) : [];
}

/** A road is a broken line on a strip of bare ground, so that it is seen over woods and hills. */
const ROAD: Pen = { stroke: 'trunk', width: 0.1, cap: 'round' };
const GROUND: Pen = { stroke: 'halo', width: 0.26, cap: 'round' };
/** How long its strokes are, and how far apart. */
const STROKE = { long: 0.3, apart: 0.14 } as const;
/** Into how many straight pieces a bend is laid. */
const BEND = 6;

/** What several roads have in common is one road: strokes laid over strokes would fill its gaps. Where a road leaves another or joins it, it does so in a bend. */
function eachOnce(roads: CampaignData['roads']): Spot[][] {
  const drawn = new Set<string>();
  return roads.flatMap((road) => {
    const ways: Spot[][] = [];
    let way: Spot[] | null = null;
    for (const [i, to] of road.entries()) {
      const from = road[i - 1];
      if (!from) continue;
      const step = [`${from.x} ${from.y}`, `${to.x} ${to.y}`].sort().join(' ');
      if (drawn.has(step)) {
        way?.push(between(from, to));
        way = null;
        continue;
      }
      drawn.add(step);
      const before = road[i - 2];
      if (!way) {
        way = before ? [between(before, from), from] : [from];
        ways.push(way);
      }
      way.push(to);
    }
    return ways;
  });
}

function between(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function ground(way: readonly Spot[]): Mark {
  return { mark: 'path', d: straight(course(way), false), pen: GROUND };
}

/** Stroke by stroke, not by a dashed pen: a printed page has none (`boardsPdf`). */
function road(way: readonly Spot[]): Mark {
  const path = course(way);
  const long = pathLength(path);
  // As many as fit, spread so that it begins and ends with a stroke.
  const many = Math.max(1, Math.round((long + STROKE.apart) / (STROKE.long + STROKE.apart)));
  const every = many === 1 ? 0 : (long - STROKE.long) / (many - 1);
  const strokes = Array.from({ length: many }, (_, i) =>
    straight(partOf(path, i * every, Math.min(long, i * every + STROKE.long)), false),
  );
  return { mark: 'path', d: strokes.join(''), pen: ROAD };
}

/** From middle to middle of its hexes, round the corners. */
function course(way: readonly Spot[]): Polyline {
  const [first, last] = [way[0] as Spot, way.at(-1) as Spot];
  const rest = way.slice(1, -1);
  const path = [first.x, first.y];
  let from = first;
  for (const [i, it] of rest.entries()) {
    const next = rest[i + 1];
    const to = next ? { x: (it.x + next.x) / 2, y: (it.y + next.y) / 2 } : last;
    for (let step = 1; step <= BEND; step++) {
      const t = step / BEND;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      path.push(a * from.x + b * it.x + c * to.x, a * from.y + b * it.y + c * to.y);
    }
    from = to;
  }
  if (rest.length === 0) path.push(last.x, last.y);
  return path;
}

/** A name stands under its place. */
function names(places: CampaignData['places']): Mark[] {
  return places.flatMap(({ at: { x, y }, name }): Mark[] =>
    name === null
      ? []
      : [{ mark: 'text', x, y: y + 0.95, text: name, size: 0.5, colour: 'ink', anchor: 'middle', halo: true }],
  );
}

/** H1-RPG-02: 1 to 8 down the side, number n at 2n - 1. */
function numbers(height: number, width: number): Mark[] {
  const all = Array.from({ length: height / 2 }, (_, i) => i + 1);
  return all.flatMap((n) =>
    [-0.7, width + 0.7].map(
      (x): Mark => ({
        ...{ mark: 'text', x, y: 2 * n - 1 + 0.2, text: String(n), size: 0.6, colour: 'accent', anchor: 'middle' },
      }),
    ),
  );
}

/** Each kind of place, and of land, that the map has, once, with its word; and the roads. */
function legend({ hexes, roads, places }: Pick<CampaignData, 'hexes' | 'roads' | 'places'>, y: number) {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const lands = Object.keys(terrains).filter((it) => hexes.some(({ terrain }) => terrain === it));
  const signs: readonly (readonly [string, (spot: Spot) => readonly Mark[]])[] = [
    ...kinds.map((it) => [it, (spot: Spot) => sign(placeSigns, it, spot, 0.9, `legend ${it}`)] as const),
    ...lands.map((it) => [it, (spot: Spot) => sign(terrains, it, spot, 0.9, `legend ${it}`)] as const),
    ...(roads.length > 0 ? [['road', stretchOfRoad] as const] : []),
  ];
  const marks = signs.flatMap(([word, drawn], i): Mark[] => {
    const x = MARGIN + 0.6 + (i % LEGEND.columns) * LEGEND.wide;
    const row = y + Math.floor(i / LEGEND.columns) * LEGEND.row;
    return [
      ...drawn({ x, y: row }),
      { mark: 'text', x: x + 0.8, y: row + 0.18, text: word, size: 0.55, colour: 'ink' },
    ];
  });
  return { marks, rows: Math.ceil(signs.length / LEGEND.columns) };
}

function stretchOfRoad({ x, y }: Spot): Mark[] {
  const ends = [
    { x: x - 0.45, y },
    { x: x + 0.45, y },
  ];
  return [road(ends)];
}
