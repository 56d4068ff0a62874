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

/** So many asks lie between two bookmarks at the least. */
const APART = 16;

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
   * Is one wanted at this step? Not right after the last one, since to give a few answers again is cheaper than to remember a world each
   * time; nor behind it, where a game that is played again has them already.
   */
  isWantedAt(step: number): boolean {
    return this.#most > 0 && (this.#all.length === 0 || step >= this.#lastStep + APART);
  }

  /** Of two at one step the later is the nearer to what comes next. */
  add(bookmark: Bookmark<W>): void {
    if (this.#lastStep === bookmark.step) this.#all.pop();
    this.#all.push(bookmark);
    if (this.#all.length > this.#most) this.#all.splice(this.#leastMissed(), 1);
  }

  /** The last one that is not after a step. */
  before(step: number): Bookmark<W> | null {
    for (let i = this.#all.length - 1; i >= 0; i--) {
      const bookmark = this.#all[i] as Bookmark<W>;
      if (bookmark.step <= step) return bookmark;
    }
    return null;
  }

  /** Play goes on otherwise from here: what lay ahead will not come. */
  dropAfter(step: number): void {
    while (this.#lastStep > step) this.#all.pop();
  }

  /** Those up to a step, for a game that branches off there. */
  upTo(step: number): Bookmarks<W> {
    const copy = new Bookmarks<W>(this.#most);
    for (const it of this.#all) if (it.step <= step) copy.#all.push(it);
    return copy;
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
