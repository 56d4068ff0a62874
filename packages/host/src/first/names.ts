import { joinedNames, unusedNames, unusedTreasures } from '../names.ts';
import type { World } from '../world.ts';
import { NAMES } from './names.table.ts';

export type NameKind = keyof typeof NAMES;

/** H1-NAM-02: the two parts of these are joined into one word; of the others they stand side by side. */
const ONE_WORD: ReadonlySet<NameKind> = new Set(['dwarven', 'dark elf', 'surface']);

/** H1-NAM-01: names of a kind that are not on this map yet; the first is the default. */
export function freshNames(world: World, kind: NameKind, many?: number): string[] {
  const [first, second] = NAMES[kind];
  const ends: readonly string[] = second;
  const unused = kind === 'treasure' ? unusedTreasures : unusedNames;
  return unused(world, kind, joinedNames(first, ONE_WORD.has(kind) ? ends : ends.map((it) => ` ${it}`)), many);
}
