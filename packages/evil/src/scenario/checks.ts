import { type Check, check } from '@understory/table/scenario';
import * as z from 'zod';
import { type Move, whyNot } from '../why-not.ts';
import type { World } from '../world.ts';

/** Questions of another form. */
export const checks: Readonly<Record<string, Check<World>>> = {
  /** `refused: [search, DE-SCH-01]`: the move is not allowed, by this clause. The phase is taken to be the right one. */
  refused: check(z.tuple([z.string(), z.string()]), (world, [move, clause]) => {
    const why = whyNot(world, move as Move);
    if (why === null) return `${move} is allowed`;
    return why.clause === clause ? null : `${move} is refused by ${why.clause} (${why.why})`;
  }),
  allowed: check(z.string(), (world, move) => {
    const why = whyNot(world, move as Move);
    return why && `${move} is refused by ${why.clause} (${why.why})`;
  }),
};
