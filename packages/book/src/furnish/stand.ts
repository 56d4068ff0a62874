import { bounds, inRing } from '@understory/page';
import type { Stream } from '@understory/table';
import { seedOf } from '../draw/hand.ts';
import type { Opening } from '../plan/doorways.ts';
import type { Wish } from './archetypes.table.ts';
import { ClearWay } from './clear-way.ts';
import { brokenBy, isGone, type Ruin } from './ruin.ts';
import { Ground, type Spot } from './spots.ts';
import type { Thing } from './thing.ts';
import { isFlat, isNatural, type Size, sizeOf } from './things.table.ts';

/** TA-PLN-17, TA-FUR-01: shares of the floor that things may cover, in all and by what an archetype only may have. */
const MOST = 0.45;
const MAY = 1 / 3;
/** TA-PLN-17: kept clear round a doorway, in squares. */
const CLEAR = 1.4;

/** A ring with the box round it. */
interface Boxed {
  readonly ring: readonly number[];
  readonly box: ReturnType<typeof bounds>;
}

/** What a room is furnished round. */
export interface Round {
  readonly openings: readonly Opening[];
  /** Ways, waters and magma: nothing stands on them. */
  readonly over: readonly (readonly number[])[];
  /** What stands in the rooms before: floors that overlap on the page are one floor (TA-PLN-19). */
  readonly others: readonly Thing[];
}

/** A room being furnished. */
export class Stand {
  readonly things: Thing[] = [];
  readonly chance: Stream;
  readonly ground: Ground;
  readonly #openings: readonly Opening[];
  readonly #over: readonly Boxed[];
  readonly #others: readonly Thing[];
  readonly #ways: ClearWay;
  /** So much is covered, and so many things were wished for. */
  #covered = 0;
  #wished = 0;

  constructor(ring: readonly number[], { openings, over, others }: Round, chance: Stream) {
    this.chance = chance;
    this.ground = new Ground(ring, chance.int(0, 9999));
    const { box } = this.ground;
    this.#openings = openings;
    this.#ways = new ClearWay(ring, openings);
    this.#over = over
      .map((it) => ({ ring: it, box: bounds({ path: it, closed: true, swell: 0 }) }))
      .filter((it) => overlaps(it.box, box));
    this.#others = others.filter((it) => !isFlat(it.what) && overlaps(boxOf(it), box));
  }

  /** TA-FUR-01: all of one wish, in pairs where it is for several; TA-RUI-02: some of it broken, or gone. */
  putAll(wish: Wish, ruin: Ruin, list: 'must' | 'may'): void {
    const { area } = this.ground;
    if (area <= wish.over) return;
    if (wish.or && this.chance.int(1, 2) === 2) {
      this.putAll(wish.or, ruin, list);
      return;
    }
    if (wish.per === 'floor' && wish.where === 'anywhere') {
      this.scatter(wish.what, wish.many);
      return;
    }
    if (wish.what === 'maze wall') {
      this.#wallIn();
      return;
    }
    const many = wish.per === 'floor' ? Math.max(1, Math.floor(area / wish.many)) : wish.many;
    const limit = list === 'must' ? MOST : MAY;
    const isFirst = list === 'must' && this.#wished === 0;
    let before: Spot | null = null;
    for (let i = 0; i < many; i++) {
      if (this.#covered > area * limit) return;
      const natural = isNatural(wish.what);
      const nth = this.#wished++;
      // What tells what the room was stays, however much else is gone.
      if (!natural && isGone(ruin, nth) && !(isFirst && i === 0)) {
        before = null;
        continue;
      }
      const more = { broken: !natural && brokenBy(ruin, nth), name: null, found: false };
      const spot: Spot | null =
        (before && i % 2 === 1 ? this.#fitting(this.ground.mirrored(before), wish.what) : null) ??
        this.#spotFor(wish, many > 1, i > 0 ? this.things.at(-1) : undefined);
      if (!spot) return;
      this.#place(wish.what, spot, more);
      before = i % 2 === 0 ? spot : null;
    }
  }

  put(what: string, where: Wish['where'], more: Partial<Pick<Thing, 'broken' | 'found' | 'name'>> = {}): boolean {
    const spot = this.#spotFor({ what, where, share: null }, false, undefined);
    if (spot) this.#place(what, spot, { broken: false, found: false, name: null, ...more });
    return spot !== null;
  }

  /** TA-FUR-02: what the key tells of stands there, even in the way. */
  putSurely(what: string, where: Wish['where'], more: Pick<Thing, 'found' | 'name'>): void {
    if (this.put(what, where, more) || this.put(what, 'anywhere', more)) return;
    const { left, right, top, bottom } = this.ground.box;
    const all = this.ground.spotsFor(sizeOf(what), 'middle', 0, false);
    const spot = all.find((it) => inRing(this.ground.ring, it.x, it.y)) ?? {
      ...{ x: (left + right) / 2, y: (top + bottom) / 2, turn: 0 as const, rank: 0 },
      ...sizeOf(what),
    };
    this.#place(what, spot, { broken: false, ...more });
  }

  /** One for so many squares, evenly over the floor, where `allows` it. */
  scatter(what: string, squares: number, allows: (x: number, y: number) => boolean = () => true): void {
    const { left, right, top, bottom } = this.ground.box;
    const size = sizeOf(what);
    // Cells a little smaller than asked for, because some lie in the wall.
    const cell = Math.sqrt(squares * 0.82);
    for (let j = 0; top + j * cell < bottom; j++)
      for (let i = 0; left + i * cell < right; i++)
        for (let go = 0; go < TRIES; go++) {
          const x = left + (i + 0.1 + 0.8 * this.ground.luck(left + i, top + j, 31 + go)) * cell;
          const y = top + (j + 0.1 + 0.8 * this.ground.luck(left + i, top + j, 57 + go)) * cell;
          const turn = Math.floor(this.ground.luck(left + i, top + j, 83) * 4) as Thing['turn'];
          const spot = this.#fitting({ x, y, ...size, turn, rank: 0 }, what);
          if (!spot || !allows(x, y) || !this.#openings.every((it) => distanceTo(spot, it.x, it.y) >= CLEAR)) continue;
          this.#place(what, spot, { broken: false, found: false, name: null });
          break;
        }
  }

  /** Here, if it fits. */
  putAt(what: string, x: number, y: number): void {
    const spot = this.#fitting({ x, y, ...sizeOf(what), turn: 0, rank: 0 }, what);
    if (spot) this.#place(what, spot, { broken: false, found: false, name: null });
  }

  /** TA-ARC-T1.24: walls on every second line of squares, with one way through. */
  #wallIn(): void {
    const { left, right, top, bottom } = this.ground.box;
    for (let y = Math.ceil(top) + 2, n = 0; y < bottom - 1; y += 2, n++)
      for (let x = Math.ceil(left) + 0.5; x < right; x += 1) {
        const gap = n % 2 === 0 ? right - 2 : left + 2;
        if (n % 2 === 0 ? x > gap : x < gap) continue;
        const spot = this.#fitting({ x, y, wide: 0.86, high: 0.3, turn: 0, rank: 0 }, 'maze wall');
        if (spot) this.#place('maze wall', { ...spot, wide: 1 }, { broken: false, found: false, name: null });
      }
  }

  /** TA-RUI-02: the last thing that can fall over lies on its side. */
  overturn(): void {
    const at = this.things.findLastIndex((it) => !it.found && !isFlat(it.what) && !isNatural(it.what));
    const thing = this.things[at];
    if (thing) this.things[at] = { ...thing, broken: true };
  }

  #place(what: string, { rank: _, ...spot }: Spot, more: Pick<Thing, 'broken' | 'found' | 'name'>): void {
    const thing: Thing = { what, ...spot, ...more };
    this.things.push(thing);
    if (isFlat(what)) return;
    this.#covered += spot.slant ? spot.slant.wide * spot.slant.high : spot.wide * spot.high;
    this.#ways.stands(thing);
  }

  #spotFor(
    { what, where, share }: Pick<Wish, 'what' | 'where' | 'share'>,
    several: boolean,
    beside: Thing | undefined,
  ): Spot | null {
    const salt = (seedOf(what) % 977) + this.things.length;
    for (const size of sizesOf(what, share, this.ground)) {
      const all = this.ground.spotsFor(size, where, salt, several);
      // More of a kind stand beside the first.
      const inOrder =
        beside && where === 'wall'
          ? [...all].sort((a, b) => apart(a, beside) + a.rank * 0.4 - apart(b, beside) - b.rank * 0.4)
          : all;
      for (const it of inOrder) if (this.#fitting(it, what)) return it;
    }
    return null;
  }

  #fitting(spot: Spot, what: string): Spot | null {
    return this.ground.holds(spot) && this.#isFree(spot, what) && this.#keepsWays(spot, what) ? spot : null;
  }

