import {
  centreOf,
  distance,
  gap,
  gapToOutline,
  Neighbourhood,
  type Outline,
  outlineOf,
  type Point,
  remember,
  type Shape,
  TOLERANCE,
} from '@understory/ruler';
import { Impossible, type Then, unreachable } from '@understory/table';
import { BeadLists } from './bead-lists.ts';
import { beadOf, bondOf, featureOf, legendOf, markOf, pieceOf, unitOf } from './born.ts';
import type { Change } from './change.ts';
import { Memory } from './derived.ts';
import { BlobMaker } from './ground/blob.ts';
import { Lattice } from './ground/lattice.ts';
import {
  type Bead,
  type Bond,
  type Feature,
  type FormerGround,
  type Ground,
  groundAt,
  type Label,
  type LegendLine,
  type Lived,
  type Mark,
  type Piece,
  type Sheet,
  type Stratum,
  type Unit,
} from './model.ts';
import { heightOf, topOf } from './surface-line.ts';

/** What has an id on a page: piece, unit, bead, mark, label, feature, bond, group. */
type IdKind = 'p' | 'u' | 'b' | 'm' | 'l' | 'f' | 'n' | 'g';

/** The few measures in which the editions differ. */
export interface Measures {
  /** Outlines at most this far apart touch. */
  readonly touch: number;
  /** … and are near. */
  readonly near: number;
  /** What settles a tie for "nearest": the place on the page, or age alone. */
  readonly tie: 'place' | 'age';
}

/** The sheet with its words: what touches, what is near, what is connected, which stratum. */
export class Page implements Sheet {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly measures: Measures;
  readonly features: Feature[] = [];
  readonly pieces: Piece[] = [];
  readonly units: Unit[] = [];
  readonly beads: Bead[] = [];
  readonly marks: Mark[] = [];
  readonly labels: Label[] = [];
  readonly legend: LegendLine[] = [];
  readonly bonds: Bond[] = [];
  readonly former: FormerGround[] = [];
  #ground: Ground | null = null;
  #laidAt: number | null = null;
  #lattice: Lattice | null = null;
  #blobs: BlobMaker | null = null;
  readonly #shapes: Shape[] = [];
  readonly #all = new Map<string, Lived>();
  readonly #named = new Map<string, Piece>();
  readonly #index: Neighbourhood<Piece>;
  readonly #touching = new Map<string, Piece[]>();
  /** The open pieces that each one touched when it was drawn. */
  readonly #drawnBeside = new Map<string, readonly string[]>();
  readonly #lying: BeadLists;
  readonly #counts = new Map<string, number>();
  /** What is derived from the page (see `derived.ts`). */
  readonly memory = new Memory();
  #version = 0;
  #gone = 0;
  #bondVersion = 0;

  constructor(sheet: {
    readonly width: number;
    readonly height: number;
    readonly title: string;
    readonly measures: Measures;
  }) {
    this.width = sheet.width;
    this.height = sheet.height;
    this.title = sheet.title;
    this.measures = sheet.measures;
    this.#index = new Neighbourhood(sheet.width, sheet.height);
    this.#lying = new BeadLists(sheet.width, sheet.height);
  }

  /** Grows whenever a piece comes or goes, or the ground changes: what was reckoned from the pieces before holds no longer. */
  get version(): number {
    return this.#version;
  }

  /** Grows only when a piece goes or the ground changes: what takes in new pieces as they come need not begin anew before. */
  get gone(): number {
    return this.#gone;
  }

  /** Grows whenever a bead comes or goes. */
  get beadVersion(): number {
    return this.#lying.version;
  }

  /** Grows whenever a bead of this owner (null: a loose one) comes or goes. */
  beadVersionOf(owner: string | null): number {
    return this.#lying.versionOf(owner);
  }

  /** Grows whenever a bond comes or goes: a claim, somebody's work. */
  get bondVersion(): number {
    return this.#bondVersion;
  }

  /** The next free id: `p1`, `p2` … for pieces, and so on. */
  newId(kind: IdKind): string {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return `${kind}${count}`;
  }

