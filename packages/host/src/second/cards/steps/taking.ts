import { resource } from '../phrases/filter.ts';
import { list, node, second } from '../phrases/phrase.ts';
import { say } from '../phrases/words.ts';
import { printResource } from '../print/words.ts';
import type { Resource } from '../tree/filter.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

/** A step that takes something from a place: `exploit ore or gems`. */
export interface Taking<K extends 'exploit' | 'harvest'> extends Span {
  readonly kind: K;
  readonly resources: readonly Resource[];
}

export function taking<const K extends 'exploit' | 'harvest'>(kind: K): Wording<Taking<K>> {
  return {
    read: (between) => node(second(say(kind), list(resource, between)), (resources) => ({ kind, resources })),
    print: ({ resources }, joined) => `${kind} ${joined(resources.map(printResource))}`,
    deed: () => kind,
  };
}
