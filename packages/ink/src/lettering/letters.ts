import type { Bead, Unit } from '@understory/page';
import { type Bounds, boundsOf } from '@understory/ruler';
import { BEAD } from '../beads.ts';
import { around, overlap } from '../box.ts';
import { STRAY } from '../crowd.ts';
import type { Figure } from '../figure.ts';
import type { Terrain } from '../ground/terrain.ts';
import { Cover } from './cover.ts';
import { gapTo, isPlace, type LabelTarget, targetOf } from './label-target.ts';
import {
  alongLeader,
  covers,
  type Desk,
  holds,
  LONGEST,
  type PlacedLabel,
  pinnedAt,
  spotFor,
  stacks,
} from './labels.ts';
import type { Numeral, PageSoFar, Placement } from './page-so-far.ts';
import { Taken } from './taken.ts';
import { SIZES, settings, type TypeSize, type Typeset, typeset } from './typeset.ts';
import type { WrittenLabel } from './written-label.ts';

/** How long the leader of a large name may be that has pushed others aside. */
const FARTHEST = 6;
/** How far from a name that has no room something must go for it to look again. */
const NEARBY = 4;
/** A treasure's name stands right beside it or not at all. */
const BESIDE = 0.5;
const RANK = Object.keys(SIZES) as readonly TypeSize[];

/** The names on the page, as they come, stay, give way and go. */
export class Letters {
  readonly #page: PageSoFar;
  readonly #cover: Cover;
  readonly #taken: Taken;
  readonly #figures = new Map<string, Figure>();
  readonly #places = new Set<Figure>();
  readonly #targets = new Map<string, LabelTarget>();
  readonly #byFeature = new Map<string, Set<Figure>>();
  readonly #beads = new Map<string, Bead>();
  readonly #beadBoxes = new Map<string, Bounds>();
  /** Names that are on the page, and those of them that have a place, a number, or nothing yet. */
  readonly #names = new Map<string, WrittenLabel>();
  readonly #placed = new Map<string, PlacedLabel>();
  readonly #numerals = new Map<string, Numeral>();
  readonly #restless = new Set<string>();
  /** Names whose riches are used up, or told by a neighbour's name. */
  readonly #silent = new Set<string>();
  /** How many units there are left of what a feature holds, and whether there ever were any. */
  readonly #riches = new Map<string, number>();
  #terrain: Terrain;

  constructor(page: PageSoFar) {
    this.#page = page;
    this.#cover = new Cover(page.width, page.height);
    this.#taken = new Taken(page.height, page.taken);
    this.#terrain = page.terrainAt(0);
  }

