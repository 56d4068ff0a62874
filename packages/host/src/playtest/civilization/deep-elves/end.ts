import { beadsOf, moveBead } from '../../../beads.ts';
import type { Change } from '../../../note.ts';
import { goneAndLeft } from '../../../purse.ts';
import { putBeads } from '../../draw.ts';
import { note } from '../../note.ts';
import type { PlaytestWorld } from '../../world.ts';
import type { Elves } from './state.ts';

/** PT-END: all ● and ○ go; what is left is for the monsters. */
export function endElves(world: PlaytestWorld, elves: Elves): void {
  const { page } = world;
  const groups = [elves.city, ...elves.colonies.map(({ group }) => group)];
  const changes = groups.flatMap((group) => [
    ...beadsOf(world, group, 'population').map(({ id }) => ({ do: 'end', id }) as const),
    ...beadsOf(world, group, 'treasure').map((it) =>
      it.kind === 'epic' ? moveBead(world, it, page.piece(it.piece), null) : ({ do: 'end', id: it.id } as const),
    ),
  ]);
  const fallen: Change[] = groups.flatMap((group) =>
    world.groups.some((it) => it.id === group && it.alive) ? [{ do: 'fall', group } as const] : [],
  );
  const { beads, left } = goneAndLeft(changes);
  note(world, { kind: 'cleared away', clause: 'PT-END-01', group: elves.city, beads, left }, [...changes, ...fallen]);
  for (const id of elves.pits.slice(0, 2)) putBeads(world, 'PT-END-03', page.piece(id), 'population', 1, 'freed slave');
  for (const id of elves.sanctums.slice(0, 2)) putBeads(world, 'PT-END-04', page.piece(id), 'treasure', 1, 'treasure');
  if (elves.oubliette !== null)
    putBeads(world, 'PT-END-06', page.piece(elves.oubliette), 'population', 1, 'forgotten prisoner');
}
