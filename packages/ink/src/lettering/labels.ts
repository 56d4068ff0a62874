import { type Bounds, boundsOf, inRing, type Point } from '@understory/ruler';
import { around, overlap } from '../box.ts';
import type { Terrain } from '../ground/terrain.ts';
import type { Polyline } from '../pen-path.ts';
import type { Cover } from './cover.ts';
import { gapTo, type LabelTarget, nearestPoint } from './label-target.ts';
import type { Taken } from './taken.ts';
import type { Typeset } from './typeset.ts';
import type { WrittenLabel } from './written-label.ts';

/** A line from a name to what it names. */
interface Leader {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** A label that found its place. */
export interface PlacedLabel {
  readonly label: WrittenLabel;
  readonly box: Bounds;
  readonly size: number;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  readonly leader: Leader | null;
}

/** What is already there at the moment. */
export interface Desk {
  readonly width: number;
  readonly height: number;
  readonly terrain: Terrain;
  readonly cover: Cover;
  readonly taken: Taken;
  /** The names that have their places. */
  readonly placed: readonly PlacedLabel[];
}

/** The frame of the page. */
export const EDGE = 0.3;
/** A name this near to what it names touches it. */
export const TOUCHES = 0.42;
/** How long a leader may be. */
export const LONGEST = 3.2;
/** Who looks as far as this may draw its leader over beads, rather than be a number. */
export const ANYHOW = 10;
const NOWHERE: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };
/** Names one over the other, nearer than this, are a stack. */
const STACKED = 0.2;

/** Where words could stand, and how little it suits them. */
export interface Spot {
  readonly box: Bounds;
  readonly leader: Leader | null;
  readonly cost: number;
}

/** The best place for words, inside what they name if it is large, else by its walls, else with a leader to it; null if there is none. */
export const spotFor = (
  words: Typeset,
  label: WrittenLabel,
  named: LabelTarget,
  desk: Desk,
  reach = LONGEST,
): Spot | null => spotWithin(words, label, named, desk) ?? spotBeside(words, label, named, desk, reach);

/** The same for who has not found room inside. */
export function spotBeside(
  words: Typeset,
  label: WrittenLabel,
  named: LabelTarget,
  desk: Desk,
  reach = LONGEST,
): Spot | null {
  const search = new Search(words, label, named, desk, reach);
  if (named.sky !== null) return overRoof(search, named);
  return desk.cover.among(named.beside, () => beside(search, named));
}

/** The best place inside what is named; null if that is small, or has no room for these words. */
export function spotWithin(words: Typeset, label: WrittenLabel, named: LabelTarget, desk: Desk): Spot | null {
  if (named.sky !== null || named.roomy.length === 0) return null;
  return desk.cover.among(named.own, () => inside(new Search(words, label, named, desk, LONGEST), named));
}

/** May words stay where they are? */
export function holds({ label, box, leader }: PlacedLabel, named: LabelTarget, { cover, taken }: Desk): boolean {
  // What lies wholly inside itself has its middle there.
  const own =
    gapTo(named, around((box.left + box.right) / 2, (box.top + box.bottom) / 2, 0)) === 0 ? named.own : named.beside;
  return cover.among(own, () => {
    if (taken.hit(box) || cover.under(box) === null) return false;
    if (leader === null) return gapTo(named, box) < TOUCHES + 0.3 || named.sky !== null;
    const { ax, ay, bx, by } = leader;
    const isFree = label.size === 'large' || cover.isClear(ax, ay, bx, by);
    return isFree && !taken.crossed(ax, ay, bx, by) && gapTo(named, around(bx, by, 0.05)) < 0.3;
  });
}

class Search {
  readonly words: Typeset;
  readonly label: WrittenLabel;
  readonly named: LabelTarget;
  readonly desk: Desk;
  readonly reach: number;
  best: Spot | null = null;
  readonly #high: boolean;
  readonly #stratum: ReturnType<Terrain['stratumAt']>;

