import type { Book } from '../book.ts';
import type { Fact } from '../key/fact.ts';
import type { Room } from '../places/survey.ts';
import type { Rumour } from '../table-talk/rumours.ts';

/** TA-SEC-03, -09: what players may know: open facts, and what the keeper has revealed. Everything of their edition is built from this. */
export interface Allowed {
  readonly open: readonly Fact[];
  readonly rooms: readonly Room[];
  /** What is seen in the revealed rooms, and what was revealed by itself. */
  readonly facts: readonly Fact[];
  readonly rumours: readonly Rumour[];
}

/** TA-SEC-09: ids of facts, rumours, rooms and levels; a room may be named by its key number. */
export function allowedOf(book: Book, revealed: readonly string[]): Allowed {
  const ids = new Set(revealed);
  const rooms = book.survey.rooms.filter((it) => [it.place.id, it.key, it.level.id].some((id) => ids.has(id)));
  const all = book.key.flatMap((entry) =>
    entry.lines.flatMap(({ label, facts }) => facts.map((fact) => ({ fact, label, room: entry.room }))),
  );
  const ofFactions = book.factions.flatMap((it) => [...it.deeds, ...(it.since ? [it.since] : [])]);
  return {
    open: all.filter(({ fact }) => fact.knows === 'open').map(({ fact }) => fact),
    rooms,
    facts: [
      // Ways are told anew: what the keeper reads of them says where they lead (ways of players: edition.ts).
      ...all
        .filter(({ fact, label, room }) => label !== 'Ways' && fact.knows === 'seen' && rooms.includes(room))
        .map(({ fact }) => fact),
      ...[...all.map(({ fact }) => fact), ...ofFactions].filter((it) => ids.has(it.id)),
    ],
    rumours: book.rumours.filter((it) => ids.has(it.id)),
  };
}
