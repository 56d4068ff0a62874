import type { KeptWorld, Kin } from './kept-world.ts';
import { keptWorld } from './shelf.ts';

const born = new Map<string, Kin>();

/** A world that is about to be kept for the first time is a branch. */
export function bornAs(id: string, kin: Kin): void {
  born.set(id, kin);
}

/** What stays with a world however it is played on. */
export function lasting(id: string): Pick<KeptWorld, 'tags' | 'kin'> {
  const world = keptWorld(id);
  const kin = world?.kin ?? born.get(id);
  return { ...(world?.tags && { tags: world.tags }), ...(kin && { kin }) };
}
