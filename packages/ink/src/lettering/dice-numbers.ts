import { type Bounds, type Point, turnCosine, turnSine } from '@understory/ruler';
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
/** How far it may go at all, and in how many directions. */
const FARTHEST = 24;
const ROUND = 24;

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
  /** Those that something was built on. */
  #touched: readonly Standing[] = [];

  constructor(width: number, cover: Cover, taken: Taken) {
    this.#width = width;
    this.#cover = cover;
    this.#taken = taken;
  }

  /** The same numbers, among copies of what lies and is written round them. */
  copy(cover: Cover, taken: Taken): DiceNumbers {
    const copy = new DiceNumbers(this.#width, cover, taken);
    copy.#read = this.#read;
    copy.#all = this.#all;
    copy.#touched = this.#touched;
    return copy;
  }

  get all(): readonly Numbered[] {
    return this.#all;
  }

  /** Something is built here. */
  touch(box: Bounds): void {
    const under = this.#all.filter((it) => overlap(it.box, box));
    if (under.length > 0) this.#touched = [...this.#touched, ...under];
  }

  /** The boxes of those that stand somewhere else than before. */
  settle(read: readonly Numbered[], terrain: Terrain): readonly Bounds[] {
    const isSame = isAlike(read, this.#read);
    if (isSame && this.#touched.length === 0) return [];
    const before = this.#all;
    const stays = (it: Standing) => it.isFixed || !this.#touched.includes(it) || this.#isFit(it.at, it.box);
    const known = read.map((number, i) => (isSame ? before[i] : before.find((it) => isAlike(it.home, number.at))));
    const kept = new Set(known.filter((it) => it !== undefined && stays(it)));
    for (const it of before) if (!kept.has(it)) this.#taken.remove(it.box);
    this.#all = read.map((number, i) => {
      const old = known[i];
      if (old && kept.has(old)) return old;
      const it = this.#stand(number, terrain);
      this.#taken.add(it.box);
      return it;
    });
    this.#read = read;
    this.#touched = [];
    return this.#all.filter((it) => !before.includes(it)).map(({ box }) => box);
  }

  #stand({ text, at: home, isFixed }: Numbered, terrain: Terrain): Standing {
    const put = (at: Point): Standing => ({ text, at, home, isFixed, box: around(at.x, at.y, HALF) });
    const stratum = terrain.stratumAt(home.x, home.y);
    const fits = ({ at, box }: Standing) => terrain.stratumAt(at.x, at.y) === stratum && this.#isFit(at, box);
    let second: Standing | null = null;
    for (const spot of isFixed ? [] : spotsFrom(home)) {
      const it = put(spot);
      if (!fits(it)) continue;
      // Rather where nobody has written anything.
      if (!this.#taken.hit(it.box)) return it;
      second ??= it;
    }
    if (second || isFixed) return second ?? put(home);
    // Where all round is dug away, the nearest rock of the stratum, however far; without any the nearest floor that is neither wet nor furnished.
    const far = [...spotsRound(home)].map(put).filter(({ at }) => terrain.stratumAt(at.x, at.y) === stratum);
    return (
      far.find(({ at, box }) => this.#isFit(at, box)) ??
      far.find(({ at, box }) => this.#isOnPage(at) && this.#cover.isBare(box)) ??
      put(home)
    );
  }

  #isFit(at: Point, box: Bounds): boolean {
    return this.#isOnPage(at) && this.#cover.under(box) !== null;
  }

  #isOnPage({ x }: Point): boolean {
    return x > 0.5 && x < this.#width - 0.5;
  }
}

/** In rings, farther and farther out. */
function* spotsRound({ x, y }: Point): Generator<Point> {
  for (let far = 1; far < FARTHEST; far += 0.75)
    for (let i = 0; i < ROUND; i++) yield { x: x + far * turnCosine(i / ROUND), y: y + far * turnSine(i / ROUND) };
}

function* spotsFrom({ x, y }: Point): Generator<Point> {
  for (const far of ASIDE) {
    yield { x, y: y - far };
    yield { x, y: y + far };
    yield { x: x - far, y };
  }
  for (const far of INWARDS) yield { x: x - far, y };
}
