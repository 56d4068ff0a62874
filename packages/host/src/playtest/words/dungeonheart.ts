import type { Rule } from '@understory/table';
import { loners } from '../../first/lent.ts';
import { legendary } from '../epics.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-NEX-T1.5, PT-NEX-17: when the ● of a dungeonheart are gone, a ❖ takes their place; once. */
export function* heartUncovered(world: PlaytestWorld, place: string): Rule {
  const piece = world.page.piece(place);
  if (piece.nexus !== 'dungeonheart' || isGuarded(world, place)) return;
  const had = world.page.beads.some((it) => it.piece === piece.id && it.kind === 'epic');
  if (!had) yield* legendary(world, 'PT-NEX-17', piece);
}

/** PT-MEA-23: is there a pack whose ○ it would be? */
export function isGuarded(world: PlaytestWorld, place: string): boolean {
  const packs = new Set<string | null>([null, ...loners(world).map(({ id }) => id)]);
  return world.page.beadsIn(place, 'population').some(({ owner }) => packs.has(owner));
}

/** … wherever the last of them has fallen. */
export function* heartsUncovered(world: PlaytestWorld): Rule {
  for (const { id, nexus } of [...world.page.drawn()]) if (nexus === 'dungeonheart') yield* heartUncovered(world, id);
}
