import { printEnding, printLifecycle, printSetup } from './print/card.ts';
import { printRule, printSpawn } from './print/rule.ts';
import { printBeads } from './print/words.ts';
import type { Card } from './tree/card.ts';

/** What stands where on the face of a card (H2-CRD-110). */
export interface CardFace {
  readonly name: string;
  /** An alpha predator bears a crown, a denizen a skull. */
  readonly sign: 'crown' | 'skull' | 'overlay' | 'villain';
  readonly tags: string;
  /** The start beads, at the upper right; for a villain, the bead of its path. */
  readonly beads: string;
  readonly says: string | null;
  /** Spawn lines, and a villain's setup. */
  readonly spawns: readonly string[];
  readonly lifecycle: readonly string[];
  readonly rules: readonly string[];
  /** A villain's finishing move, and how it wins. */
  readonly ending: readonly string[];
}

export function faceOf(card: Card): CardFace {
  const { name, says } = card;
  return {
    name,
    sign: signOf(card),
    tags: card.what === 'card' ? [...(card.unique ? ['unique'] : []), ...card.tags].join(', ') : '',
    beads: card.what === 'card' ? printBeads(card.start) : card.path,
    says,
    spawns: [
      ...(card.what === 'villain' ? printSetup(card) : []),
      ...card.spawns.map((it) => `spawn ${printSpawn(it)}`),
    ],
    lifecycle: printLifecycle(card),
    rules: card.rules.map(printRule),
    ending: card.what === 'villain' ? printEnding(card) : [],
  };
}

const SIGNS = { 'alpha predator': 'crown', denizen: 'skull', overlay: 'overlay' } as const;
const signOf = (card: Card) => (card.what === 'villain' ? 'villain' : SIGNS[card.kind]);
