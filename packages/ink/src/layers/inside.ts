import { drawCaveFurniture, drawCaveLife, drawNexus, furnish } from '../drawings/index.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { layCourses } from '../walls/masonry.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import { drawEnclosure } from '../walls/walls.ts';
import { type Easel, isUnderSky } from './easel.ts';
import { each, eachBelow, eachMerged, inRock, itself } from './groups.ts';
import { gemsInWalls } from './riches.ts';

export function furniture(easel: Easel): Mark[] {
  const { enclosed, isOld, built, book } = easel;
  return [
    ...inRock(easel, layCourses(enclosed, book)),
    ...eachMerged(easel, enclosed, (piece) => drawEnclosure(piece, isOld(piece))),
    ...each(
      easel,
      easel.of('cave', 'room', 'tunnel', 'hollow', 'fault', 'water'),
      'furniture',
      (piece) => [built.has(piece), isOld(piece)],
      (piece, context, hidden, old) => [
        ...(hidden || piece.isAir ? [] : drawCaveFurniture(piece, context)),
        ...(piece.nexus && piece.room === null && piece.kind !== 'water' ? drawNexus(piece, context) : []),
        ...furnish(piece, context, old),
      ],
    ),
    ...eachBelow(
      easel,
      easel.pieces.filter(({ sight }) => sight !== null),
      'sight',
      itself,
      (piece, context) => piece.sight?.(piece, context) ?? [],
    ),
    ...gemsInWalls(easel),
  ];
}

export function life(easel: Easel): Mark[] {
  const alive = easel.pieces.filter((piece) => piece.biome !== null && !isUnderSky(piece));
  return each(easel, alive, 'life', itself, (piece, context) => withinWalls(piece, drawCaveLife(piece, context)));
}

/** Nothing grows through a wall: the drawn outline cuts what the exact one let stand. */
function withinWalls(piece: Figure, of: readonly Mark[]): readonly Mark[] {
  return of.length > 0 && piece.kind !== 'biome' ? [{ mark: 'group', clip: silhouetteOf(piece).d, of }] : of;
}
