import { type Bead, derived } from '@understory/page';
import type { Den } from '../../den.ts';
import type { Wild } from '../../monster.ts';
import { looseVersion } from './versions.ts';

/** The ● that belong to nobody, by their piece. */
export const wildSeats = derived(looseVersion, (den: Den): ReadonlyMap<string, readonly Bead[]> => {
  const found = new Map<string, Bead[]>();
  for (const it of den.world.page.beadsOf(null)) {
    if (it.kind !== 'population') continue;
    const there = found.get(it.piece);
    if (there) there.push(it);
    else found.set(it.piece, [it]);
  }
  return found;
});

/** Those that make up a wild group, the oldest piece first. */
export const wildGroups = derived(looseVersion, (den: Den): readonly Wild[] => {
  const pieces = [...wildSeats(den).keys()].map((id) => den.world.page.piece(id)).sort((a, b) => a.since - b.since);
  return pieces.map((piece) => ({ is: 'wild', id: piece.id, piece }));
});

/** Loose ○ and ❖ that can be taken at all. */
export const treasureLying = derived(looseVersion, ({ world: { page } }: Den): readonly Bead[] =>
  page.beadsOf(null).filter((it) => (it.kind === 'treasure' || it.kind === 'epic') && !it.fixed),
);
