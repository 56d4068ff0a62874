import { bounds, inRing } from '@understory/page';
import type { Stream } from '@understory/table';
import { chanceOf } from '../chance.ts';
import { seedOf, speck } from '../draw/hand.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { Opening } from '../plan/doorways.ts';
import type { Floor } from '../plan/floors.ts';
import type { Matter } from '../plan/matter.ts';
import type { Plan } from '../plan/plan.ts';
import { areaOfAll, crossings } from '../plan/polygons.ts';
import { addedBy, archetypeOf } from './archetype-of.ts';
import type { Wish } from './archetypes.table.ts';
import { type Ruin, ruinOf } from './ruin.ts';
import type { Thing } from './thing.ts';
import { isFlat, sizeOf } from './things.table.ts';

/** TA-PLN-17, TA-FUR-01: shares of the floor that things may cover, in all and by what an archetype only may have. */
const MOST = 0.45;
const MAY = 1 / 3;
/** TA-PLN-17: kept clear round a doorway, in squares. */
const CLEAR = 1;
const STEP = 0.5;

/** TA-FUR-01 to -03, TA-RUI-02 to -04: what stands in a room. */
export function furnish(survey: Survey, plan: Plan, matter: Matter, room: Room, others: readonly Thing[]): Thing[] {
  const floor = plan.floors.find((it) => it.place === room.place && it.piece.id === room.place.id);
  if (!floor?.rings[0] || floor.rings[0].length < 6) return [];
  const ruin = ruinOf(survey, room);
  const stand = new Stand(floor, plan, matter, others, chanceOf(survey.then.world.seed, 'furniture', room.place.id));
  const beads = survey.then.beads.filter((it) => room.place.pieces.some((p) => p.id === it.piece));
  // What the key tells comes first: it must find room.
  for (const it of beads.filter((b) => b.kind === 'epic'))
    stand.put({ what: 'epic', where: 'middle' }, { found: true, name: it.name });
  for (const _ of beads.filter((b) => b.kind === 'treasure'))
    stand.put({ what: 'share', where: 'wall' }, { found: true });
  const archetype = archetypeOf(survey, room);
  const added = addedBy(survey, room);
  for (const it of archetype.must) stand.putAll(it, ruin, 'must');
  for (const it of added?.must ?? []) stand.putAll(it, 0, 'must');
  stand.addRuin(ruin);
  for (const it of stand.chance.shuffled([...archetype.may, ...(added?.may ?? [])])) stand.putAll(it, ruin, 'may');
  return stand.things;
}

interface Where {
  readonly what: string;
  readonly where: Wish['where'];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly turn: Thing['turn'];
}

/** A room being furnished. */
class Stand {
  readonly things: Thing[] = [];
  readonly chance: Stream;
  readonly #ring: readonly number[];
  readonly #area: number;
  readonly #box: ReturnType<typeof bounds>;
  readonly #openings: readonly Opening[];
  /** Ways and waters that lie on this floor: nothing stands on them. */
  readonly #over: readonly { readonly ring: readonly number[]; readonly box: ReturnType<typeof bounds> }[];
  /** What stands in the rooms before: floors that overlap on the page are one floor (TA-PLN-19). */
  readonly #others: readonly Thing[];
  #covered = 0;

