import type { Knows } from './fact.ts';

/** TA-GEN-08, TA-KEY-T1: one sentence of a room's past, with where it is from and who may know it. */
export interface Layer {
  readonly row: number;
  readonly weight: number;
  readonly ticks: readonly number[];
  readonly text: string;
  readonly knows: Knows;
  /** The groups that it tells of. */
  readonly who: readonly string[];
}
