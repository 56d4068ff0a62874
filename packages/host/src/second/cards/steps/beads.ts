import { node, second } from '../phrases/phrase.ts';
import { beads, say } from '../phrases/words.ts';
import { printBeads } from '../print/words.ts';
import type { Beads, Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

/** `gain ●`, `lose ○○`. */
export interface BeadStep<K extends 'gain' | 'lose'> extends Span {
  readonly kind: K;
  readonly beads: readonly Beads[];
}

export function beadStep<const K extends 'gain' | 'lose'>(kind: K): Wording<BeadStep<K>> {
  return {
    read: () => node(second(say(kind), beads), (it) => ({ kind, beads: it })),
    print: (step) => `${kind} ${printBeads(step.beads)}`,
    deed: () => null,
  };
}
