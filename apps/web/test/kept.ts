import type { KeptWorld } from '../src/storage/kept-world.ts';

/** A world as the shelf keeps it, called by its id. */
export function kept(id: string, some: Partial<KeptWorld> = {}): KeptWorld {
  return {
    id,
    name: id,
    begun: 0,
    played: 0,
    where: '',
    size: '',
    thumbnail: '',
    removed: null,
    ...some,
  };
}
