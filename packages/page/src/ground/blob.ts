import { Contour, clamp, distance, type Noise, PI, type Shape, Spans } from '@understory/ruler';
import { CELL, type Lattice, onPaper } from './lattice.ts';
import { Rings } from './rings.ts';

/** The wall a blob leaves to its stratum's border, so that caverns of neighbouring strata stay apart. */
const WALL = 0.13;
/** If fewer nodes than this are connected to the place, the place is in the thin end of a wedge, between the nodes. */
const SLIVER = 16;
/** In that case nodes up to this far away count as connected to it, too. */
const SLIP = 6;
/** How deep its rough edge bites. */
const ROUGH = 0.1;

/** A blob as wished for: an area of a stratum round a place, shrunk by `inset`, its edge roughened by `grain`. */
export interface BlobWish {
  readonly stratum: number;
  readonly x: number;
  readonly y: number;
  readonly area: number;
  readonly grain: Noise | null;
}

/**
 * H2-MSR-31: the part of the stratum inside a disc that hangs together with the place, the disc grown until that part has
 * the wanted area; then drawn with a rough edge inside that outline.
 */
export class BlobMaker {
  readonly #lattice: Lattice;
  /** What is written down of each node while a blob is made; blobs of all pages are made on the same sheets. */
  #field = NOTHING;
  #need = NOTHING;
  #rings: Rings = NO_RINGS;
  #contour: Contour = NO_CONTOUR;
  readonly #within: Spans;

  constructor(lattice: Lattice) {
    this.#lattice = lattice;
    this.#within = new Spans(lattice.rows);
  }

  /** The outline; with `inset`, that much smaller all round. An empty path if nothing is left. */
  outline(wish: BlobWish, inset = 0): Shape {
    const radius = this.#grow(wish);
    this.#reckon(wish, radius, wish.grain, inset);
    return { path: this.#contour.trace(this.#field, this.#within), closed: true, swell: 0 };
  }

  /** The radius at which the part of the stratum in the disc has the area wished for: counted first, then measured. */
  #grow(wish: BlobWish): number {
    this.#begin(wish);
    let radius = this.#radiusOf(wish, wish.area / (CELL * CELL));
    for (let i = 0; i < 3; i++) {
      const short = wish.area - this.#areaAt(wish, radius);
      if (Math.abs(short) < wish.area * 0.004) break;
      const more = this.#radiusOf(wish, (wish.area + short) / (CELL * CELL));
      radius = more === radius ? radius + short / (2 * PI * radius) : (radius + more) / 2;
    }
    return radius;
  }

