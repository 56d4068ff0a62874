import type { Bounds } from '@understory/ruler';
import { overlap } from '../box.ts';
import { alongLeader, covers, type PlacedLabel, stacks } from './labels.ts';
import type { Numeral } from './page-so-far.ts';
import { Taken } from './taken.ts';
import type { WrittenLabel } from './written-label.ts';

/** What is written on the page at the moment: names in their places, and numbers of those that found none. */
export class Written {
  readonly taken: Taken;
  readonly #placed = new Map<string, PlacedLabel>();
  readonly #leaders = new Map<string, readonly Bounds[]>();
  readonly #numerals = new Map<string, Numeral>();

  constructor(height: number) {
    this.taken = new Taken(height);
  }

  /** The names that have their places. */
  get placed(): readonly PlacedLabel[] {
    return [...this.#placed.values()];
  }

  get numerals(): readonly Numeral[] {
    return [...this.#numerals.values()];
  }

  at(id: string): PlacedLabel | undefined {
    return this.#placed.get(id);
  }

  put({ label, box, size, lines, notes, leader }: PlacedLabel): void {
    const placed = { label, box, size, lines, notes, leader };
    this.#placed.set(label.id, placed);
    this.#on(placed);
  }

  /** The lowest number that is free. */
  nextNumber(): number {
    const used = new Set([...this.#numerals.values()].map(({ number }) => number));
    let number = 1;
    while (used.has(number)) number++;
    return number;
  }

  number(label: WrittenLabel, number: number, box: Bounds): void {
    this.#numerals.set(label.id, { label, number, box });
    this.taken.add(box);
  }

  /** It is neither placed nor numbered any more. */
  lift(id: string): void {
    const placed = this.#placed.get(id);
    if (placed) this.#off(placed);
    this.#placed.delete(id);
    const numeral = this.#numerals.get(id);
    if (numeral) this.taken.remove(numeral.box);
    this.#numerals.delete(id);
  }

  /** While `look` looks about, this name is not in its own way. */
  without<T>(placed: PlacedLabel, look: () => T): T {
    this.#off(placed);
    const seen = look();
    this.#on(placed);
    return seen;
  }

  /** Could it be written where it was? */
  isFree({ box, leader }: PlacedLabel): boolean {
    if (this.taken.hit(box) || stacks(box, this.placed)) return false;
    return leader === null || !this.taken.crossed(leader.ax, leader.ay, leader.bx, leader.by);
  }

  /** Whose words, leader or number lie in a box. */
  *under(box: Bounds): Generator<string> {
    for (const [id, it] of this.#placed) if (covers(box, it)) yield id;
    for (const [id, it] of this.#numerals) if (overlap(box, it.box)) yield id;
  }

  #on({ label, box, leader }: PlacedLabel): void {
    this.taken.add(box);
    const along = leader ? alongLeader(leader) : [];
    this.#leaders.set(label.id, along);
    for (const it of along) this.taken.add(it);
  }

  #off({ label, box }: PlacedLabel): void {
    this.taken.remove(box);
    for (const it of this.#leaders.get(label.id) ?? []) this.taken.remove(it);
    this.#leaders.delete(label.id);
  }
}
