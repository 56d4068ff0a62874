import { wholeName } from './branch-names.ts';
import { keptWorld } from './shelf.ts';

/** What a world's files are called after: its name and, if it is a branch, the branch's beside it, so that none is taken for another. */
export function filesOf(id: string, name: string): string {
  const world = keptWorld(id);
  return world ? wholeName(world) : name;
}
