import type { Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import { type Drawing, draw } from '../draw.ts';
import type { PlaytestWorld } from '../world.ts';

/** Where something is drawn, for what fills which stratum. */
export interface Plot {
  readonly world: PlaytestWorld;
  readonly stratum: number;
  readonly feature: string;
}

/** Draw a piece of what fills the stratum. */
export function drawIn({ world, stratum, feature }: Plot, clause: Clause, drawing: Omit<Drawing, 'clause'>): Piece {
  return draw(world, { clause, feature, stratum, ...drawing });
}
