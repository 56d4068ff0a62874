import type { LookName } from '@understory/ink';
import type { Room } from '../places/survey.ts';

/** How a plan is drawn. */
export interface PlanLook {
  readonly look: LookName;
  /** TA-PIC-01: with its cartouche, legend and scale, or the bare squares. */
  readonly frame: boolean;
  /** TA-INK-04. */
  readonly grid: 'none' | 'lines' | 'dots';
  /** TA-SEC-06: what players see has neither secrets, numbers nor text. */
  readonly forWhom: 'keeper' | 'players';
  /** CSS that carries the type itself. */
  readonly fonts?: string;
  /** TA-WEB-03: where a room's number leads. */
  readonly linkTo?: (room: Room) => string;
  /** Pixels a square. */
  readonly pixels?: number;
}
