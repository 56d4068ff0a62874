import type { BeadKind, Matter } from '@understory/page';

/** The words that an edition has for what lies on its page. */
export interface Nouns {
  /** What a piece may be, and of which matter. */
  readonly kinds: Readonly<Record<string, Matter>>;
  readonly features: Words;
  readonly resources: Words;
  readonly manners: Words;
  readonly biomes: Words;
  readonly nexuses: Words;
  readonly beads: readonly BeadKind[];
  readonly marks: Words;
}
/** An edition may have none: the first has no biomes. */
type Words = readonly string[];
