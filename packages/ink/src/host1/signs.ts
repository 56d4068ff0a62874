import { maze, slimy, statue, trap, web, works } from '../drawings/first-signs.ts';
import { fate } from '../drawings/nexus/perils.ts';
import { battlefield, plagueSign } from '../drawings/plague-sign.ts';
import { dimensionalGate, shrineOfLaw } from '../drawings/rooms/first/features.ts';
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
  /** H1-FEA-T1.3 */
  statue: (at, piece) => [statue, onWall(piece, at, 1), 0.44],
  /** H1-WAN-T1.3, .2 */
  web: (at, piece) => [web, onWall(piece, at, -1), 0.5],
  slimy: (at) => [slimy, at, 0.6],
  /** H1-DMR-T1.1 */
  trap: (at) => [trap, at, 0.44],
  /** H1-AVI-T1.4 */
  works: (at) => [works, at, 0.6],
  /** H1-ALP-T1.4 */
  maze: (at, piece) => [maze, onWall(piece, at, 1), 0.4],
  /** H1-FEA-T1.5, .9 */
  'shrine of law': (at, piece) => [shrineOfLaw, onWall(piece, at, -1), 0.5],
  gate: (at, piece) => [dimensionalGate, onWall(piece, at, 1), 0.5],
} as const satisfies Readonly<Record<string, SignPen>>;
