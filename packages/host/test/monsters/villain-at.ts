import type { Den, Villain } from '../../src/second/monsters/den.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { crown as makeVillain } from '../../src/second/monsters/state.ts';

/** A group is the villain already, its setup done: `crown(den, horde, '●')`. */
export function crown(den: Den, monster: Monster, path: '●' | '○'): Villain {
  const card = den.villains.find((it) => it.path === path);
  if (!card) throw new Error(`no villain by ${path}`);
  const villain = { monster, card };
  makeVillain(den, monster, card);
  den.world.journal.age = 'villainy';
  return villain;
}

/** Eight layers of 2.5 beads each, the first from y = 4 on. */
export const EIGHT = { strata: 8, height: 24 } as const;
/** Four layers of 5 beads each. */
export const FOUR = { strata: 4, height: 24 } as const;

/** A line of the journal, with what these ages write into it. */
interface Line {
  readonly kind: string;
  readonly clause: string;
  readonly group?: string;
  readonly bead?: string;
  readonly result?: string;
}

/** The lines of one kind, of one clause if that is said. */
export function entriesOf({ world }: Den, kind: string, clause?: string): Line[] {
  const lines = world.journal.entries as unknown as readonly Line[];
  return lines.filter((it) => it.kind === kind && (clause === undefined || it.clause === clause));
}
