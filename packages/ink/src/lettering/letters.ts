import type { Bead, Unit } from '@understory/page';
import { type Bounds, boundsOf } from '@understory/ruler';
import { BEAD } from '../bead-size.ts';
import { around, overlap } from '../box.ts';
import { roomOf } from '../crowd.ts';
import type { Figure } from '../figure.ts';
import type { Terrain } from '../ground/terrain.ts';
import { bestWords } from './best-words.ts';
import { Cover } from './cover.ts';
import { DiceNumbers } from './dice-numbers.ts';
import { boxOf, gapTo, type LabelTarget } from './label-target.ts';
import { ANYHOW, covers, type Desk, EDGE, holds, LONGEST, type PlacedLabel, pinnedAt, spotFor } from './labels.ts';
import type { PageSoFar, Placement, TakenBox } from './page-so-far.ts';
import { Site } from './site.ts';
import { Taken } from './taken.ts';
import { SIZES, settings, type TypeSize, type Typeset, typeset } from './typeset.ts';
import { Written } from './written.ts';
import type { WrittenLabel } from './written-label.ts';

/** How long the leader of a large name may be that has pushed others aside. */
const FARTHEST = 9;
/** How far from a number something must go for its name to look again. */
const NEARBY = 4;
/** A treasure's name stands beside it, or it is a number; and so does a number. */
const BESIDE = { name: 1.6, number: 0.5 } as const;
/** How far off its corners a number may sit. */
const CORNERS = [0, 0.2, 0.45, 0.8, 1.2, 1.7, 2.3, 3] as const;
/** How many ticks a name is content with its number. */
const PATIENCE = 40;
/** Half the breadth of a wonder's face. */
const FACE = 0.45;
const RANK = Object.keys(SIZES) as readonly TypeSize[];

/** The names on the page, as they come, stay, give way and go. */
export class Letters {
  #page: PageSoFar;
  readonly #site: Site;
  readonly #written: Written;
  readonly #numbers: DiceNumbers;
  #names = new Map<string, WrittenLabel>();
  /** Names that have no place yet, or may have lost theirs. */
  #restless = new Set<string>();
  /** Names whose riches are used up, or told by a neighbour's name. */
  #silent = new Set<string>();
  #boxes = new Map<string, readonly Bounds[]>();
  /** When a name was last given a number. */
  #tried = new Map<string, number>();
  #terrain: Terrain;
  #tick = 0;

  /** On a blank page, or going on from others. */
  constructor(page: PageSoFar, from: Letters | null = null) {
    this.#page = page;
    this.#site = from ? from.#site.copy() : new Site(new Cover(page.width, page.height));
    this.#written = from ? from.#written.copy() : new Written(new Taken(page.height));
    const { cover } = this.#site;
    const { taken } = this.#written;
    this.#numbers = from ? from.#numbers.copy(cover, taken) : new DiceNumbers(page.width, cover, taken);
    this.#terrain = from ? from.#terrain : page.terrainAt(0);
  }

