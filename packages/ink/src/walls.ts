import { KINDS, type Piece } from '@understory/page';
import type { Colour, Mark, Pen } from './mark.ts';
import { outlineOf } from './outline.ts';
import type { Terrain } from './terrain.ts';

/** The ink beyond a floor's edge, in beads. */
const WALL = 0.052;

/** Open pieces and what is drawn like them: a channel of magma has walls too. What lies in a cave has the cave's. */
export function walled({ kind, within }: Piece): boolean {
  if (kind === 'water' || kind === 'magma') return within === null;
  return KINDS[kind] === 'open' && kind !== 'building';
}

/** First all in ink, a little wide; floors come over it at true width, so that outlines merge by themselves. */
export function drawWalls(
  pieces: readonly Piece[],
  old: (piece: Piece) => boolean,
  underground: string,
  terrain: Terrain,
): Mark[] {
  return pieces.map((piece) => {
    const colour: Colour = old(piece) ? 'inkOld' : 'ink';
    const width = piece.manner === 'cyclopean' ? WALL * 3.4 : WALL * 2;
    return besideTheSky(piece, { fill: colour, stroke: colour, width, cap: 'round' }, underground, terrain);
  });
}

export function drawFloors(pieces: readonly Piece[], underground: string, terrain: Terrain): Mark[] {
  return pieces.map((piece) => {
    const built = piece.manner !== 'natural' && piece.manner !== 'meandering';
    return besideTheSky(piece, { fill: built ? 'floorBuilt' : 'floor' }, underground, terrain);
  });
}

/** A way that comes out at the surface ends there, open; nothing of it hangs in the sky. */
function besideTheSky(piece: Piece, pen: Pen, underground: string, terrain: Terrain): Mark {
  const { d, ring } = outlineOf(piece);
  const path: Mark = { mark: 'path', d, pen };
  let out = false;
  for (let i = 0; i + 1 < ring.length && !out; i += 2) {
    out = (ring[i + 1] as number) < terrain.surfaceAt(ring[i] as number) + 0.1;
  }
  return out
    ? { mark: 'group', piece: piece.id, clip: underground, of: [path] }
    : { mark: 'group', piece: piece.id, of: [path] };
}
