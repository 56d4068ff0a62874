import type { BeadKind } from '@understory/page';

/** The words that an edition has for what lies on its page. */
export interface Nouns {
  readonly kinds: Words;
  readonly features: Words;
  readonly manners: Words;
  readonly biomes: Words;
  readonly nexuses: Words;
  readonly beads: readonly [BeadKind, ...BeadKind[]];
  readonly marks: Words;
}
type Words = readonly [string, ...string[]];
