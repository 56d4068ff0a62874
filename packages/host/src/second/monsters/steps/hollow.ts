import {
  BEAD_AREA,
  BEAD_RADIUS,
  clamp,
  closest,
  disc,
  type Fit,
  freeRockNear,
  type Page,
  type Piece,
  type Point,
  type Shape,
} from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { movedInside } from '../../../places.ts';
import { draw } from '../../draw.ts';
import type { Den } from '../den.ts';
import { homeOf, lairOf } from '../ground/lair.ts';
import { areJoined } from '../ground/places.ts';
import type { Source } from '../ground/resources.ts';
import { tunnelTo } from '../ground/rooms.ts';
import { knownPlaces } from '../ground/territory.ts';
import type { Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';

/** The clearance of a room quarried out of plain rock (H2-MON-130). */
const CLEAR = 0.25;

/** H2-ACT-221: a bead-sized mined-out room where the unit was, joined to the lair by a tunnel if it is not connected. */
export function* mineOut(den: Den, me: Monster, source: Source): Rule<Piece> {
  const { world } = den;
  const above = source.unit?.stratum === 0;
  const hollow = draw(world, {
    clause: 'H2-ACT-221',
    // H2-CRD-317: who lives only in water floods what it digs.
    kind: hasTrait(me, 'only in water') ? 'water' : 'hollow',
    shape: hollowAt(world.page, source, above),
    area: BEAD_AREA,
    what: { kind: 'hollow', of: source.kind },
    variant: source.unit?.kind ?? me.card.lair,
    owner: me.id,
    ...(above ? { stratum: 0 } : {}),
  });
  const near = joinedPlace(den, me, hollow);
  if (near) yield* tunnelTo(den, me, near, hollow, 'H2-ACT-221');
  return hollow;
}

/** Bead-sized, at the unit; kept on the page, and outside the Void (H2-NEX-16). */
function hollowAt(page: Page, { at, piece }: Source, above: boolean): Shape {
  const spot = piece?.kind === 'void' ? besideVoid(page, piece, at) : at;
  const x = clamp(spot.x, BEAD_RADIUS, page.width - BEAD_RADIUS);
  const { y } = above ? spot : movedInside(page, spot, BEAD_RADIUS);
  return disc(x, y, BEAD_RADIUS);
}

/** The rock just outside the Void's edge that is nearest to its middle. */
function besideVoid(page: Page, { shape }: Piece, at: Point): Point {
  const fit: Fit = { shape: (x, y) => disc(x, y, BEAD_RADIUS), clear: 0.01 };
  return freeRockNear(page, fit, { to: at }) ?? closest(shape, disc(at.x, 0, 0)).from;
}

/** The place from which the tunnel is dug: of all that the group knows and that is joined to its home, the nearest; null if it is joined. */
function joinedPlace(den: Den, me: Monster, to: Piece): Piece | null {
  const { page } = den.world;
  const home = page.piece(homeOf(den, me).piece);
  if (areJoined(den, home, to)) return null;
  const lair = me.constructions.filter((it) => it.isOfLair).map((it) => it.piece);
  const known = knownPlaces(den, me).flatMap((it) => (it.piece ? [it.piece] : []));
  return page.nearest(
    to.shape,
    [home, ...lair, ...known].filter((it) => it !== to && areJoined(den, home, it)),
  );
}

/** H2-ACT-222: any rock in the home range, the nearest to the home; null where all of it is dug away. */
export function stoneNear(den: Den, me: Monster): Source | null {
  const { page } = den.world;
  const fit: Fit = { shape: (x, y) => disc(x, y, BEAD_RADIUS), clear: CLEAR };
  const at = freeRockNear(page, fit, { to: homeOf(den, me).at, of: lairOf(den, me), within: FINGER });
  if (!at) return null;
  return { key: 'stone', kind: 'stone', at, shape: disc(at.x, at.y, 0), unit: null, piece: null };
}
