import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';

/** What was found in a world, for other programs (CH-LEG-20): docs/facts.schema.json says what stands where. */
export interface FactsFile {
  readonly format: 'understory/facts';
  readonly version: 1;
  readonly world: string;
  readonly edition: string;
  readonly seed: string;
  readonly isOver: boolean;
  readonly names: readonly { readonly id: string; readonly name: string; readonly sort: string }[];
  readonly facts: readonly (Fact & { readonly interest: number })[];
  readonly threads: readonly {
    readonly kind: string;
    readonly roles: readonly string[];
    readonly facts: readonly string[];
    readonly isClosed: boolean;
    readonly interest: number;
  }[];
}

export function factsOf({ story, names, interest, threads }: Chronicle): FactsFile {
  const { title, edition, seed, isOver } = story.tale;
  return {
    format: 'understory/facts',
    version: 1,
    world: title,
    edition,
    seed,
    isOver,
    names: [...names].map(([id, it]) => ({ id, name: it.full, sort: it.isSolitary ? it.one : it.many })),
    facts: story.facts.map((it) => ({ ...it, interest: interest.of(it) })),
    threads: threads.map((it) => ({
      kind: it.kind,
      roles: it.roles.map(String),
      facts: it.facts.map(({ id }) => id),
      isClosed: it.isClosed,
      interest: interest.ofThread(it),
    })),
  };
}
