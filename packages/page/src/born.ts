import type { Bead, Bond, Feature, LegendLine, Lived, Mark, Piece, Unit } from './model.ts';

// What is put on the page gets its time here. The fields are written out instead of spread, always in the same order: all
// objects of a kind then share one layout in memory, which keeps the code that reads thousands of them fast.

/** A thing about to be put on the page: the journal gives it its time. */
export type Fresh<T extends Lived> = Omit<T, 'since' | 'until'>;

/** A bead about to be put down: the page knows its origin. */
export type FreshBead = Omit<Fresh<Bead>, 'origin'>;

export function pieceOf(
  {
    id,
    kind,
    matter,
    shape,
    what,
    clause,
    stratum,
    area,
    age,
    manner,
    owner,
    people,
    feature,
    within,
    biome,
    nexus,
    variant,
    room,
    pen,
  }: Fresh<Piece>,
  since: number,
): Piece {
  return {
    id,
    kind,
    matter,
    shape,
    what,
    clause,
    stratum,
    area,
    age,
    manner,
    owner,
    people,
    feature,
    within,
    biome,
    nexus,
    variant,
    room,
    since,
    until: null,
    ...(pen !== undefined && { pen }),
  };
}

export function unitOf({ id, kind, biome, at, piece, stratum }: Fresh<Unit>, since: number): Unit {
  return { id, kind, biome, at, piece, stratum, since, until: null };
}

export function beadOf(
  { id, kind, at, piece, owner, name, fixed, emblem }: FreshBead,
  origin: string,
  since: number,
): Bead {
  return { id, origin, kind, at, piece, owner, name, fixed, emblem, since, until: null };
}

export function bondOf({ id, kind, group, piece, stretch, anew }: Fresh<Bond>, since: number): Bond {
  return { id, kind, group, piece, since, until: null, ...(stretch && { stretch }), ...(anew && { anew }) };
}

export function markOf({ id, kind, at, piece, what }: Fresh<Mark>, since: number): Mark {
  return { id, kind, at, piece, what, since, until: null };
}

export function featureOf({ id, kind, stratum, clause, what }: Fresh<Feature>, since: number): Feature {
  return { id, kind, stratum, clause, what, since, until: null };
}

export function legendOf({ id, what }: Fresh<LegendLine>, since: number): LegendLine {
  return { id, what, since, until: null };
}
