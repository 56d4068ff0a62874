import { centreOf, gapTo, type Point, partOf, type Shape, TOLERANCE } from '@understory/ruler';
import { isLine, placeAlong } from './contacts.ts';
import { derived, lasting } from './derived.ts';
import { meeting } from './meeting.ts';
import type { Piece } from './model.ts';
import { isOpen, type Page } from './page.ts';
import { Tracks } from './tracks.ts';

/** What a way leads through: an open piece, or a stretch of a surface. */
export type Passage = Pick<Piece, 'id' | 'kind' | 'shape' | 'since'>;

/** How the editions measure a way. */
export interface WayRules {
  /** From outline to outline, or from centre to centre (H1-MEA-07). */
  readonly measure?: 'edge' | 'centre';
  /** Ways that are not pieces of the page: the surface line (H2-MON-115), or stretches of it (H1-MEA-17). */
  readonly also?: readonly Passage[];
  /** Which open pieces may be walked: first-edition rivers may not (H1-MEA-11). Ways that are given besides always may. */
  readonly through?: (piece: Piece) => boolean;
}

export interface Come {
  readonly piece: Passage;
  readonly length: number;
}

export interface Way {
  readonly length: number;
  /** The pieces walked through, the first and the last included. */
  readonly pieces: readonly Passage[];
  readonly path: readonly number[];
}

/** The length of the shortest way through open pieces that touch; infinite if there is none. */
export function wayLength(page: Page, from: Passage | Point, to: Passage, rules: WayRules = {}): number {
  return waysOf(page, rules).length(from, to, rules);
}

/** The open pieces within a way of this length, the nearest first; the starting piece is the first of them. */
export function reach(page: Page, from: Passage | Point, far: number, rules: WayRules = {}): Come[] {
  return waysOf(page, rules).within(from, far, rules);
}

/** The shortest way itself. */
export function shortestWay(page: Page, from: Passage | Point, to: Passage, rules: WayRules = {}): Way | null {
  return waysOf(page, rules).way(from, to, rules);
}

/** The surface line as something to walk along (H2-MON-115); `between` cuts a stretch of it (H1-MEA-17). */
export function surfaceWay(page: Page, between?: { readonly from: number; readonly to: number }, surface = 0): Passage {
  const whole = page.ground.surfaces[surface] as Shape;
  const made = surfaces(whole);
  const id = between ? `surface ${surface}, ${between.from} to ${between.to}` : `surface ${surface}`;
  let piece = made.get(id);
  if (!piece) {
    const path = between ? stretchOf(page, whole, between) : lineOf(whole);
    piece = { id, kind: 'surface', shape: { path, closed: false, swell: 0 }, since: 0 };
    made.set(id, piece);
  }
  return piece;
}

/** The same surface gives the same piece, so that the ways over it are found once. */
const surfaces = lasting((_: Shape) => new Map<string, Passage>());

function lineOf({ path, closed }: Shape): readonly number[] {
  return closed ? [...path, path[0] as number, path[1] as number] : path;
}

function stretchOf(page: Page, whole: Shape, { from, to }: { readonly from: number; readonly to: number }): number[] {
  const path = lineOf(whole);
  const at = (x: number) => placeAlong(path, x, page.surfaceAt(x));
  return partOf(path, at(from), at(to));
}

const NONE: readonly Passage[] = [];

/** The ways of a page grow with it, until a piece goes. Several sets of extra ways may be in use at a time. */
const known = derived(
  ({ gone }: Page) => gone,
  (): Ways[] => [],
);
const MOST = 4;

function waysOf(page: Page, { also = NONE }: WayRules): Ways {
  const all = known(page);
  let ways = all.find((it) => it.hasAlso(also));
  if (!ways) {
    ways = new Ways(page, also);
    all.unshift(ways);
    all.splice(MOST);
  }
  ways.update();
  return ways;
}

/** The graph of ways of a page: contacts are its nodes, and what lies between two contacts of a piece its edges. */
class Ways {
  readonly #page: Page;
  readonly #also: readonly Passage[];
  readonly #pieces: Passage[] = [];
  readonly #at = new Map<Passage, number>();
  readonly #tracks = new Tracks();
  #read = 0;

  constructor(page: Page, also: readonly Passage[]) {
    this.#page = page;
    this.#also = also;
    for (const piece of also) this.#enter(piece);
  }

  hasAlso(also: readonly Passage[]): boolean {
    return also.length === this.#also.length && also.every((it, i) => it === this.#also[i]);
  }

