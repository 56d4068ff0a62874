import { alien } from '../drawings/caves/alien.ts';
import { fungus } from '../drawings/caves/fungus.ts';
import { jurassic } from '../drawings/caves/jurassic.ts';
import type { Habitat } from '../drawings/caves/life.ts';
import { roots } from '../drawings/caves/roots.ts';
import type { Colour } from '../mark.ts';

/** PT-CAV-03: what grows in caves. */
export const caveLife = { forest: jurassic, fungus, roots, other: alien } as const satisfies Readonly<
  Record<string, (habitat: Habitat) => void>
>;

export const hallTints = {
  forest: 'fern',
  fungus: 'fungusCap',
  roots: 'mud',
  other: 'alien',
} as const satisfies Readonly<Record<keyof typeof caveLife, Colour>>;
