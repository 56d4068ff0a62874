import type { Rule } from '@understory/table';
import { versus } from './dice.ts';
import { wound } from './life.ts';
import { tell } from './tell.ts';
import { FACES } from './tiles.table.ts';
import { putGrislykOnTrack } from './track.ts';
import { type World, yourTile } from './world.ts';

/** DE-RND-02: what Kora's tile does at the start of a round. Monsters on it do not hinder it (DE-SPC-12). */
export function* tileAtRoundStart(world: World): Rule {
  const { face } = yourTile(world);
  if (face === FACES.blades) yield* blades(world);
  if (face === FACES.book && !world.book) takeBook(world);
  if (face === FACES.crucible && !world.crucible) breakCrucible(world);
}

/** DE-SPC-06: d4 vs. Defense. */
export function* blades(world: World): Rule {
  const passed = yield* versus(world, 'DE-SPC-06', 4, 'defense', 'blades');
  if (!passed) wound(world, 'DE-SPC-06', 1, 'blades');
}

/** DE-SPC-10. */
function takeBook(world: World): void {
  world.book = true;
  tell(world, () => ({ kind: 'objective', clause: 'DE-SPC-10', objective: 'book' }));
  putGrislykOnTrack(world, 'DE-SPC-10');
}

/** DE-SPC-11. */
function breakCrucible(world: World): void {
  world.crucible = true;
  tell(world, () => ({ kind: 'objective', clause: 'DE-SPC-11', objective: 'crucible' }));
}

/** DE-SPC-07 to -09: does Kora's movement go on beyond the pit? */
export function* crossPit(world: World): Rule<boolean> {
  if (world.pack.rope > 0) return true; // DE-SCH-T2.5
  const passed = yield* versus(world, 'DE-SPC-07', 6, 'speed', 'pit');
  if (!passed) wound(world, 'DE-SPC-09', 1, 'pit');
  return passed;
}
