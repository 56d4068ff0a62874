import type { Topic, Why } from '@understory/table';
import type { Fact } from '@understory/table/words';
import type { Group, World } from '../../world.ts';
import { typeOf } from '../monsters/wanderers/types.ts';

/** What its sentences choose their words by, besides what a line says: which sort of bead, and what sort of folk. */
export function factsBeside({ groups }: Pick<World, 'groups'>, of: Topic | Why): Record<string, Fact> {
  const { bead, group } = of as { readonly bead?: unknown; readonly group?: unknown };
  const whose = groups.find(({ id }) => id === group);
  return {
    ...(typeof bead === 'string' && { sort: bead }),
    ...(whose && { being: beingOf(whose) }),
  };
}

/** A group by its name, with an article where its kind has one. */
export function withArticle(group: Group, articled: ReadonlySet<string>): string {
  if (!articled.has(group.kind)) return group.name;
  return beingOf(group) === 'band' ? `the band of ${group.name}` : `the ${group.name}`;
}

/** Whoever is one being, however many ● it has. */
const BEINGS: ReadonlySet<string> = new Set(['alpha', 'dungeon master', 'liche king', 'alpha villain']);

/** One being, a band of several that has no name of its own, or any other folk. */
function beingOf({ kind, name }: Group): 'one' | 'band' | 'folk' {
  if (kind === 'lone') return typeOf(name).areMany ? 'band' : 'one';
  return BEINGS.has(kind) ? 'one' : 'folk';
}
