import type { Bead, Lived, Piece, Sheet, Unit } from '@understory/page';

/** What differs on the page from one moment to a later one. */
export interface Changes {
  readonly drawn: readonly Piece[];
  readonly gone: readonly Piece[];
  readonly came: readonly Bead[];
  readonly went: readonly Bead[];
  /** The same bead in another place. */
  readonly moved: readonly { readonly from: Bead; readonly to: Bead }[];
  readonly spent: readonly Unit[];
}

/** After the one tick, up to the other. What came and went between them was never seen. */
export function changesBetween(
  { pieces, beads, units }: Pick<Sheet, 'pieces' | 'beads' | 'units'>,
  from: number,
  to: number,
): Changes {
  const began = (it: Lived) => it.since > from && it.since <= to && !(it.until !== null && it.until <= to);
  const ended = (it: Lived) => it.since <= from && it.until !== null && it.until > from && it.until <= to;
  const went = beads.filter(ended);
  const moved: { from: Bead; to: Bead }[] = [];
  const came = beads.filter(began).filter((bead) => {
    const at = went.findIndex((it) => it.origin === bead.origin);
    const [before] = at < 0 ? [] : went.splice(at, 1);
    if (before) moved.push({ from: before, to: bead });
    return !before;
  });
  return {
    drawn: pieces.filter(began),
    gone: pieces.filter(ended),
    came,
    went,
    moved: moved.filter((it) => it.from.at.x !== it.to.at.x || it.from.at.y !== it.to.at.y),
    spent: units.filter(ended),
  };
}

export function isNothing(changes: Changes): boolean {
  return countOf(changes) === 0;
}

export function countOf({ drawn, gone, came, went, moved, spent }: Changes): number {
  return drawn.length + gone.length + came.length + went.length + moved.length + spent.length;
}
