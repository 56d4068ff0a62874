import type { Page, Unit } from '@understory/page';

/** H1-PRM-03: the lodes that are left, the oldest first. */
export function lodesLeft({ units }: Page): Unit[] {
  return units.filter((it) => it.until === null);
}
