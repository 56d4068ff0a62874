import { trap } from '../drawings/first-signs.ts';
import { battlefield, plagueSign } from '../drawings/plague-sign.ts';
import { mystical, wall } from '../drawings/playtest-signs.ts';
import { cross, tomb } from '../drawings/signs.ts';
import type { SignPen } from '../pattern-book.ts';
import { onWall } from '../signs.ts';

/** Rooms that are tombs themselves (PT-MEA-21). */
const TOMBS: ReadonlySet<string> = new Set(['tomb', 'Saint’s Tomb']);

/** The signs of the playtest rules. A gateway, a fate and what is abandoned are drawn by what stands there. */
export const signs = {
  plague: (at, _, { what }) => {
    const number = what && 'number' in what ? what['number'] : null;
    return [plagueSign, at, 0.72, typeof number === 'number' ? String(number) : ''];
  },
  /** PT-MEA-19 */
  mystical: (at, piece) => [mystical, onWall(piece, at, 1), 0.4],
  /** PT-MEA-20 */
  trap: (at) => [trap, at, 0.44],
  tomb: (at, piece) => (piece?.room && TOMBS.has(piece.room) ? [cross, at, 0.5] : [tomb, onWall(piece, at, -1), 0.34]),
  /** PT-WRD-07 */
  wall: (at) => [wall, at, 0.72],
  /** PT-ELF-21 */
  battlefield: (at) => [battlefield, at, 0.8],
} as const satisfies Readonly<Record<string, SignPen>>;
