import { type Fact, isHostile, tickOf } from './facts/fact.ts';
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

  constructor(tale: Tale) {
    this.tale = tale;
    this.facts = tale.facts;
    const turns = new Map<string, number>();
    for (const it of tale.facts) {
      this.#byId.set(it.id, it);
      for (const who of new Set([it.actor, it.target, it.by])) if (who !== null) this.#add(who, it);
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

  #add(who: string, it: Fact): void {
    const known = this.#of.get(who);
    if (known) known.push(it);
    else this.#of.set(who, [it]);
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

  /** Between two groups, whoever did it. */
  between(a: string, b: string): Fact[] {
    const own = this.#of.get(a) ?? [];
    return own.filter((it) => (it.actor === a && it.target === b) || (it.actor === b && it.target === a));
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

/** Was it a wrong: did it cost somebody something, or was it meant to (CH-THR-03)? */
export function isWrong(fact: Fact, to: string): boolean {
  return isHostile(fact) && fact.target === to && fact.actor !== to;
}

export function byTick(a: Fact, b: Fact): number {
  return tickOf(a) - tickOf(b);
}
