import { type Bead, bounds, derived, gap, gapTo, type Shape, Territory, TOLERANCE } from '@understory/page';
import { FINGER } from '../../../../measures.ts';
import type { Den } from '../../den.ts';
import type { Monster } from '../../monster.ts';
import { SEAT } from '../seat.ts';
import { ownLair, ownPlaces } from './household.ts';
import { ownVersion } from './versions.ts';

/** H2-MON-108. */
export const HOME_RANGE = FINGER;

/** The margin is larger than any tolerance, so that a box only ever rules out. */
const HAIR = 0.01;

/** A territory with its bounding boxes: most things are far away, and a comparison with a box is enough to see that. */
export class Realm {
  readonly territory: Territory;
  /** As left, top, right, bottom: first the whole, then each part, with the home range and a margin added. */
  readonly #boxes: readonly number[];
  /** Whether it holds one of these seats, by the array of seats, which stays the same object while its owner's beads do. */
  readonly #reached = new Map<readonly Bead[], boolean>();

  constructor(territory: Territory) {
    this.territory = territory;
    this.#boxes = boxesOf(territory);
  }

  /** Is an outline at least partly in it? */
  holds(shape: Shape): boolean {
    const { left, top, right, bottom } = bounds(shape);
    if (this.#isOutside(0, left, top, right, bottom)) return false;
    const { parts } = this.territory;
    for (let i = 0; i < parts.length; i++) {
      if (this.#isOutside(4 * i + 4, left, top, right, bottom)) continue;
      const { shape: own, far } = parts[i] as Territory['parts'][number];
      if (gap(own, shape, far + TOLERANCE) <= far + TOLERANCE) return true;
    }
    return false;
  }

  /** The same for a circle, such as a seat or (radius 0) a unit. */
  holdsSpot(x: number, y: number, radius = 0): boolean {
    if (this.#isOutside(0, x - radius, y - radius, x + radius, y + radius)) return false;
    const { parts } = this.territory;
    for (let i = 0; i < parts.length; i++) {
      if (this.#isOutside(4 * i + 4, x - radius, y - radius, x + radius, y + radius)) continue;
      const { shape, far } = parts[i] as Territory['parts'][number];
      const limit = far + (radius + TOLERANCE);
      if (gapTo(shape, x, y, limit) <= limit) return true;
    }
    return false;
  }

  /** Is one of these seats at least partly in it? */
  reaches(seats: readonly Bead[]): boolean {
    let isSo = this.#reached.get(seats);
    if (isSo === undefined) {
      isSo = seats.some(({ at }) => this.holdsSpot(at.x, at.y, SEAT));
      this.#reached.set(seats, isSo);
    }
    return isSo;
  }

  #isOutside(i: number, left: number, top: number, right: number, bottom: number): boolean {
    const boxes = this.#boxes;
    return (
      left > (boxes[i + 2] as number) ||
      right < (boxes[i] as number) ||
      top > (boxes[i + 3] as number) ||
      bottom < (boxes[i + 1] as number)
    );
  }
}

/** H2-MON-110: home range and known places. */
export const ownRealm = derived(ownVersion, (me: Monster, den: Den): Realm => {
  const places = ownPlaces(me, den).map((it) => it.shape);
  return new Realm(Territory.of(ownLair(me, den), HOME_RANGE, places));
});

function boxesOf({ parts }: Territory): number[] {
  const boxes = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { shape, far } of parts) {
    const it = bounds(shape);
    const more = far + HAIR;
    boxes.push(it.left - more, it.top - more, it.right + more, it.bottom + more);
  }
  for (let i = 4; i < boxes.length; i += 4) {
    boxes[0] = Math.min(boxes[0] as number, boxes[i] as number);
    boxes[1] = Math.min(boxes[1] as number, boxes[i + 1] as number);
    boxes[2] = Math.max(boxes[2] as number, boxes[i + 2] as number);
    boxes[3] = Math.max(boxes[3] as number, boxes[i + 3] as number);
  }
  return boxes;
}
