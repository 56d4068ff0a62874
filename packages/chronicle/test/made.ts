import type { Sheet } from '@understory/page';
import { TURNS } from '../src/clock.ts';
import type { Fact, FactKind } from '../src/facts/fact.ts';
import { NO_WORDS } from '../src/own-words.ts';
import { Story } from '../src/story.ts';
import type { Actor, Tale } from '../src/tale.ts';

/** Worlds for tests, made by hand: facts as a line each, and beads where standing matters. */

type Given = Partial<Omit<Fact, 'kind' | 'ticks' | 'turn' | 'id'>>;

/** `fact('hunted', 10, 1, 'm', 'g')`: at tick 10, in turn 1, m hunted g. */
export function fact(
  kind: FactKind,
  tick: number,
  turn: number,
  actor: string | null,
  target: string | null = null,
  given: Given = {},
): Fact {
  return {
    id: `${kind}@${tick}`,
    kind,
    clause: 'CH-EX-01',
    ticks: [tick],
    age: 'monsters',
    turn,
    actor,
    target,
    by: null,
    piece: null,
    thing: null,
    n: 1,
    won: !(kind.endsWith('failed') || kind === 'refused'),
    odds: null,
    tie: false,
    margin: null,
    why: null,
    tolls: [],
    treasures: [],
    causes: [],
    guessed: false,
    ...given,
  };
}

/** Somebody's end. */
export function died(tick: number, turn: number, who: string, by: string | null, causes: readonly string[] = []): Fact {
  return fact('died', tick, turn, who, null, { by, causes, won: null });
}

export interface BeadGiven {
  readonly owner: string | null;
  readonly kind: 'population' | 'treasure' | 'epic' | 'bonus';
  readonly since: number;
  readonly until?: number | null;
  readonly name?: string;
  readonly piece?: string;
}

export function actor(id: string, given: Partial<Actor> = {}): Actor {
  return {
    id,
    isPeople: false,
    of: id,
    given: id,
    isNamed: false,
    kind: id,
    one: id,
    many: `${id}s`,
    solitary: false,
    pronoun: 'they',
    culture: 'warren',
    rareTag: null,
    since: 0,
    until: null,
    ...given,
  };
}

export function taleOf(
  facts: readonly Fact[],
  given: Partial<Tale> & { readonly beads?: readonly BeadGiven[]; readonly who?: readonly Actor[] } = {},
): Tale {
  const ids = facts
    .flatMap((it) => [it.actor, it.target, it.by])
    .filter((it) => it !== null && !it.includes(':')) as string[];
  const known = new Map((given.who ?? []).map((it) => [it.id, it]));
  const ends = new Map(facts.filter((it) => it.kind === 'died').map((it) => [it.actor, it.ticks[0] ?? 0]));
  const cast = [...new Set([...known.keys(), ...ids])].map(
    (id) => known.get(id) ?? actor(id, { until: ends.get(id) ?? null }),
  );
  const beads = (given.beads ?? []).map((it, i) => ({
    id: `b${i}`,
    origin: `b${i}`,
    at: [0, 0],
    fixed: false,
    emblem: null,
    piece: 'p1',
    name: null,
    until: null,
    ...it,
  }));
  return {
    edition: '2',
    seed: 'test',
    title: 'A World',
    facts,
    sheet: { beads, pieces: [], labels: [], features: [] } as unknown as Sheet,
    cast: new Map(cast.map((it) => [it.id, it])),
    origins: { stories: [], strata: 0, lands: [], features: [], aim: null, ticks: [] },
    placeNames: new Map(),
    wild: new Map(),
    clock: TURNS,
    own: NO_WORDS,
    last: 1000,
    isOver: false,
    called: (what) => what.kind,
    ...given,
  };
}

export function storyOf(facts: readonly Fact[], given: Parameters<typeof taleOf>[1] = {}): Story {
  return new Story(taleOf(facts, given));
}

/** Lives and treasures that lie from one tick to another. */
export function beads(
  owner: string | null,
  kind: BeadGiven['kind'],
  n: number,
  since: number,
  until: number | null = null,
): BeadGiven[] {
  return Array.from({ length: n }, () => ({ owner, kind, since, until }));
}
