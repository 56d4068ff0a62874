import { drawPaving } from '../dominion.ts';
import { drawCaveFurniture, drawCaveLife, drawNexus, drawWellHeads, furnish } from '../drawings/index.ts';
import type { Desertion } from '../dwellings.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { layCourses } from '../walls/masonry.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import { drawEnclosure } from '../walls/walls.ts';
import { type Easel, isUnderSky } from './easel.ts';
import { each, eachBelow, eachMerged, inRock, itself, ofRule } from './groups.ts';
import { gemsInWalls, nexusSigns } from './riches.ts';

export function furniture(easel: Easel): Mark[] {
  const { enclosed, isOld, built, book, fates } = easel;
  return [
    ...inRock(easel, ofRule(easel, easel.dominion ? drawPaving(easel.dominion) : [])),
    ...inRock(easel, layCourses(enclosed, book)),
    ...eachMerged(easel, enclosed, (piece) =>
      drawEnclosure(piece, isOld(piece), fates.get(piece.id)?.squatted === false),
    ),
    ...each(
      easel,
      // What lies along a way lies under what stands in the rooms that it passes.
      [...easel.of('tunnel', 'water'), ...easel.of('cave', 'room', 'hollow', 'fault')],
      'furniture',
      (piece) => [built.has(piece), isOld(piece), ...lotOf(fates.get(piece.id))],
      (piece, context, hidden, old, stage, squatted, rich) => [
        ...(piece.kind === 'tunnel' ? drawWellHeads(piece, context) : []),
        ...(hidden || piece.isAir ? [] : drawCaveFurniture(piece, context)),
        ...(piece.nexus && piece.room === null && piece.kind !== 'water' ? drawNexus(piece, context) : []),
        ...furnish(piece, context, old, stage === 0 ? null : { stage, squatted, rich }),
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
    ...nexusSigns(easel),
  ];
}

/** Told one by one, so that a drawing is kept while they are the same. */
function lotOf(it: Desertion | undefined): readonly [stage: Desertion['stage'] | 0, squatted: boolean, rich: boolean] {
  return it ? [it.stage, it.squatted, it.rich] : [0, false, false];
}

export function life(easel: Easel): Mark[] {
  const alive = easel.pieces.filter((piece) => piece.biome !== null && !isUnderSky(piece));
  return each(easel, alive, 'life', itself, (piece, context) => withinWalls(piece, drawCaveLife(piece, context)));
}

/** Nothing grows through a wall: the drawn outline cuts what the exact one let stand. */
function withinWalls(piece: Figure, of: readonly Mark[]): readonly Mark[] {
  return of.length > 0 && piece.kind !== 'biome' ? [{ mark: 'group', clip: silhouetteOf(piece).d, of }] : of;
}
