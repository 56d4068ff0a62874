import type { Bounds, Point } from '@understory/ruler';
import { around } from '../box.ts';
import type { Mark } from '../mark.ts';
import { at, pair } from '../pen-path.ts';
import type { Busy } from './busy.ts';
import { gapTo, type LabelTarget, nearestPoint } from './label-target.ts';
import { widthOf, wrap } from './lettering.ts';
import { Taken } from './taken.ts';
import type { WrittenLabel } from './written-label.ts';

/** A label that found its place. */
export interface PlacedLabel {
  readonly label: WrittenLabel;
  readonly box: Bounds;
  readonly size: number;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
}

export interface Placing {
  readonly width: number;
  readonly height: number;
  /** Nothing may be written here. */
  readonly taken: readonly Bounds[];
  /** Large labels may be written here if there is no other place. Small ones may not: a room rather has no name than one across its neighbour. */
  readonly rooms: readonly Bounds[];
  readonly busy: Busy;
  /** Labels that the player has put somewhere: no better place is looked for. */
  readonly pinned: ReadonlyMap<string, Point>;
  /** What a label names. */
  about(label: WrittenLabel): LabelTarget;
  /** Is this the same side of the surface as the anchor, and the same stratum? 0 = yes, more = less fitting. */
  strange(anchor: Point, x: number, y: number): number;
}

const SIZES = { large: 0.62, plain: 0.46, small: 0.37 } as const;
/** Smaller rather than not at all. */
const SHRINK = [1, 0.86, 0.74] as const;
const EDGE = 0.3;
const NOTE = 0.72;
export const LEADING = 1.02;
/** How far words may go from what they name. */
const FAR = 4;

/** Puts the big names first, then the others in the order they were written, each where it covers least. */
export function placeLabels(
  labels: readonly WrittenLabel[],
  placing: Placing,
): { placed: PlacedLabel[]; unplaced: WrittenLabel[] } {
  const placed: PlacedLabel[] = [];
  const unplaced: WrittenLabel[] = [];
  const order = Object.keys(SIZES);
  const queue = [...labels].sort((a, b) => order.indexOf(a.size) - order.indexOf(b.size));
  const [taken, strict] = [
    new Taken(placing.height, placing.taken),
    new Taken(placing.height, [...placing.taken, ...placing.rooms]),
  ];
  const put = (place: PlacedLabel) => {
    placed.push(place);
    taken.add(place.box);
    strict.add(place.box);
  };
  for (const label of queue) {
    const pin = placing.pinned.get(label.id);
    const pinned = pin && writeAt(label, pin, placing);
    if (pinned) put(pinned);
  }
  for (const label of queue) {
    if (placing.pinned.has(label.id)) continue;
    const place = write(label, placing, strict) ?? (label.size === 'small' ? null : write(label, placing, taken));
    if (place === null || astray(place, placing)) unplaced.push(label);
    else put(place);
  }
  return { placed, unplaced };
}

/** A small name this far from its room would be misread: it is listed beside the map instead. */
function astray({ label, box }: PlacedLabel, { about }: Placing): boolean {
  return label.size === 'small' && gapTo(about(label), box) > 2.6;
}

function write(label: WrittenLabel, placing: Placing, taken: Taken): PlacedLabel | null {
  return SHRINK.reduce<PlacedLabel | null>(
    (found, shrink) => found ?? placeOne(label, SIZES[label.size] * shrink, placing, taken),
    null,
  );
}

/** Just there, about its middle; drawn in from the edge of the page, but no farther. */
function writeAt(label: WrittenLabel, { x, y }: Point, placing: Placing): PlacedLabel | null {
  const size = SIZES[label.size];
  const set = typeset(label, size, placing);
  if (!set) return null;
  const { wide, high } = set;
  const within = (at: number, half: number, most: number) => Math.max(half, Math.min(most - half, at));
  const [mx, my] = [within(x, wide / 2, placing.width), within(y, high / 2, placing.height)];
  return { label, box: around(mx, my, wide / 2, high / 2), size, lines: set.lines, notes: set.notes };
}

/** The words in lines, and how much room they take; null if there are none. */
function typeset(label: WrittenLabel, size: number, { width }: Placing) {
  const lines = wrap(label.text, size, Math.min(7.5, width * 0.4), 2);
  const notes = label.note ? wrap(label.note, size * NOTE, Math.min(6.5, width * 0.36), 2, true) : [];
  if (lines.length === 0) return null;
  const wide =
    Math.max(...lines.map((line) => widthOf(line, size)), ...notes.map((line) => widthOf(line, size * NOTE, true))) +
    0.16;
  return { lines, notes, wide, high: (lines.length + notes.length * NOTE) * size * LEADING + 0.08 };
}

