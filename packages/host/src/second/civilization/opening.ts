import { isOpen, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Tick } from '../../events.ts';
import { lairs } from '../../lairs.ts';
import { causedBy } from '../../note.ts';
import { works } from '../../works.ts';
import { type Drawing, draw } from '../draw.ts';
import { note } from '../note.ts';
import { type Civ, styleOf } from './civ.ts';
import { contact } from './contact.ts';
import { encounter } from './encounter.ts';

/** How a new work deals with what it comes upon. */
export interface Manners {
  /** Some works meet no monsters (H2-CIV-22). */
  readonly encounters?: boolean;
  /** The natural open pieces in the order a dig came upon them; otherwise in the order they were drawn. */
  readonly upon?: readonly Piece[];
  /** A building that is lived in counts as a room (H2-CIV-21b); a track under the sky does not. */
  readonly livedIn?: boolean;
  /** Who moves in comes before anything is met: the first of a people can be lost at once. */
  readonly moveIn?: (piece: Piece) => void;
  /** Nothing is come upon yet: `comeUpon` sees to that when all have moved in. */
  readonly quiet?: boolean;
}

/**
 * Draw a piece of the civilization's works; open the natural pieces that it touches (H2-CIV-15), meet what lives there
 * (H2-CIV-21) and touch what sleeps there (H2-NEX-07).
 */
export function* drawWork(civ: Civ, drawing: Drawing, manners: Manners = {}): Rule<Piece> {
  const { world, acting, people } = civ;
  const piece = draw(world, { owner: acting.id, people: people.key, manner: styleOf(civ).manner, ...drawing });
  belongs(civ, piece, 'works', drawing.clause);
  manners.moveIn?.(piece);
  if (!manners.quiet) yield* comeUpon(civ, piece, drawing.clause, manners);
  return piece;
}

/** What a new work touches is opened, what lives there is met, what sleeps there wakes. */
export function* comeUpon(civ: Civ, piece: Piece, clause: Clause, manners: Manners = {}): Rule {
  const { page } = civ.world;
  const cause = partSince(civ, piece);
  for (const it of manners.upon ?? [...page.touching(piece)]) {
    if (it.id !== piece.id && isNatural(it) && isOpen(it)) yield* open(civ, it, clause, cause, manners);
  }
  yield* contact(civ, piece, cause);
  if ((piece.kind === 'room' || manners.livedIn) && manners.encounters !== false)
    yield* roomNearLairs(civ, piece, cause);
}

/** The piece becomes part of the works. Returns the tick. */
export function belongs(
  { world, group, acting }: Civ,
  piece: Piece,
  kind: 'works' | 'opened',
  clause: Clause,
  cause?: Tick,
): Tick {
  const bond = { id: world.page.newId('n'), kind, group: group.id, piece: piece.id };
  return note(world, { kind, clause, group: acting.id, piece: piece.id, ...causedBy(cause) }, [{ do: 'bond', bond }]);
}

/** The line in which a piece became part of the works. */
export function partSince({ world, group }: Civ, { id }: Piece): Tick | undefined {
  return world.page.bonds.findLast((it) => it.piece === id && it.group === group.id)?.since;
}

/** H2-CIV-15: a natural open piece becomes part of the works; a lair is met (H2-CIV-21a). */
export function* open(
  civ: Civ,
  piece: Piece,
  clause: Clause,
  cause: Tick | undefined,
  { encounters = true }: Manners = {},
): Rule {
  if (works(civ).includes(piece)) return;
  const opened = belongs(civ, piece, 'opened', clause, cause);
  if (encounters) yield* encounter(civ, piece, opened);
  yield* contact(civ, piece, opened);
}

/** H2-CIV-21b: a room drawn near a lair is noticed. */
function* roomNearLairs(civ: Civ, room: Piece, cause: Tick | undefined): Rule {
  for (const { piece } of lairs(civ.world))
    if (civ.world.page.near(room.shape, piece.shape)) yield* encounter(civ, piece, cause);
}

export function isNatural(piece: Piece): boolean {
  return piece.age === 'primordial';
}
