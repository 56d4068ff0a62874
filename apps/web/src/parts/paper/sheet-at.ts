import type { EditionName } from '@understory/host';
import type { Sheet } from '@understory/page';
import type { Entry } from '@understory/table';

/** What is drawn: a page by the book of its edition, and the record that gives it its times. */
export interface Drawn {
  readonly edition: EditionName;
  readonly page: Sheet;
  readonly journal: { readonly entries: readonly Pick<Entry, 'tick' | 'kind'>[] };
}

/** The sheet under a name of the person's choosing; blank before the ground was laid. */
export function sheetAt({ page }: Pick<Drawn, 'page'>, tick: number, title: string): Sheet {
  const { width, height, laidAt, former, features, pieces, units, beads, marks, labels, legend, bonds } = page;
  const ground = laidAt !== null && laidAt <= tick ? page.ground : null;
  return { width, height, title, ground, laidAt, former, features, pieces, units, beads, marks, labels, legend, bonds };
}