  /** The same names in the same places, to go on from there another way. */
  copy(): Letters {
    const copy = new Letters(this.#page, this);
    copy.#names = new Map(this.#names);
    copy.#restless = new Set(this.#restless);
    copy.#silent = new Set(this.#silent);
    copy.#boxes = new Map(this.#boxes);
    copy.#tried = new Map(this.#tried);
    copy.#tick = this.#tick;
    return copy;
  }

  /** The same page, grown longer. */
  turnTo(page: PageSoFar): void {
    this.#page = page;
  }

  build(piece: Figure): void {
    this.#site.build(piece);
    const whole = boundsOf(piece.shape.path, piece.shape.swell);
    this.#numbers.touch(whole);
    for (const id of this.#written.under(whole)) this.#restless.add(id);
    this.#stand(piece.id, this.#page.upright(piece));
  }

  clear(piece: Figure): void {
    this.#site.clear(piece);
    this.#fall(piece.id);
    this.#vacate(boundsOf(piece.shape.path, piece.shape.swell));
    for (const { label } of this.#written.placed)
      if (label.about === piece.id || label.about === piece.feature) this.#restless.add(label.id);
  }

  find(unit: Unit, sign: 1 | -1): void {
    const spent = this.#site.find(unit, sign);
    // Nothing is written on the face of a wonder.
    if (unit.kind === 'nexus' && sign === 1) this.#stand(unit.id, [around(unit.at.x, unit.at.y, FACE)]);
    else if (unit.kind === 'nexus') this.#fall(unit.id);
    if (spent === null) return;
    // What is used up gives its name up, and a neighbour of the same name may have it.
    for (const { id, about } of this.#names.values())
      if (about === spent || this.#silent.has(id)) this.#restless.add(id);
  }

  lay(bead: Bead): void {
    this.#site.lay(bead);
    this.#stand(bead.id, [around(bead.at.x, bead.at.y, roomOf(bead, this.#site.areaOf(bead.piece)))]);
    if (bead.kind !== 'epic' || !bead.name) return;
    const { id, name, at, piece, since, until } = bead;
    this.ask({ id, text: name, note: null, at, about: piece, size: 'small', since, until });
  }

  take(bead: Bead): void {
    this.#site.take(bead);
    this.#fall(bead.id);
    // A group's name goes with it.
    for (const { label } of this.#written.placed) if (label.about === bead.owner) this.#restless.add(label.id);
    this.#vacate(around(bead.at.x, bead.at.y, BEAD), 1);
    const name = this.#names.get(bead.id);
    if (name) this.wipe(name);
  }

  /** Something that is no part of the world takes room on the page. */
  reserve({ id, box }: TakenBox): void {
    this.#stand(id, [box]);
  }

  release({ id }: TakenBox): void {
    this.#fall(id);
  }

  ask(label: WrittenLabel): void {
    this.#names.set(label.id, label);
    this.#restless.add(label.id);
  }

  wipe({ id }: WrittenLabel): void {
    const placed = this.#written.at(id);
    if (placed) this.#vacate(placed.box);
    this.#written.lift(id);
    this.#names.delete(id);
    this.#restless.delete(id);
    this.#silent.delete(id);
  }

  /** Nothing may be written here from now on. */
  #stand(id: string, boxes: readonly Bounds[]): void {
    if (boxes.length > 0) this.#boxes.set(id, boxes);
    for (const box of boxes) {
      this.#written.taken.add(box);
      for (const it of this.#written.under(box)) this.#restless.add(it);
    }
  }

  #fall(id: string): void {
    for (const box of this.#boxes.get(id) ?? []) this.#written.taken.remove(box);
    this.#boxes.delete(id);
  }

  /** There is more room now round here: whoever has not looked for a while looks again. */
  #vacate({ left, top, right, bottom }: Bounds, far = NEARBY): void {
    const wide = { left: left - far, top: top - far, right: right + far, bottom: bottom + far };
    for (const { label, box } of this.#written.numerals)
      if (overlap(box, wide) && this.#tick - (this.#tried.get(label.id) ?? 0) > PATIENCE) this.#restless.add(label.id);
  }

  /** Whoever has no place, or can't keep it, looks for one: the large names first, then as they were written. Whether anything has changed. */
  settle(tick: number): boolean {
    this.#tick = tick;
    this.#terrain = this.#page.terrainAt(tick);
    const turned = this.#numbers.settle(this.#page.numbersAt(tick), this.#terrain);
    for (const box of turned) for (const id of this.#written.under(box)) this.#restless.add(id);
    if (this.#restless.size === 0) return turned.length > 0;
    const restless = [...this.#restless].filter((id) => !this.#stays(id));
    this.#restless.clear();
    const queue = restless.flatMap((id) => this.#names.get(id) ?? []).sort((a, b) => this.#rank(a) - this.#rank(b));
    const left = queue.flatMap(({ id }) => this.#written.at(id)?.box ?? []);
    for (const { id } of queue) this.#written.lift(id);
    for (const label of queue) this.#settle(label, true);
    // Those that were pushed aside look for room too, and push nobody.
    const pushed = [...this.#restless].flatMap((id) => this.#names.get(id) ?? []);
    this.#restless.clear();
    for (const label of pushed) this.#settle(label, false);
    // What they have left is free for others.
    for (const box of left) this.#vacate(box);
    return queue.length > 0 || turned.length > 0;
  }

  #rank(label: WrittenLabel): number {
    if (this.#page.pinned.has(label.id)) return -1;
    return RANK.indexOf(this.#sizeOf(label));
  }

  /** Does a name keep the place that it has? */
  #stays(id: string): boolean {
    const placed = this.#written.at(id);
    if (!placed || this.#isSilent(placed.label)) return false;
    if (this.#page.pinned.has(id)) return true;
    const named = this.#site.target(placed.label);
    return this.#written.without(placed, () => holds(placed, named, this.#desk()));
  }

  #settle(label: WrittenLabel, pushes: boolean): void {
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
      this.#written.put({ label, ...whole, box: pinnedAt(whole, pin, this.#page), leader: null });
      return;
    }
    const named = this.#site.target(label);
    const desk = this.#desk();
    if (this.#site.isBead(label)) {
      const spot = spotFor(whole, label, named, desk, BESIDE.name);
      if (spot) this.#written.put({ label, ...whole, ...spot });
      else this.#number(label, size, named);
      return;
    }
    const best = bestWords(label, whole, size, named, desk);
    if (best) this.#written.put({ label, ...best.words, ...best.spot });
    else if (!pushes || !this.#push(label, whole, named)) this.#number(label, size, named);
  }

  /** Who makes room for a name: for a large one all that are smaller, for a house's those of land, for a large place's those of who lives in it. */
  #makeRoomFor(label: WrittenLabel, named: LabelTarget): ((it: PlacedLabel) => boolean) | null {
    if (label.size === 'large') return (it) => it.label.size !== 'large';
    if (named.sky === 'house') return (it) => this.#site.target(it.label).sky === 'land';
    if (named.roomy.length === 0) return null;
    return (it) => it.label.size !== 'large' && this.#site.target(it.label).folk && gapTo(named, it.box) === 0;
  }

  /** A large name is never a number: others make room for it. */
  #push(label: WrittenLabel, whole: Typeset, named: LabelTarget): boolean {
    const makesRoom = this.#makeRoomFor(label, named);
    if (makesRoom === null) return false;
    const smaller = this.#written.placed.filter((it) => !this.#page.pinned.has(it.label.id) && makesRoom(it));
    if (smaller.length === 0 && label.size !== 'large') return false;
    const numbered = this.#written.numerals;
    for (const it of [...smaller, ...numbered]) this.#written.lift(it.label.id);
    const { width, type } = this.#page;
    const ways = [whole, ...settings(label, whole, SIZES[label.size] * type, width)];
    const putAmong = (target: LabelTarget, reach: number) =>
      ways.some((words) => {
        const spot = spotFor(words, label, target, this.#desk(), reach);
        if (spot) this.#written.put({ label, ...words, ...spot });
        return spot !== null;
      });
    // Where all is dug away, the wonder's name lies over tunnels, which are no places to be mistaken for it, rather than far off.
    const overTunnels = { ...named, beside: [...named.beside, ...this.#site.tunnels()] };
    // And where nothing else is left, on the rim of its own sign, or with a leader past beads.
    const onItself = { ...overTunnels, beside: [...overTunnels.beside, ...named.own] };
    const isPut =
      putAmong(named, LONGEST) ||
      (label.size === 'large' &&
        ([LONGEST, FARTHEST].some((reach) => putAmong(overTunnels, reach)) || putAmong(onItself, ANYHOW)));
    for (const it of smaller) {
      if (this.#written.isFree(it)) this.#written.put(it);
      else this.#restless.add(it.label.id);
    }
    const put = this.#written.at(label.id);
    for (const it of numbered) {
      if (put && covers(it.box, put)) this.#restless.add(it.label.id);
      else this.#written.number(it.label, it.number, it.box);
    }
    return isPut;
  }

  /** Numbered in its place, or in the room itself. */
  #number(label: WrittenLabel, size: number, named: LabelTarget): void {
    this.#tried.set(label.id, this.#tick);
    const number = this.#written.nextNumber();
    const small = Math.min(size, SIZES.small * this.#page.type);
    const words = typeset({ text: String(number), note: null }, small, this.#page.width);
    if (!words) return;
    const round = { ...words, wide: Math.max(words.wide + 0.04, words.high) };
    const room = this.#site.roomOf(label);
    const beside = room ? [...named.own, room] : named.own;
    const spot = spotFor(round, label, { ...named, beside, roomy: [] }, this.#desk(), BESIDE.number);
    this.#written.number(
      label,
      number,
      spot?.box ?? this.#atCorner(round, room ? boxOf(room.shape) : around(label.at.x, label.at.y, BEAD)),
    );
  }

  /** A number that finds no room sits on a corner of what it stands for, or as near to it as nothing is in its way: never on a face. */
  #atCorner(round: Typeset, { left, top, right, bottom }: Bounds): Bounds {
    const corners = (off: number) =>
      [right + off, left - off, (left + right) / 2].flatMap((x) =>
        [top - off, bottom + off, (top + bottom) / 2].map((y) => pinnedAt(round, { x, y }, this.#page, EDGE)),
      );
    const all = CORNERS.flatMap(corners);
    const free = all.find((it) => !this.#written.taken.hit(it)) ?? all.find((it) => !this.#site.hasBeadIn(it));
    return free ?? (all[0] as Bounds);
  }

  /** Deposits of one name that lie together are named once, and what is used up no more. */
  #isSilent(label: WrittenLabel): boolean {
    const isRich = this.#site.isRich(label);
    if (isRich !== true) return isRich === false;
    const target = this.#site.target(label);
    return this.#written.placed.some(({ label: other }) => {
      if (other.id === label.id || other.text !== label.text || this.#site.isRich(other) === null) return false;
      const { points } = this.#site.target(other);
      for (let i = 0; i + 1 < points.length; i += 4)
        if (gapTo(target, around(points[i] as number, points[i + 1] as number, 0)) < this.#page.chain) return true;
      return false;
    });
  }

  #desk(): Desk {
    const { width, height } = this.#page;
    const { taken, placed } = this.#written;
    return { width, height, terrain: this.#terrain, cover: this.#site.cover, taken, placed };
  }

  #sizeOf(label: WrittenLabel): TypeSize {
    return this.#site.isBead(label) ? 'treasure' : label.size;
  }

  placement(): Placement {
    const all = this.#written.placed;
    return {
      placed: all.filter(({ label }) => !this.#site.isBead(label)),
      numerals: [...this.#written.numerals].sort((a, b) => a.number - b.number),
      treasures: all.filter(({ label }) => this.#site.isBead(label)),
      numbers: this.#numbers.all,
    };
  }
}
