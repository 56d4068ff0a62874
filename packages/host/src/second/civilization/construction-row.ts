import type { Clause } from '@understory/table';
import type { WorkName } from '../works.ts';

/** What a row of a people's table says about a construction, as far as its effect needs it. */
export interface ConstructionRow {
  readonly clause: Clause;
  readonly name: WorkName;
}
