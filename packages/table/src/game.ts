import type * as z from 'zod/mini';
import { type Answer, type Ask, isSameAnswer, type Rule, type Thought, type Topic } from './ask.ts';
import { type Bits, inOneGo } from './bits.ts';
import { Bookmarks, CLOSE, FAR, type Then } from './bookmarks.ts';
import { capital } from './capital.ts';
import { type Stream, type Streams, streams } from './chance.ts';
import { type CheckSums, Decided } from './decided.ts';
import {
  type Autopilot,
  asUsual,
  byChance,
  type Decider,
  hands as defaultHands,
  type Hand,
  type Hands,
  inCharge,
  misfit,
} from './hand.ts';
import type { Journal } from './journal.ts';
import type { PlainRow } from './plain-row.ts';
import { Impossible, Problem } from './problem.ts';
import type { Sorts } from './sorts.ts';
import type { Telling } from './telling.ts';
import type { Time } from './time.ts';
import { type Given, isTableLine, told } from './told.ts';

/** What every game's world has: a journal that the table writes rolls and answers in. */
export interface Told {
  readonly journal: Journal;
}

/** A game as the table sees it: one plain object. */
export interface Rulebook<W extends Told, O> {
  /** `host` */
  readonly game: string;
  /** `2` */
  readonly edition: string;
  /** Raised when the rules play differently, so that a save can name the rules it was played by. */
  readonly version: number;
  readonly options: z.core.$ZodType<O>;
  /** Puts events and asks into words, where a person reads them. No rule uses it. */
  readonly telling: Telling<W>;
  /** What its lines are about, for filters of the record. */
  readonly sorts: Sorts;
  /** How it speaks of its ages and turns. */
  readonly time: Time;
  begin(options: O, seed: string): W;
  /**
   * The next stretch of play (a feature, a turn, a card …), or null when the game is over. Between two stretches all that the
   * game remembers is in its world, so that play can be taken up there.
   */
  next(world: W): Rule | null;
  /** What the hand answers that searches for the best; without it, that hand plays as the tactical one. */
  master?(at: Moment<W>, luck: Stream): Answer;
  /** Remembers a world between two stretches. Without it, taking back plays everything again. */
  bookmark?(world: W): Then<W>;
  /** The world as it stands, as plain data, to look at when the answers no longer fit. */
  picture(world: W): unknown;
  /** What stands, for a save's check sum: as little as tells two worlds apart, and not a word that may be reworded. */
  standing(world: W): readonly PlainRow[];
  /** The same read from a picture, as far as it tells: all that there is to compare in a save of format 1. Null if it can't be read. */
  stoodIn?(picture: unknown): readonly PlainRow[] | null;
}

/** Where a game stands when something is asked. */
export interface Moment<W extends Told> {
  readonly world: W;
  readonly ask: Ask;
  readonly trail: readonly Given[];
}

/** What a game begins with. */
interface SetUp<O> {
  readonly seed: string;
  readonly options: O;
  readonly hands?: Hands;
  /** How many places to take it up at are kept at the most; 0 for a game that is only ever played on. */
  readonly bookmarks?: number;
}

/** Who gives an answer, and for dice how. */
interface By {
  readonly hand?: Decider | 'script';
  readonly how?: 'typed' | 'set';
}

const BY_PERSON: By = {};

/** A line of play: what was answered, and what was taken back of it and may be done again, the next one last. */
export interface Line {
  readonly trail: readonly Given[];
  readonly future: readonly Given[];
}

/** All that makes a game stand where it stands. */
interface Parts<W> {
  readonly trail: Given[];
  readonly future: Given[];
  readonly world: W;
  readonly farthest: W;
  readonly bookmarks: Bookmarks<W>;
  readonly rule: Rule;
  readonly ask: Ask | null;
  readonly asked: Asked;
  readonly times: Times;
  readonly decided: Decided;
}

/** How many bookmarks a game keeps at most. */
const BOOKMARKS = 64;

/**
 * A game is a seed, options, and a list of answers. Undo goes back to the nearest bookmark and gives the answers after it again;
 * a fork copies the list.
 *
 * A throw belongs to its step: its stream is made from the seed, the clause, what the ask is about, and how often that has
 * been asked. So taking back and choosing the same again gives the same dice, and a branch re-uses all dice it does not touch.
 */
