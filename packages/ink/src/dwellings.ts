import type { Bead } from '@understory/page';
import type { Figure } from './figure.ts';

/** What has become of something built whose people are gone: how long it has been falling to ruin, and who is in it now. */
export interface Desertion {
  /** 1 when they have just gone, 2 and 3 later on. */
  readonly stage: 1 | 2 | 3;
  /** Others have moved in. */
  readonly squatted: boolean;
  /** Something of worth lies in it. */
  readonly rich: boolean;
}

/** How many ticks after its people it looks older, and older again. */
const LATER = [120, 420] as const;

/**
 * What was built by those of whom nobody lives any more, by the piece's id. Who lives shows in the beads alone: `beads` are all that have lain on the page
 * up to now.
 */
export function desertedAmong(pieces: readonly Figure[], beads: readonly Bead[]): ReadonlyMap<string, Desertion> {
  const alive = new Set<string>();
  const gone = new Map<string, number>();
  const dwellers = new Set<string>();
  const hoards = new Set<string>();
  let now = 0;
  for (const { owner, kind, since, until, piece } of beads) {
    now = Math.max(now, since, until ?? 0);
    if (until === null && kind === 'population') dwellers.add(piece);
    if (until === null && (kind === 'treasure' || kind === 'epic')) hoards.add(piece);
    if (owner === null || kind !== 'population') continue;
    if (until === null) alive.add(owner);
    else gone.set(owner, Math.max(gone.get(owner) ?? 0, until));
  }
  for (const { since } of pieces) now = Math.max(now, since);
  const found = new Map<string, Desertion>();
  for (const { id, owner, kind, stratum } of pieces) {
    if (owner === null || alive.has(owner) || stratum === 0 || (kind !== 'room' && kind !== 'tunnel')) continue;
    const since = gone.get(owner);
    if (since === undefined) continue;
    const squatted = dwellers.has(id);
    const [later, latest] = LATER;
    const stage = now - since < later ? 1 : now - since < latest ? 2 : 3;
    found.set(id, { stage, squatted, rich: hoards.has(id) });
  }
  return found;
}
