import type { Den } from '../../den.ts';
import type { Monster } from '../../monster.ts';

// What is derived in the Age of Monsters is computed anew when one of these has grown. They grow where changes are applied: the
// page's own in `apply`, those of a den and its groups in `state.ts`.

/** Of one group: its beads, halls, known places and cards. */
export function ownVersion({ id, memory }: Monster, { world: { page } }: Den): number {
  return memory.version + page.beadVersionOf(id);
}

/** Of all that belongs to nobody. */
export function looseVersion({ world: { page } }: Den): number {
  return page.beadVersionOf(null);
}

/** Of everything from which neighbours and holders are computed: pieces, beads, and who is on the map. */
export function wholeVersion({ world: { page }, memory }: Den): number {
  return memory.version + page.version + page.beadVersion;
}
