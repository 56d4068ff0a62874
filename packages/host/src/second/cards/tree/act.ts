import type { Step } from '../steps/steps.ts';
import type { Span } from './words.ts';

/** Steps done one after the other, each only if the one before was possible (H2-ACT-276). */
export interface Act extends Span {
  readonly steps: readonly Step[];
  /** `and stop`: the rest of the lifecycle is left out (H2-MON-320). */
  readonly stop: boolean;
}
