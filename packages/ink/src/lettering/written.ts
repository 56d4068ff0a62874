import type { Bounds } from '@understory/ruler';
import { overlap } from '../box.ts';
import { alongLeader, type PlacedLabel, stacks } from './labels.ts';
import type { Numeral } from './page-so-far.ts';
import type { Taken } from './taken.ts';
import type { WrittenLabel } from './written-label.ts';

/** What is written on the page at the moment: names in their places, and numbers of those that found none. */
export class Written {
  readonly taken: Taken;
  #placed = new Map<string, PlacedLabel>();
  #leaders = new Map<string, readonly Bounds[]>();
  #numerals = new Map<string, Numeral>();
  /** The same list while no name comes or goes. */
  #list: readonly PlacedLabel[] | null = null;

  constructor(taken: Taken) {
    this.taken = taken;
  }

  copy(): Written {
    const copy = new Written(this.taken.copy());
    copy.#placed = new Map(this.#placed);
    copy.#leaders = new Map(this.#leaders);
    copy.#numerals = new Map(this.#numerals);
    return copy;
  }

  /** The names that have their places. */
  get placed(): readonly PlacedLabel[] {
    this.#list ??= [...this.#placed.values()];
    return this.#list;
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
    this.#list = null;
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
    this.#list = null;
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
    for (const [id, it] of this.#placed)
      if (overlap(box, it.box) || this.#leaders.get(id)?.some((along) => overlap(along, box))) yield id;
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
