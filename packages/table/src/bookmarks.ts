/** A world as it stood. */
export interface Then<W> {
  /** Makes it anew, as often as it is wanted. `later` is a world that went on from there: what the two share is taken from it. */
  again(later: W): W;
}

/** A place where play can be taken up: the start of a stretch of play. */
interface Bookmark<W> {
  /** How many asks had been answered. */
  readonly step: number;
  readonly world: Then<W>;
}

/** So many asks lie between two bookmarks at the least, while somebody is at the table or has taken something back. */
export const CLOSE = 16;
/** And while a game plays itself: of what nobody looks at little will be taken back, and then the finer ones are made. */
export const FAR = 32;

/** The bookmarks of a game, the earliest first. There is room for so many; where they lie close together, those long past go first. */
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
   * Is one wanted at this step? Not right beside another, since to give a few answers again is cheaper than to remember a world each
   * time.
   */
  isWantedAt(step: number, apart: number): boolean {
    if (this.#most === 0) return false;
    const at = this.#placeOf(step);
    const [before, after] = [this.#all[at - 1], this.#all[at]];
    return (!before || step >= before.step + apart) && (!after || step <= after.step - apart);
  }

  /** Of two at one step the later is the nearer to what comes next. */
  add(bookmark: Bookmark<W>): void {
    const at = this.#placeOf(bookmark.step);
    if (this.#all[at - 1]?.step === bookmark.step) this.#all[at - 1] = bookmark;
    else this.#all.splice(at, 0, bookmark);
    if (this.#all.length > this.#most) this.#all.splice(this.#leastMissed(), 1);
  }

  /** The last one that is not after a step. */
  before(step: number): Bookmark<W> | null {
    return this.#all[this.#placeOf(step) - 1] ?? null;
  }

  /** Play goes on otherwise from here: what lay ahead will not come. */
  dropAfter(step: number): void {
    while (this.#lastStep > step) this.#all.pop();
  }

  /** Those up to a step, for a game that branches off there and may have so many. */
  upTo(step: number, most = this.#most): Bookmarks<W> {
    const copy = new Bookmarks<W>(most);
    for (const it of this.#all) if (it.step <= step) copy.#all.push(it);
    return copy;
  }

  /** Before which of them one at this step belongs: most are the last. */
  #placeOf(step: number): number {
    let at = this.#all.length;
    while (at > 0 && (this.#all[at - 1] as Bookmark<W>).step > step) at--;
    return at;
  }

  /** 0 where there is none. */
  get #lastStep(): number {
    return this.#all[this.#all.length - 1]?.step ?? 0;
  }

  /** The one without which the least has to be played again, measured by how long ago it was. The first stays, and the last. */
  #leastMissed(): number {
    const end = this.#lastStep;
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
