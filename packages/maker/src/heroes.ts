import { type Clause, Impossible } from '@understory/table';

export type HeroName = 'Rogue' | 'Cleric' | 'Wizard' | 'Knight' | 'Ranger' | 'Paladin';

/** A row of DM-HER-T1. */
export interface HeroType {
  readonly name: HeroName;
  readonly clause: Clause;
  /** HP by X 1 to 6. */
  readonly hp: readonly [number, number, number, number, number, number];
  readonly str: number;
  readonly int: number;
}

/** DM-HER-T1: by Y 1 to 6. */
export const HERO_TYPES: readonly HeroType[] = [
  { name: 'Rogue', clause: 'DM-HER-T1.1', hp: [1, 3, 6, 9, 12, 14], str: 6, int: 9 },
  { name: 'Cleric', clause: 'DM-HER-T1.2', hp: [2, 4, 9, 12, 15, 17], str: 8, int: 8 },
  { name: 'Wizard', clause: 'DM-HER-T1.3', hp: [1, 2, 4, 8, 10, 12], str: 4, int: 11 },
  { name: 'Knight', clause: 'DM-HER-T1.4', hp: [3, 7, 12, 15, 17, 18], str: 10, int: 6 },
  { name: 'Ranger', clause: 'DM-HER-T1.5', hp: [2, 3, 8, 12, 15, 17], str: 8, int: 7 },
  { name: 'Paladin', clause: 'DM-HER-T1.6', hp: [4, 8, 14, 18, 20, 22], str: 9, int: 9 },
];

/** DM-HER-02: the first die is X, the column of HP; the second is Y, the type. */
export function heroOf(x: number, y: number): { readonly type: HeroType; readonly hp: number } {
  const type = HERO_TYPES[y - 1];
  const hp = type?.hp[x - 1];
  if (!type || hp === undefined) throw new Impossible(`no hero for dice ${x} and ${y}`);
  return { type, hp };
}
