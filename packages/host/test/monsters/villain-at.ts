import type { Den, Villain } from '../../src/second/monsters/den.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';

/** A group is the villain already, its setup done: `crown(den, horde, '●')`. */
export function crown(den: Den, monster: Monster, path: '●' | '○'): Villain {
  const card = den.villains.find((it) => it.path === path);
  if (!card) throw new Error(`no villain by ${path}`);
  const villain = { monster, card };
  den.villain = villain;
  monster.villainCard = card;
  den.world.journal.age = 'villainy';
  return villain;
}

/** Eight layers of 2.5 beads each, the first from y = 4 on. */
export const EIGHT = { strata: 8, height: 24 } as const;
/** Four layers of 5 beads each. */
export const FOUR = { strata: 4, height: 24 } as const;

/** Kinds of journal entries, of one clause if that is said. */
export function entriesOf({ world }: Den, kind: string, clause?: string) {
  return world.journal.entries.filter((it) => it.kind === kind && (clause === undefined || it.clause === clause));
}