  constructor(words: Typeset, label: WrittenLabel, named: LabelTarget, desk: Desk, reach: number) {
    this.words = words;
    this.label = label;
    this.named = named;
    this.desk = desk;
    this.reach = reach;
    const { terrain } = desk;
    const { x, y } = label.at;
    this.#stratum = terrain.stratumAt(x, y);
    this.#high = named.sky !== null || y < terrain.surfaceAt(x) + 0.3 || terrain.isBeyond(x, y + 0.3);
  }

  /**
   * Keeps the place about this middle if it is the best so far: pushed in from the left and right edge of the page, but not from above or below. Most
   * places are dropped early, so cheap questions come first, and a box is made only for those that are left.
   */
  consider(x: number, y: number, extra = 0): void {
    const { words, label, named, desk } = this;
    const [top, bottom] = [y - words.high / 2, y + words.high / 2];
    const half = words.wide / 2;
    if (top < EDGE || bottom > desk.height - EDGE || words.wide > desk.width - 2 * EDGE) return;
    const mx = Math.max(EDGE + half, Math.min(desk.width - EDGE - half, x));
    const least = this.best?.cost ?? Infinity;
    const [dx, dy] = [mx - label.at.x, y - label.at.y];
    let cost = extra + Math.sqrt(dx * dx + dy * dy) * 0.04;
    if (cost >= least) return;
    const minds = named.sky === null ? 1.6 : 0.5;
    const ink = desk.cover.inkUnder(mx - half, top, mx + half, bottom, (least - cost) / minds);
    if (ink === null) return;
    cost += ink * minds;
    if (cost >= least) return;
    const box = { left: mx - half, right: mx + half, top, bottom };
    cost += this.#strange(box, mx, y);
    if (cost >= least) return;
    const gap = gapTo(named, box);
    if (gap > this.reach) return;
    const touches = gap < TOUCHES || named.sky === 'land';
    cost += touches ? gap * 0.3 : 0.5 + gap * 0.7;
    if (cost >= least || desk.taken.hit(box) || stacks(box, desk.placed)) return;
    const leader = touches ? null : leaderFrom(box, named);
    if (leader && !this.#leads(leader)) return;
    this.best = { box, leader, cost };
  }

  #leads(leader: Leader): boolean {
    const { ax, ay, bx, by } = leader;
    // The wonder of the world is named whatever lies between.
    if (this.reach >= ANYHOW) return !this.desk.placed.some((it) => covers(it.box, { box: NOWHERE, leader }));
    const isFree = this.reach > LONGEST || this.desk.cover.isClear(ax, ay, bx, by);
    return isFree && !this.desk.taken.crossed(ax, ay, bx, by);
  }

  /** Under the sky what stands under the sky, in the rock what lies in it, and better in the same stratum. */
  #strange(box: Bounds, x: number, y: number): number {
    const { terrain } = this.desk;
    const surface = terrain.surfaceAt(x);
    const straddles = box.top < surface + 0.1 && box.bottom > surface - 0.1 ? 2.5 : 0;
    const sky = y < surface - 0.2 || terrain.isBeyond(x, y);
    if (this.#high) return (sky ? 0 : 1.2) + straddles;
    if (sky) return 4;
    return straddles + (this.#stratum === terrain.stratumAt(x, y) ? 0 : 0.25);
  }
}

/** Would three names stand one over the other? */
export function stacks(box: Bounds, placed: readonly PlacedLabel[]): boolean {
  const near = placed.find((it) => isStacked(it.box, box));
  return (
    near !== undefined && placed.some((it) => it !== near && (isStacked(it.box, box) || isStacked(it.box, near.box)))
  );
}

/** One right over the other. */
function isStacked(a: Bounds, b: Bounds): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (shared < 0.3 * Math.min(a.right - a.left, b.right - b.left)) return false;
  return Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < STACKED;
}

