import { bounds, boundsOf, Contour, gap, gapTo, remember, type Shape, TOLERANCE } from '@understory/ruler';
import { firstRunAlong, type Run } from './contacts.ts';
import { CELL, onPaper } from './ground/lattice.ts';

/** What is off the page counts as this far outside, so that the outline runs along the page's edge. */
const OFF = -1e9;

/** All points within a distance of an outline; `far` 0 = the outline alone. */
export interface Part {
  readonly shape: Shape;
  readonly far: number;
}

/**
 * Where a group is at home: its home range (all points within a distance of its lair) and the places that it knows, as wholes
 * (H2-MON-108 to -110; first-edition zones of control H1-MON-13 are the same with other numbers).
 */
export class Territory {
  readonly parts: readonly Part[];
  /** left, top, right, bottom: first of the whole, then of each part; null until somebody asks. */
  #boxes: readonly number[] | null = null;

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  /** A home range round a lair, and the known places. */
  static of(lair: readonly Shape[], range: number, known: readonly Shape[] = []): Territory {
    return new Territory([
      ...lair.map((shape) => ({ shape, far: range })),
      ...known.map((shape) => ({ shape, far: 0 })),
    ]);
  }

  holds(x: number, y: number): boolean {
    return this.isWithin(x, y, 0);
  }

  /** Is a point in the territory, or no farther from it than this? */
  isWithin(x: number, y: number, by: number): boolean {
    this.#boxes ??= boxesOf(this.parts);
    if (!isInBox(this.#boxes, 0, x, y, by)) return false;
    for (let i = 0; i < this.parts.length; i++) {
      if (!isInBox(this.#boxes, 4 * i + 4, x, y, by)) continue;
      const { shape, far } = this.parts[i] as Part;
      const near = far + by + TOLERANCE;
      if (gapTo(shape, x, y, near) <= near) return true;
    }
    return false;
  }

  /** The first stretch of a path that lies in the territory, or no farther from it than this; null if none does. */
  firstAlong(path: readonly number[], by = 0): Run | null {
    this.#boxes ??= boxesOf(this.parts);
    const [left, top, right, bottom] = this.#boxes as readonly [number, number, number, number];
    const box = boundsOf(path, by + SLACK);
    if (box.right < left || box.left > right || box.bottom < top || box.top > bottom) return null;
    return firstRunAlong(path, (x, y) => this.isWithin(x, y, by));
  }

  /** Is the outline at least partly in the territory (H2-MON-111)? */
  reaches(shape: Shape): boolean {
    for (const part of this.parts)
      if (gap(part.shape, shape, part.far + TOLERANCE) <= part.far + TOLERANCE) return true;
    return false;
  }

  /** How far the outline is from the territory; 0 if it is at least partly in it. */
  gap(shape: Shape): number {
    let least = Number.POSITIVE_INFINITY;
    for (const part of this.parts) {
      const between = gap(part.shape, shape, least + part.far) - part.far;
      if (between < least) least = between;
    }
    return least > 0 ? least : 0;
  }

  /** Do the two have a point in common? */
  overlaps(other: Territory): boolean {
    for (const a of this.parts) {
      for (const b of other.parts) {
        const far = a.far + b.far + TOLERANCE;
        if (gap(a.shape, b.shape, far) <= far) return true;
      }
    }
    return false;
  }

  /** Its outlines on a page of this size, for drawing: closed rings, the largest first, holes among them. */
  outline(width: number, height: number): number[][] {
    return ringsOf(width, height, this.parts, (x, y) => deepIn(this.parts, x, y));
  }

  /** The outlines of what two territories have in common. */
  shared(other: Territory, width: number, height: number): number[][] {
    const both = (x: number, y: number) => Math.min(deepIn(this.parts, x, y), deepIn(other.parts, x, y));
    return ringsOf(width, height, this.parts, both);
  }
}

/** Boxes only tell what need not be measured, so they may be a hair too wide. */
const SLACK = 0.01;

/** A zone is asked for many points: its outlines are made ready once. */
function boxesOf(parts: readonly Part[]): number[] {
  const boxes = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { shape, far } of parts) {
    if (shape.path.length > 2) remember(shape);
    const { left, top, right, bottom } = bounds(shape);
    const box = [left - far, top - far, right + far, bottom + far] as const;
    boxes.push(...box);
    for (const i of [0, 1] as const) boxes[i] = Math.min(boxes[i] as number, box[i]);
    for (const i of [2, 3] as const) boxes[i] = Math.max(boxes[i] as number, box[i]);
  }
  return boxes;
}

function isInBox(boxes: readonly number[], at: number, x: number, y: number, by: number): boolean {
  const far = by + SLACK;
  return (
    x >= (boxes[at] as number) - far &&
    y >= (boxes[at + 1] as number) - far &&
    x <= (boxes[at + 2] as number) + far &&
    y <= (boxes[at + 3] as number) + far
  );
}

/** How far inside: positive within, negative outside, right near the border. */
function deepIn(parts: readonly Part[], x: number, y: number): number {
  let deepest = -1;
  for (const { shape, far } of parts) {
    const off = gapTo(shape, x, y, far + 1);
    // Slightly above zero inside a place that is known as a whole, so that the border is drawn along its outline.
    const deep = off === 0 ? Math.max(far, 0.05) : far - off;
    if (deep > deepest) deepest = deep;
  }
  return deepest;
}

function ringsOf(
  width: number,
  height: number,
  parts: readonly Part[],
  deep: (x: number, y: number) => number,
): number[][] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const { shape, far } of parts) {
    const box = bounds(shape);
    left = Math.max(0, Math.min(left, box.left - far));
    top = Math.max(0, Math.min(top, box.top - far));
    right = Math.min(width, Math.max(right, box.right + far));
    bottom = Math.min(height, Math.max(bottom, box.bottom + far));
  }
  if (right <= left || bottom <= top) return [];
  // One row and column of nothing all round, so that rings close at the page's edge.
  const column0 = Math.floor(left / CELL) - 1;
  const row0 = Math.floor(top / CELL) - 1;
  const columns = Math.ceil(right / CELL) - column0 + 2;
  const rows = Math.ceil(bottom / CELL) - row0 + 2;
  const field = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column0 + column) * CELL;
      const y = (row0 + row) * CELL;
      const onPage = x >= 0 && y >= 0 && x <= width && y <= height;
      field[row * columns + column] = onPage ? deep(x, y) : OFF;
    }
  }
  const rings = new Contour(columns, rows, onPaper).rings(field);
  return rings.map((ring) => ring.map((it, i) => it + (i % 2 === 0 ? column0 : row0) * CELL));
}
