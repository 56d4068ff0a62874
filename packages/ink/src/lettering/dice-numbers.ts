import type { Bounds, Point } from '@understory/ruler';
import { isAlike } from '../alike.ts';
import { around, overlap } from '../box.ts';
import type { Numbered } from '../ground/numbers.ts';
import type { Terrain } from '../ground/terrain.ts';
import type { Cover } from './cover.ts';
import type { Taken } from './taken.ts';

/** Half of the room that a number takes. */
const HALF = 0.3;
/** How far it may go up, down or inwards to stand in rock, and by which steps. */
const ASIDE = [0, 0.5, 1, 1.6, 2.4, 3.4, 4.6] as const;
/** And how far inwards alone. */
const INWARDS = [6, 7.5, 9, 11, 13] as const;

/** A number with where it was put. */
interface Standing extends Numbered {
  readonly home: Point;
  readonly box: Bounds;
}

/** The numbers at which dice point: in rock, beside what is open, wet or molten. Each stays where it is until that is dug away. */
export class DiceNumbers {
  readonly #width: number;
  readonly #cover: Cover;
  readonly #taken: Taken;
  #read: readonly Numbered[] = [];
  #all: readonly Standing[] = [];
  #touched = false;

  constructor(width: number, cover: Cover, taken: Taken) {
    this.#width = width;
    this.#cover = cover;
    this.#taken = taken;
  }

  get all(): readonly Numbered[] {
    return this.#all;
  }

  /** Something is built here. */
  touch(box: Bounds): void {
    this.#touched ||= this.#all.some((it) => overlap(it.box, box));
  }

  /** The boxes of those that stand somewhere else than before. */
  settle(read: readonly Numbered[], terrain: Terrain): readonly Bounds[] {
    if (read === this.#read && !this.#touched) return [];
    const before = this.#all;
    for (const { box } of before) this.#taken.remove(box);
    this.#read = read;
    this.#touched = false;
    const all: Standing[] = [];
    for (const number of read) {
      const known = before.find((it) => isAlike(it.home, number.at));
      const it = known && (known.isFixed || this.#isFit(known.at, known.box)) ? known : this.#stand(number, terrain);
      this.#taken.add(it.box);
      all.push(it);
    }
    this.#all = all;
    return all.filter((it) => !before.includes(it)).map(({ box }) => box);
  }

  #stand({ text, at: home, isFixed }: Numbered, terrain: Terrain): Standing {
    const put = (at: Point): Standing => ({ text, at, home, isFixed, box: around(at.x, at.y, HALF) });
    const stratum = terrain.stratumAt(home.x, home.y);
    const fits = ({ at, box }: Standing) => terrain.stratumAt(at.x, at.y) === stratum && this.#isFit(at, box);
    const spots = isFixed ? [] : spotsFrom(home).map(put).filter(fits);
    // Rather where nobody has written anything.
    return spots.find(({ box }) => !this.#taken.hit(box)) ?? spots[0] ?? put(home);
  }

  #isFit({ x }: Point, box: Bounds): boolean {
    return x > 0.5 && x < this.#width - 0.5 && this.#cover.under(box) !== null;
  }
}

function spotsFrom({ x, y }: Point): Point[] {
  return [
    ...ASIDE.flatMap((far) => [
      { x, y: y - far },
      { x, y: y + far },
      { x: x - far, y },
    ]),
    ...INWARDS.map((far) => ({ x: x - far, y })),
  ];
}
