import type { Naming, Sheet } from '@understory/page';
import type { PenChanges } from './changes.ts';
import { penName } from './penned.ts';

/** What a person has said of a world in words: other names, notes, and who may know of what. No drawing is in it. */
export interface SaidOfWorld {
  readonly names: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, string>;
  readonly secret: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}

/** All of it; names of what is another thing by now are left out. */
export function saidIn(work: Pick<PenChanges, 'names' | 'notes' | 'known'>, sheet: Sheet, called: Naming): SaidOfWorld {
  const names = new Map<string, string>();
  for (const id of work.names.keys()) {
    const name = penName(work, sheet, id, called);
    if (name !== null) names.set(id, name);
  }
  const marked = (as: 'secret' | 'told') => new Set([...work.known].flatMap(([id, is]) => (is === as ? [id] : [])));
  return { names, notes: work.notes, secret: marked('secret'), told: marked('told') };
}
