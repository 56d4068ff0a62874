import { drawHall, drawLairWay } from '../drawings/index.ts';
import type { Figure } from '../figure.ts';
import { isHall } from '../hall.ts';
import type { Mark } from '../mark.ts';
import { floorOpacity } from '../tracing.ts';
import { freshField } from '../walls/fading.ts';
import { hatch } from '../walls/hatching.ts';
import { layCourses } from '../walls/masonry.ts';
import { wallsAmong } from '../walls/neighbours.ts';
import { drawFloor, drawMouth, drawWall, inOrder, shadeFloors } from '../walls/walls.ts';
import type { Easel } from './easel.ts';
import { drawnFrom } from './from.ts';
import { eachMerged, inRock } from './groups.ts';

export const hatching = drawnFrom(
  'hatching',
  ['kept', 'sheet', 'field', 'open', 'isDim', 'terrain', 'look', 'wallsIn'],
  ({ kept, sheet, field, open, isDim, terrain, look, wallsIn }) => {
    const fresh = freshField(sheet, open, isDim);
    const freshIn = fresh && wallsAmong(open.filter((piece) => !isDim(piece)));
    return hatch(sheet, field, fresh, terrain.rockAt, look.hatching, (tile, make) =>
      kept.made(
        `hatching ${tile.left} ${tile.top}`,
        [sheet, look.hatching, terrain, ...wallsIn(tile), fresh !== null, ...(freshIn?.(tile) ?? [])],
        make,
      ),
    );
  },
);

export function walls(easel: Easel): Mark[] {
  const { open, isDim, isOld, book, fates } = easel;
  return [
    ...inRock(
      easel,
      layCourses(
        open.filter((piece) => !isDim(piece)),
        book,
      ),
    ),
    ...eachMerged(easel, open, (piece) => drawWall(piece, isOld(piece), fates.get(piece.id)?.squatted === false)),
  ];
}

/** Water and magma are their own floor, but under a pale one there must be no wall's ink. */
export function floors(easel: Easel): Mark[] {
  const { open, look, field, isOld, seen, kept, place } = easel;
  // Under the rooms that are built in it.
  const inHall = (piece: Figure) =>
    isHall(piece)
      ? kept.drawing('hall', piece, [look.fills], place, (context) => drawHall(piece, context, look.fills))
      : [];
  const floored = inOrder(open.filter((piece) => isDry(piece) || seen(piece) < 1));
  return [
    // What lies in a tunnel is covered by whatever crosses the tunnel.
    ...eachMerged(
      easel,
      floored,
      (piece) => [...drawFloor(piece, look.fills), ...inHall(piece), ...(isOld(piece) ? [] : drawLairWay(piece))],
      floorOpacity,
    ),
    ...(look.fills ? inRock(easel, [kept.made('shade', [field], () => shadeFloors(field))]) : []),
    ...eachMerged(
      easel,
      open.filter(({ isAir }) => isAir),
      drawMouth,
    ),
  ];
}

const isDry = ({ kind }: Figure): boolean => kind !== 'magma' && kind !== 'water';