  /** The id that a thing will get after this many `others` of its kind: for a rule that tells of a thing before it is there. */
  idAhead(kind: IdKind, others = 0): string {
    return `${kind}${(this.#counts.get(kind) ?? 0) + others + 1}`;
  }

  apply(change: Change, tick: number): void {
    switch (change.do) {
      case 'lay':
        this.#lay(change.ground, tick);
        return;
      case 'draw':
        this.#draw(pieceOf(change.piece, tick));
        return;
      case 'feature':
        this.#put(this.features, featureOf(change.feature, tick));
        return;
      case 'unit':
        this.#put(this.units, unitOf(change.unit, tick));
        return;
      case 'bead':
        this.#putBead(beadOf(change.bead, change.bead.origin ?? change.bead.id, tick));
        return;
      case 'move':
        this.#putBead(beadOf(change.bead, this.#lifted(change.id, tick), tick));
        return;
      case 'mark':
        this.#put(this.marks, markOf(change.mark, tick));
        return;
      case 'label':
        this.#put(this.labels, { ...change.label, since: tick, until: null });
        return;
      case 'legend':
        this.#put(this.legend, legendOf(change.line, tick));
        return;
      case 'bond':
        this.#bondVersion++;
        this.#put(this.bonds, bondOf(change.bond, tick));
        return;
      case 'end':
        this.#end(change.id, tick);
        return;
      default:
        unreachable(change);
    }
  }