export class Game<W extends Told, O> {
  readonly rulebook: Rulebook<W, O>;
  readonly seed: string;
  readonly options: O;
  hands: Hands;
  #trail: Given[] = [];
  #future: Given[] = [];
  #world!: W;
  /** The world that has all that the bookmarks share: the one in play, or while there is something to redo the one taken back. */
  #farthest!: W;
  #bookmarks: Bookmarks<W>;
  #rule!: Rule;
  #ask: Ask | null = null;
  #asked = new Asked();
  /** How often what is asked now has been asked, this time included, and what falls for it. */
  #times!: Times;
  #decided = new Decided();
  /** How many answers were given since somebody at the table answered, took back or went ahead. */
  #alone = 0;
  #dice: Streams;
  #autopilot: Streams;
  readonly #master: Streams;
  /** The place of a spot in words. */
  readonly #said = (place: Topic) => this.rulebook.telling.place(this.#world, place);

  constructor(rulebook: Rulebook<W, O>, setUp: SetUp<O>) {
    this.rulebook = rulebook;
    this.seed = setUp.seed;
    this.options = setUp.options;
    this.hands = setUp.hands ?? defaultHands();
    this.#bookmarks = new Bookmarks(setUp.bookmarks ?? BOOKMARKS);
    this.#dice = streams(setUp.seed, 'dice');
    this.#autopilot = streams(setUp.seed, 'autopilot');
    this.#master = streams(setUp.seed, 'master');
    this.#begin();
  }

  /** What the game waits for, or null when it is over. */
  get ask(): Ask | null {
    return this.#ask;
  }

  get world(): W {
    return this.#world;
  }

  /** How many asks have been answered. */
  get step(): number {
    return this.#trail.length;
  }

  get trail(): readonly Given[] {
    return this.#trail;
  }

  /** The check sums of what was asked and answered. */
  get decided(): CheckSums {
    return this.#decided.upTo(this.step);
  }

  get future(): readonly Given[] {
    return this.#future;
  }

  /** The hand in charge of what is asked now. */
  get hand(): Hand | null {
    return this.#ask && inCharge(this.#ask, this.hands);
  }

  /** Answer as a person; refused with a clear sentence, and nothing changed, when it does not fit. */
  answer(answer: Answer, given: By = BY_PERSON): void {
    const ask = this.#ask;
    if (!ask) throw new Problem('The game is over; there is nothing to answer.');
    const why = this.#misfit(ask, answer);
    if (why) throw new Problem(`${capital(why)}.`);
    const { hand = 'person', how = 'typed' } = given;
    const to = ask.ask;
    this.#decide(to === 'roll' ? { answer, hand, to, how } : { answer, hand, to });
  }

