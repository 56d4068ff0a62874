import type { DrawingContext } from '../drawing-context.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import type { KindPen } from '../pattern-book.ts';
import type { Easel } from './easel.ts';

type Draw<By extends readonly unknown[]> = (piece: Figure, context: DrawingContext, ...by: By) => readonly Mark[];

/**
 * A group of marks for each piece, paler where the piece is. `what` names the drawing, which is kept while nothing that it asks
 * of its surroundings has changed; what it is drawn by besides is told by `by`.
 */
export function each<const By extends readonly unknown[]>(
  easel: Easel,
  pieces: readonly Figure[],
  what: string,
  by: (piece: Figure) => By,
  draw: Draw<By>,
): Mark[] {
  return pieces.map((piece) => ({
    mark: 'group',
    piece: piece.id,
    of: drawing(easel, piece, what, by, draw),
    ...opacity(easel.seen(piece)),
  }));
}

/** The same for what lies in the rock: a way that comes out at the surface ends there, and nothing of it hangs in the sky. */
export function eachBelow<const By extends readonly unknown[]>(
  easel: Easel,
  pieces: readonly Figure[],
  what: string,
  by: (piece: Figure) => By,
  draw: Draw<By>,
): Mark[] {
  return pieces.map((piece) => ({
    mark: 'group',
    piece: piece.id,
    of: drawing(easel, piece, what, by, draw),
    ...opacity(easel.seen(piece)),
    ...clip(easel, piece),
  }));
}

function drawing<const By extends readonly unknown[]>(
  { kept, place }: Easel,
  piece: Figure,
  what: string,
  by: (piece: Figure) => By,
  draw: Draw<By>,
): readonly Mark[] {
  const told = by(piece);
  return kept.drawing(what, piece, told, place, (context) => draw(piece, context, ...told));
}

/**
 * The same for walls and floors. They merge, so they must not shine through: old ones have another ink and are not paler. Their
 * outlines are known, so there is nothing to keep.
 */
export function eachMerged(
  easel: Easel,
  pieces: readonly Figure[],
  draw: (piece: Figure) => readonly Mark[],
  paling: (opacity: number) => number = (it) => it,
): Mark[] {
  return pieces.map((piece) => ({
    mark: 'group',
    piece: piece.id,
    of: draw(piece),
    ...opacity(paling(easel.paper.ofAge(piece.age))),
    ...clip(easel, piece),
  }));
}

/** It is drawn by nothing besides. */
export const itself = () => [] as const;

/** The pieces of the kinds that only the edition has, one kind after the other. */
export function ofKinds(
  easel: Easel,
  kinds: readonly KindPen[],
  which: (piece: Figure) => boolean = () => true,
): Mark[] {
  return kinds.flatMap(({ kind, draw, inRock: ends }) => {
    const of = each(easel, easel.of(kind).filter(which), kind, itself, draw);
    return ends ? inRock(easel, of) : of;
  });
}

/** One group that ends at the surface. */
export function inRock({ underground }: Pick<Easel, 'underground'>, of: readonly Mark[]): Mark[] {
  return of.length === 0 ? [] : [{ mark: 'group', clip: underground, of }];
}

/** What belongs to a rule, paler where its capital is. */
export function ofRule({ dominion, seen }: Pick<Easel, 'dominion' | 'seen'>, of: readonly Mark[]): Mark[] {
  return dominion === null || of.length === 0 ? [] : [{ mark: 'group', of, ...opacity(seen(dominion.capital)) }];
}

const opacity = (seen: number) => (seen < 1 ? { opacity: seen } : {});

const clip = ({ kept, terrain, underground }: Easel, piece: Figure) =>
  kept.reachesSky(piece, terrain) ? { clip: underground } : {};
