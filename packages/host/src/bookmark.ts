import { isLived, isShape, Memory, Page } from '@understory/page';
import { Journal, type Then } from '@understory/table';
import { copyOf } from './copy.ts';
import type { World } from './world.ts';

/** Remembers a world between two stretches of play: its page and journal only grow, so a later world has them; all else is copied. */
export function bookmark<W extends World>(world: W): Then<W> {
  const journal = world.journal.bookmark();
  const page = world.page.bookmark(world.journal.entries.length);
  const then = copyOf(world, (it) => (isOnPaper(it) ? it : shared(it)));
  return {
    again(later) {
      const [lines, sheet] = [journal.again(later.journal), page.again(later.page)];
      return copyOf(then, (it) => {
        if (it instanceof Page) return sheet;
        if (it instanceof Journal) return lines;
        return isLived(it) ? sheet.same(it) : shared(it);
      });
    },
  };
}

function isOnPaper(it: object): boolean {
  return it instanceof Page || it instanceof Journal || isLived(it);
}

/** Outlines never change; what is remembered of a world is not remembered of its copy. */
function shared(it: object): object | null {
  if (it instanceof Memory) return new Memory();
  return isShape(it) ? it : null;
}
