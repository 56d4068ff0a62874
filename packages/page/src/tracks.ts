import { distance, type Point, partOf, type Shape } from '@understory/ruler';
import type { Contact } from './contacts.ts';

/** A place in a piece: a point and, in a line, how far along. */
interface Stop extends Point {
  readonly along: number;
}

/**
 * Dijkstra's search over contacts, in flat arrays. It is asked in every turn of every group, so a search allocates
 * nothing: costs, heap and back pointers are made once per state of the page.
 */
export class Tracks {
  readonly #isLine: boolean[] = [];
  /** As they come: piece a, piece b, x, y, along a, along b. */
  readonly #joined: number[] = [];
  #x = new Float64Array(0);
  #y = new Float64Array(0);
  #sideA = new Int32Array(0);
  #sideB = new Int32Array(0);
  #alongA = new Float64Array(0);
  #alongB = new Float64Array(0);
  /** The contacts of piece i are `#list[#first[i]] … #list[#first[i + 1] - 1]`. */
  #first = new Int32Array(0);
  #list = new Int32Array(0);
  #cost = new Float64Array(0);
  #from = new Int32Array(0);
  #heap = new Int32Array(0);
  #heapSize = 0;
  #place = new Int32Array(0);
  #start: Stop | null = null;

  add(isLine: boolean): void {
    this.#isLine.push(isLine);
  }

  join(a: number, b: number, { x, y, alongA, alongB }: Contact): void {
    this.#joined.push(a, b, x, y, alongA, alongB);
  }