  /** Remembers the page as it stands before a tick of the journal. Nothing is erased, so a later page has all of it. */
  bookmark(tick: number): Then<Page> {
    const counts = [...this.#counts];
    return { again: (later) => later.#before(tick, counts) };
  }

  /** The page as it stood at a tick of the journal, to look at: nothing is erased, so it is all here. */
  at(tick: number): Page {
    return this.#before(tick + 1, this.#counts);
  }

  /** A page with what was here before a tick, as it was then. */
  #before(tick: number, counts: Iterable<readonly [string, number]>): Page {
    const page = new Page(this);
    for (const [kind, count] of counts) page.#counts.set(kind, count);
    for (const { ground, until } of this.former) if (until < tick) page.former.push({ ground, until });
    const ground = groundAt({ ground: this.#ground, laidAt: this.#laidAt, former: this.former }, tick - 1);
    if (ground && this.#laidAt !== null) page.#settle(ground, this.#laidAt);
    for (const it of this.features) page.#again(page.features, it, tick);
    for (const it of this.pieces) page.#drawAgain(it, this.#drawnBeside, tick);
    for (const it of this.units) page.#again(page.units, it, tick);
    for (const it of this.beads) {
      const bead = page.#again(page.beads, it, tick);
      if (bead?.until === null) page.#lying.put(bead);
    }
    for (const it of this.marks) page.#again(page.marks, it, tick);
    for (const it of this.labels) page.#again(page.labels, it, tick);
    for (const it of this.legend) page.#again(page.legend, it, tick);
    for (const it of this.bonds) page.#again(page.bonds, it, tick);
    return page;
  }

  /** A thing as it was before a tick; null if it was not there yet. */
  #again<T extends Lived>(list: T[], it: T, tick: number): T | null {
    if (it.since >= tick) return null;
    const then = { ...it, until: it.until !== null && it.until < tick ? it.until : null };
    this.#put(list, then);
    return then;
  }

  #drawAgain(it: Piece, beside: ReadonlyMap<string, readonly string[]>, tick: number): void {
    const piece = this.#again(this.pieces, it, tick);
    if (!piece) return;
    this.#version++;
    this.#named.set(piece.id, piece);
    const touched = beside.get(piece.id);
    if (touched) this.#drawnBeside.set(piece.id, touched);
    if (piece.until !== null) return;
    this.#index.add(piece, remember(piece.shape));
    if (!touched) return;
    const joined: Piece[] = [];
    for (const id of touched) {
      const other = this.piece(id);
      if (other.until !== null) continue;
      joined.push(other);
      this.#touching.get(id)?.push(piece);
    }
    this.#touching.set(piece.id, joined);
  }

  /** The thing on this page with the id of a thing on the page that this one was copied from. */
  same<T extends Lived>(it: T): T {
    const found = this.#all.get(it.id);
    if (!found) throw new Impossible(`${it.id} is not on the page`);
    return found as T;
  }

  get laidAt(): number | null {
    return this.#laidAt;
  }

  /** Has the world its shape yet? */
  get isLaid(): boolean {
    return this.#ground !== null;
  }

  get ground(): Ground {
    if (!this.#ground) throw new Impossible('the ground is not laid yet');
    return this.#ground;
  }

  get blobs(): BlobMaker {
    if (!this.#blobs) throw new Impossible('the ground is not laid yet');
    return this.#blobs;
  }

  get strata(): readonly Stratum[] {
    return this.ground.strata;
  }

  stratum(number: number): Stratum {
    const found = this.strata[number - 1];
    if (!found) throw new Impossible(`no stratum ${number}`);
    return found;
  }

  /** A stratum's outline as a shape. */
  stratumShape(number: number): Shape {
    const known = this.#shapes[number];
    if (known) return known;
    const made = { path: this.stratum(number).outline, closed: true, swell: 0 };
    remember(made);
    this.#shapes[number] = made;
    return made;
  }

  /** The stratum at a point, by the drawn outline; 0 in the sky. */
  stratumAt(x: number, y: number): number {
    return this.#lattice?.stratumAt(x, y) ?? 0;
  }

  /** Is the point inside a stratum's outline? */
  isInStratum(number: number, x: number, y: number): boolean {
    return this.#lattice?.isIn(number, x, y) ?? false;
  }

  /** A lower bound of the rock round a point up to a surface; the page's edge does not count. */
  rockAround(x: number, y: number): number {
    return this.#lattice?.roofAt(x, y) ?? 0;
  }

  /** A lower bound of the sky round a point up to rock; 0 in the rock. */
  skyAround(x: number, y: number): number {
    return this.#lattice?.skyAt(x, y) ?? 0;
  }

  /** The height of the first surface line over x; of a world closed all round, its upper side. */
  surfaceAt(x: number): number {
    const [surface] = this.ground.surfaces;
    if (!surface) throw new Impossible('a ground without a surface');
    return surface.closed ? topOf(surface.path, x) : heightOf(surface.path, x);
  }

  /** How deep the rock reaches under x: to the lower surface of a hollow earth (H1-ALT-11), else to the page's edge. */
  floorAt(x: number): number {
    const [, lower] = this.ground.surfaces;
    return lower ? heightOf(lower.path, x) : this.height;
  }

  /** The way down at a place, one bead long: down the paper, or towards the middle of a world closed all round (H1-ALT-15). */
  fall(x: number, y: number): Point {
    const [surface] = this.ground.surfaces;
    return surface?.closed ? towards(centreOf(surface), x, y) : DOWN;
  }

  onPage(x: number, y: number): boolean {
    return x >= -TOLERANCE && y >= -TOLERANCE && x <= this.width + TOLERANCE && y <= this.height + TOLERANCE;
  }

  piece(id: string): Piece {
    const found = this.#named.get(id);
    if (!found) throw new Impossible(`no piece ${id}`);
    return found;
  }

  /** Whatever on the page has this id, there still or gone; undefined for a word that is no id. */
  thing(id: string): Lived | undefined {
    return this.#all.get(id);
  }

  /** The pieces there now. */
  *drawn(): Generator<Piece> {
    for (const piece of this.pieces) if (piece.until === null) yield piece;
  }

  beadsIn(piece: string, kind?: Bead['kind']): Bead[] {
    const there = this.#lying.in(piece);
    return kind === undefined ? there.slice() : there.filter((it) => it.kind === kind);
  }

  /** How many beads lie in a piece. */
  countIn(piece: string): number {
    return this.#lying.in(piece).length;
  }

  /** The beads on the page that somebody owns, or (null) nobody, oldest first. */
  beadsOf(owner: string | null): readonly Bead[] {
    return this.#lying.of(owner);
  }

  /** The beads round a spot: all whose middle lies within a bead and a half of it, and a few that lie a little farther. */
  beadsAround(x: number, y: number): readonly Bead[] {
    return this.#lying.around(x, y);
  }

  /** The gap between two outlines (H2-MSR-10). */
  gap(a: Shape, b: Shape, limit?: number): number {
    return gap(a, b, limit);
  }

  touches(a: Shape, b: Shape): boolean {
    const { touch } = this.measures;
    return gap(a, b, touch + TOLERANCE) <= touch + TOLERANCE;
  }

  near(a: Shape, b: Shape): boolean {
    const { near } = this.measures;
    return gap(a, b, near + TOLERANCE) <= near + TOLERANCE;
  }

  /** Visits the pieces within a distance of an outline; pieces that `counts` refuses are not measured. */
  visitWithin(
    shape: Shape,
    far: number,
    visit: (piece: Piece, gap: number) => boolean | undefined,
    counts?: (piece: Piece) => boolean,
  ): void {
    const own = shape.path.length > 2 ? outlineOf(shape) : null;
    const limit = far + TOLERANCE;
    const index = this.#index;
    const from = this.#reaching(shape, own, far);
    const to = index.high;
    for (let i = from; i < to; i++) {
      const piece = index.thingAt(i);
      if (counts && !counts(piece)) continue;
      const between = gapToOutline(shape, own, index.outlineAt(i), limit);
      if (between <= limit && visit(piece, between)) break;
    }
    index.clearAway(from);
  }

  /** Collects the pieces that may be within a distance of an outline, in the index's own buffer. */
  #reaching({ path, swell }: Shape, own: Outline | null, far: number): number {
    if (own) {
      const { boxes } = own;
      return this.#index.reaching(
        (boxes[0] as number) - far,
        (boxes[1] as number) - far,
        (boxes[2] as number) + far,
        (boxes[3] as number) + far,
      );
    }
    const x = path[0] as number;
    const y = path[1] as number;
    return this.#index.reaching(x - swell - far, y - swell - far, x + swell + far, y + swell + far);
  }

  within(shape: Shape, far: number): Piece[] {
    const found: Piece[] = [];
    this.visitWithin(shape, far, (piece) => {
      found.push(piece);
      return undefined;
    });
    return found.sort((a, b) => a.since - b.since || compareIds(a.id, b.id));
  }

  /** Does the outline keep this clearance from every piece but covers (and those set aside)? */
  clear(shape: Shape, by: number, aside: ((piece: Piece) => boolean) | null = null): boolean {
    const own = shape.path.length > 2 ? outlineOf(shape) : null;
    const index = this.#index;
    const from = this.#reaching(shape, own, by);
    const to = index.high;
    let isClear = true;
    for (let i = from; i < to && isClear; i++) {
      const piece = index.thingAt(i);
      if (piece.matter === 'cover' || aside?.(piece)) continue;
      isClear = gapToOutline(shape, own, index.outlineAt(i), by + TOLERANCE) >= by - TOLERANCE;
    }
    index.clearAway(from);
    return isClear;
  }

  /** The nearest of some things with an outline (H2-MSR-14). */
  nearest<T extends { readonly shape: Shape; readonly since: number }>(from: Shape, among: Iterable<T>): T | null {
    let best: T | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const it of among) {
      const between = gap(from, it.shape, least + TOLERANCE);
      if (between > least + TOLERANCE) continue;
      if (best && between > least - TOLERANCE && !this.#goesBefore(it, best)) continue;
      best = it;
      least = Math.min(least, between);
    }
    return best;
  }

  /** The open pieces that touch this open piece. */
  touching(piece: Piece): readonly Piece[] {
    return this.#touching.get(piece.id) ?? [];
  }

  /** Joined by a chain of touching open pieces (H2-MSR-13). */
  connected(a: Piece, b: Piece): boolean {
    const seen = new Set<string>([a.id]);
    const queue = [a];
    for (let at = queue.pop(); at; at = queue.pop()) {
      if (at.id === b.id) return true;
      for (const next of this.touching(at)) {
        if (seen.has(next.id)) continue;
        seen.add(next.id);
        queue.push(next);
      }
    }
    return false;
  }

  #goesBefore(
    a: { readonly shape: Shape; readonly since: number },
    b: { readonly shape: Shape; readonly since: number },
  ): boolean {
    if (this.measures.tie === 'age') return a.since < b.since;
    const [p, q] = [centreOf(a.shape), centreOf(b.shape)];
    if (Math.abs(p.x - q.x) > TOLERANCE) return p.x < q.x;
    if (Math.abs(p.y - q.y) > TOLERANCE) return p.y < q.y;
    return a.since < b.since;
  }

  #lay(ground: Ground, tick: number): void {
    if (this.#ground) this.former.push({ ground: this.#ground, until: tick });
    this.#settle(ground, this.#laidAt ?? tick);
  }

  #settle(ground: Ground, laidAt: number): void {
    this.#version++;
    this.#gone++;
    this.#ground = ground;
    this.#laidAt = laidAt;
    this.#lattice = Lattice.of(this.width, this.height, ground);
    this.#blobs = new BlobMaker(this.#lattice);
    this.#shapes.length = 0;
    for (const surface of ground.surfaces) remember(surface);
  }

