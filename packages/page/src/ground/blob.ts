import { clamp, distance, PI } from '../maths.ts';
import type { Shape } from '../model.ts';
import type { Grain } from '../noise.ts';
import { polygon, ringArea } from '../shape.ts';
import { Contour } from './contour.ts';
import { CELL, type Lattice } from './lattice.ts';

/** The wall a blob leaves to its stratum's border, so that caverns of neighbouring strata stay apart. */
const WALL = 0.13;
/** How deep its rough edge bites. */
const ROUGH = 0.1;

/** A blob as wished for: so much area of a stratum round a place, shrunk by `inset`, its edge roughened by `grain`. */
export interface BlobWish {
  readonly stratum: number;
  readonly x: number;
  readonly y: number;
  readonly area: number;
  readonly grain: Grain | null;
}

/**
 * H2-MSR-31: the part of the stratum inside a disc that hangs together with the place, the disc grown until that part has
 * the wanted area; then drawn with a rough edge inside that outline.
 */
export class BlobMaker {
  readonly #lattice: Lattice;
  readonly #contour: Contour;
  readonly #field: Float64Array;
  readonly #need: Float64Array;
  /** The nodes by how far they need, in steps of a cell; those of the first `#done` rings are all there. */
  readonly #rings: number[][] = [];
  #done = 0;

  constructor(lattice: Lattice) {
    this.#lattice = lattice;
    const nodes = lattice.columns * lattice.rows;
    this.#contour = new Contour(lattice.columns, lattice.rows);
    this.#field = new Float64Array(nodes);
    this.#need = new Float64Array(nodes);
  }

  /** The outline; with `inset`, that much smaller all round. An empty path if nothing is left. */
  outline(wish: BlobWish, inset = 0): Shape {
    const radius = this.#grow(wish);
    return polygon(this.#trace(wish, radius, wish.grain, inset));
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
    return ringArea(this.#trace(wish, radius, null, 0));
  }

  #trace(wish: BlobWish, radius: number, grain: Grain | null, inset: number): number[] {
    const { columns, rows } = this.#lattice;
    // The disc of a blob in a thin stratum is far wider than what the stratum leaves of it.
    const box = this.#lattice.boxOf(wish.stratum);
    const left = Math.max(0, Math.floor(Math.max(wish.x - radius, box.left) / CELL) - 1);
    const right = Math.min(columns - 1, Math.ceil(Math.min(wish.x + radius, box.right) / CELL) + 1);
    const top = Math.max(0, Math.floor(Math.max(wish.y - radius, box.top) / CELL) - 1);
    const bottom = Math.min(rows - 1, Math.ceil(Math.min(wish.y + radius, box.bottom) / CELL) + 1);
    const wall = grain ? WALL : 0;
    this.#visit(wish, Math.floor(radius / CELL) + 3);
    const { stratum, depth } = this.#lattice;
    const field = this.#field;
    const need = this.#need;
    const deepest = CELL + ROUGH + inset;
    for (let row = top; row <= bottom; row++) {
      const y = row * CELL;
      for (let column = left; column <= right; column++) {
        const node = row * columns + column;
        const x = column * CELL;
        const dx = wish.x - x;
        const dy = wish.y - y;
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
    return this.#contour.trace(this.#field, left, top, right, bottom);
  }

  /**
   * How wide the disc must be before each node of the stratum hangs together with the place: the nodes are visited nearest
   * first, and one that is only come to by a detour needs as much as the farthest point of its way. A small blob in a large
   * stratum asks for few of them, so they are visited only as far as they are asked for.
   */
  #begin(wish: BlobWish): void {
    const { columns, rows } = this.#lattice;
    this.#need.fill(Number.POSITIVE_INFINITY);
    for (const ring of this.#rings) ring.length = 0;
    this.#done = 0;
    const column = clamp(Math.round(wish.x / CELL), 0, columns - 1);
    const row = clamp(Math.round(wish.y / CELL), 0, rows - 1);
    for (let i = -1; i <= 1; i++) for (let j = -1; j <= 1; j++) this.#enter(wish, column + i, row + j, 0);
  }

  #enter(wish: BlobWish, column: number, row: number, atLeast: number): void {
    const { columns, rows, stratum } = this.#lattice;
    if (column < 0 || column >= columns || row < 0 || row >= rows) return;
    const node = row * columns + column;
    if (stratum[node] !== wish.stratum || this.#need[node] !== Number.POSITIVE_INFINITY) return;
    const far = distance(column * CELL, row * CELL, wish.x, wish.y);
    const needed = far > atLeast ? far : atLeast;
    this.#need[node] = needed;
    const ring = Math.floor(needed / CELL);
    while (this.#rings.length <= ring) this.#rings.push([]);
    (this.#rings[ring] as number[]).push(node);
  }

  /** Visit all nodes that need less than ring `upTo`. */
  #visit(wish: BlobWish, upTo: number): void {
    const { columns } = this.#lattice;
    for (; this.#done < Math.min(upTo, this.#rings.length); this.#done++) {
      const nodes = this.#rings[this.#done] as number[];
      for (let k = 0; k < nodes.length; k++) {
        const node = nodes[k] as number;
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

  /** The radius that so many nodes need. */
  #radiusOf(wish: BlobWish, nodes: number): number {
    let left = nodes;
    let radius = CELL;
    for (let ring = 0; ; ring++) {
      this.#visit(wish, ring + 1);
      if (ring >= this.#rings.length) break;
      const here = (this.#rings[ring] as number[]).length;
      if (here > 0) radius = (ring + Math.min(1, left / here)) * CELL;
      if (left <= here) break;
      left -= here;
    }
    return radius;
  }
}
