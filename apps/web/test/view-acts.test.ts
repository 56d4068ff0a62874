import { describe, expect, it } from 'vitest';
import { replayTurn, turnAt } from '../src/parts/timeline/replay-turn.ts';
import { lastTick, useTable } from '../src/table/table-store.ts';
import { lookBack } from '../src/table/view-acts.ts';
import { laid, withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('looking back', () => {
  it('shows a moment between the first and the last, which is now', () => {
    const game = laid();
    const momentAfter = (tick: number | null) => {
      lookBack(tick);
      return useTable.getState().view.moment;
    };
    expect([7, -5, null, lastTick(game), lastTick(game) - 1].map(momentAfter)).toEqual([
      7,
      0,
      null,
      null,
      lastTick(game) - 1,
    ]);
  });

  it('runs the film of a turn from just before it to its end', () => {
    const game = laid();
    const { entries } = game.world.journal;
    const turn = turnAt(game.rulebook.time, entries, lastTick(game) - 3);
    lookBack(lastTick(game) - 3);
    replayTurn();
    expect(useTable.getState()).toMatchObject({
      filming: true,
      filmEnd: turn?.to,
      view: { moment: (turn?.from ?? 0) - 1 },
    });
    lookBack(0);
    replayTurn();
    expect(useTable.getState().view.moment).toBe(0);
  });
});
