import type { Point } from '@understory/page';
import type { Rule } from '@understory/table';
import type { World } from './world.ts';

/** How high the sides of the rock are, and so where their numbers stand (H1-MEA-03, H1-ALT-04, -11, -16). */
export interface Sides {
  readonly from: number;
  readonly to: number;
}

/** What a chapter that two editions play asks of the one that it is played in. Each word is a clause of the first edition, and one of the playtest. */
export interface Setting {
  readonly world: World;
  /** Where the side numbers stand (H1-MEA-03 | PT-DIS-05). */
  readonly sides: Sides;
  /** How wide a river is (PT-DIS-05). */
  readonly riverWide: number;
  /** Is there a river already (H1-DIS-T1.5 | PT-DIS-05)? */
  hasRiver(): boolean;
  /** What comes in the stead of a disaster, where a die landed and after so many redirections (H1-DIS-T1.8 | PT-DIS-04). */
  primordialEvent(landed: Point | null, redirections: number): Rule;
}