  #areaAt(wish: BlobWish, radius: number): number {
    this.#reckon(wish, radius, null, 0);
    return this.#contour.area(this.#field, this.#within);
  }

  /** Computes for each node near the blob's edge how far inside (or, negative, outside) the blob it is. */
  #reckon(wish: BlobWish, radius: number, grain: Noise | null, inset: number): void {
    this.#lookWithin(wish, radius);
    this.#visit(wish, Math.floor(radius / CELL) + 3);
    const { stratum, depth, columns } = this.#lattice;
    const { top, bottom, from, to } = this.#within;
    const field = this.#field;
    const need = this.#need;
    const wall = grain ? WALL : 0;
    const deepest = CELL + ROUGH + inset;
    for (let row = top; row <= bottom; row++) {
      const y = row * CELL;
      const dy = wish.y - y;
      // A node's neighbours above and below are looked at with it.
      const first = Math.min(
        from[row] as number,
        from[Math.max(top, row - 1)] as number,
        from[Math.min(bottom, row + 1)] as number,
      );
      const last = Math.max(
        to[row] as number,
        to[Math.max(top, row - 1)] as number,
        to[Math.min(bottom, row + 1)] as number,
      );
      for (let column = first; column <= last; column++) {
        const node = row * columns + column;
        const x = column * CELL;
        const dx = wish.x - x;
        const inDisc = radius - Math.sqrt(dx * dx + dy * dy);
        const deep = depth[node] as number;
        const inRock = (stratum[node] === wish.stratum ? deep : -deep) - wall;
        const smooth = inRock < inDisc ? inRock : inDisc;
        // The edge comes by only where a neighbour may lie on its other side: there, and nowhere else, it is rough.
        const bite =
          grain && smooth > -CELL - 0.01 && smooth < deepest + 0.01 ? ROUGH * (0.5 + grain(x * 1.3, y * 1.3) / 2) : 0;
        const within = smooth - bite - inset;
        field[node] = within <= 0 || (need[node] as number) <= radius + CELL ? within : -CELL;
      }
    }
  }

  /** The nodes that lie in the disc and in the stratum, and one more at either end. */
  #lookWithin({ stratum, x, y }: BlobWish, radius: number): void {
    const { columns, rows } = this.#lattice;
    const spans = this.#lattice.spansOf(stratum);
    const within = this.#within;
    // The disc of a blob in a thin stratum is far wider than what the stratum leaves of it.
    const box = this.#lattice.boxOf(stratum);
    const left = Math.max(0, Math.floor(Math.max(x - radius, box.left) / CELL) - 1);
    const right = Math.min(columns - 1, Math.ceil(Math.min(x + radius, box.right) / CELL) + 1);
    within.top = Math.max(0, Math.floor(Math.max(y - radius, box.top) / CELL) - 1);
    within.bottom = Math.min(rows - 1, Math.ceil(Math.min(y + radius, box.bottom) / CELL) + 1);
    for (let row = within.top; row <= within.bottom; row++) {
      const dy = y - row * CELL;
      // A little wider, so that rounding leaves no node out.
      const half = Math.sqrt(Math.max(0, radius * radius - dy * dy)) + 0.001;
      const from = Math.max(spans.from[row] as number, Math.floor((x - half) / CELL));
      const to = Math.min(spans.to[row] as number, Math.ceil((x + half) / CELL));
      const isThere = from <= to;
      within.from[row] = isThere ? Math.max(left, from - 1) : columns;
      within.to[row] = isThere ? Math.min(right, to + 1) : -1;
    }
  }

  /**
   * How wide the disc must be before each node of the stratum hangs together with the place: the nodes are visited nearest
   * first, and a node that can only be reached by a detour needs as much as the farthest point of its way. A small blob in a large
   * stratum asks for few of them, so they are visited only as far as they are asked for.
   */
  #begin(wish: BlobWish): void {
    const { columns, rows } = this.#lattice;
    const sheets = sheetsFor(columns, rows);
    this.#field = sheets.field;
    this.#need = sheets.need;
    this.#contour = sheets.contour;
    this.#rings = sheets.rings;
    // The thin end of a wedge slips between the nodes: it is begun with more of them, until it hangs together.
    for (let far = 1; far <= SLIP; far++) {
      this.#enterRound(wish, far);
      if (!this.#isSliver(wish)) break;
    }
  }

  #enterRound(wish: BlobWish, far: number): void {
    const { columns, rows } = this.#lattice;
    this.#need.fill(Number.POSITIVE_INFINITY);
    this.#rings.clear();
    const column = clamp(Math.round(wish.x / CELL), 0, columns - 1);
    const row = clamp(Math.round(wish.y / CELL), 0, rows - 1);
    for (let i = -far; i <= far; i++) for (let j = -far; j <= far; j++) this.#enter(wish, column + i, row + j, 0);
  }

  /** Is this all that there is round the place, and too little for the wish? */
  #isSliver(wish: BlobWish): boolean {
    const enough = Math.min(wish.area / (CELL * CELL), SLIVER);
    let nodes = 0;
    for (let ring = 0; nodes < enough; ring++) {
      this.#visit(wish, ring + 1);
      if (ring >= this.#rings.count) return true;
      nodes += this.#rings.sizeOf(ring);
    }
    return false;
  }

  #enter(wish: BlobWish, column: number, row: number, atLeast: number): void {
    const { columns, rows, stratum } = this.#lattice;
    if (column < 0 || column >= columns || row < 0 || row >= rows) return;
    const node = row * columns + column;
    if (stratum[node] !== wish.stratum || this.#need[node] !== Number.POSITIVE_INFINITY) return;
    const far = distance(column * CELL, row * CELL, wish.x, wish.y);
    const needed = far > atLeast ? far : atLeast;
    this.#need[node] = needed;
    this.#rings.add(Math.floor(needed / CELL), node);
  }

  /** Visit all nodes that need less than ring `upTo`. */
  #visit(wish: BlobWish, upTo: number): void {
    const { columns } = this.#lattice;
    const rings = this.#rings;
    for (; rings.done < upTo && rings.done < rings.count; rings.done++) {
      for (let node = rings.first(rings.done); node >= 0; node = rings.after(node)) {
        const needed = this.#need[node] as number;
        const at = node % columns;
        const down = (node - at) / columns;
        this.#enter(wish, at - 1, down, needed);
        this.#enter(wish, at + 1, down, needed);
        this.#enter(wish, at, down - 1, needed);
        this.#enter(wish, at, down + 1, needed);
      }
    }
  }

  /** The radius that this many nodes need. */
  #radiusOf(wish: BlobWish, nodes: number): number {
    let left = nodes;
    let radius = CELL;
    for (let ring = 0; ; ring++) {
      this.#visit(wish, ring + 1);
      if (ring >= this.#rings.count) break;
      const here = this.#rings.sizeOf(ring);
      if (here > 0) radius = (ring + Math.min(1, left / here)) * CELL;
      if (left <= here) break;
      left -= here;
    }
    return radius;
  }
}

const NOTHING = new Float64Array(0);
const NO_RINGS = new Rings(0);
const NO_CONTOUR = new Contour(0, 0, onPaper);

const sheets = { columns: 0, rows: 0, field: NOTHING, need: NOTHING, contour: NO_CONTOUR, rings: NO_RINGS };

function sheetsFor(columns: number, rows: number): typeof sheets {
  if (sheets.columns === columns && sheets.rows === rows) return sheets;
  sheets.columns = columns;
  sheets.rows = rows;
  sheets.field = new Float64Array(columns * rows);
  sheets.need = new Float64Array(columns * rows);
  sheets.contour = new Contour(columns, rows, onPaper);
  sheets.rings = new Rings(columns * rows);
  return sheets;
}
