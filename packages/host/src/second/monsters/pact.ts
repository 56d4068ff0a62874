import type { Tick } from '../events.ts';

/** Who may not attack whom, and how long (H2-ACT-110 to -112). */
export interface Pact {
  /** `pact`: neither may attack the other; `bribe`: `to` may not attack `from`; `annexed`: for ever, and `to` pays tax to `from`. */
  readonly kind: 'pact' | 'bribe' | 'annexed';
  readonly from: string;
  readonly to: string;
  /** The last turn in which it holds. */
  readonly lastTurn: number;
  /** It holds since this line of the journal. */
  readonly since: Tick;
}
