import { type BeadKind, centreOf, type Piece } from '@understory/page';
import type { AsWritten, Clause, Rule } from '@understory/table';
import type { Tick } from '../../events.ts';
import { label } from '../draw.ts';
import { note, sinceLast } from '../note.ts';
import type { WorkName } from '../works.ts';
import type { Civ } from './civ.ts';
import { newRoom, type RoomWish } from './rooms.ts';

/** What a work costs its builders and brings them, in beads; nothing, if left out. */
export interface Price {
  readonly cost?: readonly BeadKind[];
  readonly gain?: readonly BeadKind[];
  /** It is the end of them. */
  readonly ended?: boolean;
  /** What stands under its name, in its builders' own words. */
  readonly under?: AsWritten | null;
}

/** H2-CIV-12: draw a new special room from the people's own list, labelled with its name (H2-CIV-08). */
export function* construct(
  civ: Civ,
  name: WorkName,
  wish: Omit<RoomWish, 'sort' | 'what'>,
  price: Price = {},
): Rule<Piece> {
  const room = yield* newRoom(civ, { ...wish, sort: name, what: { kind: 'work', name } });
  built(civ, wish.clause, name, room, name, price);
  return room;
}

/** Who built the newest work, and in which line: what comes of it says so. */
export function asBuilt({ world, acting }: Civ): { readonly by: string; readonly cause?: Tick } {
  return { by: acting.id, ...sinceLast(world, 'built') };
}

/** It stands: the group has built it, and its name is written by it. `as` is what it came out as. Returns the tick. */
export function built(
  civ: Civ,
  clause: Clause,
  name: WorkName,
  piece: Piece,
  as: WorkName | AsWritten = name,
  price: Price = {},
): Tick {
  const { world } = civ;
  const tick = noteBuilt(civ, clause, name, piece, { as, ...price });
  const plate = typeof as === 'string' ? ({ kind: 'plate', name: as } as const) : as;
  label(world, 'H2-CIV-08', piece.id, plate, centreOf(piece.shape), 'small', price.under);
  return tick;
}

/** The line of a work, for those that get no label of their own. Returns the tick. */
export function noteBuilt(
  { world, acting }: Civ,
  clause: Clause,
  what: WorkName,
  piece: Piece | null,
  { cost = [], gain = [], ended = false, as }: Price & { readonly as?: WorkName | AsWritten },
): Tick {
  const stands = {
    kind: 'built',
    clause,
    group: acting.id,
    what,
    piece: piece?.id ?? null,
    cost,
    gain,
    ended,
  } as const;
  return note(world, as === undefined ? stands : { ...stands, as }, [{ do: 'build', group: acting.id, what }]);
}
