import { BEAD_AREA, centreOf, mil, type Piece, type Point } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import { movedInside } from '../../../places.ts';
import { spot } from '../../asks.ts';
import type { Thing } from '../../called.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Resource } from '../../cards/tree/filter.ts';
import type { Lair } from '../../cards/tree/words.ts';
import { draw, type Units } from '../../draw.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Biome, Resource as UnitKind } from '../../nouns.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { homeOf } from './lair.ts';
import { placeAt, waterFor } from './places.ts';
import {
  dragRegion,
  hutPlace,
  hutRegion,
  hutShape,
  hutStands,
  middles,
  type RoomPlace,
  roomDisc,
  usualPlace,
} from './room-place.ts';
import { tunnelBetween } from './tunnels.ts';
import { walledPlace } from './walled-place.ts';

/** A room that a group is about to draw. */
export interface RoomWish {
  readonly clause: Clause;
  /** `lair`, or the name of the construction that it is. */
  readonly room: string;
  readonly what: Thing;
  /** A bead-sized circle if left out (H2-MSR-08). */
  readonly area?: number;
  /** Where it is looked for, if not round the home: a victim's old home (H2-CRD-311), a construction (H2-CRD-246). */
  readonly about?: Point;
  /** The place in which it is walled off, at `about` itself: the victim's old home, if nobody lives there (H2-CRD-311). */
  readonly inside?: Piece | null;
  /** It holds this: a patch of living things, or a unit of something else (H2-ACT-215). */
  readonly holds?: Resource;
}

/** H2-MON-130: a room in free rock round the home, joined by a tunnel; on the surface a hut on the surface line. */
export function* newRoom(den: Den, monster: Monster, wish: RoomWish): Rule<Piece> {
  const from = wish.about ?? homeOf(den, monster).at;
  if (wish.inside) return drawRoom(den, monster, wish, { at: from, by: null, walled: wish.inside });
  const isAbove = den.world.page.stratumAt(from.x, from.y) === 0;
  const area = wish.area ?? (isAbove && wish.holds?.kind === 'biome' ? PATCH : BEAD_AREA);
  const x = isAbove ? hutPlace(den, from, area) : null;
  // Under a surface that is built up all along, they dig.
  return x === null ? yield* digRoom(den, monster, wish) : yield* newHut(den, monster, { ...wish, area }, x);
}

/** Surface life lies over 2 beads of the surface line (H2-ACT-215). */
const PATCH = 2;

function* digRoom(den: Den, monster: Monster, wish: RoomWish): Rule<Piece> {
  const { page } = den.world;
  const { area = BEAD_AREA, about } = wish;
  const round = about ? [{ at: about, piece: placeAt(den, about) }] : middles(den, monster);
  const usual = usualPlace(den, monster, area, round);
  const place = usual.walled ? usual : yield* askPlace(den, monster, wish, usual);
  const room = drawRoom(den, monster, wish, place);
  const near = page.nearest(
    room.shape,
    round.flatMap((it) => it.piece ?? []),
  );
  const by = place.walled ? place.by : (place.by ?? near);
  if (by) tunnelBetween(den, monster, by, room, wish.clause);
  return room;
}

/** The player may drag it. */
function* askPlace(
  den: Den,
  monster: Monster,
  { what, area = BEAD_AREA }: RoomWish,
  usual: RoomPlace,
): Rule<RoomPlace> {
  const at = yield* spot('H2-MON-130', {
    by: monster.id,
    topic: { kind: 'where a room is dug', what },
    where: dragRegion(den, monster, area, usual.at),
    usual: usual.at,
    about: monster.id,
  });
  return at.x === usual.at.x && at.y === usual.at.y ? usual : { at, by: null, walled: null };
}

function drawRoom(den: Den, monster: Monster, wish: RoomWish, { at, walled }: RoomPlace): Piece {
  const { area = BEAD_AREA, clause, what, room } = wish;
  const shape = roomDisc(at, area);
  const piece = draw(den.world, {
    clause,
    // H2-CRD-317: who lives only in water floods what it digs.
    kind: waterFor(monster) === 'only' ? 'water' : 'room',
    shape,
    area,
    what,
    room,
    variant: monster.card.lair,
    owner: monster.id,
    ...(walled ? { within: walled.id } : {}),
    ...held(wish, at),
  });
  return piece;
}

function* newHut(den: Den, monster: Monster, wish: RoomWish & { readonly area: number }, x: number): Rule<Piece> {
  const usual = { x, y: mil(den.world.page.surfaceAt(x)) };
  const at = yield* spot('H2-MON-130', {
    by: monster.id,
    topic: { kind: 'where a hut stands', what: wish.what },
    where: hutRegion(den, monster, wish.area, usual),
    usual,
    about: monster.id,
  });
  return drawHut(den, monster, wish, at.x);
}

