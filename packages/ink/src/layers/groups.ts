import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import type { KindPen } from '../pattern-book.ts';
import { reachesSky } from '../walls/walls.ts';
import type { Easel } from './easel.ts';

type Draw = (piece: Figure) => readonly Mark[];

/** A group of marks for each piece, paler where the piece is. */
export function each(easel: Easel, pieces: readonly Figure[], draw: Draw): Mark[] {
  return pieces.map((piece) => ({ mark: 'group', piece: piece.id, of: draw(piece), ...opacity(easel.seen(piece)) }));
}

/** The same for what lies in the rock: a way that comes out at the surface ends there, and nothing of it hangs in the sky. */
export function eachBelow(easel: Easel, pieces: readonly Figure[], draw: Draw): Mark[] {
  return pieces.map((piece) => ({
    mark: 'group',
    piece: piece.id,
    of: draw(piece),
    ...opacity(easel.seen(piece)),
    ...clip(easel, piece),
  }));
}

/** The same for walls and floors. They merge, so they must not shine through: old ones have another ink and are not paler. */
export function eachMerged(
  easel: Easel,
  pieces: readonly Figure[],
  draw: Draw,
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

/** The pieces of the kinds that only the edition has, one kind after the other. */
export function ofKinds(easel: Easel, kinds: readonly KindPen[]): Mark[] {
  return kinds.flatMap(({ kind, draw, inRock: ends }) => {
    const of = each(easel, easel.of(kind), (piece) => draw(piece, easel.context));
    return ends ? inRock(easel, of) : of;
  });
}

/** One group that ends at the surface. */
export function inRock({ underground }: Easel, of: readonly Mark[]): Mark[] {
  return of.length === 0 ? [] : [{ mark: 'group', clip: underground, of }];
}

const opacity = (seen: number) => (seen < 1 ? { opacity: seen } : {});

const clip = ({ terrain, underground }: Easel, piece: Figure) =>
  reachesSky(piece, terrain) ? { clip: underground } : {};
