import { centreOf, cutsOfUpright, disc, distance, gapTo, type Piece, type Point, type Stratum } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { draw } from '../draw.ts';
import { note } from '../note.ts';
import { digging, drawDug } from '../words/dig.ts';
import { isVoid, openPoints, pointsRound, roomsOf } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { isAlive } from './bands.ts';
import { moveAll } from './beads.ts';
import type { Band } from './den.ts';
import { flood } from './dwellers.ts';
import { holderAt, holders } from './holders.ts';
import { joinTerritory, settleTerritory } from './territory.ts';

/** PT-ARR-04: how far from the place an empty room or open space is looked for. */
const NEAR = 2.25;

/** PT-ARR-05: cut rooms for delvers, rough caves for the others. */
export function drawLair(world: PlaytestWorld, band: Band, { x, y }: Point, clause: Clause): Piece {
  const what = { kind: 'lair of', of: band.flavour.key } as const;
  const manner = band.kind === 'delvers' ? 'square' : 'natural';
  return draw(world, {
    clause,
    kind: 'room',
    shape: disc(x, y, 0.5),
    what,
    room: 'lair',
    variant: band.flavour.lair,
    manner,
    owner: band.id,
    area: 1,
  });
}

/** PT-ARR-04: in an empty un-owned room near the place, else in open space there, else in the rock. */
export function lairFor(world: PlaytestWorld, band: Band, place: Point, far = NEAR): Piece {
  const site = siteFor(world, place, far);
  return 'shape' in site ? site : drawLair(world, band, site, 'PT-ARR-04');
}

/** … the room, or where one is drawn. */
export function siteFor(world: PlaytestWorld, place: Point, far = NEAR): Piece | Point {
  const { page } = world;
  const all = holders(world);
  const off = ({ shape }: Piece) => gapTo(shape, place.x, place.y);
  const rooms = roomsOf(page)
    .filter((it) => page.countIn(it.id) === 0 && off(it) <= far && !holderAt(world, centreOf(it.shape), all))
    .sort((a, b) => off(a) - off(b));
  const [room] = rooms;
  if (room) return room;
  const points = openPoints(page);
  const near = points
    .in(disc(place.x, place.y, far))
    .filter((it) => !all.has(it))
    .map((it) => points.at(it))
    .sort((a, b) => distance(a.x, a.y, place.x, place.y) - distance(b.x, b.y, place.x, place.y));
  const [spot] = far === NEAR ? near : [];
  return inGround(world, spot ?? place);
}

/** Half a bead inside the page, and under the surface. */
export function inGround({ page, options }: PlaytestWorld, { x, y }: Point): Point {
  return {
    x: Math.min(page.width - 0.5, Math.max(0.5, x)),
    y: Math.min(page.height - 0.5, Math.max(options.surface + 0.5, y)),
  };
}

/** PT-ARR-11: a new room at the nearest point that is nobody's, joined to where it came; with none it leaves the map. */
export function* moveAside(world: PlaytestWorld, band: Band): Rule {
  const at = freePoint(world, band.place);
  if (!at) {
    const beads = world.page.beadsOf(band.id).map(({ id }) => id);
    note(world, { kind: 'left the map', clause: 'PT-ARR-11', group: band.id, beads }, [
      ...beads.map((id) => ({ do: 'end', id }) as const),
      { do: 'fall', group: band.id },
    ]);
    return;
  }
  const from = band.place;
  const lair = drawLair(world, band, at, 'PT-ARR-11');
  const { path } = digging(world.page, at, from);
  const isApart = distance(from.x, from.y, at.x, at.y) > 0.5 && path.length >= 4;
  const tunnel = isApart ? drawDug(world, { clause: 'PT-ARR-11', owner: band.id }, path) : null;
  moveAll(world, band, lair, 'PT-ARR-11');
  flood(world, band, lair, 'lair');
  yield* settleTerritory(world, band);
  // PT-TER-03; an alpha has only what is round its lair (PT-ALP-13).
  if (tunnel && band.kind !== 'alpha' && isAlive(world, band)) yield* joinTerritory(world, band, [tunnel.shape]);
}

function freePoint(world: PlaytestWorld, { x, y }: Point): Point | null {
  const { page, options } = world;
  const all = holders(world);
  const voids = [...page.drawn()].filter(isVoid);
  const isFree = (at: Point) =>
    at.x >= 1 &&
    at.x <= page.width - 1 &&
    at.y >= options.surface + 1 &&
    at.y <= page.height - 1 &&
    voids.every(({ shape }) => gapTo(shape, at.x, at.y, 0.6) >= 0.6) &&
    !holderAt(world, at, all);
  return pointsRound({ x, y }, 0.5, page.width + page.height).find(isFree) ?? null;
}

/** PT-ARR-02: a place in a stratum, far left, left, right or far right, in the middle of the longest run down there. */
export function placeIn({ outline }: Stratum, number: number): Point {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const x = left + (SHARES[number - 1] ?? 0.5) * (right - left);
  const cuts = cutsOfUpright(outline, x);
  let best: readonly [number, number] = [cuts[0] ?? 0, cuts[1] ?? 0];
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const run = [cuts[i] as number, cuts[i + 1] as number] as const;
    if (run[1] - run[0] > best[1] - best[0] + 1e-9) best = run;
  }
  return { x, y: (best[0] + best[1]) / 2 };
}

const SHARES = [0.1, 0.35, 0.65, 0.9];
