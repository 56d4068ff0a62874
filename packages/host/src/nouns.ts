import type { BeadKind, Matter } from '@understory/page';

/** The words that an edition has for what lies on its page. */
export interface Nouns {
  /** What a piece may be, and of which matter. */
  readonly kinds: Readonly<Record<string, Matter>>;
  readonly features: Words;
  readonly manners: Words;
  readonly biomes: Words;
  readonly nexuses: Words;
  readonly beads: readonly [BeadKind, ...BeadKind[]];
  readonly marks: Words;
}
type Words = readonly [string, ...string[]];
