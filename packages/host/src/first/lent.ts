import type { Point } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Setting } from '../setting.ts';
import { playRow, rollEvent } from './event-tables.ts';

// What the first edition lends to the playtest, and the only way from there into its rules (`npm run direction`). Each chapter is
// written once, and asks a `Setting` for what the two editions have words of their own for. River, caverns and disasters so far.

export { caverns } from './primordial/caverns.ts';
export { river } from './primordial/river.ts';

/** H1-DIS-T1: a Great Disaster in the setting of an edition (PT-DIS-01, -03). */
export function* disaster(setting: Setting, about: string, landed: Point | null = null): Rule {
  yield* playRow(setting, 'disaster', yield* rollEvent('disaster', about), landed, 0);
}
