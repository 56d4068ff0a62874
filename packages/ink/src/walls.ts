import { KINDS, type Piece } from '@understory/page';
import { contours } from './contour.ts';
import type { Colour, Mark } from './mark.ts';
import { outlineOf } from './outline.ts';
import { isRoad } from './road.ts';
import type { Terrain } from './terrain.ts';
import type { WallField } from './wall-field.ts';

/** The ink beyond a floor's edge, in beads. */
const WALL = 0.052;

/** Open pieces and what is drawn like them: a channel of magma has walls too. What lies in a cave has the cave's. */
export function walled(piece: Piece): boolean {
  const { kind, within } = piece;
  if (kind === 'water' || kind === 'magma') return within === null;
  return KINDS[kind] === 'open' && kind !== 'building' && !isRoad(piece);
}

/** First all in ink, a little wide; floors come over it at true width, so that outlines merge by themselves. */
export function drawWall(piece: Piece, old: boolean): Mark[] {
  const colour: Colour = old ? 'inkOld' : 'ink';
  const width = piece.manner === 'cyclopean' ? WALL * 3.4 : WALL * 2;
  return [{ mark: 'path', d: outlineOf(piece).d, pen: { fill: colour, stroke: colour, width, cap: 'round' } }];
}

export function drawFloor(piece: Piece): Mark[] {
  const built = piece.manner !== 'natural' && piece.manner !== 'meandering';
  return [{ mark: 'path', d: outlineOf(piece).d, pen: { fill: built ? 'floorBuilt' : 'floor' } }];
}

/** A house until it has a drawing of its own: its outline in ink. */
export function drawBuilding(piece: Piece): Mark[] {
  return [{ mark: 'path', d: outlineOf(piece).d, pen: { fill: 'floorBuilt', stroke: 'ink', width: WALL } }];
}

/** A soft shade inside along the walls, deepest under an overhang. */
export function shadeFloors(field: WallField): Mark {
  const d = contours(field.hollow(), false) + contours(field.lit(), true);
  return { mark: 'path', d, pen: { fill: 'floorShade', fillOpacity: 0.75 } };
}

/** Does it come out at the surface? */
export function reachesSky(piece: Piece, terrain: Terrain): boolean {
  const { ring } = outlineOf(piece);
  for (let i = 0; i + 1 < ring.length; i += 2) {
    if (!terrain.rockAt(ring[i] as number, (ring[i + 1] as number) - 0.03)) return true;
  }
  return false;
}
