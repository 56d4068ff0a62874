import type { Chronicle } from '../chronicle.ts';
import { article } from '../words/english/forms.ts';

/** Who it is, for somebody who does not know the world: the sort alone, or the name and the sort (CH-REC-04). */
export interface Known {
  readonly sort: string;
  readonly named: string;
  readonly isMany: boolean;
}

export function knownAs(id: string | null, { names, story }: Chronicle): Known | null {
  const name = id === null ? undefined : names.get(id);
  const actor = id === null ? undefined : story.tale.cast.get(id);
  if (!name || !actor) return null;
  if (name.isPeople) {
    const town = actor.isFolk ? '' : ` of ${name.full}`;
    return { sort: name.many, named: `the ${name.many}${town}`, isMany: true };
  }
  if (name.isSolitary) {
    const sort = `${article(name.one)} ${name.one}`;
    return { sort, named: `${name.full} (${sort})`, isMany: false };
  }
  return { sort: name.many, named: `${name.full} (${name.many})`, isMany: true };
}
