import { unreachable } from '@understory/table';
import type { Chronicle } from '../chronicle.ts';
import type { Entry } from './contents.ts';
import { type Making, makingOf, relinked, section } from './making.ts';
import type { Block, Link, Page, PageRef } from './page.ts';
import { battleParts, pactParts, threadParts, warParts } from './pages/dealings.ts';
import { groupParts } from './pages/group.ts';
import { leaderParts } from './pages/leader.ts';
import { statisticsParts } from './pages/statistics.ts';
import { placeParts, treasureParts } from './pages/things.ts';
import { ageParts, deadParts, sagaPageParts, worldParts } from './pages/world.ts';
import { say } from './words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

/** A book of pages about a world up to a moment (CH-LEG-01). A page is made when it is looked at. */
export class Legends {
  readonly contents: readonly PageRef[];
  readonly #making: Making;
  readonly #entries = new Map<string, Entry>();
  readonly #pages = new Map<string, Page>();

  constructor(chronicle: Chronicle) {
    this.#making = makingOf(chronicle);
    this.contents = this.#making.contents;
    for (const it of this.#making.contents) this.#entries.set(it.id, it);
  }

  /** Null for a thing that is not there, or not yet. */
  page(id: string): Page | null {
    const entry = this.#entries.get(id);
    if (!entry) return null;
    const page = this.#pages.get(id) ?? this.#made(entry);
    this.#pages.set(id, page);
    return page;
  }

  #made(entry: Entry): Page {
    const { subject, ...ref } = entry;
    const own = subject.of === 'group' ? subject.group : null;
    const parts = partsOf(entry, this.#making);
    const related = this.#making.ties.related(entry);
    const named = this.#making.ties.namedOn(entry);
    const cards = (pages: readonly PageRef[]): Block | null => (pages.length === 0 ? null : { kind: 'pages', pages });
    const sections = [
      ...parts.sections,
      ...section('related', cards(related)),
      ...section('named', cards(named.filter((it) => !related.includes(it)))),
    ].map((it) => ({ ...it, blocks: relinked(it.blocks, ({ to }) => to !== entry.id) }));
    const making = this.#making;
    return {
      ...ref,
      own,
      noted: making.chronicle.story.tale.own.notes.get(ref.key) ?? null,
      ...parts,
      sections,
      path: pathTo(entry, making),
      where: whereIs(entry, parts, making),
      lines: linesOf(sections),
    };
  }
}

function partsOf({ subject, id, title }: Entry, making: Making): Parts {
  switch (subject.of) {
    case 'world':
      return worldParts(making);
    case 'saga':
      return sagaPageParts(making);
    case 'statistics':
      return statisticsParts(making);
    case 'dead':
      return deadParts(making);
    case 'age':
      return ageParts(subject.age, title, making);
    case 'group':
      return groupParts(subject.group, making);
    case 'leader':
      return leaderParts(subject.leader, making);
    case 'place':
      return placeParts(subject.piece, making);
    case 'treasure':
      return treasureParts(subject.name, id, making);
    case 'war':
      return warParts(subject.a, subject.b, title, making);
    case 'pact':
      return pactParts(subject.a, subject.b, title, making);
    case 'battle':
      return battleParts(subject.fact, title, making);
    case 'thread':
      return threadParts(subject.thread, title, making);
    default:
      return unreachable(subject);
  }
}

/** Where the portrait was taken: the place itself, or where it had most; nothing of what is not in one place. */
function whereIs({ subject }: Entry, { portrait }: Parts, { chronicle }: Making): Page['where'] {
  const { sheet } = chronicle.story.tale;
  if (portrait === null || subject.of === 'world') return null;
  const { tick, shapes } = portrait;
  const piece = subject.of === 'place' ? subject.piece : sheet.pieces.find((it) => it.shape === shapes[0])?.id;
  return piece === undefined ? null : { piece, tick };
}

/** The world, the sort of thing, the thing. */
function pathTo({ sort, title }: Entry, { chronicle }: Making): Link[] {
  const home = { to: 'index', text: chronicle.story.tale.title };
  return sort === 'world' ? [home] : [home, { to: '', text: say(`sort.${sort}`) }, { to: '', text: title }];
}

function linesOf(sections: Page['sections']): [number, number] | null {
  const ticks = sections.flatMap(({ blocks }) =>
    blocks.flatMap((it) => {
      if (it.kind === 'list') return it.items.flatMap((one) => one.ticks);
      if (it.kind === 'table') return it.rows.flat().flatMap((one) => one.ticks);
      return 'text' in it ? it.text.ticks : [];
    }),
  );
  return ticks.length === 0 ? null : [Math.min(...ticks), Math.max(...ticks)];
}