  /** What a hand would answer now, if it were let; null if that is the person's to say, or there is nothing to answer. */
  thought(hand: Hand | null = this.hand): Given | null {
    const ask = this.#ask;
    if (!ask || hand === null || hand === 'person') return null;
    // Throws, dropped dice and drawn cards come from the seed, no matter who is asked for them: a save does not keep them.
    const to = ask.ask;
    if (to === 'roll' || ask.by === 'chance')
      return { answer: byChance(ask, this.#thrown(ask, 0)), hand: 'chance', to };
    const { answer, why } = this.#think(ask, hand);
    const fault = this.#misfit(ask, answer);
    if (fault) throw new Impossible(`the ${hand} hand: ${fault}`);
    return why ? { answer, hand, to, why } : { answer, hand, to };
  }

  /** Let a hand answer what is asked now: the one in charge, or the one named. False if that is the person. */
  letAnswer(hand: Hand | null = this.hand): boolean {
    const thought = this.thought(hand);
    if (!thought) return false;
    this.#decide(thought);
    return true;
  }

  /**
   * Play on until `stop` holds, the person is asked, or the game is over. With `decider`, that autopilot answers what
   * would be the person's.
   */
  playTo(stop: (game: this) => boolean, decider?: Autopilot): void {
    while (this.#ask && !stop(this)) {
      const hand = this.hand;
      if (!this.letAnswer(hand === 'person' ? (decider ?? null) : hand)) return;
    }
  }

  undo(steps = 1): void {
    this.goTo(this.step - steps);
  }

  redo(steps = 1): void {
    this.goTo(this.step + steps);
  }

  /** Go back or forward to the moment when this many asks had been answered. */
  goTo(to: number): void {
    inOneGo(this.going(to));
  }

  /**
   * The same in small steps. If the caller stops on the way, the game stands where it was before, or somewhere between there and
   * `to`; what is ahead of it can be redone.
   */
  *going(to: number): Bits<void> {
    const all = [...this.#trail, ...[...this.#future].reverse()];
    const step = Math.min(all.length, Math.max(0, Math.floor(to)));
    this.#alone = 0;
    const stood = this.#parts();
    const isTakenUp = this.#takeUp(step, all);
    let isThere = false;
    try {
      yield* this.#giveAgain(all.slice(0, step));
      isThere = true;
    } finally {
      if (isTakenUp && !isThere) this.#become(stood);
      else this.#future = all.slice(this.step).reverse();
    }
  }

  /** Throw again what was thrown at a step: a recorded act of its own. What came after is dropped. */
  reroll(step: number): void {
    inOneGo(this.rerolling(step));
  }

  /** The same bit by bit; until it is done, nothing has changed. */
  rerolling(step: number): Bits<void> {
    const old = this.#trail[step];
    const again = (old?.again ?? 0) + 1;
    return this.#rethrowing(step, (ask, copy) => {
      return { hand: 'chance', how: 'thrown again', again, answer: byChance(ask, copy.#thrown(ask, again)) };
    });
  }

  /** Set the dice of a step by hand: a recorded act of its own. What came after is dropped. */
  setDice(step: number, faces: readonly number[]): void {
    inOneGo(this.settingDice(step, faces));
  }

  /** The same bit by bit; until it is done, nothing has changed. */
  settingDice(step: number, faces: readonly number[]): Bits<void> {
    return this.#rethrowing(step, (ask) => {
      const why = this.#misfit(ask, faces);
      if (why) throw new Problem(`${capital(why)}.`);
      return { hand: 'person', how: 'set', answer: faces };
    });
  }

  /** A copy that stands at the moment when this many asks had been answered. */
  fork(step = this.step): Game<W, O> {
    return inOneGo(this.forking(step));
  }

  /** The same bit by bit. */
  forking(step = this.step): Bits<Game<W, O>> {
    return this.#branching(step, this.#bookmarks.upTo(step));
  }

  *#branching(step: number, bookmarks: Bookmarks<W>): Bits<Game<W, O>> {
    const { rulebook, seed, options, hands } = this;
    const copy = new Game(rulebook, { seed, options, hands });
    const trail = this.#trail.slice(0, step);
    copy.#bookmarks = bookmarks;
    copy.#farthest = this.#farthest;
    copy.#decided = this.#decided.copy();
    copy.#takeUp(trail.length, trail);
    yield* copy.#giveAgain(trail);
    copy.#farthest = copy.#world;
    return copy;
  }

  /**
   * Give another answer to what was asked at a step, as the person, and the later ones up to a step again, bit by bit; what came after that
   * is dropped. Returns how many answers fit in all: the next one no longer does, or something else is asked. If that is less than
   * `until`, and as long as it is not done, nothing has changed.
   */
  *amending(step: number, answer: Answer, until = this.step): Bits<number> {
    const copy = yield* this.forking(step);
    copy.answer(answer);
    const asked = this.#world.journal.entries.filter(isTableLine);
    const later = this.#trail.slice(step + 1, until);
    for (const [nth, given] of later.entries()) {
      const line = asked[copy.step];
      const isSame = line?.clause === copy.ask?.clause && line?.about === copy.ask?.about;
      if (!isSame || copy.replay([given])) return copy.step;
      yield { step: nth + 1, of: later.length };
    }
    this.#become(copy.#parts());
    return this.step;
  }

  /**
   * Take up another line of play that this game once had: its answers up to a step are the same, and those after it are given instead,
   * bit by bit. Until it is done, nothing has changed.
   */
  *turningTo(line: Line, common: number): Bits<void> {
    const copy = yield* this.forking(common);
    yield* copy.#giveAgain(line.trail);
    copy.#farthest = copy.#world;
    this.#become(copy.#parts());
    this.#future = [...line.future];
  }

