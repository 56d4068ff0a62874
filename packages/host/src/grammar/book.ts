import { stream } from '@understory/table';
import type { Culture } from './culture.ts';
import { type Columns, CULTURES } from './cultures.table.ts';
import { folded, isAlike, seamed } from './fold.ts';
import { REFUSED } from './refused.table.ts';

/** A name, and the parts that it was made of. */
interface Candidate {
  readonly name: string;
  readonly parts: readonly string[];
}

/** Somebody that bears a name while it lives. */
interface Bearer {
  readonly name: string;
  readonly since: number;
  readonly until: number | null;
}

/** After so many candidates a part may be used more often; a name never (CH-NAM-04). */
const MOST_SKIPS = 64;
const MOST_USES = 2;

/**
 * The names of one world. They are asked for in the order in which what they name began, so that a name never changes as the
 * world goes on; each is drawn from a stream of its own (CH-NAM-03).
 */
export class NameBook {
  readonly #seed: string;
  readonly #taken = new Set<string>();
  readonly #uses = new Map<string, number>();
  readonly #bearers: Bearer[] = [];

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A name that the journal has is nobody else's. */
  take(name: string, life?: { readonly since: number; readonly until: number | null }): void {
    this.#taken.add(folded(name));
    if (life) this.#bearers.push({ name, ...life });
  }

  /** Is it free for somebody? */
  isFree(name: string): boolean {
    return !this.#taken.has(folded(name));
  }