/** Wholly inside a large place, clear of its walls. */
function inside(search: Search, { roomy }: LabelTarget): Spot | null {
  const { wide, high } = search.words;
  for (const { shape } of roomy) {
    const { left, top, right, bottom } = boundsOf(shape.path, shape.swell);
    if (right - left < wide || bottom - top < high) continue;
    const [stepX, stepY] = [Math.max(0.5, (right - left - wide) / 14), Math.max(0.3, (bottom - top - high) / 12)];
    for (let y = top + high / 2 + 0.1; y <= bottom - high / 2 - 0.1; y += stepY)
      for (let x = left + wide / 2; x <= right - wide / 2; x += stepX)
        if (isWithin(search, around(x, y, wide / 2, high / 2)))
          search.consider(x, y, isOnGround(search, x, y + high / 2) ? UNDERFOOT : 0);
  }
  return search.best;
}

/** On the ground of a place stands what it is furnished with, and what lives there. */
const isOnGround = ({ named, words: { wide } }: Search, x: number, bottom: number): boolean =>
  [-0.4, 0, 0.4].some((it) => !holdsSpot(named, x + it * wide, bottom + HEADROOM));
const HEADROOM = 0.8;
const UNDERFOOT = 0.7;

/** All corners and the middles of the long sides lie in what is named. */
function isWithin({ named }: Search, { left, top, right, bottom }: Bounds): boolean {
  const x = (left + right) / 2;
  return (
    holdsSpot(named, left, top) &&
    holdsSpot(named, right, top) &&
    holdsSpot(named, left, bottom) &&
    holdsSpot(named, right, bottom) &&
    holdsSpot(named, x, top) &&
    holdsSpot(named, x, bottom)
  );
}

const holdsSpot = ({ rings }: LabelTarget, x: number, y: number): boolean => rings.some((ring) => inRing(ring, x, y));

/** On all sides of the points along an outline, and farther and farther out from there. */
function beside(search: Search, { points }: LabelTarget): Spot | null {
  const { wide, high } = search.words;
  const [w, h] = [wide / 2, high / 2];
  const many = points.length / 2;
  const stride = Math.max(1, Math.round(many / 18));
  const rim = (off: number) => {
    for (let i = 0; i < many; i += stride) {
      const [x, y] = [points[i * 2] as number, points[i * 2 + 1] as number];
      for (let side = -1; side <= 1; side += 2) {
        search.consider(x, y + side * (h + off));
        if (off < 0.5) {
          search.consider(x - 0.8 * w, y + side * (h + off));
          search.consider(x + 0.8 * w, y + side * (h + off));
        }
        search.consider(x + side * (w + off), y);
        if (off < 0.5) continue;
        search.consider(x + side * (w + off * 0.7), y - h - off * 0.7);
        search.consider(x + side * (w + off * 0.7), y + h + off * 0.7);
      }
    }
  };
  rim(0.22);
  // Only who finds nothing by the walls goes farther.
  if (search.best && search.best.cost < 1.1) return search.best;
  rim(0.38);
  for (const off of [0.8, 1.4, 2.1, 2.9, 4.2, 5.6]) {
    if (off > search.reach || (search.best && search.best.cost < 0.5 + off * 0.7)) break;
    rim(off);
  }
  if (search.best === null && search.reach > LONGEST) anywhere(search, boundsOf(points));
  return search.best;
}

/** Wherever there is room within reach: the wonder of the world is looked for by its name. */
function anywhere(search: Search, { left, top, right, bottom }: Bounds): void {
  const { reach } = search;
  for (let y = top - reach; y <= bottom + reach; y += 0.25)
    for (let x = left - reach; x <= right + reach; x += 0.35) search.consider(x, y);
}

