import { distance, gapTo, mil, type Point, pathLength, pointAlong, type Shape, TOLERANCE } from '@understory/ruler';
import { runsAlong } from '../contacts.ts';
import type { Page } from '../page.ts';
import type { Network } from './network.ts';

/** A place where one comes in from a surface, and what begins there. */
export interface Entrance extends Point {
  /** Which of the ground's surfaces it is in. */
  readonly surface: number;
  /** The rooms and tunnels that open there, the oldest first. */
  readonly pieces: readonly string[];
}

/** Openings nearer to each other than this are one entrance (H1-MEA-16). */
const ONE = 1;

/** H1-MEA-16: where rooms and tunnels touch a surface; surface by surface from left to right, and round a world that is closed. */
export function entrances(page: Page, network: Network): Entrance[] {
  return page.ground.surfaces.flatMap((surface, i) => merged(openings(page, network, surface), surface.closed, i));
}

interface Opening extends Point {
  readonly along: number;
  readonly piece: string;
}

/** One for each stretch of the surface that a piece touches, in its middle; in order along the surface. */
function openings(page: Page, { rooms, tunnels }: Network, surface: Shape): Opening[] {
  const path = surface.closed ? [...surface.path, surface.path[0] as number, surface.path[1] as number] : surface.path;
  const near = page.measures.touch + TOLERANCE;
  const found: Opening[] = [];
  for (const id of [...rooms.keys(), ...tunnels.keys()]) {
    const passage = rooms.get(id)?.room ?? tunnels.get(id)?.passage;
    if (!passage || !page.touches(surface, passage.shape) || passage.kind === 'surface') continue;
    const runs = runsAlong(path, (x, y) => gapTo(passage.shape, x, y, near) <= near);
    for (const { from, to } of unwrapped(runs, surface.closed, pathLength(path))) {
      const along = (from + to) / 2;
      found.push({ ...pointAlong(path, along), along, piece: id });
    }
  }
  return found.sort((a, b) => a.along - b.along);
}

/** What begins at the end of a ring and goes on at its beginning is one. */
function unwrapped<T extends { readonly from: number; readonly to: number }>(
  runs: readonly T[],
  closed: boolean,
  long: number,
) {
  const [first] = runs;
  const last = runs.at(-1);
  if (!closed || !first || !last || first === last || first.from > TOLERANCE || last.to < long - TOLERANCE) return runs;
  return [...runs.slice(1, -1), { from: last.from, to: long + first.to }];
}

function merged(all: readonly Opening[], closed: boolean, surface: number): Entrance[] {
  const groups: Opening[][] = [];
  for (const it of all) {
    const last = groups.at(-1)?.at(-1);
    if (last && distance(last.x, last.y, it.x, it.y) <= ONE + TOLERANCE) groups.at(-1)?.push(it);
    else groups.push([it]);
  }
  const [first, last] = [groups[0]?.[0], groups.at(-1)?.at(-1)];
  if (closed && groups.length > 1 && first && last && distance(first.x, first.y, last.x, last.y) <= ONE + TOLERANCE)
    groups[0] = [...(groups.pop() as Opening[]), ...(groups[0] as Opening[])];
  return groups.map((group) => {
    const { x, y } = group[Math.floor((group.length - 1) / 2)] as Opening;
    return { x: mil(x), y: mil(y), surface, pieces: [...new Set(group.map((it) => it.piece))] };
  });
}