/** The best place for a label at this size; null if there is none. */
export function placeOne(label: WrittenLabel, size: number, placing: Placing, taken: Taken): PlacedLabel | null {
  const set = typeset(label, size, placing);
  if (!set) return null;
  const { lines, notes, wide, high } = set;
  const named = placing.about(label);
  const search: Search = { wide, high, best: null, least: Infinity };
  for (const [dx, dy] of offsets())
    consider(search, label.at.x + dx * 0.5, label.at.y + dy * 0.22, label, named, placing, taken);
  // A river or a vein may carry its name anywhere along it.
  const { points } = named;
  const stride = Math.max(1, Math.round(points.length / 2 / 20));
  for (let i = 0; i + 1 < points.length; i += stride * 2) {
    for (const dy of ALONG)
      consider(search, points[i] as number, (points[i + 1] as number) + dy, label, named, placing, taken);
  }
  return search.best && { label, box: search.best, size, lines, notes };
}

const ALONG = [-1.5, -1.1, -0.8, -0.55, 0, 0.55, 0.8, 1.1, 1.5] as const;

interface Search {
  readonly wide: number;
  readonly high: number;
  best: Bounds | null;
  least: number;
}

/** Keeps the place if it is the best so far. Cheap costs are added first, so that most places are dropped early. */
function consider(
  search: Search,
  x: number,
  y: number,
  label: WrittenLabel,
  named: LabelTarget,
  placing: Placing,
  taken: Taken,
): void {
  const box = pulledIn(around(x, y, search.wide / 2, search.high / 2), placing);
  if (box === null) return;
  const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [dx, dy] = [mx - label.at.x, my - label.at.y];
  let cost = Math.sqrt(dx * dx + dy * dy) * 0.05;
  if (cost >= search.least) return;
  cost += (placing.busy.under(box) / (search.wide * search.high)) * 3.2 + placing.strange(label.at, mx, my);
  if (cost >= search.least) return;
  cost += Math.max(0, gapTo(named, box) - 0.3) * 0.9;
  if (cost >= search.least || taken.hit(box)) return;
  [search.best, search.least] = [box, cost];
}

let rings: readonly (readonly [number, number])[] | null = null;

/** Steps from the anchor, the nearest first. */
function offsets(): readonly (readonly [number, number])[] {
  if (rings) return rings;
  const all: (readonly [number, number])[] = [];
  for (let dy = -18; dy <= 18; dy++) for (let dx = -8; dx <= 8; dx++) all.push([dx, dy]);
  const far = ([dx, dy]: readonly [number, number]) => dx * dx * 0.25 + dy * dy * 0.05;
  rings = all.filter((it) => far(it) <= FAR * FAR).sort((a, b) => far(a) - far(b) || a[1] - b[1] || a[0] - b[0]);
  return rings;
}

/** Wholly on the page: pushed in from the left and right edge, but not from above or below. */
function pulledIn(box: Bounds, { width, height }: Placing): Bounds | null {
  if (box.top < EDGE || box.bottom > height - EDGE || box.right - box.left > width - 2 * EDGE) return null;
  const push = box.left < EDGE ? EDGE - box.left : box.right > width - EDGE ? width - EDGE - box.right : 0;
  return { left: box.left + push, right: box.right + push, top: box.top, bottom: box.bottom };
}

/** The words, and a thin line to what they name where they stand apart from it. */
export function drawLabel({ label, box, size, lines, notes }: PlacedLabel, named: LabelTarget): Mark {
  const x = (box.left + box.right) / 2;
  const words: Mark[] = lines.map((text, i) => ({
    mark: 'text',
    x,
    y: box.top + 0.04 + size * LEADING * (i + 0.78),
    text,
    size,
    colour: 'ink',
    anchor: 'middle',
    halo: true,
  }));
  const top = box.top + 0.04 + size * LEADING * lines.length;
  const small: Mark[] = notes.map((text, i) => ({
    mark: 'text',
    x,
    y: top + size * NOTE * LEADING * (i + 0.74),
    text,
    size: size * NOTE,
    colour: 'pencil',
    anchor: 'middle',
    halo: true,
    italic: true,
  }));
  return { mark: 'group', label: label.id, of: [...leader(box, named), ...words, ...small] };
}

function leader(box: Bounds, named: LabelTarget): Mark[] {
  if (named.airy || gapTo(named, box) < 0.7) return [];
  const [tx, ty] = nearestPoint(named, box);
  const sx = Math.min(Math.max(tx, box.left + 0.2), box.right - 0.2);
  const sy = ty > box.bottom ? box.bottom : ty < box.top ? box.top : (box.top + box.bottom) / 2;
  const d = `M${pair(at(sx), at(sy))}Q${pair(at((sx + tx) / 2 + 0.12), at((sy + ty) / 2))} ${pair(at(tx), at(ty))}`;
  return [{ mark: 'path', d, pen: { stroke: 'pencil', width: 0.022, opacity: 0.7, cap: 'round' } }];
}
