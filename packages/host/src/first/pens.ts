import type { World } from '../world.ts';
import type { FirstOptions } from './options.ts';

/** Who draws nothing needs no pen. */
const NEVER: ReadonlySet<string> = new Set(['lone', 'party']);

/**
 * H1-GEN-14: the number of a group's own pen, in the order in which groups have come; none where hands have the pens of H1-GEN-T1, and for nature.
 * Colonies draw with the pen of their people, and a group that is about to be founded with the next.
 */
export function penOf({ options, groups }: World, owner: string | null | undefined): number | undefined {
  if (!owner || (options as Partial<FirstOptions>).pens !== 'one a group') return undefined;
  const heads = groups.filter(({ id, of, kind }) => id === of && !NEVER.has(kind)).map(({ id }) => id);
  const nth = heads.indexOf(groups.find(({ id }) => id === owner)?.of ?? owner);
  return nth < 0 ? heads.length : nth;
}
