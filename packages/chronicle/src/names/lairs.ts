import { actorOf, type Tale } from '../tale.ts';
import { type Giving, ownOr } from './giving.ts';
import { MORE_NAMES } from './more.table.ts';

/** What a group digs or lays out to live in. */
const HOMES: ReadonlySet<string> = new Set(['home of', 'room of', 'lair of', 'den']);

/**
 * Rooms that a group made for itself and lives in, from when it first does. What was somebody else's before is told by what it
 * was, and so is what was built (CH-NAM-15).
 */
export function lairGivings(tale: Tale, to: Map<string, string>): Giving[] {
  const lived = new Map<string, number>();
  for (const { kind, owner, piece, since } of tale.sheet.beads)
    if (kind === 'population' && owner !== null && since <= tale.last)
      lived.set(piece, Math.min(since, lived.get(piece) ?? since));
  return tale.sheet.pieces.flatMap((piece) => {
    const owner = actorOf(tale, piece.owner);
    const since = lived.get(piece.id);
    const isHome = HOMES.has(piece.what.kind) && since !== undefined;
    if (!owner || owner.isPeople || !isHome || tale.placeNames.has(piece.id)) return [];
    const { places } = MORE_NAMES[owner.culture];
    return [{ since, give: (book) => void to.set(piece.id, ownOr(tale, piece.id, book.place(piece.id, places))) }];
  });
}
