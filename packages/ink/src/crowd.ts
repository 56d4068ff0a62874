import type { Bead, Unit } from '@understory/page';
import { distance, hash, type Point, turnCosine, turnSine } from '@understory/ruler';

/** How far a hand puts a bead from where it measured. */
export const STRAY = 0.13;
/** The face of a wonder, which no bead may sit on. */
const FACE = 0.92;

/** Beads as a hand puts down a crowd: each a little off the seat that the rules have measured, always by as much. A star stays with the bead that it lies by. */
export function scattered(beads: readonly Bead[]): readonly Bead[] {
  const crowds = new Map<string, number>();
  for (const { piece, kind } of beads) if (kind !== 'bonus') crowds.set(piece, (crowds.get(piece) ?? 0) + 1);
  return beads.map((bead) => ((crowds.get(bead.piece) ?? 0) < 2 ? bead : { ...bead, at: strayed(bead) }));
}

function strayed({ at: { x, y }, piece }: Bead): Point {
  const roll = hash(`${piece} ${x} ${y}`);
  const [turn, far] = [(roll % 1000) / 1000, STRAY * (0.4 + 0.6 * (((roll >>> 10) % 1000) / 1000))];
  return { x: x + far * turnCosine(turn), y: y + far * turnSine(turn) };
}

/** Beads that would sit on the face of a wonder, on its rim instead: outward, straight from its middle. */
export function offFaces(beads: readonly Bead[], hearts: readonly Unit[]): readonly Bead[] {
  return hearts.length === 0 ? beads : beads.map((bead) => ({ ...bead, at: offFace(bead, hearts) }));
}

function offFace({ at, since }: Bead, hearts: readonly Unit[]): Point {
  for (const { at: heart, until } of hearts) {
    const far = distance(at.x, at.y, heart.x, heart.y);
    // A bead that came when the heart was gone may have its seat.
    if (far >= FACE || (until !== null && until <= since)) continue;
    const [dx, dy] = far < 0.01 ? [0, 1] : [(at.x - heart.x) / far, (at.y - heart.y) / far];
    return { x: heart.x + dx * FACE, y: heart.y + dy * FACE };
  }
  return at;
}