  /**
   * A copy that stands here and has luck of its own from here on, by name: its dice fall otherwise, and its autopilots toss other coins.
   * It is to be played on once and thrown away, so it keeps no place to take it up at.
   */
  playout(luck: string): Game<W, O> {
    const copy = inOneGo(this.#branching(this.step, this.#bookmarks.upTo(this.step, 0)));
    copy.#bookmarks = new Bookmarks(0);
    copy.#dice = streams(this.seed, 'playout', luck, 'dice');
    copy.#autopilot = streams(this.seed, 'playout', luck, 'autopilot');
    return copy;
  }

  /** Give answers again, in order; says why and where, and stops there, if one does not fit. */
  replay(trail: readonly (Given | null)[]): { readonly at: number; readonly why: string } | null {
    for (const given of trail) {
      const ask = this.#ask;
      if (!ask) return { at: this.step, why: 'the game was over already' };
      if (given === null) {
        this.#take({ answer: byChance(ask, this.#thrown(ask, 0)), hand: 'chance' });
        continue;
      }
      const isAgain = given.how === 'thrown again' && ask.ask === 'roll';
      const again = isAgain ? { ...given, answer: byChance(ask, this.#thrown(ask, given.again ?? 1)) } : given;
      const why = this.#misfit(ask, again.answer);
      if (why) return { at: this.step, why };
      this.#take(this.#withReason(ask, again));
    }
    return null;
  }

  /** Give the answers of a trail from where the game stands, as they were given. */
  *#giveAgain(trail: readonly Given[]): Bits<void> {
    const from = this.step;
    while (this.step < trail.length) {
      this.#take(trail[this.step] as Given);
      yield { step: this.step - from, of: trail.length - from };
    }
  }

  /** A save keeps what an autopilot answered, not why: it thinks again. */
  #withReason(ask: Ask, given: Given): Given {
    const { hand, answer } = given;
    if (given.why !== undefined || (hand !== 'tactical' && hand !== 'story')) return given;
    if ((ask.ask !== 'choose' && ask.ask !== 'spot') || typeof ask.usual !== 'function') return given;
    const thought = this.#think(ask, hand);
    return isSameAnswer(thought.answer, answer) ? { ...given, ...thought } : given;
  }

  /** Keep answers to be redone; the next one last. */
  expect(future: readonly Given[]): void {
    this.#future = [...future];
  }

  /** On a copy first, so that a refused throw changes nothing. */
  *#rethrowing(step: number, thrown: (ask: Ask, copy: this) => Given): Bits<void> {
    const copy = (yield* this.forking(Math.max(0, step))) as this;
    if (copy.step !== step || copy.ask?.ask !== 'roll') throw new Problem(`Nothing was thrown at step ${step + 1}.`);
    copy.#take(thrown(copy.ask, copy));
    this.#become(copy.#parts());
  }