  /** Take in the pieces drawn since. */
  update(): void {
    const { pieces } = this.#page;
    if (this.#read === pieces.length && this.#read > 0) return;
    for (; this.#read < pieces.length; this.#read++) {
      const piece = pieces[this.#read] as Piece;
      if (piece.until !== null || !isOpen(piece)) continue;
      const own = this.#enter(piece);
      this.#also.forEach((it, i) => {
        if (this.#page.touches(it.shape, piece.shape)) this.#join(i, own);
      });
      for (const other of this.#page.touching(piece)) this.#join(this.#at.get(other) ?? own, own);
    }
    this.#tracks.seal(this.#pieces.length);
  }

  length(from: Passage | Point, to: Passage, rules: WayRules): number {
    const goal = this.#at.get(to);
    if (goal === undefined) return Number.POSITIVE_INFINITY;
    if (this.#starts(from).includes(goal)) return this.#atOnce(from, to, rules);
    return this.#run(from, goal, Number.POSITIVE_INFINITY, rules);
  }

  within(from: Passage | Point, far: number, rules: WayRules): Come[] {
    this.#run(from, -1, far + TOLERANCE, rules);
    const found: Come[] = [];
    const starts = this.#starts(from);
    this.#pieces.forEach((piece, i) => {
      const length = starts.includes(i) ? 0 : this.#tracks.lengthTo(i, this.#goalOf(piece, rules));
      if (length <= far + TOLERANCE && this.#isPassable(i, rules)) found.push({ piece, length });
    });
    return found.sort((a, b) => a.length - b.length || a.piece.since - b.piece.since);
  }

  way(from: Passage | Point, to: Passage, rules: WayRules): Way | null {
    const goal = this.#at.get(to);
    if (goal === undefined) return null;
    if (this.#starts(from).includes(goal)) return { length: this.#atOnce(from, to, rules), pieces: [to], path: [] };
    const length = this.#run(from, goal, Number.POSITIVE_INFINITY, rules);
    if (length === Number.POSITIVE_INFINITY) return null;
    const { pieces, path } = this.#tracks.back(goal, this.#goalOf(to, rules), (i) => this.#pieces[i] as Passage);
    return { length, pieces: [...pieces, to], path };
  }

  #enter(piece: Passage): number {
    const at = this.#pieces.length;
    this.#at.set(piece, at);
    this.#pieces.push(piece);
    this.#tracks.add(isLine(piece.shape));
    return at;
  }

  /** Join a piece with one entered before it. */
  #join(a: number, b: number): void {
    if (a >= b) return;
    const from = this.#pieces[a] as Passage;
    const to = this.#pieces[b] as Passage;
    for (const it of meeting(this.#page, from, to)) this.#tracks.join(a, b, it);
  }

  #run(from: Passage | Point, goal: number, far: number, rules: WayRules): number {
    const starts = this.#starts(from);
    const spot = 'x' in from ? from : rules.measure === 'centre' ? centreOf(from.shape) : null;
    this.#tracks.begin();
    for (const start of starts) this.#tracks.start(start, spot, spot ? this.#alongOf(start, spot) : 0);
    const passable = rules.through ? (i: number) => this.#isPassable(i, rules) : null;
    const end = goal >= 0 ? this.#goalOf(this.#pieces[goal] as Passage, rules) : null;
    return this.#tracks.run(goal, end, far, passable);
  }

  /** Those given besides come first. */
  #isPassable(i: number, { through }: WayRules): boolean {
    return !through || i < this.#also.length || through(this.#pieces[i] as Piece);
  }

  /** Where a way ends in a piece: anywhere on its outline, or at its centre. */
  #goalOf(piece: Passage, rules: WayRules): { x: number; y: number; along: number } | null {
    if (rules.measure !== 'centre') return null;
    const { x, y } = centreOf(piece.shape);
    return { x, y, along: isLine(piece.shape) ? placeAlong(piece.shape.path, x, y) : 0 };
  }

  #alongOf(piece: number, { x, y }: Point): number {
    const { shape } = this.#pieces[piece] as Passage;
    return isLine(shape) ? placeAlong(shape.path, x, y) : 0;
  }

  /** The pieces one is in at the start: the piece itself, or all that hold the point. */
  #starts(from: Passage | Point): number[] {
    if (!('x' in from)) {
      const at = this.#at.get(from);
      return at === undefined ? [] : [at];
    }
    const found: number[] = [];
    const { touch } = this.#page.measures;
    this.#pieces.forEach((piece, i) => {
      if (gapTo(piece.shape, from.x, from.y) <= touch + TOLERANCE) found.push(i);
    });
    return found;
  }

  /** From a point in a piece to that piece itself. */
  #atOnce(from: Passage | Point, to: Passage, rules: WayRules): number {
    if (!('x' in from) || rules.measure !== 'centre') return 0;
    const centre = centreOf(to.shape);
    if (!isLine(to.shape))
      return Math.sqrt((centre.x - from.x) * (centre.x - from.x) + (centre.y - from.y) * (centre.y - from.y));
    return Math.abs(placeAlong(to.shape.path, from.x, from.y) - placeAlong(to.shape.path, centre.x, centre.y));
  }
}
