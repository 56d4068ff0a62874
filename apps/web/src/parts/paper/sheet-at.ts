import type { World } from '@understory/host';
import { type Ground, groundAt as groundThen, type Sheet } from '@understory/page';
import type { Entry } from '@understory/table';

/** What is drawn: the page, and the record that gives it its times. */
export interface Drawn {
  readonly page: Sheet;
  readonly journal: { readonly entries: readonly Pick<Entry, 'tick' | 'kind'>[] };
}

/** The sheet under a name of the person's choosing; blank before the ground was laid. */
export function sheetAt(world: Drawn, tick: number, title: string): Sheet {
  const { width, height, former, features, pieces, units, beads, marks, labels, legend, bonds } = world.page;
  const ground = isLaid(world, tick) ? world.page.ground : null;
  return { width, height, title, ground, former, features, pieces, units, beads, marks, labels, legend, bonds };
}

/** The ground as it was at a tick: there is none before the shape of the world is known. */
export function groundAt(world: World, tick: number): Ground | null {
  return isLaid(world, tick) ? groundThen(world.page, tick) : null;
}

function isLaid({ journal }: Drawn, tick: number): boolean {
  const laid = journal.entries.find(({ kind }) => kind === 'laid out');
  return laid !== undefined && laid.tick <= tick;
}