  #parts(): Parts<W> {
    return {
      trail: this.#trail,
      future: this.#future,
      world: this.#world,
      farthest: this.#farthest,
      bookmarks: this.#bookmarks,
      rule: this.#rule,
      ask: this.#ask,
      asked: this.#asked,
      times: this.#times,
      decided: this.#decided,
    };
  }

  #become(parts: Parts<W>): void {
    this.#trail = parts.trail;
    this.#future = parts.future;
    this.#world = parts.world;
    this.#farthest = parts.farthest;
    this.#bookmarks = parts.bookmarks;
    this.#rule = parts.rule;
    this.#ask = parts.ask;
    this.#asked = parts.asked;
    this.#times = parts.times;
    this.#decided = parts.decided;
  }

  #begin(): void {
    this.#trail = [];
    this.#asked = new Asked();
    this.#world = this.rulebook.begin(this.options, this.seed);
    this.#farthest = this.#world;
    this.#goOn();
  }

  /** Stand at the last bookmark before a step, or at the start; not at all (false) if the game stands between the two already. */
  #takeUp(step: number, all: readonly Given[]): boolean {
    const bookmark = this.#bookmarks.before(step);
    const from = bookmark?.step ?? 0;
    if (this.step >= from && this.step <= step) return false;
    if (!bookmark) {
      this.#begin();
      return true;
    }
    this.#world = bookmark.world.again(this.#farthest);
    this.#trail = all.slice(0, from);
    this.#asked = Asked.in(this.#world.journal);
    this.#playOn();
    return true;
  }

  /** Something is decided anew: what was taken back is dropped. */
  #decide(given: Given): void {
    this.#bookmarks.dropAfter(this.step);
    this.#farthest = this.#world;
    if (this.#future.length > 0) this.#future = [];
    this.#take(given);
  }

  #take(given: Given): void {
    const ask = this.#ask;
    if (!ask) throw new Impossible('an answer without an ask');
    this.#alone = given.hand === 'person' ? 0 : this.#alone + 1;
    const step = this.#trail.push(given.to === ask.ask ? given : { ...given, to: ask.ask });
    const { journal } = this.#world;
    journal.step = step;
    const line = told(journal, ask, given);
    journal.add(line);
    this.#decided.add(step - 1, line, ask.ask === 'choose' ? ask.options : null);
    const next = this.#rule.next(given.answer);
    if (next.done) this.#goOn();
    else this.#put(next.value);
  }

  /** A stretch is over, or none has been played yet. */
  #goOn(): void {
    this.#bookmark();
    this.#playOn();
  }

  /** Play the next stretch that asks something. */
  #playOn(): void {
    for (;;) {
      const rule = this.rulebook.next(this.#world);
      if (!rule) {
        this.#ask = null;
        return;
      }
      this.#rule = rule;
      const next = rule.next();
      if (!next.done) {
        this.#put(next.value);
        return;
      }
      this.#bookmark();
    }
  }

  #bookmark(): void {
    const { step } = this;
    if (!this.rulebook.bookmark || !this.#bookmarks.isWantedAt(step, this.#alone < FAR ? CLOSE : FAR)) return;
    this.#bookmarks.add({ step, world: this.rulebook.bookmark(this.#world) });
  }

  #put(ask: Ask): void {
    this.#ask = ask;
    this.#times = this.#asked.add(ask);
  }

  #misfit(ask: Ask, answer: Answer): string | null {
    return misfit(ask, answer, this.#said);
  }

  #think(ask: Ask, hand: Hand): Thought<Answer> {
    if (hand === 'chance') return { answer: byChance(ask, this.#thrown(ask, 0)) };
    const draw = this.#coins(ask);
    if (hand === 'random') return { answer: byChance(ask, draw) };
    if (hand === 'master' && this.rulebook.master) {
      const luck = this.#master.on(labelOf(ask)).stream(String(this.#times.many));
      return { answer: this.rulebook.master({ world: this.#world, ask, trail: this.#trail }, luck) };
    }
    return asUsual(ask, hand === 'tactical' || hand === 'master' ? 'tactical' : 'story', draw);
  }

  /** Where a throw for what is asked now comes from: the first one, or the one thrown again for the so manieth time. */
  #thrown(ask: Ask, again: number): Stream {
    const times = this.#times;
    times.dice ??= this.#dice.on(labelOf(ask));
    return times.dice.stream(again === 0 ? String(times.many) : `${times.many}~${again}`);
  }

  /** What an autopilot tosses for what is asked now. */
  #coins(ask: Ask): Stream {
    const times = this.#times;
    times.coins ??= this.#autopilot.on(labelOf(ask));
    return times.coins.stream(String(times.many));
  }
}

/** What the streams of all that is asked by this clause about this begin with. */
function labelOf({ clause, about }: Ask): string {
  return `${clause}@${about}#`;
}

/** How often one thing was asked, and the streams for it once something was drawn. */
class Times {
  many = 0;
  dice: Streams | null = null;
  coins: Streams | null = null;
}

/** How often one clause asked, by what it was about. Most ask of the same thing several times in a row. */
class AskedBy {
  readonly #times = new Map<string, Times>();
  #about = '';
  #last: Times | null = null;

  of(about: string): Times {
    if (this.#last && this.#about === about) return this.#last;
    let times = this.#times.get(about);
    if (!times) {
      times = new Times();
      this.#times.set(about, times);
    }
    this.#about = about;
    this.#last = times;
    return times;
  }
}

/** How often each thing was asked: by clause, then by what it was about. */
class Asked {
  readonly #by = new Map<string, AskedBy>();

  /** Every answer has left its line in the journal. */
  static in({ entries }: Journal): Asked {
    const asked = new Asked();
    for (const entry of entries) if (isTableLine(entry)) asked.add(entry);
    return asked;
  }

  /** Asked once more: how often that makes. */
  add({ clause, about }: { readonly clause: string; readonly about: string }): Times {
    let by = this.#by.get(clause);
    if (!by) {
      by = new AskedBy();
      this.#by.set(clause, by);
    }
    const times = by.of(about);
    times.many++;
    return times;
  }
}
