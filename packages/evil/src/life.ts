import type { Clause } from '@understory/table';
import type { Harm, Remedy } from './events.ts';
import { tell } from './tell.ts';
import { FULL_LIFE, objectives, type World } from './world.ts';

/** DE-WRD-11, DE-WRD-12: a wound is one Life less; with none left the game is lost at once. */
export function wound(world: World, clause: Clause, wounds: number, by: Harm): void {
  world.life = Math.max(0, world.life - wounds);
  const { life, at } = world;
  tell(world, () => ({ kind: 'wounded', clause, wounds, life, tile: at, by }));
  if (life > 0) return;
  world.result = 'defeat';
  tell(world, () => ({
    kind: 'ended',
    clause: 'DE-WIN-05',
    result: 'defeat',
    objectives: objectives(world),
    by,
  }));
}

/** DE-WRD-11: never above six. */
export function recover(world: World, clause: Clause, wounds: number, by: Remedy): void {
  const before = world.life;
  world.life = Math.min(FULL_LIFE, before + wounds);
  tell(world, () => ({ kind: 'recovered', clause, wounds: world.life - before, life: world.life, by }));
}
