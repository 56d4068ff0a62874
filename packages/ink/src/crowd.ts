import type { Bead, Unit } from '@understory/page';
import { distance, hash, type Point, turnCosine, turnSine } from '@understory/ruler';

/** How far a hand puts a bead from where it measured: farther where there is room to all sides. */
const STRAY = { room: 0.13, hall: 0.24 } as const;
/** Of so many square beads. */
const HALL = 7;

/** In a place of so many square beads. */
export const strayIn = (area: number): number => (area < HALL ? STRAY.room : STRAY.hall);

/** So many white beads that nobody would count them. */
const MANY = 6;
/** The face of a wonder, which no bead may sit on. */
const FACE = 0.92;

/** Beads as a hand puts down a crowd: each a little off the seat that the rules have measured, always by as much. A star stays with the bead that it lies by. */
export function scattered(beads: readonly Bead[], areaOf: (piece: string) => number): readonly Bead[] {
  const crowds = new Map<string, number>();
  for (const { piece, kind } of beads) if (kind !== 'bonus') crowds.set(piece, (crowds.get(piece) ?? 0) + 1);
  return beads.map((bead) =>
    (crowds.get(bead.piece) ?? 0) < 2 ? bead : { ...bead, at: strayed(bead, strayIn(areaOf(bead.piece))) },
  );
}

function strayed({ at: { x, y }, piece }: Bead, most: number): Point {
  const roll = hash(`${piece} ${x} ${y}`);
  const [turn, far] = [(roll % 1000) / 1000, most * (0.4 + 0.6 * (((roll >>> 10) % 1000) / 1000))];
  return { x: x + far * turnCosine(turn), y: y + far * turnSine(turn) };
}

/** How much treasure of one owner lies in one place, beside the bead of it that has most of it round itself: only where it is much. */
export function hoards(beads: readonly Bead[]): readonly { readonly at: Point; readonly many: number }[] {
  const heaps = new Map<string, Bead[]>();
  for (const bead of beads) {
    if (bead.kind !== 'treasure' || bead.name) continue;
    const key = `${bead.owner} ${bead.piece}`;
    heaps.set(key, [...(heaps.get(key) ?? []), bead]);
  }
  return [...heaps.values()].flatMap((heap) => {
    if (heap.length < MANY) return [];
    const off = ({ at }: Bead) => heap.reduce((sum, it) => sum + distance(at.x, at.y, it.at.x, it.at.y), 0);
    const amid = heap.reduce((best, it) => (off(it) < off(best) ? it : best));
    return [{ at: amid.at, many: heap.length }];
  });
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
