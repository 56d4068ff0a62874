import type { View, World } from '@understory/host';
import type { WhereIs } from './alike.ts';

/** Where what may be chosen lies in a world on a page. */
export function whereIn(view: View, world: World): WhereIs {
  return ({ subject }) => {
    if (!subject) return '';
    if ('spot' in subject) return view.levelOf(world, subject.spot).said;
    const piece = 'piece' in subject ? world.page.pieces.find(({ id }) => id === subject.piece) : undefined;
    return piece ? view.levelOf(world, piece).said : '';
  };
}
