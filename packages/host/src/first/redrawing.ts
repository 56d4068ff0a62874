import type { Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import type { Change } from '../note.ts';
import type { World } from '../world.ts';
import type { Hand } from './civilization/hands.table.ts';
import { note } from './note.ts';
import { penOf } from './pens.ts';

/** Whose hand it is, and how it runs; what is left out stays as it was drawn. */
type NewHand = { readonly hand: string } & Partial<Pick<Hand, 'manner'>>;

/** H1-GEN-11, -13: pieces are drawn anew on the newest sheet, by a group. They stay what they are, with all that lies in them: only the pen sees it. */
export function drawAnew(
  world: World,
  clause: Clause,
  group: string,
  pieces: readonly Piece[],
  by: NewHand | null = null,
): void {
  const { page, journal } = world;
  const [first] = pieces;
  if (!first) return;
  const own = penOf(world, group);
  const changes = pieces.map(({ id, people, manner, pen = own }): Change => {
    const hand = by
      ? { people: by.hand, manner: by.manner ?? manner, ...(own !== undefined && { pen: own }) }
      : { people, manner, ...(pen !== undefined && { pen }) };
    const anew = { age: journal.age, ...hand };
    return { do: 'bond', bond: { id: page.newId('n'), kind: 'redrawn', group, piece: id, anew } };
  });
  note(world, { kind: 'redrawn', clause, group, piece: first.id, more: pieces.length - 1 }, changes);
}
