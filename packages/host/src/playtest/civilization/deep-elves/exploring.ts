import type { Piece } from '@understory/page';
import { beadsOf } from '../../../beads.ts';
import { note } from '../../note.ts';
import { cursesNear } from '../../words/explore-into.ts';
import type { PlaytestWorld } from '../../world.ts';
import { endIfDiedOut, ends, lose } from './elves.ts';
import type { Elves } from './state.ts';

/** PT-MEA-15: what the elves draw themselves may come upon a plague (PT-NEX-10) or their fate (PT-NEX-11). */
export function explore(world: PlaytestWorld, elves: Elves, ...drawn: readonly (Piece | null | undefined)[]): void {
  for (const piece of drawn) {
    if (!piece) continue;
    for (const { piece: cave, mark, number } of cursesNear(
      world.page,
      piece.shape,
      ['plague', 'fate'],
      elves.explored,
    )) {
      elves.explored.push(cave.id);
      const clause = mark.kind === 'fate' ? 'PT-NEX-11' : 'PT-NEX-10';
      const what = mark.kind === 'fate' ? 'fate' : 'plague';
      const gone = what === 'plague' ? [{ do: 'end', id: mark.id } as const] : [];
      note(world, { kind: 'explored', clause, group: elves.city, piece: cave.id, what }, gone);
      if (what === 'fate') ends(elves, 'fate');
      else suffer(world, elves, number);
    }
  }
}

/** PT-JOI-13: magma in their rooms kills one of them; what is flooded they go on living in. */
export function scorch(world: PlaytestWorld, elves: Elves, rooms: ReadonlySet<string>): void {
  for (const group of [elves.city, ...elves.colonies.map((it) => it.group)]) {
    const [dead] = beadsOf(world, group, 'population').filter(({ piece }) => rooms.has(piece));
    if (!dead) continue;
    lose(world, 'PT-JOI-13', group, [dead]);
    endIfDiedOut(world, elves);
    return;
  }
}

/** PT-NEX-10: the city loses the ● first, then the colonies in order of founding. */
function suffer(world: PlaytestWorld, elves: Elves, many: number): void {
  let left = many;
  for (const group of [elves.city, ...elves.colonies.map((it) => it.group)]) {
    const folk = beadsOf(world, group, 'population');
    const dead = folk.slice(Math.max(0, folk.length - left));
    lose(world, 'PT-NEX-10', group, dead);
    left -= dead.length;
  }
  endIfDiedOut(world, elves);
}
