/** A world as it stood. */
export interface Then<W> {
  /** Rebuilds that world; may be called any number of times. `later` is a world that went on from there: what both share is taken from it. */
  again(later: W): W;
}

/** A place where play can be taken up: the start of a stretch of play. */
interface Bookmark<W> {
  /** How many asks had been answered. */
  readonly step: number;
  readonly world: Then<W>;
}

/** The least number of asks between two bookmarks while a person plays, or has just taken something back. */
export const CLOSE = 16;
/** The same while a game plays itself: little of that is ever taken back, and if it is, finer bookmarks are made then. */
export const FAR = 32;

/** The bookmarks of a game, the earliest first. Their number is limited: where they are crowded, the oldest are dropped first. */
export class Bookmarks<W> {
  readonly #most: number;
  readonly #all: Bookmark<W>[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get many(): number {
    return this.#all.length;
  }

  /**
   * Is a bookmark wanted at this step? Not right beside another: giving a few answers again is cheaper than remembering another
   * world.
   */
  isWantedAt(step: number, apart: number): boolean {
    if (this.#most === 0) return false;
    const at = this.#placeOf(step);
    const [before, after] = [this.#all[at - 1], this.#all[at]];
    return (!before || step >= before.step + apart) && (!after || step <= after.step - apart);
  }

  /** Two stretches can begin at one step; then the later bookmark replaces the earlier, since less is played again from it. */
  add(bookmark: Bookmark<W>): void {
    const at = this.#placeOf(bookmark.step);
    if (this.#all[at - 1]?.step === bookmark.step) this.#all[at - 1] = bookmark;
    else this.#all.splice(at, 0, bookmark);
    if (this.#all.length > this.#most) this.#all.splice(this.#leastMissed(), 1);
  }

  /** The last bookmark at or before a step. */
  before(step: number): Bookmark<W> | null {
    return this.#all[this.#placeOf(step) - 1] ?? null;
  }

  /** Play takes another course from this step: later bookmarks no longer hold. */
  dropAfter(step: number): void {
    while (this.#lastStep() > step) this.#all.pop();
  }

  /** A copy of the bookmarks up to a step, for a game that branches off there and may keep `most` of them. */
  upTo(step: number, most = this.#most): Bookmarks<W> {
    const copy = new Bookmarks<W>(most);
    for (const it of this.#all) if (it.step <= step) copy.#all.push(it);
    return copy;
  }

  /** The index at which a bookmark of this step belongs. The search starts at the end, where nearly all are added. */
  #placeOf(step: number): number {
    let at = this.#all.length;
    while (at > 0 && (this.#all[at - 1] as Bookmark<W>).step > step) at--;
    return at;
  }

  /** 0 where there is none. */
  #lastStep(): number {
    return this.#all[this.#all.length - 1]?.step ?? 0;
  }

  /** The one without which the least has to be played again, measured by how long ago it was. The first stays, and the last. */
  #leastMissed(): number {
    const end = this.#lastStep();
    let least = Number.POSITIVE_INFINITY;
    let found = 1;
    for (let i = 1; i < this.#all.length - 1; i++) {
      const stretch = (this.#all[i + 1] as Bookmark<W>).step - (this.#all[i - 1] as Bookmark<W>).step;
      const missed = stretch / (1 + end - (this.#all[i] as Bookmark<W>).step);
      if (missed >= least) continue;
      least = missed;
      found = i;
    }
    return found;
  }
}