  /** All is joined for now: sort the contacts by piece. */
  seal(pieces: number): void {
    const n = this.#joined.length / 6;
    const column = (k: number) => {
      const all = new Float64Array(n);
      for (let i = 0; i < n; i++) all[i] = this.#joined[6 * i + k] as number;
      return all;
    };
    this.#sideA = new Int32Array(column(0));
    this.#sideB = new Int32Array(column(1));
    this.#x = column(2);
    this.#y = column(3);
    this.#alongA = column(4);
    this.#alongB = column(5);
    const sides = [this.#sideA, this.#sideB];
    const first = new Int32Array(pieces + 1);
    for (const side of sides) for (const piece of side) first[piece + 1] = (first[piece + 1] as number) + 1;
    for (let i = 0; i < pieces; i++) first[i + 1] = (first[i + 1] as number) + (first[i] as number);
    const fill = first.slice();
    const list = new Int32Array(2 * n);
    for (let c = 0; c < n; c++) {
      for (const side of sides) {
        const piece = side[c] as number;
        const at = fill[piece] as number;
        list[at] = c;
        fill[piece] = at + 1;
      }
    }
    this.#first = first;
    this.#list = list;
    this.#cost = new Float64Array(n);
    this.#from = new Int32Array(n);
    this.#heap = new Int32Array(n);
    this.#place = new Int32Array(n);
  }

  begin(): void {
    this.#cost.fill(Number.POSITIVE_INFINITY);
    this.#from.fill(-1);
    this.#place.fill(-1);
    this.#heapSize = 0;
    this.#start = null;
  }

  /** Start in a piece, at a spot or anywhere in it. */
  start(piece: number, spot: Point | null, along: number): void {
    this.#start = spot ? { x: spot.x, y: spot.y, along } : null;
    for (let k = this.#first[piece] as number; k < (this.#first[piece + 1] as number); k++) {
      const contact = this.#list[k] as number;
      this.#lower(contact, this.#start ? this.#inside(piece, contact, this.#start) : 0);
    }
  }

  /** Search until `goal` is reached, or everything within `far` has been; returns the length to the goal. */
  run(goal: number, end: Stop | null, far: number, passable: ((piece: number) => boolean) | null): number {
    let best = Number.POSITIVE_INFINITY;
    const xs = this.#x;
    const ys = this.#y;
    const costs = this.#cost;
    const sideA = this.#sideA;
    const alongA = this.#alongA;
    const alongB = this.#alongB;
    while (this.#heapSize > 0) {
      const contact = this.#pop();
      const cost = this.#cost[contact] as number;
      if (cost > far || cost >= best) break;
      for (let s = 0; s < 2; s++) {
        const piece = (s === 0 ? sideA[contact] : this.#sideB[contact]) as number;
        if (piece === goal) {
          const length = cost + (end ? this.#inside(piece, contact, end) : 0);
          if (length < best) best = length;
        }
        if (passable && !passable(piece)) continue;
        const isLine = this.#isLine[piece];
        const here = (s === 0 ? alongA[contact] : alongB[contact]) as number;
        for (let k = this.#first[piece] as number; k < (this.#first[piece + 1] as number); k++) {
          const next = this.#list[k] as number;
          // Written out, not called: this is the innermost loop, and numbers handed about would fill the heap.
          let length: number;
          if (isLine) {
            length = (sideA[next] === piece ? alongA[next] : alongB[next]) as number;
            length = length > here ? length - here : here - length;
          } else {
            const dx = (xs[next] as number) - (xs[contact] as number);
            const dy = (ys[next] as number) - (ys[contact] as number);
            length = Math.sqrt(dx * dx + dy * dy);
          }
          if (cost + length >= (costs[next] as number)) continue;
          costs[next] = cost + length;
          this.#from[next] = contact;
          this.#rise(next);
        }
      }
    }
    return best;
  }

  /** After a search: how long the way to a piece is. */
  lengthTo(piece: number, end: Stop | null): number {
    const contact = this.#lastInto(piece, end);
    return contact < 0
      ? Number.POSITIVE_INFINITY
      : (this.#cost[contact] as number) + (end ? this.#inside(piece, contact, end) : 0);
  }

  /** After a search: the way back from a piece, turned round. */
  back<T extends { readonly shape: Shape }>(
    goal: number,
    end: Stop | null,
    pieceAt: (i: number) => T,
  ): { pieces: T[]; path: number[] } {
    const stops: number[] = [];
    for (let c = this.#lastInto(goal, end); c >= 0; c = this.#from[c] as number) stops.unshift(c);
    const pieces: T[] = [];
    const path: number[] = this.#start ? [this.#start.x, this.#start.y] : [];
    stops.forEach((contact, i) => {
      const before = stops[i - 1];
      const shared =
        before === undefined ? this.#otherThan(contact, stops[i + 1], goal) : this.#sharedBy(before, contact);
      const piece = pieceAt(shared);
      if (pieces.at(-1) !== piece) pieces.push(piece);
      if (before !== undefined && this.#isLine[shared]) {
        path.push(...stretch(piece.shape.path, this.#alongIn(shared, before), this.#alongIn(shared, contact)));
      }
      path.push(this.#x[contact] as number, this.#y[contact] as number);
    });
    if (end) path.push(end.x, end.y);
    return { pieces, path };
  }

  #lastInto(piece: number, end: Stop | null): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let k = this.#first[piece] as number; k < (this.#first[piece + 1] as number); k++) {
      const contact = this.#list[k] as number;
      const length = (this.#cost[contact] as number) + (end ? this.#inside(piece, contact, end) : 0);
      if (length < least) [best, least] = [contact, length];
    }
    return best;
  }

  #sharedBy(a: number, b: number): number {
    const piece = this.#sideA[a] as number;
    return this.#sideA[b] === piece || this.#sideB[b] === piece ? piece : (this.#sideB[a] as number);
  }

  /** The piece in which the way begins: the side of the first contact that it does not go on through. */
  #otherThan(contact: number, next: number | undefined, goal: number): number {
    const onward = next === undefined ? goal : this.#sharedBy(contact, next);
    const [a, b] = [this.#sideA[contact] as number, this.#sideB[contact] as number];
    return a === onward ? b : a;
  }

  #alongIn(piece: number, contact: number): number {
    return (this.#sideA[contact] === piece ? this.#alongA[contact] : this.#alongB[contact]) as number;
  }

  #inside(piece: number, contact: number, stop: Stop): number {
    if (this.#isLine[piece]) return Math.abs(this.#alongIn(piece, contact) - stop.along);
    return distance(this.#x[contact] as number, this.#y[contact] as number, stop.x, stop.y);
  }

  #lower(contact: number, cost: number): void {
    if (cost >= (this.#cost[contact] as number)) return;
    this.#cost[contact] = cost;
    this.#from[contact] = -1;
    this.#rise(contact);
  }

  /** A contact's cost has fallen: move it up the heap. */
  #rise(contact: number): void {
    const cost = this.#cost[contact] as number;
    let at = this.#place[contact] as number;
    if (at < 0) {
      at = this.#heapSize++;
      this.#heap[at] = contact;
    }
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = this.#heap[up] as number;
      if ((this.#cost[above] as number) <= cost) break;
      this.#heap[at] = above;
      this.#place[above] = at;
      at = up;
    }
    this.#heap[at] = contact;
    this.#place[contact] = at;
  }

  #pop(): number {
    const top = this.#heap[0] as number;
    this.#place[top] = -1;
    this.#heapSize--;
    if (this.#heapSize === 0) return top;
    const heap = this.#heap;
    const costs = this.#cost;
    const last = heap[this.#heapSize] as number;
    const cost = costs[last] as number;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= this.#heapSize) break;
      const right = down + 1;
      let below = heap[down] as number;
      if (right < this.#heapSize && (costs[heap[right] as number] as number) < (costs[below] as number)) {
        down = right;
        below = heap[right] as number;
      }
      if ((costs[below] as number) >= cost) break;
      this.#heap[at] = below;
      this.#place[below] = at;
      at = down;
    }
    this.#heap[at] = last;
    this.#place[last] = at;
    return top;
  }
}

/** A stretch of a line without its ends, in either direction. */
function stretch(path: readonly number[], from: number, to: number): number[] {
  const part = partOf(path, Math.min(from, to), Math.max(from, to)).slice(2, -2);
  if (from <= to) return part;
  const turned: number[] = [];
  for (let i = part.length - 2; i >= 0; i -= 2) turned.push(part[i] as number, part[i + 1] as number);
  return turned;
}
