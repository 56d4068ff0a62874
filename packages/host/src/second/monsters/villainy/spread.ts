import { type Bead, disc, fits, type Point } from '@understory/page';
import { FINGER } from '../../measures.ts';
import type { Den } from '../den.ts';
import { maySit, wilds } from '../ground/places.ts';
import { freeSeat } from '../ground/seat-in.ts';
import { homeOf, lairOf, seatsOf } from '../ground/seats.ts';
import { isNear, knownPlaces } from '../ground/territory.ts';
import type { Monster } from '../monster.ts';
import { seatsByStratum } from './strata.ts';

/** A bead that the Horde wants elsewhere, and where. */
interface Wanted {
  readonly bead: Bead;
  readonly at: Point;
}

/** H2-HRD-21: one ● into each uncorrupted numbered stratum in reach that nobody else holds and where it has no bead yet. */
export function wantedMoves(den: Den, me: Monster): Wanted[] {
  if (den.villain?.monster !== me || den.villain.card.winsWhen !== 'every stratum is corrupted') return [];
  const { page } = den.world;
  const own = seatsByStratum(den, me);
  const home = homeOf(den, me);
  const spare = seatsOf(den, me).filter((it) => it.kind === 'population' && it.id !== home.id && isSpare(den, it, own));
  const found: Wanted[] = [];
  for (const { number } of page.strata) {
    const bead = spare[found.length];
    if (!bead) break;
    if (den.corrupted.has(number) || own.has(number) || isHeld(den, me, number)) continue;
    if (!isNear(den, me, page.stratumShape(number))) continue;
    const at = placeIn(den, me, number);
    if (at) found.push({ bead, at });
  }
  return found;
}

/** The last bead in a stratum that is still to be corrupted stays there. */
function isSpare({ corrupted, world }: Den, { at }: Bead, own: ReadonlyMap<number, number>): boolean {
  const stratum = world.page.stratumAt(at.x, at.y);
  return corrupted.has(stratum) || stratum === 0 || (own.get(stratum) ?? 0) > 1;
}

function isHeld(den: Den, me: Monster, stratum: number): boolean {
  return [...den.monsters.filter((it) => it !== me), ...wilds(den)].some((it) => seatsByStratum(den, it).has(stratum));
}

/** A free room that it knows or that lies in its home range; else free rock in its home range, the nearest to its home. */
function placeIn(den: Den, me: Monster, stratum: number): Point | null {
  const { page } = den.world;
  const home = homeOf(den, me).at;
  const far = (it: Point) => (it.x - home.x) * (it.x - home.x) + (it.y - home.y) * (it.y - home.y);
  const rooms = knownPlaces(den, me).flatMap(({ piece }) => {
    if (piece?.kind !== 'room' && piece?.kind !== 'cave') return [];
    if (page.beadsIn(piece.id).length > 0) return [];
    const at = freeSeat(den, me, piece, home);
    return at && page.stratumAt(at.x, at.y) === stratum ? [at] : [];
  });
  const nearest = (among: readonly Point[]) =>
    among.reduce<Point | null>((a, b) => (a && far(a) <= far(b) ? a : b), null);
  return nearest(rooms) ?? nearest(freeRockIn(den, me, stratum));
}

function freeRockIn(den: Den, me: Monster, stratum: number): Point[] {
  const { page } = den.world;
  const lair = lairOf(den, me);
  const home = homeOf(den, me).at;
  const rock = { shape: (x: number, y: number) => disc(x, y, 0.6), clear: 0.25 };
  const found: Point[] = [];
  const reach = FINGER + 3;
  for (let x = Math.ceil((home.x - reach) * 2) / 2; x <= home.x + reach; x += 0.5) {
    for (let y = Math.ceil((home.y - reach) * 2) / 2; y <= home.y + reach; y += 0.5) {
      if (!page.onPage(x, y) || page.stratumAt(x, y) !== stratum) continue;
      const isInRange = lair.some((it) => page.gap(it, disc(x, y, 0), FINGER) <= FINGER);
      if (isInRange && fits(page, rock, x, y) && maySit(den, me, null, { x, y })) found.push({ x, y });
    }
  }
  return found;
}
