import type { Lived } from '@understory/page';
import { Letters } from './letters.ts';
import type { PageSoFar, Placement } from './page-so-far.ts';

/**
 * Names stay where they are while the page changes: a newcomer looks for room among what is there when it comes, and whoever is built or
 * trodden over looks again. So the page is gone through from its beginning, and what stands where at a moment follows from what there
 * was until then, never from what comes after.
 */
export function placeThroughTime(page: PageSoFar): Placement {
  const book = new Letters(page);
  const { tick } = page;
  const days = new Map<number, Day>();
  const dayOf = (at: number) => {
    const day = days.get(at) ?? { ends: [], comes: [] };
    days.set(at, day);
    return day;
  };
  const note = <T extends Pick<Lived, 'since' | 'until'>>(
    all: readonly T[],
    comes: (it: T) => void,
    ends: (it: T) => void,
  ) => {
    for (const it of all) {
      if (it.since > tick) continue;
      dayOf(it.since).comes.push(() => comes(it));
      if (it.until !== null && it.until <= tick && it.until > it.since) dayOf(it.until).ends.push(() => ends(it));
    }
  };
  note(
    page.pieces,
    (it) => book.build(it),
    (it) => book.clear(it),
  );
  note(
    page.units,
    (it) => book.find(it, 1),
    (it) => book.find(it, -1),
  );
  note(
    page.beads,
    (it) => book.lay(it),
    (it) => book.take(it),
  );
  note(
    page.labels,
    (it) => book.ask(it),
    (it) => book.wipe(it),
  );
  for (const at of [...days.keys()].sort((a, b) => a - b)) {
    const { ends, comes } = days.get(at) as Day;
    for (const end of ends) end();
    for (const come of comes) come();
    book.settle(at);
  }
  return book.placement();
}

interface Day {
  readonly ends: (() => void)[];
  readonly comes: (() => void)[];
}