  #isFree(spot: Spot, what: string): boolean {
    const byDoor = this.#openings.some(({ x, y }) => distanceTo(spot, x, y) < CLEAR);
    if (isFlat(what)) return !(byDoor && what === 'fallen wall');
    if (byDoor) return false;
    for (const it of [...this.#others, ...this.things])
      if (
        !isFlat(it.what) &&
        Math.abs(it.x - spot.x) < (it.wide + spot.wide) / 2 + 0.12 &&
        Math.abs(it.y - spot.y) < (it.high + spot.high) / 2 + 0.12
      )
        return false;
    return !this.#over.some((it) => touchesRing(it, spot));
  }

  /** TA-PLN-17. */
  #keepsWays(spot: Spot, what: string): boolean {
    return isFlat(what) || this.#ways.staysClear(spot);
  }
}

const TRIES = 6;

/** TA-ARC-T1: what fills a share of its room is as large as that, or, where it would stand in the way, smaller. */
function sizesOf(what: string, share: number | null, { area, box }: Ground): Size[] {
  if (share === null) return [sizeOf(what)];
  const [long, short] = [box.right - box.left, box.bottom - box.top];
  const shape = Math.min(1.6, Math.max(0.7, long / short));
  return [1, 0.85, 0.7, 0.55, 0.4].map((k) => {
    const side = Math.sqrt((area * share * k) / shape);
    return { wide: side * shape, high: side };
  });
}

const apart = (a: Pick<Spot, 'x' | 'y'>, b: Pick<Spot, 'x' | 'y'>): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function distanceTo({ x, y, wide, high }: Pick<Spot, 'x' | 'y' | 'wide' | 'high'>, px: number, py: number): number {
  const dx = Math.max(0, Math.abs(px - x) - wide / 2);
  const dy = Math.max(0, Math.abs(py - y) - high / 2);
  return Math.sqrt(dx * dx + dy * dy);
}

const boxOf = ({ x, y, wide, high }: Pick<Spot, 'x' | 'y' | 'wide' | 'high'>): Boxed['box'] => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

function overlaps(a: Boxed['box'], b: Boxed['box']): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function touchesRing({ ring, box }: Boxed, spot: Spot): boolean {
  if (!overlaps(boxOf(spot), box)) return false;
  return ROUND.some(([sx, sy]) => inRing(ring, spot.x + (sx * spot.wide) / 2, spot.y + (sy * spot.high) / 2));
}

const ROUND = [
  [0, 0],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
