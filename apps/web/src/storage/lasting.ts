import type { KeptWorld, Kin } from './kept-world.ts';
import { binnedWorld, keptWorld } from './shelf.ts';

const born = new Map<string, Kin>();

/** A world that is about to be kept for the first time is a branch. */
export function bornAs(id: string, kin: Kin): void {
  born.set(id, kin);
}

/** What stays with a world however it is played on; one that lies in the bin stays there. */
export function lasting(id: string): Pick<KeptWorld, 'tags' | 'kin' | 'thumbnail' | 'removed' | 'told'> {
  const world = keptWorld(id) ?? binnedWorld(id);
  const kin = world?.kin ?? born.get(id);
  const { thumbnail = '', removed = null } = world ?? {};
  return {
    thumbnail,
    removed,
    ...(world?.tags && { tags: world.tags }),
    ...(world?.told && { told: world.told }),
    ...(kin && { kin }),
  };
}
