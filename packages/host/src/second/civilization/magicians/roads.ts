import { bounds, clamp, gapTo, line, type Page, type Piece, partOf, pathLength, TOLERANCE } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { lairs } from '../../../lairs.ts';
import { FINGER, TUNNEL } from '../../../measures.ts';
import { surfaceBetween } from '../../../places.ts';
import { gapFromWorks, works } from '../../../works.ts';
import type { Thing } from '../../called.ts';
import type { Drawing } from '../../draw.ts';
import { REACH } from '../access.ts';
import type { Civ } from '../civ.ts';
import { perils } from '../contact.ts';
import { digTo, type Target } from '../explore.ts';
import { drawWork, type Manners } from '../opening.ts';
import { tunnelBetween } from '../rooms.ts';
import { ROAD } from './sorts.ts';

/** A road's end reaches this far into what it leads to, so that it touches on a slope too. */
const OVERLAP = 0.2;
/** How finely a road is looked along for what stops it. */
const STEP = 0.1;

/** Join two pieces: by a road where both lie on the surface, else by a tunnel (H2-MAG-07, H2-CIV-10). */
export function* joinUp(civ: Civ, clause: Clause, from: Piece, to: Piece, manners?: Manners): Rule {
  if (from.stratum !== 0 || to.stratum !== 0) yield* tunnelBetween(civ, clause, from, to, manners);
  else if (civ.world.page.gap(from.shape, to.shape) > TOLERANCE) {
    const [a, b] = [bounds(from.shape), bounds(to.shape)];
    const [left, right] = a.right < b.left ? [a.right, b.left] : [b.right, a.left];
    const path = surfaceBetween(civ.world.page, Math.min(left, right) - OVERLAP, Math.max(left, right) + OVERLAP);
    yield* drawWork(civ, road(clause, path, { kind: 'road to', piece: to.id }), manners);
  }
}

/** How the Magicians explore (H2-MAG-07): along the surface where both ends lie on it, else underground. */
export function* roadOrTunnel(civ: Civ, clause: Clause, target: Target): Rule {
  const { page } = civ.world;
  const nearest = page.nearest(target.shape, works(civ));
  const fromSurface = nearest?.stratum === 0;
  if (fromSurface && liesOnSurface(page, target)) {
    yield* roadTowards(civ, clause, target);
    return;
  }
  const dug = yield* digTo(civ, clause, target);
  // Over a valley the straight way leads out into the sky: then they go round by the road.
  if (!dug && fromSurface && gapFromWorks(civ, target.shape) > REACH) yield* roadTowards(civ, clause, target);
}

function liesOnSurface(page: Page, { shape, piece }: Target): boolean {
  if (piece) return piece.stratum === 0;
  const [x, y] = [shape.path[0] as number, shape.path[1] as number];
  return x >= 0 && x <= page.width && Math.abs(page.surfaceAt(x) - y) <= 0.01;
}

/** At most a finger of road, from the nearest of the works under the sky; it stops where a dig would (H2-CIV-17). */
function* roadTowards(civ: Civ, clause: Clause, { shape }: Target): Rule {
  const { page } = civ.world;
  const aim = bounds(shape);
  const to = clamp((aim.left + aim.right) / 2, 0, page.width);
  let from = Number.POSITIVE_INFINITY;
  for (const work of works(civ)) {
    if (work.stratum !== 0) continue;
    const { left, right } = bounds(work.shape);
    const edge = clamp(to, left, right);
    if (Math.abs(edge - to) < Math.abs(from - to) - TOLERANCE) from = edge;
  }
  if (!Number.isFinite(from) || Math.abs(from - to) <= TOLERANCE) return;
  const way = surfaceFrom(page, from, to);
  const path = partOf(way, 0, stopAt(civ, way, Math.min(FINGER, pathLength(way))));
  const drawn = pathLength(path) > STEP ? [...surfaceFrom(page, back(page, from, to), from), ...path.slice(2)] : [];
  if (drawn.length < 4) return;
  const start = line([from, page.surfaceAt(from)], 0);
  const upon = page
    .within(line(drawn, TUNNEL), page.measures.touch)
    .sort((a, b) => page.gap(a.shape, start) - page.gap(b.shape, start));
  yield* drawWork(civ, road(clause, drawn, { kind: 'road' }), { upon });
}

/** The surface line from one x to another, whichever way that is. */
function surfaceFrom(page: Page, from: number, to: number): number[] {
  if (from <= to) return surfaceBetween(page, from, to);
  const path = surfaceBetween(page, to, from);
  const turned: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) turned.push(path[i] as number, path[i + 1] as number);
  return turned;
}

function back(page: Page, from: number, to: number): number {
  return clamp(from < to ? from - OVERLAP : from + OVERLAP, 0, page.width);
}

/** How far a road goes before it comes upon a lair or a nexus that acts on contact. */
function stopAt(civ: Civ, way: readonly number[], length: number): number {
  const { page } = civ.world;
  const known = new Set(works(civ).map((it) => it.id));
  const met = [...lairs(civ.world).map((it) => it.piece), ...perils(civ)]
    .filter((it) => !known.has(it.id) && page.touches(line(way, TUNNEL), it.shape))
    .map((it) => it.shape);
  if (met.length === 0) return length;
  for (let far = 0; far < length; far += STEP) {
    const at = partOf(way, far, far);
    const [x, y] = [at[0] as number, at[1] as number];
    if (met.some((it) => gapTo(it, x, y) <= TUNNEL / 2)) return far;
  }
  return length;
}

/** A road as it is drawn. */
export function road(clause: Clause, path: readonly number[], what: Thing): Drawing {
  return { clause, kind: 'tunnel', shape: line(path, TUNNEL), what, room: ROAD, stratum: 0 };
}
