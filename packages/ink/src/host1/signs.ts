import { fate } from '../drawings/nexus/perils.ts';
import { battlefield, plagueSign } from '../drawings/plague-sign.ts';
import { cross, tomb } from '../drawings/signs.ts';
import type { SignPen } from '../pattern-book.ts';
import { onWall } from '../signs.ts';

const TOMBS: ReadonlySet<string> = new Set(['tomb', 'Tomb']);

/** The signs that the first edition writes into its caves and rooms. */
export const signs = {
  plague: (at, _, { what }) => {
    const number = what && 'number' in what ? what['number'] : null;
    return [plagueSign, at, 0.72, typeof number === 'number' ? String(number) : ''];
  },
  fate: (at) => [fate, at, 0.74],
  /** In the room that is the tomb the cross is as big as its lid. */
  tomb: (at, piece) => (piece?.room && TOMBS.has(piece.room) ? [cross, at, 0.5] : [tomb, onWall(piece, at, -1), 0.34]),
  battlefield: (at) => [battlefield, at, 0.8],
} as const satisfies Readonly<Record<string, SignPen>>;