  /** A company: by its culture or, as often, by another grammar that fits it, as that of its rarest tag (CH-NAM-10). */
  company(id: string, culture: Culture, other: Columns | null, life: Life, says: string | null = null): string {
    const draw = stream(this.#seed, 'names', 'group', id, '0');
    const columns = other && draw.int(0, 1) === 0 ? other : CULTURES[culture].groups;
    const first = joined(columns, draw, 'the');
    const like = says === null ? [] : [first, ...more(columns, draw)].filter((it) => sharesStem(it, says));
    const queue = [...like, first];
    return this.give(() => queue.shift() ?? joined(columns, draw, 'the'), life);
  }

  /** A person, without a by-name (CH-NAM-11). */
  person(id: string, culture: Culture, life: Life): string {
    const draw = stream(this.#seed, 'names', 'person', id, '0');
    // "The Damp Ceiling" is told as "the Damp Ceiling" within a sentence.
    return this.give(() => joined(CULTURES[culture].persons, draw), life).replace(/^The /, 'the ');
  }

  /** A place, as who lives there calls it (CH-NAM-15). */
  place(id: string, columns: Columns): string {
    const draw = stream(this.#seed, 'names', 'place', id, '0');
    return this.give(() => joined(columns, draw), null);
  }

  /** Of names in the order of their fitness the first that is free; the last of them with a number, if none is. */
  first(names: readonly string[]): string {
    const free = names.find((it) => this.isFree(it));
    const last = names.at(-1) ?? '';
    let name = free ?? last;
    for (let number = 2; !this.isFree(name); number++) name = `${last} ${number}`;
    this.take(name);
    return name;
  }

  /** What somebody is called until they earn better: each by-name once in a world. */
  byName(id: string, all: readonly string[]): string {
    const draw = stream(this.#seed, 'names', 'by-name', id, '0');
    const free = all.filter((it) => this.isFree(it));
    const name = draw.pick(free.length > 0 ? free : all);
    this.take(name);
    return name;
  }

  /** The first four ideas for a thing that is asked for, or the next four (CH-NAM-02). */
  ideas(kind: 'group' | 'person', id: string, culture: Culture, of: Wanted = {}): string[] {
    const { round = 0, life = null } = of;
    const draw = stream(this.#seed, 'names', kind, id, String(round));
    const columns = kind === 'group' ? CULTURES[culture].groups : CULTURES[culture].persons;
    const ideas: string[] = [];
    for (let i = 0; i < MOST_SKIPS * 4 && ideas.length < 4; i++) {
      const made = joined(columns, draw, kind === 'group' ? 'the' : '');
      const isNew = !ideas.some((it) => folded(it) === folded(made.name));
      if (isNew && this.#fits(made, life, i < MOST_SKIPS)) ideas.push(made.name);
    }
    return ideas;
  }

  /** The first of the candidates that a world bears, in their order (CH-NAM-04, -05). */
  give(next: () => Candidate, life: Life | null): string {
    let last = next();
    for (let skips = 0; skips < MOST_SKIPS * 8; skips++, last = next())
      if (this.#fits(last, life, skips < MOST_SKIPS)) return this.#keep(last, life);
    // Every name of the grammar is taken: it is told apart by a number, which uniqueness asks for.
    let number = 2;
    while (!this.isFree(`${last.name} ${number}`)) number++;
    return this.#keep({ name: `${last.name} ${number}`, parts: [] }, life);
  }

  #fits(candidate: Candidate, life: Life | null, isStrict: boolean): boolean {
    const { name, parts } = candidate;
    if (!this.isFree(name) || !isDecent(candidate)) return false;
    if (isStrict && parts.some((it) => (this.#uses.get(it) ?? 0) >= MOST_USES)) return false;
    return !life || !this.#bearers.some((it) => meet(it, life) && isAlike(it.name, name));
  }

  #keep({ name, parts }: Candidate, life: Life | null): string {
    this.#taken.add(folded(name));
    for (const it of parts) this.#uses.set(it, (this.#uses.get(it) ?? 0) + 1);
    if (life) this.#bearers.push({ name, ...life });
    return name;
  }
}

/** For whom ideas are wanted, besides their culture. */
interface Wanted {
  /** Of "another four" (CH-NAM-02). */
  readonly round?: number;
  readonly life?: Life | null;
}

export interface Life {
  readonly since: number;
  readonly until: number | null;
}

/** Do two live at the same time? What is to come is not known: who begins later begins while the other lives, or does not. */
function meet(a: Life, b: Life): boolean {
  const [first, second] = a.since <= b.since ? [a, b] : [b, a];
  return first.until === null || first.until > second.since;
}

function joined([first, second]: Columns, draw: { pick<T>(from: readonly T[]): T }, article = ''): Candidate {
  const [a, b] = [draw.pick(first), draw.pick(second)];
  const name = seamed(a, b);
  return { name: article === '' ? name : `${article} ${name}`, parts: b === '' ? [] : [a, b] };
}

/** So many are drawn to find one that goes with what the card says (CH-NAM-22). */
const EQUALLY_GOOD = 12;
/** Words of fewer letters have no stem that anybody hears. */
const STEM = 5;

function more(columns: Columns, draw: { pick<T>(from: readonly T[]): T }): Candidate[] {
  return Array.from({ length: EQUALLY_GOOD - 1 }, () => joined(columns, draw, 'the'));
}

/** Has a part a word of the line in it: "Thirsty Ceiling" of "The ceiling is thirsty"? */
function sharesStem({ parts }: Candidate, says: string): boolean {
  const stems = says
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((it) => (it.length >= STEM ? it.slice(0, STEM) : []));
  return parts.some((it) => stems.some((stem) => it.toLowerCase().startsWith(stem)));
}

/** How long a word may be that was fused from two parts (CH-NAM-06). */
const FUSED = { least: 4, most: 13 } as const;

/** What no name holds, and how long it may be (CH-NAM-06). */
function isDecent({ name, parts }: Candidate): boolean {
  const words = name.replace(/^the /i, '').split(/[ -]/);
  const [first = ''] = words;
  const isFused = parts.length > 1 && words.length === 1;
  if (isFused && (first.length < FUSED.least || first.length > FUSED.most)) return false;
  return !isFused || !REFUSED_WORDS.has(folded(first));
}

const REFUSED_WORDS: ReadonlySet<string> = new Set(REFUSED.map(folded));
