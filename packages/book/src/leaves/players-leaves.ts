import type { Book } from '../book.ts';
import type { Told } from '../key/told.ts';
import { type PlayersLevel, playersBook } from '../players/edition.ts';
import type { Leaf, LeafEntry, Section } from './leaf.ts';
import type { Leaves } from './leaves.ts';

/** TA-SEC-03: the leaves that players may read, made from their edition alone. */
export function playersLeavesOf(book: Book, revealed: readonly string[]): Leaves {
  const players = playersBook(book, revealed);
  const list = (title: string | null, items: readonly Told[]): Section[] =>
    items.length === 0
      ? []
      : [
          {
            ...{ kind: 'list', title, note: null, isNumbered: false },
            items: items.map((text) => ({ text, hidden: null })),
          },
        ];
  const start: Leaf = {
    ...{ id: 'start', title: players.title, plan: null },
    sections: [
      ...list(null, [[`As it is known in ${players.moment}.`]]),
      ...list('What anybody can tell', players.known),
      ...list(
        'What one hears of',
        players.areas.map((it) => [it]),
      ),
      ...list('What is said', players.rumours),
    ],
  };
  const leaves = [start, ...players.levels.map(levelLeaf)];
  const at = new Map(
    leaves.flatMap((it) => [
      [it.id, it.id] as const,
      ...it.sections.flatMap((section) =>
        section.kind === 'entries' ? section.entries.map((entry) => [entry.id, it.id] as const) : [],
      ),
    ]),
  );
  return { leaves, at };
}

const levelLeaf = ({ id, name, plan, rooms }: PlayersLevel): Leaf => ({
  ...{ id, title: name, plan },
  sections: [
    {
      ...{ kind: 'entries', title: 'Rooms' },
      entries: rooms.map(
        (it): LeafEntry => ({
          ...{ id: it.id, key: it.key, name: it.name, what: [], piece: null },
          lines: [{ label: 'Seen', isRun: false, open: it.lines, hidden: [] }],
        }),
      ),
    },
  ],
});
