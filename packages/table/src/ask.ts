import type { Stream } from './chance.ts';
import { type Dice, total } from './dice.ts';
import { Impossible } from './problem.ts';

/** A rule of a game: it yields asks, is sent the answers, and returns what it decided. It never knows who answers. */
export type Rule<T = void> = Generator<Ask, T, Answer>;

/** A clause of the rulebook, such as `H2-FEA-01` or `H2-FEA-T1.3`. It names a rule in code, tests, journal and app alike. */
export type Clause = `${string}-${string}-${string}`;

/** Who decides: `maker` (the player as maker of the world), `chance` (a die dropped, a card drawn), or a group's id. */
export type Seat = string;

/** What a rule may ask. Closed on purpose: a new kind of ask changes what a save must hold. */
export type Ask = RollAsk | ChooseAsk | SpotAsk | NameAsk;

interface Asked {
  readonly clause: Clause;
  /** What is asked, as data. A telling makes words of it. */
  readonly topic: Topic;
  /** With the clause, the key of the dice: see `Game`. Nobody reads anything else from it. */
  readonly about: string;
  /** What on the map the whole ask is about, whatever is answered, so that it can be lit. */
  readonly subject?: Subject;
}

/**
 * Something to be said, as data: what it is, and the facts that the words need (`{ kind: 'who bears the loss', group: 'empire' }`).
 * Each game has closed unions of its own topics; a `Telling` puts them into words.
 */
export interface Topic {
  readonly kind: string;
}

/** Words that are told as they stand: a name that somebody gave, a title out of a file. */
export interface AsWritten extends Topic {
  readonly kind: 'as written';
  readonly text: string;
}

export function asWritten(text: string): AsWritten {
  return { kind: 'as written', text };
}

export function isAsWritten(topic: Topic): topic is AsWritten {
  return topic.kind === 'as written';
}

/** Why somebody chose as they did, as data: `{ key: 'grudge', of: 'dwarves', deed: 'rout', at: 212 }`. */
export interface Why {
  readonly key: string;
  /** The tick of the line that is remembered, where one is. */
  readonly at?: number | null;
}

export interface RollAsk extends Asked {
  readonly ask: 'roll';
  readonly dice: Dice;
}

export interface ChooseAsk extends Asked {
  readonly ask: 'choose';
  readonly by: Seat;
  readonly options: readonly Option[];
  /** What the rulebook's default says: one option, any of several at random, (null) any at all, or what a mind thinks best. */
  readonly usual: string | readonly string[] | Mind<string> | null;
  /** What chance picks among where it is not all options alike: a fair coin between two of three. */
  readonly coin?: readonly string[];
}

/** Where the rulebook has the autopilots think for themselves. Asked only when one of them is to answer. */
export type Mind<A extends Answer, Reason extends Why = Why> = (hand: ThinkingHand, draw: Stream) => Thought<A, Reason>;

export type ThinkingHand = 'tactical' | 'story';

export interface Thought<A extends Answer, Reason extends Why = Why> {
  readonly answer: A;
  /** Why, for the journal. */
  readonly why?: Reason;
}

export interface SpotAsk extends Asked {
  readonly ask: 'spot';
  readonly by: Seat;
  readonly where: Region;
  /** What the rulebook's default says; null where the default is "at random". */
  readonly usual: Spot | Mind<Spot> | null;
}

export interface NameAsk extends Asked {
  readonly ask: 'name';
  readonly by: Seat;
  /** Names to take or leave; the first is the default. */
  readonly ideas: readonly string[];
  readonly of: Named;
}

/**
 * What gets a name: of which sort it is, in the game's own words, and its id. It may come into the world only after it is named. A `note`
 * is no name, but words that are written about something.
 */
interface Named<Subject extends string = string> {
  readonly subject: Subject;
  readonly id: string;
}

export interface Option<K extends string = string, What extends Topic = Topic> {
  /** Stable: saves hold it. */
  readonly key: K;
  /** What it is, as data; left out where the question and the key say it all. */
  readonly what?: What;
  /** What it is about, so that the map can light it up. */
  readonly subject?: Subject;
}

export type Subject =
  | { readonly piece: string }
  | { readonly stratum: number }
  | { readonly group: string }
  | { readonly feature: string }
  | { readonly spot: Spot };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a spot may be: the table knows no geometry, so a region answers for itself. */
export interface Region<Place extends Topic = Topic> {
  /** Where that is, as data: `{ kind: 'in stratum', stratum: 3 }`. */
  readonly place: Place;
  has(spot: Spot): boolean;
  any(draw: Stream): Spot;
  /** Outlines to light up on the map, each a flat list x, y, x, y … */
  readonly outlines: readonly (readonly number[])[];
}

export type Answer = readonly number[] | string | Spot;

export function isSameAnswer(a: Answer, b: Answer): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  if ('x' in a || 'x' in b) return 'x' in a && 'x' in b && a.x === b.x && a.y === b.y;
  return a.length === b.length && a.every((face, i) => face === b[i]);
}

