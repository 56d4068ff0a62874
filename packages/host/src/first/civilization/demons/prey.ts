import { type Bead, type Page, type Piece, type Shape, TOLERANCE } from '@understory/page';
import { HALF_FINGER } from '../../../measures.ts';
import type { Realm } from '../../realm.ts';
import { stretchesBy } from '../../words/stretches.ts';
import type { DemonCiv } from './demon-civ.ts';
import { isBound } from './pit.ts';
import { wormRoom } from './worm.ts';

/** H1-DEM-16, H1-TWO-08: the ● that are no Demons, the oldest first. */
function notDemons({ page }: Realm, { group }: DemonCiv): Bead[] {
  return page.beads.filter(
    (it) => it.until === null && it.kind === 'population' && it.owner !== group.id && !isBound(it),
  );
}

/** H1-DEM-10: the one nearest to the worm, of those in one room the oldest; null if there is none. */
export function nearestPrey(world: Realm, civ: DemonCiv): Bead | null {
  return nearestOf(world, civ, notDemons(world, civ));
}

/** H1-DEM-08, -09: the one at the worm's location, in its room before those in rooms beside it. */
export function preyAtWorm(world: Realm, civ: DemonCiv): Bead | null {
  const { page } = world;
  const here = wormRoom(world, civ);
  const all = notDemons(world, civ);
  return (
    preyIn(world, civ, here) ??
    nearestOf(
      world,
      civ,
      all.filter(({ piece }) => areOnePlace(page, here, page.piece(piece))),
    )
  );
}

/** H1-DEM-10: the oldest one in a room. */
export function preyIn(world: Realm, civ: DemonCiv, { id }: Piece): Bead | null {
  return notDemons(world, civ).find((it) => it.piece === id) ?? null;
}

function nearestOf(world: Realm, civ: DemonCiv, among: readonly Bead[]): Bead | null {
  const { page } = world;
  const room = page.nearest(wormRoom(world, civ).shape, new Set(among.map(({ piece }) => page.piece(piece))));
  return among.find((it) => it.piece === room?.id) ?? null;
}

/** H1-DEM-09: rooms that touch, or that a tunnel of a half finger joins, from wall to wall. */
function areOnePlace(page: Page, a: Piece, b: Piece): boolean {
  const beside = page.touching(a);
  if (beside.includes(b)) return true;
  const tunnels = beside.filter((it) => it.kind === 'tunnel' && page.touching(it).includes(b));
  return tunnels.some(({ shape }) => betweenWalls(shape.path, a.shape, b.shape) <= HALF_FINGER + TOLERANCE);
}

/** How much of a tunnel lies between the walls of two rooms. */
function betweenWalls(path: readonly number[], a: Shape, b: Shape): number {
  const [from, to] = [stretchesBy(path, a), stretchesBy(path, b)];
  const gaps = from.flatMap((one) => to.map((other) => Math.max(0, other.from - one.to, one.from - other.to)));
  return Math.min(...gaps);
}
