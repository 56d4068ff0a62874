import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { epicTreasure as anyEpicTreasure } from '../epics.ts';
import { unusedTreasures } from '../names.ts';
import type { World } from '../world.ts';

/** PT-CIV-T2: names for legendary treasures, an equal-chance draw. */
const NAMES = [
  'Massive Gemstone',
  'Goblet',
  'Adamant Crown',
  'Epic Poem',
  'Mithral Skull',
  'Thinking Sword',
  'Magical Artifact',
];

/** PT-MEA-17: a ❖ comes to lie in a piece, and gets its name. */
export function* legendary(
  world: World,
  clause: Clause,
  into: Piece,
  { owner = null, isFixed = false }: { readonly owner?: string | null; readonly isFixed?: boolean } = {},
): Rule {
  const naming = { by: 'maker', clause: 'PT-MEA-17', ideas: unusedTreasures(world, 'legendary', NAMES) } as const;
  yield* anyEpicTreasure(world, { clause, into, owner, naming, isFixed });
}
