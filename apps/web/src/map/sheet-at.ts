import type { World } from '@understory/host';
import { type Ground, groundAt as laidAt, type Sheet } from '@understory/page';

/** The sheet under a name of the person's choosing; blank before the ground was laid. */
export function sheetAt(world: World, tick: number, title: string): Sheet {
  const { page } = world;
  const { width, height, features, pieces, units, beads, marks, labels, legend, bonds } = page;
  return {
    width,
    height,
    title,
    ground: groundAt(world, tick),
    former: page.former.filter((it) => it.until <= tick),
    features,
    pieces,
    units,
    beads,
    marks,
    labels,
    legend,
    bonds,
  };
}

/** The ground as it was at a tick: there is none before the shape of the world is known. */
export function groundAt({ page, journal }: World, tick: number): Ground | null {
  const laid = journal.entries.find(({ kind }) => kind === LAID);
  return laid && laid.tick <= tick ? laidAt(page, tick) : null;
}

const LAID = 'laid out';
