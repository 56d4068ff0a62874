import { unusedNames } from '../names.ts';
import type { World } from '../world.ts';
import { NAMES } from './names.table.ts';

export type NameKind = keyof typeof NAMES;

/** H1-NAM-01: names of a kind that are not on this map yet; the first is the default. */
export function freshNames(world: World, kind: NameKind): string[] {
  const [first, second] = NAMES[kind];
  const all = first.flatMap((a) => second.map((b) => `${a} ${b}`));
  return unusedNames(world, kind, all);
}
