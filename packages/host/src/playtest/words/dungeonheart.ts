import type { Rule } from '@understory/table';
import { lairIn } from '../../lairs.ts';
import { legendary } from '../epics.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-NEX-T1.5, PT-NEX-17: when the ● of a dungeonheart are gone, a ❖ takes their place; once. */
export function* heartUncovered(world: PlaytestWorld, place: string): Rule {
  const piece = world.page.piece(place);
  if (piece.nexus !== 'dungeonheart' || lairIn(world, piece)) return;
  const had = world.page.beads.some((it) => it.piece === piece.id && it.kind === 'epic');
  if (!had) yield* legendary(world, 'PT-NEX-17', piece);
}