  constructor(floor: Floor, plan: Plan, matter: Matter, others: readonly Thing[], chance: Stream) {
    this.#others = others;
    this.#ring = floor.rings[0] as number[];
    this.#area = areaOfAll([this.#ring]);
    this.#box = bounds({ path: this.#ring, closed: true, swell: 0 });
    this.#openings = plan.openings.filter((it) => it.into === floor);
    this.#over = [
      ...plan.floors.filter((it) => it.place === null).flatMap((it) => it.rings),
      ...[...matter.lakes, ...matter.magma].flatMap((it) => it.rings),
    ]
      .map((ring) => ({ ring, box: bounds({ path: ring, closed: true, swell: 0 }) }))
      .filter(
        ({ box }) =>
          box.left < this.#box.right &&
          box.right > this.#box.left &&
          box.top < this.#box.bottom &&
          box.bottom > this.#box.top,
      );
    this.chance = chance;
  }

  get area(): number {
    return this.#area;
  }

  putAll(wish: Wish, ruin: Ruin, list: 'must' | 'may'): void {
    const many = wish.perFloor ? Math.max(1, Math.floor(this.#area / wish.many)) : wish.many;
    const limit = list === 'must' ? MOST : MAY;
    for (let i = 0; i < Math.min(many, 40); i++) {
      if (this.#covered > this.#area * limit) return;
      // TA-RUI-02: half of it broken, then most of it gone.
      const luck = this.chance.int(1, 6);
      if (ruin === 3 && luck <= 3 && !isNatural(wish.what)) continue;
      const broken = ruin >= 2 && luck >= 4 && !isNatural(wish.what);
      if (!this.put(wish, { broken })) return;
    }
  }

  put({ what, where }: Where, { broken = false, found = false, name = null as string | null } = {}): boolean {
    const spot = this.#spotFor(what, where);
    if (!spot) return false;
    this.things.push({ what, ...spot, broken, found, name });
    if (!isFlat(what)) this.#covered += spot.wide * spot.high;
    return true;
  }

  /** TA-RUI-02: dust and one overturned thing; rubble and webs; rubble in one square of eight. */
  addRuin(ruin: Ruin): void {
    const heaps =
      ruin === 0 ? 0 : ruin === 1 ? 0 : ruin === 2 ? 1 : Math.min(12, Math.max(1, Math.floor(this.#area / 24)));
    if (ruin === 1 && this.things.length > 0) {
      const last = this.things.findLastIndex((it) => !it.found && !isFlat(it.what));
      const thing = this.things[last];
      if (thing) this.things[last] = { ...thing, broken: true };
    }
    for (let i = 0; i < heaps; i++) this.put({ what: 'rubble', where: 'anywhere' });
    if (ruin === 2) this.put({ what: 'web', where: 'wall' });
  }

  #spotFor(what: string, where: Wish['where']): Spot | null {
    const all = this.#candidates(sizeOf(what), where, what);
    return all.find((it) => this.#isFree(it, isFlat(what)) && this.#keepsWays(it, what)) ?? null;
  }

  /** Every place it could stand, the likeliest first: backs to walls from the corners on, middles from the middle on. */
  #candidates(
    { wide, high }: { readonly wide: number; readonly high: number },
    where: Wish['where'],
    what: string,
  ): Spot[] {
    const { left, right, top, bottom } = this.#box;
    const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
    const salt = seedOf(what) + this.things.length;
    const found: (Spot & { readonly rank: number })[] = [];
    const step = (right - left) * (bottom - top) > 300 ? 1 : STEP;
    for (let x = Math.ceil(left / step) * step; x <= right; x += step)
      for (let y = Math.ceil(top / step) * step; y <= bottom; y += step) {
        if (!inRing(this.#ring, x, y)) continue;
        const far = Math.abs(x - mx) + Math.abs(y - my);
        const luck = speck(Math.round(x * 2), Math.round(y * 2), salt);
        if (where === 'wall') {
          for (const turn of [0, 1, 2, 3] as const) {
            const spot = this.#against(x, y, wide, high, turn);
            if (spot) found.push({ ...spot, rank: luck * 4 - far * 0.35 });
          }
        } else {
          const spot = { x, y, wide, high, turn: 0 as const };
          if (where === 'middle') found.push({ ...spot, rank: far + luck * 0.2 });
          else found.push({ ...spot, rank: luck * 8, turn: (Math.floor(luck * 64) % 4) as Thing['turn'] });
        }
      }
    return found.sort((a, b) => a.rank - b.rank);
  }

  /** With its back moved to the wall that lies behind it, if one does. */
  #against(x: number, y: number, wide: number, high: number, turn: Thing['turn']): Spot | null {
    const [bx, by] = BACK[turn];
    const [w, h] = turn % 2 === 0 ? [wide, high] : [high, wide];
    const reach = high / 2 + 1.2;
    const [t] = crossings(this.#ring, x, y, x + bx * reach, y + by * reach);
    if (t === undefined) return null;
    const gone = t * reach - high / 2 - 0.12;
    return { x: x + bx * gone, y: y + by * gone, wide: w, high: h, turn };
  }

  #isFree(spot: Spot, flat: boolean): boolean {
    if (!this.#inside(spot)) return false;
    const pad = flat ? 0 : 0.12;
    for (const it of [...this.#others, ...this.things])
      if (
        !(flat || isFlat(it.what)) &&
        Math.abs(it.x - spot.x) < (it.wide + spot.wide) / 2 + pad &&
        Math.abs(it.y - spot.y) < (it.high + spot.high) / 2 + pad
      )
        return false;
    if (flat) return true;
    for (const { x, y } of this.#openings) if (distanceTo(spot, x, y) < CLEAR + 0.4) return false;
    return !this.#over.some(({ ring, box }) => touchesRing(ring, box, spot));
  }

  /** All of it, and a little more, lies on the floor. */
  #inside({ x, y, wide, high }: Spot): boolean {
    const [w, h] = [wide / 2 + 0.05, high / 2 + 0.05];
    const corners = [
      ...[x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h],
      ...[x, y - h, x, y + h, x - w, y, x + w, y],
    ];
    for (let i = 0; i < corners.length; i += 2)
      if (!inRing(this.#ring, corners[i] as number, corners[i + 1] as number)) return false;
    return true;
  }

  /** TA-PLN-17: from every opening to every other there is still a clear way of one square. */
  #keepsWays(spot: Spot, what: string): boolean {
    if (isFlat(what) || this.#openings.length < 2 || this.#area > 400) return true;
    const before = this.#reachable([]);
    const after = this.#reachable([...this.things.filter((it) => !isFlat(it.what)), spot]);
    return before.every((it, i) => !it || after[i]);
  }

  /** Which openings can be come to from the first, past these. */
  #reachable(blocks: readonly Pick<Spot, 'x' | 'y' | 'wide' | 'high'>[]): boolean[] {
    const free = (x: number, y: number) =>
      inRing(this.#ring, x, y) &&
      blocks.every((it) => Math.abs(it.x - x) >= it.wide / 2 + 0.45 || Math.abs(it.y - y) >= it.high / 2 + 0.45);
    const key = (i: number, j: number) => i * 4096 + j;
    const starts = this.#openings.map(
      ({ x, y, dx, dy }) => [Math.round((x + dx * 0.6) / STEP), Math.round((y + dy * 0.6) / STEP)] as const,
    );
    const [first] = starts as unknown as readonly [readonly [number, number]];
    const seen = new Set([key(...first)]);
    const edge: (readonly [number, number])[] = [first];
    for (let at = edge.pop(); at; at = edge.pop())
      for (const [di, dj] of SIDES) {
        const [i, j] = [at[0] + di, at[1] + dj];
        if (seen.has(key(i, j)) || !free(i * STEP, j * STEP)) continue;
        seen.add(key(i, j));
        edge.push([i, j]);
      }
    return starts.map(([i, j]) => SIDES_AND_SELF.some(([di, dj]) => seen.has(key(i + di, j + dj))));
  }
}

const BACK = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SIDES = BACK;
const SIDES_AND_SELF = [[0, 0], ...BACK, [1, 1], [-1, -1], [1, -1], [-1, 1]] as const;

const NATURAL: ReadonlySet<string> = new Set([
  'stalagmite',
  'slab',
  'drip pool',
  'ledge',
  'growth',
  'great growth',
  'pool',
  'edge',
  'column',
]);
const isNatural = (what: string): boolean => NATURAL.has(what);

function distanceTo({ x, y, wide, high }: Spot, px: number, py: number): number {
  const dx = Math.max(0, Math.abs(px - x) - wide / 2);
  const dy = Math.max(0, Math.abs(py - y) - high / 2);
  return Math.sqrt(dx * dx + dy * dy);
}

function touchesRing(ring: readonly number[], box: ReturnType<typeof bounds>, { x, y, wide, high }: Spot): boolean {
  if (x + wide / 2 < box.left || x - wide / 2 > box.right || y + high / 2 < box.top || y - high / 2 > box.bottom)
    return false;
  for (const [sx, sy] of [
    [0, 0],
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ] as const)
    if (inRing(ring, x + (sx * wide) / 2, y + (sy * high) / 2)) return true;
  return false;
}
