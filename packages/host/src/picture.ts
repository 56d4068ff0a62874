import type { Naming, Page } from '@understory/page';
import type { Telling, Topic } from '@understory/table';
import { type Written, written } from '@understory/table/words';
import type { WrittenSheet } from './sheet-file.ts';
import type { World } from './world.ts';

/** A world as it stands, to look at: what a save keeps besides the answers. */
export function picture<W extends World>(world: W, telling: Telling<W>): { journal: Written[]; page: WrittenSheet } {
  return {
    journal: world.journal.entries.map((it) => written(world, telling, it)),
    page: sheetOf(world.page, namingOf(world, telling)),
  };
}

/** Makes words for things on the page, and caches them: a save writes the whole page. A group that gets another name clears the cache. */
function namingOf<W extends World>(world: W, telling: Telling<W>): Naming {
  const renamed = world.groups.reduce((many, { former }) => many + former.length, 0);
  return (what) => {
    const known = words.get(what);
    if (known?.renamed === renamed) return known.text;
    const text = telling.called(world, what);
    words.set(what, { renamed, text });
    return text;
  };
}

const words = new WeakMap<Topic, { readonly renamed: number; readonly text: string }>();

/** The page as plain data with its words, as it stands now: what happens later does not change it. */
export function sheetOf(page: Page, called: Naming): WrittenSheet {
  const { width, height, title } = page;
  const titled = <T extends { readonly what: Topic }>({ what, ...it }: T) => ({ ...it, title: called(what) });
  return {
    width,
    height,
    title,
    ground: page.isLaid ? page.ground : null,
    laidAt: page.laidAt,
    former: copied(page.former),
    features: page.features.map(titled),
    pieces: page.pieces.map(titled),
    units: copied(page.units),
    beads: copied(page.beads),
    marks: page.marks.map(({ what, ...it }) => ({ ...it, text: what && called(what) })),
    labels: page.labels.map(({ what, note, ...it }) => ({ ...it, text: called(what), note: note && called(note) })),
    legend: page.legend.map(({ what, ...it }) => ({ ...it, text: called(what) })),
    bonds: copied(page.bonds),
  };
}

function copied<T extends object>(all: readonly T[]): T[] {
  return all.map((it) => ({ ...it }));
}
