import { boundsOf } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import type { Terrain } from '../ground/terrain.ts';
import { isHall } from '../hall.ts';
import type { Colour, Mark, Pen } from '../mark.ts';
import { at } from '../pen-path.ts';
import { contours } from './contour.ts';
import { drawFarWall } from './far-wall.ts';
import { silhouetteOf } from './silhouette.ts';
import type { WallField } from './wall-field.ts';

/** The ink beyond a floor's edge, in beads. */
const WALL = 0.052;

/** Open pieces and what is drawn like them: a channel of magma has walls too. What lies in a cave has the cave's. */
export function walled(piece: Figure): boolean {
  const { kind, matter, within, road, isUnwalled } = piece;
  if (kind === 'water' || kind === 'magma') return within === null;
  return matter === 'open' && kind !== 'building' && road === null && !isUnwalled;
}

/** A wall is the piece filled with ink, a little too wide. Floors are drawn over it at true width, so that walls merge by themselves. */
export function drawWall(piece: Figure, old: boolean, deserted = false): Mark[] {
  // An ink of its own says who built it, whoever is left.
  const colour: Colour = old ? 'inkOld' : (piece.line?.ink ?? (deserted ? 'inkOld' : 'ink'));
  const line = piece.lair?.manner.line ?? piece.line;
  const width = line ? WALL * 2 * line.width : piece.manner === 'cyclopean' ? WALL * 3.4 : WALL * 2;
  const dash = line?.dash ? { dash: line.dash } : {};
  return [
    { mark: 'path', d: silhouetteOf(piece).d, pen: { fill: colour, stroke: colour, width, cap: 'round', ...dash } },
  ];
}

/**
 * Floors from bottom to top: tunnels, then caves, then rooms, so that a tunnel ends where it enters a cave. What is open to the sky comes
 * after all that nature made: a crack that runs across it is seen in its walls, and not in the air.
 */
export function inOrder(pieces: readonly Figure[]): Figure[] {
  const built = (piece: Figure) => piece.owner !== null && piece.kind !== 'hollow';
  const natural = pieces.filter((piece) => !built(piece));
  return [
    ...pieces.filter((piece) => built(piece) && piece.kind === 'tunnel'),
    ...natural.filter((piece) => !piece.isAir),
    ...natural.filter((piece) => piece.isAir),
    ...pieces.filter((piece) => built(piece) && piece.kind !== 'tunnel'),
  ];
}

/** Walls of its own, for what was built or drained amid a cave or a lake. */
export function drawEnclosure(piece: Figure, old: boolean, deserted: boolean): Mark[] {
  return [...drawWall(piece, old, deserted), ...drawFloor(piece)];
}

/** `tinted` where the paper takes washes. */
export function drawFloor(piece: Figure, tinted = false): Mark[] {
  const { d } = silhouetteOf(piece);
  const floor: Mark = { mark: 'path', d, pen: FLOORS[floorOf(piece)] };
  if (!tinted) return [floor];
  return [floor, ...(isHall(piece) ? drawFarWall(piece, d) : []), ...(piece.isAir ? drawDepth(piece, d) : [])];
}

/** In how many steps a chasm grows dark toward its ground, and by how much each. */
const STEPS = 16;
const DARKER = 0.045;

/** Less and less light of the sky comes down into what is open to it. */
function drawDepth({ shape: { path, swell } }: Figure, d: string): Mark[] {
  const { left, top, right, bottom } = boundsOf(path, swell);
  const down = (bottom - top) / (STEPS + 1);
  const of = Array.from({ length: STEPS }, (_, i): Mark => {
    const from = top + (i + 1) * down;
    return {
      mark: 'path',
      d: `M${at(left)} ${at(from)}H${at(right)}V${at(bottom)}H${at(left)}Z`,
      pen: { fill: 'dark', fillOpacity: DARKER },
    };
  });
  return [{ mark: 'group', clip: d, of }];
}

/** Nothing is seen across the mouth of what is open to the sky: neither wall nor surface nor shade. */
export function drawMouth({ shape: { path } }: Figure): Mark[] {
  let [left, right, top] = [Infinity, -Infinity, Infinity];
  for (let i = 1; i < path.length; i += 2) top = Math.min(top, path[i] as number);
  for (let i = 0; i + 1 < path.length; i += 2) {
    if ((path[i + 1] as number) > top + 0.01) continue;
    left = Math.min(left, path[i] as number);
    right = Math.max(right, path[i] as number);
  }
  const d = `M${at(left + 0.06)} ${at(top)}H${at(right - 0.06)}`;
  return [{ mark: 'path', d, pen: { stroke: 'skyLow', width: 0.5, cap: 'butt' } }];
}

function floorOf(piece: Figure): keyof typeof FLOORS {
  const { manner, kind, lair, masonry, isAir } = piece;
  if (isAir) return 'air';
  if (lair) return lair.manner.floor;
  if (masonry) return masonry.floor as keyof typeof FLOORS;
  return manner === 'natural' || manner === 'meandering' || kind === 'hollow' ? 'floor' : 'floorBuilt';
}

const FLOORS = {
  air: { fill: 'skyLow' },
  floor: { fill: 'floor' },
  floorBuilt: { fill: 'floorBuilt' },
  floorFine: { fill: 'floorFine' },
  floorScorched: { fill: 'floorScorched' },
  floorPlaster: { fill: 'floorPlaster' },
  floorMetal: { fill: 'floorMetal' },
} as const satisfies Readonly<Record<string, Pen>>;

/** A soft shade inside along the walls, deepest under an overhang. */
export function shadeFloors(field: WallField): Mark {
  const d = contours(field.hollow(), false) + contours(field.lit(), true);
  return { mark: 'path', d, pen: { fill: 'shadow', fillOpacity: 0.11 } };
}

/** Does a piece come out at the surface? */
export function reachesSky(piece: Figure, terrain: Terrain): boolean {
  const { ring } = silhouetteOf(piece);
  for (let i = 0; i + 1 < ring.length; i += 2) {
    if (!terrain.rockAt(ring[i] as number, (ring[i + 1] as number) - 0.03)) return true;
  }
  return false;
}