function drawHut(den: Den, monster: Monster, wish: RoomWish & { readonly area: number }, x: number): Piece {
  const { clause, what, room, area } = wish;
  const shape = hutShape(den, x, area);
  const piece = draw(den.world, {
    clause,
    kind: 'building',
    shape,
    area,
    what,
    room: room === 'lair' ? 'hut' : room,
    stratum: 0,
    variant: monster.card.lair,
    owner: monster.id,
    ...held(wish, centreOf(shape)),
  });
  return piece;
}

/** H2-CRD-T3.5, .14: these styles have one large chamber. */
const LARGE_HOMES: ReadonlySet<Lair> = new Set(['burrow', 'hoard']);

/** H2-CRD-111: how large a home of this card is dug. */
export function homeArea({ lair }: MonsterCard): number {
  return LARGE_HOMES.has(lair) ? 2 : BEAD_AREA;
}

/** A home is dug at this very spot: a fresh lair (H2-MON-212, H2-ACT-261), as large as the style wants it (H2-CRD-111). */
export function* digHome(den: Den, monster: Monster, at: Point, clause: Clause): Rule<Piece> {
  const { page } = den.world;
  const what = { kind: 'home of', group: monster.id } as const;
  const wish = { clause, room: 'lair', what, area: homeArea(monster.card) };
  if (page.stratumAt(at.x, at.y) === 0) {
    // Whoever drove others out of a hut here builds beside it (H2-MON-130).
    const x = hutStands(den, at.x, BEAD_AREA) ? at.x : (hutPlace(den, at, BEAD_AREA) ?? at.x);
    return drawHut(den, monster, { ...wish, area: BEAD_AREA }, x);
  }
  const radius = roomDisc(at, wish.area).swell;
  const inside = movedInside(page, at, radius);
  return drawRoom(den, monster, wish, { at: inside, by: null, walled: null });
}

/** On a full page a home is walled off inside the place that somebody holds already (H2-MON-130, -902). */
export function wallOffHome(den: Den, monster: Monster, within: Piece, at: Point, clause: Clause): Piece {
  const wish = { clause, room: 'lair', what: { kind: 'home of', group: monster.id } } as const;
  return drawRoom(den, monster, wish, { ...walledPlace(den, within, at, roomDisc(at, BEAD_AREA).swell), by: null });
}

/** One more room of the lair at this very spot, which is free rock (H2-MON-319). */
export function digAt(den: Den, monster: Monster, at: Point, clause: Clause): Piece {
  const wish = { clause, room: 'lair', what: { kind: 'room of', group: monster.id } } as const;
  return drawRoom(den, monster, wish, { at, by: null, walled: null });
}

/** A straight tunnel in the lair's style between two pieces, drawn unless they touch. */
export function* tunnelTo(den: Den, monster: Monster, from: Piece, to: Piece, clause: Clause): Rule<Piece | null> {
  return tunnelBetween(den, monster, from, to, clause);
}

/** What the room holds, as units of it (H2-ACT-215, -222). */
function held(
  { holds, area = BEAD_AREA }: RoomWish,
  at: Point,
): { readonly biome?: Biome; readonly units?: readonly Units[] } {
  if (!holds || holds.kind === 'stone' || holds.kind === 'tomb') return {};
  const spots =
    area >= PATCH
      ? [
          { x: mil(at.x - 0.5), y: at.y },
          { x: mil(at.x + 0.5), y: at.y },
        ]
      : [at];
  if (holds.kind !== 'biome') return { units: [{ kind: holds.kind, at: spots }] };
  // H2-ACT-225: a Farm is a surface biome wherever it lies, and has no type of its own.
  const kind: UnitKind = holds.where === 'surface' || holds.type === 'farm' ? 'surface biome' : 'biome';
  const biome = holds.type === null || holds.type === 'farm' ? {} : { biome: holds.type };
  return { ...biome, units: [{ kind, at: spots, ...biome }] };
}

/** A room that holds a tomb is marked ☒, by whoever made it (H2-ACT-215). */
export function markHeld(den: Den, { id: by }: Monster, holds: Resource, piece: Piece, why: Why): void {
  if (holds.kind !== 'tomb') return;
  const { world } = den;
  const { clause, cause } = why;
  const mark = {
    id: world.page.newId('m'),
    kind: 'tomb',
    at: centreOf(piece.shape),
    piece: piece.id,
    what: null,
  } as const;
  const marked = { kind: 'marked', clause, piece: piece.id, mark: 'tomb', what: null, by } as const;
  note(world, { ...marked, ...causedBy(cause) }, [{ do: 'mark', mark }]);
}

interface Why {
  readonly clause: Clause;
  readonly cause?: Tick;
}
