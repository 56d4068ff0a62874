import type { Lived } from '@understory/page';
import { Bookmarks } from '@understory/table';
import { isAlike } from '../alike.ts';
import type { Terrain } from '../ground/terrain.ts';
import { Letters } from './letters.ts';
import type { PageSoFar, Placement } from './page-so-far.ts';

/** How many days lie between two copies of the names as they stood, and how many copies there are at most. */
const APART = 24;
const MOST_COPIES = 12;

/**
 * Names stay where they are while the page changes: a newcomer looks for room among what is there when it comes, and whoever is built or
 * trodden over looks again. So the page is gone through from its beginning, and what stands where at a moment follows from what there
 * was until then, never from what comes after. What was gone through for an earlier picture is not gone through again: a page that has grown
 * is taken up where it was left, one that is looked back on is known, and one that has gone another way from a day on is taken up from a copy shortly before.
 *
 * A long history is gone through moment by moment, and may be left in the midst of it: the next picture goes on from there.
 */
export class LettersThroughTime {
  #letters: Letters | null = null;
  #days: Day[] = [];
  #placements: Placement[] = [];
  #copies = new Bookmarks<Letters>(MOST_COPIES);
  /** The last who has begun to go through it. */
  #last: PageSoFar | null = null;

  *on(page: PageSoFar): Generator<void, Placement, void> {
    this.#last = page;
    const days = daysOf(page);
    const gone = this.#days.length;
    let same = 0;
    while (same < gone && same < days.length && isSameDay(this.#days[same] as Day, days[same] as Day)) same++;
    if (same < gone && same < days.length) this.#backTo(same);
    const from = this.#days.length;
    this.#letters ??= new Letters(page);
    this.#letters.turnTo(page);
    for (const day of days.slice(from)) {
      yield;
      // Another picture was begun meanwhile, and has gone on from here.
      if (this.#last !== page) return yield* this.#apart().on(page);
      for (const { kind, it } of day.ends) ENDS[kind](this.#letters, it);
      for (const { kind, it } of day.comes) COMES[kind](this.#letters, it);
      const last = this.#placements.at(-1);
      const isChanged = this.#letters.settle(day.at) || day.ends.length > 0;
      this.#placements.push(last && !isChanged ? last : this.#letters.placement());
      this.#days.push(day);
      this.#copy();
    }
    return this.#placements[days.length - 1] ?? NOTHING;
  }

  /** For who was left behind: two that went on with the same names, a moment each, would take them from each other for ever. */
  #apart(): LettersThroughTime {
    const apart = new LettersThroughTime();
    apart.#letters = this.#letters?.copy() ?? null;
    apart.#days = [...this.#days];
    apart.#placements = [...this.#placements];
    apart.#copies = this.#copies.upTo(this.#days.length);
    return apart;
  }

  #copy(): void {
    const { length: step } = this.#days;
    if (!this.#letters || !this.#copies.isWantedAt(step, APART)) return;
    const copy = this.#letters.copy();
    this.#copies.add({ step, world: { again: () => copy.copy() } });
  }

  /** To the last copy before a day, or to the blank page. */
  #backTo(day: number): void {
    this.#copies.dropAfter(day);
    const { step, world } = this.#copies.before(day) ?? BLANK;
    this.#letters = world && this.#letters ? world.again(this.#letters) : null;
    this.#days.length = step;
    this.#placements.length = step;
  }
}

const BLANK = { step: 0, world: null };
const NOTHING: Placement = { placed: [], numerals: [], treasures: [], numbers: [] };

/** Something that comes to the page or goes from it. */
interface Change {
  readonly kind: keyof typeof COMES;
  // Each kind of change is told to its own method, below.
  readonly it: never;
}

interface Day {
  readonly at: number;
  readonly terrain: Terrain;
  readonly ends: Change[];
  readonly comes: Change[];
}

type Told<T> = (letters: Letters, it: T) => void;

const tells = <T>(tell: Told<T>): Told<never> => tell as Told<never>;

const COMES = {
  pieces: tells<PageSoFar['pieces'][number]>((letters, it) => letters.build(it)),
  units: tells<PageSoFar['units'][number]>((letters, it) => letters.find(it, 1)),
  taken: tells<PageSoFar['taken'][number]>((letters, it) => letters.reserve(it)),
  beads: tells<PageSoFar['beads'][number]>((letters, it) => letters.lay(it)),
  labels: tells<PageSoFar['labels'][number]>((letters, it) => letters.ask(it)),
};

const ENDS: typeof COMES = {
  pieces: tells<PageSoFar['pieces'][number]>((letters, it) => letters.clear(it)),
  units: tells<PageSoFar['units'][number]>((letters, it) => letters.find(it, -1)),
  taken: tells<PageSoFar['taken'][number]>((letters, it) => letters.release(it)),
  beads: tells<PageSoFar['beads'][number]>((letters, it) => letters.take(it)),
  labels: tells<PageSoFar['labels'][number]>((letters, it) => letters.wipe(it)),
};

/** What happened on the page, moment by moment. */
function daysOf(page: PageSoFar): Day[] {
  const days = new Map<number, Day>();
  const dayOf = (at: number) => {
    const day = days.get(at) ?? { at, terrain: page.terrainAt(at), ends: [], comes: [] };
    days.set(at, day);
    return day;
  };
  for (const kind of Object.keys(COMES) as (keyof typeof COMES)[]) {
    for (const it of page[kind]) {
      const change = { kind, it: it as never };
      if (it.since > page.tick) continue;
      dayOf(it.since).comes.push(change);
      if (it.until !== null && it.until <= page.tick && it.until > it.since) dayOf(it.until).ends.push(change);
    }
  }
  return [...days.values()].sort((a, b) => a.at - b.at);
}

const isSameDay = (a: Day, b: Day): boolean =>
  a.at === b.at && a.terrain === b.terrain && areSameChanges(a.ends, b.ends) && areSameChanges(a.comes, b.comes);

const areSameChanges = (some: readonly Change[], others: readonly Change[]): boolean =>
  some.length === others.length &&
  some.every(({ kind, it }, i) => {
    const other = others[i] as Change;
    return kind === other.kind && isSameComing(it, other.it);
  });

/** All of it is the same, but for its end, which may not have been known. */
function isSameComing(one: Lived, other: Lived): boolean {
  if (one === other) return true;
  for (const key of Object.keys(one) as (keyof Lived)[])
    if (key !== 'until' && !isAlike(one[key], other[key])) return false;
  return true;
}
