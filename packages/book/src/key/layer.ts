import type { Knows } from './fact.ts';
import { plainText, type Told } from './told.ts';

/** TA-GEN-08, TA-KEY-T1: one sentence of a room's past, with where it is from and who may know it. */
export interface Layer {
  readonly row: number;
  readonly weight: number;
  readonly ticks: readonly number[];
  /** TA-KEY-15: whoever it names is a link. */
  readonly told: Told;
  /** Its words alone. */
  readonly text: string;
  readonly knows: Knows;
  /** The groups that it tells of. */
  readonly who: readonly string[];
}

/** A row of TA-KEY-T1 that holds. */
export function layer(
  [row, weight, knows]: readonly [row: number, weight: number, knows: Knows],
  ticks: readonly number[],
  told: Told,
  who: readonly string[] = [],
): Layer {
  return { row, weight, knows, ticks, told, text: plainText(told), who };
}
