import { type Bounds, distance, holdsPoint, type Point } from '@understory/page';
import type { Area } from '../places/area.ts';
import type { Place } from '../places/place.ts';
import type { Survey } from '../places/survey.ts';

/** Half the width of a letter's disc, in beads. */
export const LETTER = 0.5;
/** Room left between a letter and what it may not cover. */
const AIR = 0.08;
/** How far apart spots are that are tried in a place. */
const STEP = 0.5;
/** How far outside its place a letter may stand. */
const ASIDE = 1.5;

/** TA-PIC-01: where the letter of each area stands: in its largest place that has room beside names, beads and other letters, or next to it. */
export function letterSpots({ areas, then }: Survey, names: readonly { readonly box: Bounds }[]): Map<Area, Point> {
  const spots = new Map<Area, Point>();
  const { width, height } = then.world.page;
  const isFree = (at: Point): boolean =>
    at.x >= LETTER &&
    at.y >= LETTER &&
    at.x <= width - LETTER &&
    at.y <= height - LETTER &&
    !names.some(({ box }) => fromBox(box, at) < LETTER + AIR) &&
    !then.beads.some((it) => distance(it.at.x, it.at.y, at.x, at.y) < 2 * LETTER) &&
    ![...spots.values()].some((it) => distance(it.x, it.y, at.x, at.y) < 2 * LETTER + AIR);
  for (const area of areas) {
    const places = [...area.places].sort((a, b) => b.area - a.area || a.order - b.order);
    const [largest] = places;
    const inside = () => places.flatMap((it) => spotsIn(it).find(isFree) ?? []).at(0);
    const beside = () => places.flatMap((it) => spotsBeside(it).find(isFree) ?? []).at(0);
    const spot = inside() ?? beside() ?? largest?.centre;
    if (spot) spots.set(area, spot);
  }
  return spots;
}

/** Spots of a place, those nearest its middle first. */
const spotsIn = ({ pieces, box, centre }: Place): Point[] =>
  [centre, ...grid(box, 0, centre)].filter(({ x, y }) => pieces.some(({ shape }) => holdsPoint(shape, x, y)));

/** Spots round a place, for one that its own name fills. */
const spotsBeside = ({ box, centre }: Place): Point[] => grid(box, ASIDE, centre);

function grid({ left, top, right, bottom }: Bounds, round: number, centre: Point): Point[] {
  const all: Point[] = [];
  for (let x = left - round; x <= right + round; x += STEP)
    for (let y = top - round; y <= bottom + round; y += STEP) all.push({ x, y });
  const far = ({ x, y }: Point) => distance(x, y, centre.x, centre.y);
  return all.sort((a, b) => far(a) - far(b));
}

/** How far a spot is from a box. */
function fromBox({ left, top, right, bottom }: Bounds, { x, y }: Point): number {
  const across = Math.max(left - x, 0, x - right);
  const down = Math.max(top - y, 0, y - bottom);
  return Math.sqrt(across * across + down * down);
}
