import type { Page, Sheet } from '@understory/page';
import type { Telling } from '@understory/table';
import type { World } from './world.ts';
import { type Written, written } from './written.ts';

/** A world as it stands, to look at: what a save keeps besides the answers. */
export function picture<W extends World>(world: W, telling: Telling<W>): { journal: Written[]; page: Sheet } {
  return { journal: world.journal.entries.map((it) => written(world, telling, it)), page: sheetOf(world.page) };
}

/** The page as plain data, as it stands now: what happens later does not change it. */
export function sheetOf(page: Page): Sheet {
  const { width, height, title } = page;
  return {
    width,
    height,
    title,
    ground: page.isLaid ? page.ground : null,
    laidAt: page.laidAt,
    former: copied(page.former),
    features: copied(page.features),
    pieces: copied(page.pieces),
    units: copied(page.units),
    beads: copied(page.beads),
    marks: copied(page.marks),
    labels: copied(page.labels),
    legend: copied(page.legend),
    bonds: copied(page.bonds),
  };
}

function copied<T extends object>(all: readonly T[]): T[] {
  return all.map((it) => ({ ...it }));
}