/** Over the roof, over another name if need be; over land, wherever its trees leave the sky free. */
function overRoof(search: Search, { points, rings, sky }: LabelTarget): Spot | null {
  const { wide, high } = search.words;
  const { terrain, taken } = search.desk;
  const { left, right, top } = boundsOf(points);
  const middle = (left + right) / 2;
  const spots =
    sky === 'house'
      ? [0, -0.35, 0.35, -0.7, 0.7].map((it) => ({ off: it * Math.max(0.6, wide / 2), amid: middle, cost: 0 }))
      : overStrips(rings, wide);
  for (let up = sky === 'house' ? 0.2 : 0.9; up < 2.6; up += 0.22)
    for (const { off, amid, cost } of spots) {
      const x = amid + off;
      const [left, right] = [x - wide / 2, x + wide / 2];
      const roof = sky === 'house' ? top : terrain.highest(left, right);
      // Over somebody's house it would be read as the name of that.
      const misleads = sky === 'land' && taken.hit({ left, right, top: roof - up, bottom: roof + 0.3 });
      search.consider(x, roof - up - high / 2, cost + Math.abs(off) * 0.1 + (misleads ? 2 : 0));
    }
  return search.best;
}

const NARROWER = 0.5;

/** Land may lie here and there: over the broadest strips of it, and the nearer to their middles the better. */
function overStrips(rings: readonly Polyline[], wide: number): { off: number; amid: number; cost: number }[] {
  const strips = rings.map((ring) => boundsOf(ring)).sort((a, b) => b.right - b.left - (a.right - a.left));
  return strips.slice(0, 2).flatMap(({ left, right }, rank) => {
    const amid = (left + right) / 2;
    return steps(left, right, wide).map((x) => ({ off: x - amid, amid, cost: rank * NARROWER }));
  });
}

function steps(left: number, right: number, wide: number): number[] {
  const [from, to] =
    right - left > wide ? [left + wide / 2, right - wide / 2] : [(left + right) / 2, (left + right) / 2];
  const many = Math.max(1, Math.min(16, Math.round((to - from) / 0.6)));
  return Array.from({ length: many + 1 }, (_, i) => from + ((to - from) * i) / many);
}

/** Just there, about its middle; drawn in from the edge of the page, or from its frame, but no farther. */
export function pinnedAt(
  { wide, high }: Typeset,
  { x, y }: Point,
  { width, height }: Pick<Desk, 'width' | 'height'>,
  frame = 0,
): Bounds {
  const within = (at: number, half: number, most: number) => Math.max(frame + half, Math.min(most - frame - half, at));
  return around(within(x, wide / 2, width), within(y, high / 2, height), wide / 2, high / 2);
}

/** From the edge of a box to the nearest point of what is named. */
function leaderFrom(box: Bounds, named: LabelTarget): Leader {
  const [px, py] = nearestPoint(named, box);
  // It ends just before the wall.
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const short = 0.1 / (Math.sqrt((cx - px) * (cx - px) + (cy - py) * (cy - py)) || 1);
  const [bx, by] = [px + (cx - px) * short, py + (cy - py) * short];
  const ax = Math.min(Math.max(bx, box.left + 0.2), box.right - 0.2);
  const ay = by > box.bottom ? box.bottom : by < box.top ? box.top : (box.top + box.bottom) / 2;
  // Beside its words a leader begins at their end, not under them.
  const out = by >= box.top && by <= box.bottom;
  return { ax: out ? (bx < box.left ? box.left : box.right) : ax, ay, bx, by };
}

/** The boxes along a leader, which nothing may be written over. */
export function alongLeader({ ax, ay, bx, by }: Leader): Bounds[] {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / 0.3));
  return Array.from({ length: steps }, (_, i) =>
    around(ax + ((bx - ax) * (i + 0.5)) / steps, ay + ((by - ay) * (i + 0.5)) / steps, 0.16),
  );
}

export const covers = (box: Bounds, { box: words, leader }: Pick<PlacedLabel, 'box' | 'leader'>): boolean =>
  overlap(box, words) || (leader !== null && alongLeader(leader).some((it) => overlap(it, box)));
