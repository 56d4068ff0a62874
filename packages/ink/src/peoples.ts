import type { Piece, Sheet } from '@understory/page';

/** The peoples that have a hand of their own. */
export type People = 'dwarves' | 'elves' | 'demons' | 'magicians' | 'aliens';

/** By the chapter of the rules that they build by. */
const CHAPTERS: Readonly<Record<string, People>> = {
  DWF: 'dwarves',
  ELF: 'elves',
  DEM: 'demons',
  MAG: 'magicians',
  ALN: 'aliens',
};

/** Whose work a piece is: a group is known by the clauses under which it built. Nature's is nobody's. */
export function peoplesOf({ pieces }: Sheet): (piece: Piece) => People | null {
  const known = new Map<string, People>();
  for (const { owner, clause } of pieces) {
    if (owner === null || known.has(owner)) continue;
    const people = CHAPTERS[clause.slice(3, 6)];
    if (people) known.set(owner, people);
  }
  return ({ owner, kind }) => {
    const people = owner === null ? null : (known.get(owner) ?? null);
    // Whoever digs a hollow leaves bare rock; only the Demons stain even that.
    return kind === 'hollow' && people !== 'demons' ? null : people;
  };
}
