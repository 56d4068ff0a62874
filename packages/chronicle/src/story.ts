import { type Fact, type FactKind, isHostile, tickOf } from './facts/fact.ts';
import { type Standing, standingOf } from './standing.ts';
import { actorOf, type Tale } from './tale.ts';

/** A tale, and what is asked of it again and again. */
export class Story {
  readonly tale: Tale;
  readonly facts: readonly Fact[];
  readonly ages: readonly string[];
  readonly #turnsBefore = new Map<string, number>();
  readonly #byId = new Map<string, Fact>();
  readonly #standing = new Map<string, Standing>();
  /** The facts in which each has a part, and the end of each. */
  readonly #of = new Map<string, Fact[]>();
  readonly #deaths = new Map<string, Fact>();
  /** What each did and had done to it, by kind; whom each ended. */
  readonly #did = new Map<string, Fact[]>();
  readonly #borne = new Map<string, Fact[]>();
  readonly #kinds = new Map<FactKind, Fact[]>();
  readonly #ended = new Map<string, Fact[]>();
  readonly #between = new Map<string, readonly Fact[]>();

  constructor(tale: Tale) {
    this.tale = tale;
    this.facts = tale.facts;
    const turns = new Map<string, number>();
    for (const it of tale.facts) {
      this.#byId.set(it.id, it);
      for (const who of new Set([it.actor, it.target, it.by])) if (who !== null) push(this.#of, who, it);
      if (it.actor !== null) push(this.#did, `${it.actor} ${it.kind}`, it);
      if (it.target !== null) push(this.#borne, `${it.target} ${it.kind}`, it);
      if (it.kind === 'died' && it.by !== null) push(this.#ended, it.by, it);
      push(this.#kinds, it.kind, it);
      if (it.kind === 'died' && it.actor !== null && !this.#deaths.has(it.actor)) this.#deaths.set(it.actor, it);
      turns.set(it.age, Math.max(turns.get(it.age) ?? 0, it.turn));
    }
    let before = 0;
    for (const [age, last] of turns) {
      this.#turnsBefore.set(age, before);
      before += last + 1;
    }
    this.ages = [...turns.keys()];
  }

  fact(id: string): Fact | null {
    return this.#byId.get(id) ?? null;
  }

  /** The turn of a fact, counted over all ages (CH-THR-03). */
  turnOf({ age, turn }: Pick<Fact, 'age' | 'turn'>): number {
    return (this.#turnsBefore.get(age) ?? 0) + turn;
  }

  standing(group: string, tick: number): Standing {
    const key = `${group} ${tick}`;
    const known = this.#standing.get(key) ?? standingOf(this.tale.sheet, group, tick);
    this.#standing.set(key, known);
    return known;
  }

  /** The facts in which a group had a part. */
  of(group: string): Fact[] {
    return [...(this.#of.get(group) ?? [])];
  }

  /** All of a kind, in the order of time. */
  ofKind(kind: FactKind): readonly Fact[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** What a group did of a kind, and what of a kind was done to it. */
  did(group: string, kind: FactKind): readonly Fact[] {
    return this.#did.get(`${group} ${kind}`) ?? [];
  }

  borne(group: string, kind: FactKind): readonly Fact[] {
    return this.#borne.get(`${group} ${kind}`) ?? [];
  }

  /** The ends that a group brought about. */
  endedBy(group: string): readonly Fact[] {
    return this.#ended.get(group) ?? [];
  }

  /** Between two groups, whoever did it. */
  between(a: string, b: string): readonly Fact[] {
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = this.#between.get(pair);
    if (known) return known;
    const own = this.#of.get(a) ?? [];
    const all = own.filter((it) => (it.actor === a && it.target === b) || (it.actor === b && it.target === a));
    this.#between.set(pair, all);
    return all;
  }

  death(group: string): Fact | null {
    return this.#deaths.get(group) ?? null;
  }

  isGroup(id: string | null): id is string {
    return actorOf(this.tale, id) !== null;
  }

  /** Pairs of groups of which one did something to the other. */
  pairs(): [string, string][] {
    const seen = new Map<string, [string, string]>();
    for (const { actor, target } of this.facts) {
      if (!this.isGroup(actor) || !this.isGroup(target) || actor === target) continue;
      const pair: [string, string] = actor < target ? [actor, target] : [target, actor];
      seen.set(pair.join(' '), pair);
    }
    return [...seen.values()];
  }
}

function push<K>(to: Map<K, Fact[]>, key: K, it: Fact): void {
  const known = to.get(key);
  if (known) known.push(it);
  else to.set(key, [it]);
}

/** Was it a wrong: did it cost somebody something, or was it meant to (CH-THR-03)? */
export function isWrong(fact: Fact, to: string): boolean {
  return isHostile(fact) && fact.target === to && fact.actor !== to;
}

export function byTick(a: Fact, b: Fact): number {
  return tickOf(a) - tickOf(b);
}