  #draw(piece: Piece): void {
    this.#version++;
    this.#put(this.pieces, piece);
    this.#named.set(piece.id, piece);
    const outline = remember(piece.shape);
    if (isOpen(piece)) this.#join(piece);
    this.#index.add(piece, outline);
  }

  #join(piece: Piece): void {
    const joined: Piece[] = [];
    const join = (other: Piece) => {
      joined.push(other);
      this.#touching.get(other.id)?.push(piece);
      return undefined;
    };
    this.visitWithin(piece.shape, this.measures.touch, join, isOpen);
    joined.sort((a, b) => compareIds(a.id, b.id));
    this.#touching.set(piece.id, joined);
    this.#drawnBeside.set(
      piece.id,
      joined.map((it) => it.id),
    );
  }

  #put<T extends Lived>(list: T[], it: T): void {
    if (this.#all.has(it.id)) throw new Impossible(`${it.id} is on the page already`);
    this.#all.set(it.id, it);
    list.push(it);
  }

  #putBead(bead: Bead): void {
    this.#put(this.beads, bead);
    this.#lying.put(bead);
  }

  /** A bead leaves where it lay; returns its origin. */
  #lifted(id: string, tick: number): string {
    const bead = this.#all.get(id);
    if (!bead || !('origin' in bead)) throw new Impossible(`${id} is not a bead`);
    this.#end(id, tick);
    return (bead as Bead).origin;
  }

  #end(id: string, tick: number): void {
    const it = this.#all.get(id);
    if (!it || it.until !== null) throw new Impossible(`${id} is not on the page`);
    it.until = tick;
    const piece = this.#named.get(id);
    if (!piece) {
      this.#takeOut(it);
      return;
    }
    this.#version++;
    this.#gone++;
    this.#index.remove(piece);
    for (const other of this.touching(piece)) {
      const joined = this.#touching.get(other.id);
      joined?.splice(joined.indexOf(piece), 1);
    }
    this.#touching.delete(piece.id);
  }

  /** Takes an ended bead out of the list of its piece. Nothing else that ends is in such a list. */
  #takeOut(it: Lived): void {
    if ('group' in it) this.#bondVersion++;
    if ('origin' in it) this.#lying.takeOut(it as Bead);
  }
}

export function isOpen(piece: Piece): boolean {
  return piece.matter === 'open';
}

const DOWN: Point = { x: 0, y: 1 };

/** In the very middle anything is down. */
function towards(middle: Point, x: number, y: number): Point {
  const far = distance(x, y, middle.x, middle.y);
  return far < TOLERANCE ? DOWN : { x: (middle.x - x) / far, y: (middle.y - y) / far };
}

/** `p9` before `p10`. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
