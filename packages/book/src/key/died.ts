import type { Bead } from '@understory/page';
import type { Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { type Entry, word, words } from '../world.ts';

/** Somebody who died in a place. */
export interface Death {
  readonly bead: Bead;
  readonly group: GroupThen;
  readonly by: GroupThen | null;
  readonly tick: number;
  /** It was the group's last. */
  readonly last: boolean;
}

const ENDS: ReadonlySet<string> = new Set(['lost', 'died', 'destroyed', 'bead gone']);
const MEETINGS: ReadonlySet<string> = new Set(['conflict', 'dealing']);
/** TA-KEY-11: a bead goes at most so many ticks after the line that says so. */
const SOON = 3;

/** TA-KEY-11: which ● died in these pieces, and at whose hands. */
export function deathsIn({ then }: Survey, ids: ReadonlySet<string>): Death[] {
  const { journal, page, groups } = then.world;
  return page.beads.flatMap((bead): Death[] => {
    const { until, owner } = bead;
    if (bead.kind !== 'population' || !ids.has(bead.piece) || until === null || until > then.tick || owner === null)
      return [];
    const group = then.groups.get(owner);
    const line = journal.findLast(
      (it) =>
        it.tick <= until &&
        it.tick >= until - SOON &&
        ENDS.has(it.kind) &&
        word(it, 'group') === owner &&
        isOfBead(it, bead),
    );
    if (!group || !line) return [];
    const met = journal.findLast(
      (it) => it.tick <= until && MEETINGS.has(it.kind) && [word(it, 'group'), word(it, 'to')].includes(owner),
    );
    const other =
      word(line, 'by') ?? [met && word(met, 'group'), met && word(met, 'to')].find((it) => it && it !== owner) ?? null;
    const ended = groups.find((it) => it.id === owner)?.until ?? null;
    const last = ended !== null && ended >= until - SOON && ended <= until + 2 * SOON;
    return [{ bead, group, by: other ? (then.groups.get(other) ?? null) : null, tick: until, last }];
  });
}

/** What is spent on a work did not die of it by anybody's hand, but it is gone all the same; a line that names beads names this one. */
function isOfBead(entry: Entry, { id, origin }: Bead): boolean {
  const named = words(entry, 'beads');
  return named.length === 0 || named.includes(id) || named.includes(origin);
}
