import { drawGem, drawOre } from '../drawings/index.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { drawOreBody } from '../walls/solid.ts';
import type { Easel } from './easel.ts';
import { each, eachBelow, itself, ofKinds } from './groups.ts';

/** What covers the rock lies under all that is dug in it; the sign of a wonder is drawn over it. */
export const nexus = (easel: Easel): Mark[] => ofKinds(easel, easel.book.kinds.nexus, (piece) => !isSign(piece));

export const nexusSigns = (easel: Easel): Mark[] => ofKinds(easel, easel.book.kinds.nexus, isSign);

const isSign = ({ kind, area }: Figure): boolean => kind === 'nexus' && area < SIGN;

/** Larger ones are patterns over the rock. */
const SIGN = 5;

export function resources(easel: Easel): Mark[] {
  return [
    ...eachBelow(easel, easel.of('ore'), 'ore', itself, (piece, context) =>
      piece.ore ? piece.ore(piece, context) : [...drawOreBody(piece), ...drawOre(piece, context)],
    ),
    ...gems(easel, (piece) => !isInWall(easel, piece)),
    ...ofKinds(easel, easel.book.kinds.resources),
  ];
}

/** Gems in the wall of a cave lie over its hatching, and are drawn with what stands in the cave. */
export const gemsInWalls = (easel: Easel): Mark[] =>
  gems(easel, (piece) => isInWall(easel, piece) && !easel.built.has(piece));

function gems(easel: Easel, which: (piece: Figure) => boolean): Mark[] {
  return each(easel, easel.of('gem').filter(which), 'gem', itself, drawGem);
}

/** As near to a wall as hatching goes. */
function isInWall({ field }: Easel, { shape: { path } }: Figure): boolean {
  return field.at(path[0] as number, path[1] as number) <= 0.62;
}
