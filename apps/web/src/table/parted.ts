import type { EditionName } from '@understory/host';
import type { Sheet } from '@understory/page';
import type { Entry, Parting } from '@understory/table';

/** A world as it once stood, to look at. */
export interface Picture {
  readonly edition: EditionName;
  readonly page: Sheet;
  readonly journal: { readonly entries: readonly Entry[] };
}

/** A save whose answers no longer fit the rules: where they parted, and how the world stood. */
export type Parted = Parting & { readonly picture: Picture | null };
