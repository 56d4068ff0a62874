import { outcomeIn } from '../../age-end.ts';
import type { PlaytestWorld } from '../world.ts';
import { telling } from './telling.ts';

/** How a world ended, in a sentence; null while it goes on. */
export function outcomeText(world: PlaytestWorld): string | null {
  return outcomeIn(world, telling);
}
