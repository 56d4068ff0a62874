import { bounds, pathLength } from '@understory/page';
import { type Floor, floorGap, layWay, scaledInto, trueRing } from './floors.ts';
import { laidPath, type Sheet, SQUARES } from './sheet.ts';

/** TA-PLN-12: so much rock is kept between what does not touch, in squares. */
const ROCK = 1;
const TRIES = 4;

/** Two floors that came too near each other although every way to part them was tried. */
export type Crowded = readonly [string, string];

/**
 * TA-PLN-12: what does not touch on the page has a square of rock between its floors. Snapping may break that: then one is made
 * narrower, then moved, then the other, and at last both are laid as they are on the page.
 */
export function keepApart(
  floors: readonly Floor[],
  sheet: Sheet,
  touch: (a: Floor, b: Floor) => boolean,
  numberOf: (floor: Floor) => number,
): Crowded[] {
  const pairs = () =>
    floors.flatMap((a, i) =>
      floors
        .slice(i + 1)
        .filter((b) => !touch(a, b) && (a.place === null || a.place !== b.place))
        .filter((b) => floorGap(a, b, ROCK) < ROCK - 1e-6)
        .map((b) => [a, b] as const),
    );
  for (let go = 0; go <= TRIES; go++) {
    const found = pairs();
    if (found.length === 0) return [];
    for (const [a, b] of found) {
      const [low, high] = numberOf(a) <= numberOf(b) ? [a, b] : [b, a];
      if (low.place === null || high.place === null || go === TRIES) {
        asOnThePage(low, sheet);
        asOnThePage(high, sheet);
      } else if (go < 2) yieldTo(low, high, go === 0 ? 'narrower' : 'moved');
      else yieldTo(high, low, go === 2 ? 'narrower' : 'moved');
    }
  }
  return pairs().map(([a, b]) => [a.piece.id, b.piece.id]);
}

/** Its true outline: what does not touch on the page is a square and a half away there. */
function asOnThePage(floor: Floor, sheet: Sheet): void {
  if (floor.place !== null) {
    floor.rings = [trueRing(sheet, floor.piece, floor.manner.built)];
    return;
  }
  if (!floor.stretch || pathLength(floor.stretch.path) === 0) return;
  if (floor.manner.width !== null) floor.width = Math.min(floor.width, 2 * SQUARES * floor.piece.shape.swell);
  layWay(floor, [laidPath(sheet, floor.stretch.path)]);
}

/** One of them gives a square on the side of the other. */
function yieldTo(stays: Floor, yields: Floor, how: 'narrower' | 'moved'): void {
  const [ring] = yields.rings;
  const [other] = stays.rings;
  if (!yields.manner.built || !ring || !other) return;
  const a = bounds({ path: ring, closed: true, swell: 0 });
  const b = bounds({ path: other, closed: true, swell: 0 });
  const dx = (a.left + a.right) / 2 - (b.left + b.right) / 2;
  const dy = (a.top + a.bottom) / 2 - (b.top + b.bottom) / 2;
  const across = Math.max(a.left - b.right, b.left - a.right) >= Math.max(a.top - b.bottom, b.top - a.bottom);
  const [sx, sy] = across ? [dx < 0 ? -1 : 1, 0] : [0, dy < 0 ? -1 : 1];
  if (how === 'moved') {
    yields.rings = [ring.map((it, i) => it + (i % 2 === 0 ? sx : sy))];
    return;
  }
  const to = {
    left: a.left + (sx > 0 ? 1 : 0),
    right: a.right - (sx < 0 ? 1 : 0),
    top: a.top + (sy > 0 ? 1 : 0),
    bottom: a.bottom - (sy < 0 ? 1 : 0),
  };
  if (to.right - to.left >= 3 && to.bottom - to.top >= 3) yields.rings = [scaledInto(ring, to)];
}
