import type { Clause } from '@understory/table';

/** What a row of a people's table says about a construction, as far as its effect needs it. */
export interface ConstructionRow {
  readonly clause: Clause;
  readonly name: string;
}