/**
 * The rule that asks one thing, and is done when it is answered. There is one for every ask of a game, so it is written by hand: a
 * generator keeps room for all that its function ever holds. It is its own result, too: first what it asks, then what came of it.
 */
class OneAsk<T> implements Rule<T> {
  value: Ask | T;
  done = false;
  readonly #read: (ask: Ask, answer: Answer) => T;
  #isAsked = false;

  /** `read` makes of the answer what the rule is told. */
  constructor(ask: Ask, read: (ask: Ask, answer: Answer) => T) {
    this.value = ask;
    this.#read = read;
  }

  next(answer?: Answer): IteratorResult<Ask, T> {
    if (this.#isAsked) return this.return(this.#read(this.value as Ask, answer as Answer));
    this.#isAsked = true;
    return this as { value: Ask; done: false };
  }

  return(value: T): IteratorReturnResult<T> {
    this.value = value;
    this.done = true;
    return this as { value: T; done: true };
  }

  throw(error: unknown): never {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** `const d6 = yield* roll('H2-PRI-T2', '1d6', { kind: 'the shape of the world' })` */
export function roll(clause: Clause, dice: Dice, topic: Topic, about = '', subject?: Subject): Rule<number> {
  const ask: RollAsk = { ask: 'roll', clause, dice, topic, about };
  return new OneAsk(subject ? { ...ask, subject } : ask, sumOf);
}

/** The same where each die counts for itself: `const [x, y] = yield* rollFaces('DM-SET-01', '2d6', { kind: 'the first gem' })` */
export function rollFaces(clause: Clause, dice: Dice, topic: Topic, about = ''): Rule<readonly number[]> {
  return new OneAsk({ ask: 'roll', clause, dice, topic, about }, facesOf);
}

function sumOf(ask: Ask, answer: Answer): number {
  return total((ask as RollAsk).dice, facesOf(ask, answer));
}

function facesOf({ clause }: Ask, faces: Answer): readonly number[] {
  if (!Array.isArray(faces)) throw new Impossible(`the roll of ${clause} was answered with ${JSON.stringify(faces)}`);
  return faces;
}

/** A choice that is put to somebody. */
export interface Choice<
  K extends string,
  Question extends Topic = Topic,
  What extends Topic = Topic,
  Reason extends Why = Why,
> {
  readonly by: Seat;
  readonly topic: Question;
  readonly options: readonly Option<K, What>[];
  readonly usual: NoInfer<K> | readonly NoInfer<K>[] | Mind<NoInfer<K>, Reason> | null;
  readonly coin?: readonly NoInfer<K>[];
  readonly about?: string;
  readonly subject?: Subject;
}

/** Let somebody choose. A single option is no choice, so nothing is asked. */
export function choose<const K extends string>(clause: Clause, choice: Choice<K>): Rule<K> {
  const { by, topic, options, usual, coin, about = '', subject } = choice;
  if (options.length === 1) return known((options[0] as Option<K>).key);
  const ask: ChooseAsk = { ask: 'choose', clause, topic, by, options, usual, about };
  const more = coin || subject ? { ...ask, ...(coin && { coin }), ...(subject && { subject }) } : ask;
  return new OneAsk(more, keyOf) as OneAsk<K>;
}

/** The rule that has nothing to ask. */
// biome-ignore lint/correctness/useYield: nothing is asked
function* known<T>(value: T): Rule<T> {
  return value;
}

function keyOf(ask: Ask, key: Answer): string {
  for (const taken of (ask as ChooseAsk).options) if (taken.key === key) return taken.key;
  throw new Impossible(`${ask.clause} was answered with ${JSON.stringify(key)}`);
}

/** A spot that somebody, or a dropped die (`by: 'chance'`), is to find. */
export interface Search<Question extends Topic = Topic, Place extends Topic = Topic, Reason extends Why = Why> {
  readonly by: Seat;
  readonly topic: Question;
  readonly where: Region<Place>;
  readonly usual?: Spot | Mind<Spot, Reason> | null;
  readonly about?: string;
}

export function spot(clause: Clause, search: Search): Rule<Spot> {
  const { by, topic, where, usual = null, about = '' } = search;
  return new OneAsk({ ask: 'spot', clause, topic, by, where, usual, about }, spotOf);
}

function spotOf({ clause }: Ask, place: Answer): Spot {
  if (typeof place === 'string' || !('x' in place)) throw new Impossible(`${clause} was answered without a spot`);
  return place;
}

/** A name that somebody is to give. */
export interface Naming<Question extends Topic = Topic, Subject extends string = string> {
  readonly by: Seat;
  readonly topic: Question;
  readonly ideas: readonly string[];
  readonly of: Named<Subject>;
  readonly about?: string;
}

export function name(clause: Clause, naming: Naming): Rule<string> {
  const { by, topic, ideas, of, about = '' } = naming;
  return new OneAsk({ ask: 'name', clause, topic, by, ideas, of, about }, nameOf);
}

function nameOf({ clause }: Ask, given: Answer): string {
  if (typeof given !== 'string') throw new Impossible(`${clause} was answered without a name`);
  return given;
}