  build(piece: Figure): void {
    this.#figures.set(piece.id, piece);
    if (piece.feature !== null) {
      const kin = this.#byFeature.get(piece.feature) ?? new Set();
      this.#byFeature.set(piece.feature, kin.add(piece));
    }
    if (isPlace(piece)) this.#cover.place(piece, 1);
    if (isPlace(piece) && piece.kind !== 'room') this.#places.add(piece);
    for (const [box, tenths] of drawnOver(piece)) this.#cover.draw(box, tenths);
    const upright = this.#page.upright(piece);
    for (const box of upright) this.#taken.add(box);
    const whole = boundsOf(piece.shape.path, piece.shape.swell);
    for (const [id, it] of this.#placed)
      if (overlap(hull(it), whole) || upright.some((box) => covers(box, it))) this.#restless.add(id);
    for (const [id, it] of this.#numerals) if (overlap(it.box, whole)) this.#restless.add(id);
  }

  clear(piece: Figure): void {
    this.#figures.delete(piece.id);
    if (piece.feature !== null) this.#byFeature.get(piece.feature)?.delete(piece);
    if (isPlace(piece)) this.#cover.place(piece, -1);
    this.#places.delete(piece);
    for (const [box, tenths] of drawnOver(piece)) this.#cover.draw(box, -tenths);
    for (const box of this.#page.upright(piece)) this.#taken.remove(box);
    this.#vacate(boundsOf(piece.shape.path, piece.shape.swell));
    for (const [id, { label }] of this.#placed)
      if (label.about === piece.id || label.about === piece.feature) this.#restless.add(id);
  }

  find(unit: Unit, sign: 1 | -1): void {
    const { kind, at } = unit;
    const [half, tenths] =
      kind === 'gems' || kind === 'nexus'
        ? [0.6, 40]
        : kind === 'ore'
          ? [0.4, 12]
          : kind === 'biome'
            ? [0.6, 6]
            : [0, 0];
    if (kind === 'surface biome')
      this.#cover.draw({ left: at.x - 0.6, right: at.x + 0.6, top: at.y - 1.1, bottom: at.y + 0.2 }, 25 * sign);
    else if (half > 0) this.#cover.draw(around(at.x, at.y, half), tenths * sign);
    if (kind !== 'gems' && kind !== 'ore') return;
    const feature = this.#figures.get(unit.piece)?.feature;
    if (feature == null) return;
    this.#riches.set(feature, (this.#riches.get(feature) ?? 0) + sign);
    if (this.#riches.get(feature) === 0) this.#stir(feature);
  }

  /** What is used up gives its name up, and a neighbour of the same name may have it. */
  #stir(feature: string): void {
    for (const { id, about } of this.#names.values())
      if (about === feature || this.#silent.has(id)) this.#restless.add(id);
  }

  lay(bead: Bead): void {
    this.#beads.set(bead.id, bead);
    const box = around(bead.at.x, bead.at.y, BEAD + STRAY);
    this.#beadBoxes.set(bead.id, box);
    this.#taken.add(box);
    for (const [id, it] of this.#placed) if (covers(box, it)) this.#restless.add(id);
    for (const [id, it] of this.#numerals) if (overlap(box, it.box)) this.#restless.add(id);
    if (bead.kind === 'epic' && bead.name) {
      const { id, name, at, piece, since, until } = bead;
      this.ask({ id, text: name, note: null, at, about: piece, size: 'small', since, until });
    }
  }

  take(bead: Bead): void {
    this.#beads.delete(bead.id);
    const box = this.#beadBoxes.get(bead.id);
    if (box) {
      this.#taken.remove(box);
      this.#vacate(box, 2);
    }
    this.#beadBoxes.delete(bead.id);
    const name = this.#names.get(bead.id);
    if (name) this.wipe(name);
  }

  ask(label: WrittenLabel): void {
    this.#names.set(label.id, label);
    this.#restless.add(label.id);
  }

  wipe({ id }: WrittenLabel): void {
    const placed = this.#placed.get(id);
    if (placed) this.#vacate(placed.box);
    this.#lift(id);
    this.#names.delete(id);
    this.#restless.delete(id);
    this.#silent.delete(id);
  }

  /** There is more room now round here. */
  #vacate({ left, top, right, bottom }: Bounds, far = NEARBY): void {
    const wide = { left: left - far, top: top - far, right: right + far, bottom: bottom + far };
    for (const [id, it] of this.#numerals) if (overlap(it.box, wide)) this.#restless.add(id);
  }

  /** Whoever has no place, or can't keep it, looks for one: the large names first, then as they were written. */
  settle(tick: number): void {
    if (this.#restless.size === 0) return;
    this.#terrain = this.#page.terrainAt(tick);
    this.#targets.clear();
    const restless = [...this.#restless].filter((id) => !this.#stays(id));
    this.#restless.clear();
    const queue = restless.flatMap((id) => this.#names.get(id) ?? []).sort((a, b) => this.#rank(a) - this.#rank(b));
    const left = queue.flatMap(({ id }) => this.#placed.get(id)?.box ?? []);
    for (const { id } of queue) this.#lift(id);
    for (const label of queue) this.#settle(label);
    // Those that were pushed aside look for room too, and push nobody.
    const pushed = [...this.#restless].flatMap((id) => this.#names.get(id) ?? []);
    this.#restless.clear();
    for (const label of pushed) this.#settle(label);
    // What they have left is free for others from the next change on.
    for (const box of left) this.#vacate(box);
  }

  #rank(label: WrittenLabel): number {
    if (this.#page.pinned.has(label.id)) return -1;
    return RANK.indexOf(this.#sizeOf(label));
  }

  /** Does a name keep the place that it has? */
  #stays(id: string): boolean {
    const placed = this.#placed.get(id);
    if (!placed || this.#isSilent(placed.label)) return false;
    if (this.#page.pinned.has(id)) return true;
    this.#off(placed);
    const named = this.#target(placed.label);
    const stays = holds(placed, named, this.#desk());
    this.#on(placed);
    return stays;
  }

  #settle(label: WrittenLabel): void {
    const { pinned, width, type } = this.#page;
    this.#silent.delete(label.id);
    if (this.#isSilent(label)) {
      this.#silent.add(label.id);
      return;
    }
    const size = SIZES[this.#sizeOf(label)] * type;
    const pin = pinned.get(label.id);
    const whole = typeset(label, size, width);
    if (!whole) return;
    if (pin) {
      this.#put({ label, ...whole, box: pinnedAt(whole, pin, this.#page), leader: null });
      return;
    }
    const named = this.#target(label);
    const desk = this.#desk();
    if (this.#isTreasure(label)) {
      const spot = spotFor(whole, label, named, desk, BESIDE);
      if (spot) this.#put({ label, ...whole, ...spot });
      return;
    }
    let best = spotFor(whole, label, named, desk);
    let words = whole;
    for (const other of best?.leader === null ? [] : settings(label, whole, size, width)) {
      if (best && (best.leader === null || other.size < size)) break;
      const spot = spotFor(other, label, named, desk);
      // A name as large as it should be, with a leader, is better than a smaller one without.
      if (spot && (best === null || spot.leader === null)) [best, words] = [spot, other];
    }
    if (best) this.#put({ label, ...words, ...best });
    else if (!this.#push(label, whole, named)) this.#number(label, size);
  }

  /** A large name is never a number: smaller ones make room for it. So do names of land for those of houses. */
  #push(label: WrittenLabel, whole: Typeset, named: LabelTarget): boolean {
    if (label.size !== 'large' && named.sky !== 'house') return false;
    const smaller = [...this.#placed.values()].filter((it) => {
      if (this.#page.pinned.has(it.label.id)) return false;
      return label.size === 'large' ? it.label.size !== 'large' : this.#target(it.label).sky === 'land';
    });
    for (const it of smaller) this.#lift(it.label.id);
    const { width, type } = this.#page;
    let spot: ReturnType<typeof spotFor> = null;
    for (const words of [whole, ...settings(label, whole, SIZES[label.size] * type, width)]) {
      spot ??= spotFor(words, label, named, this.#desk(), label.size === 'large' ? FARTHEST : LONGEST);
      if (spot && !this.#placed.has(label.id)) this.#put({ label, ...words, ...spot });
    }
    for (const it of smaller) {
      if (this.#isFree(it)) this.#put(it);
      else this.#restless.add(it.label.id);
    }
    return spot !== null;
  }

  #isFree({ box, leader }: PlacedLabel): boolean {
    if (this.#taken.hit(box) || stacks(box, [...this.#placed.values()])) return false;
    return leader === null || !this.#taken.crossed(leader.ax, leader.ay, leader.bx, leader.by);
  }

  /** Numbered in its place, the lowest number that is free. */
  #number(label: WrittenLabel, size: number): void {
    const used = new Set([...this.#numerals.values()].map(({ number }) => number));
    let number = 1;
    while (used.has(number)) number++;
    const small = Math.min(size, SIZES.small * this.#page.type);
    const words = typeset({ text: String(number), note: null }, small, this.#page.width);
    if (!words) return;
    const round = { ...words, wide: Math.max(words.wide + 0.04, words.high), high: words.high };
    const named = this.#target(label);
    const at = label.at;
    const spot = spotFor(
      round,
      label,
      { ...named, beside: [...named.own, ...this.#roomsOf(label)], roomy: [] },
      this.#desk(),
      0.5,
    );
    const box = spot?.box ?? pinnedAt(round, at, this.#page);
    const numeral = { label, number, box };
    this.#numerals.set(label.id, numeral);
    this.#taken.add(box);
  }

  /** A number may stand in the room itself. */
  #roomsOf({ about }: WrittenLabel): Figure[] {
    const room = this.#figures.get(about);
    return room?.kind === 'room' && isPlace(room) ? [room] : [];
  }

  #isSilent(label: WrittenLabel): boolean {
    const left = this.#riches.get(label.about);
    if (left === undefined) return false;
    if (left === 0) return true;
    for (const { label: other } of this.#placed.values()) {
      if (other.id === label.id || other.text !== label.text || !this.#riches.has(other.about)) continue;
      const [target, { points }] = [this.#target(label), this.#target(other)];
      for (let i = 0; i + 1 < points.length; i += 4)
        if (gapTo(target, around(points[i] as number, points[i + 1] as number, 0)) < this.#page.chain) return true;
    }
    return false;
  }

  /** While nothing changes, a name names the same. */
  #target(label: WrittenLabel): LabelTarget {
    const known = this.#targets.get(label.id) ?? this.#lookUp(label);
    this.#targets.set(label.id, known);
    return known;
  }

  #lookUp(label: WrittenLabel): LabelTarget {
    const bead = this.#beads.get(label.id);
    if (bead) {
      const { x, y } = bead.at;
      const home = this.#figures.get(bead.piece);
      const own = home && home.kind !== 'room' && isPlace(home) ? [home] : [];
      return {
        points: [x, y - 0.3, x, y + 0.3, x - 0.3, y, x + 0.3, y],
        rings: [],
        own,
        beside: own,
        roomy: [],
        sky: null,
      };
    }
    return targetOf(label, {
      figures: this.#figures,
      places: this.#places,
      byFeature: this.#byFeature,
      dwellers: this.#beads.values(),
    });
  }

  #desk(): Desk {
    const { width, height } = this.#page;
    return {
      width,
      height,
      terrain: this.#terrain,
      cover: this.#cover,
      taken: this.#taken,
      placed: this.#placed.values(),
    };
  }

  #isTreasure({ id }: WrittenLabel): boolean {
    return this.#beads.has(id);
  }

  #sizeOf(label: WrittenLabel): TypeSize {
    return this.#isTreasure(label) ? 'treasure' : label.size;
  }

  #put({ label, box, size, lines, notes, leader }: PlacedLabel): void {
    const placed = { label, box, size, lines, notes, leader };
    this.#placed.set(label.id, placed);
    this.#on(placed);
  }

  /** It is neither placed nor numbered any more. */
  #lift(id: string): void {
    const placed = this.#placed.get(id);
    if (placed) this.#off(placed);
    this.#placed.delete(id);
    const numeral = this.#numerals.get(id);
    if (numeral) this.#taken.remove(numeral.box);
    this.#numerals.delete(id);
  }

  readonly #leaders = new Map<string, readonly Bounds[]>();

  #on({ label, box, leader }: PlacedLabel): void {
    this.#taken.add(box);
    const along = leader ? alongLeader(leader) : [];
    this.#leaders.set(label.id, along);
    for (const it of along) this.#taken.add(it);
  }

  #off({ label, box }: PlacedLabel): void {
    this.#taken.remove(box);
    for (const it of this.#leaders.get(label.id) ?? []) this.#taken.remove(it);
    this.#leaders.delete(label.id);
  }

  placement(): Placement {
    const all = [...this.#placed.values()];
    return {
      placed: all.filter(({ label }) => !this.#isTreasure(label)),
      numerals: [...this.#numerals.values()].sort((a, b) => a.number - b.number),
      treasures: all.filter(({ label }) => this.#isTreasure(label)),
    };
  }
}

/** A name with its leader. */
function hull({ box, leader }: PlacedLabel): Bounds {
  if (leader === null) return box;
  const { ax, ay, bx, by } = leader;
  return {
    left: Math.min(box.left, ax, bx),
    top: Math.min(box.top, ay, by),
    right: Math.max(box.right, ax, bx),
    bottom: Math.max(box.bottom, ay, by),
  };
}

/** What is drawn over a piece's outline, or over rock that is no place, in tenths of ink. */
function drawnOver({ kind, shape, area }: Figure): readonly (readonly [Bounds, number])[] {
  if (kind === 'vent') return [[{ ...boundsOf(shape.path, shape.swell + 0.2), top: 0 }, 40]];
  if (kind === 'nexus' && area < 5) return [[boundsOf(shape.path, shape.swell), 40]];
  return [];
}
