import type { Clause } from '@understory/table';
import { tell } from './tell.ts';
import { FULL_LIFE, type World } from './world.ts';

/** DE-WRD-11, DE-WRD-12: a wound is one Life less; with none left the game is lost at once. */
export function wound(world: World, clause: Clause, wounds: number, by: string): void {
  world.life = Math.max(0, world.life - wounds);
  const { life, at } = world;
  tell(world, 'wounded', clause, () => ({
    wounds,
    life,
    tile: at,
    by,
    text: `${wounds === 1 ? 'A wound' : `${wounds} wounds`} from ${by}: Life ${life}.`,
  }));
  if (life > 0) return;
  world.result = 'defeat';
  tell(world, 'ended', 'DE-WIN-05', () => ({
    result: 'defeat',
    by,
    text: `Kora is dead, by ${by}. The dungeon has won.`,
  }));
}

/** DE-WRD-11: never above six. */
export function recover(world: World, clause: Clause, wounds: number, by: string): void {
  const before = world.life;
  world.life = Math.min(FULL_LIFE, before + wounds);
  tell(world, 'recovered', clause, () => ({
    wounds: world.life - before,
    life: world.life,
    by,
    text: `${by}: Life ${before} becomes ${world.life}.`,
  }));
}
