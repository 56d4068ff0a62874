import { Problem } from '@understory/table';
import { type Check, check } from '@understory/table/scenario';
import * as z from 'zod';
import { MOVES, type Move } from '../moves.ts';
import { whyNot } from '../why-not.ts';
import type { World } from '../world.ts';

/** Questions of another form. */
export const checks: Readonly<Record<string, Check<World>>> = {
  /** `refused: [search, DE-SCH-01]`: the move is not allowed, by this clause. The phase is taken to be the right one. */
  refused: check(z.tuple([z.string(), z.string()]), (world, [move, clause]) => {
    const why = whyNot(world, moveOf(move));
    if (why === null) return `${move} is allowed`;
    return why.clause === clause ? null : `${move} is refused by ${why.clause} (${why.why})`;
  }),
  allowed: check(z.string(), (world, move) => {
    const why = whyNot(world, moveOf(move));
    return why && `${move} is refused by ${why.clause} (${why.why})`;
  }),
};

function moveOf(words: string): Move {
  const move = MOVES.get(words);
  if (!move) throw new Problem(`There is no move "${words}"; there are ${[...MOVES.keys()].join(', ')}.`);
  return move;
}
