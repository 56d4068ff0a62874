import type { View } from '@understory/host';
import { isTableLine, type Spot } from '@understory/table';
import { describe, expect, it, vi } from 'vitest';
import { useNotices } from '../src/desk/notices.ts';
import { secondKit } from '../src/games/host/second/kit.ts';
import { gripsOf } from '../src/parts/map/grips-of.ts';
import { layAndTakeBack, layAt } from '../src/parts/map/lay-elsewhere.ts';
import type { PageGame } from '../src/table/page-game.ts';
import { inCommon } from '../src/words/lost-play.ts';
import { sinceThen } from '../src/words/since-then.ts';
import { begun, laid, withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('an older room that is dragged elsewhere', () => {
  /** A place at which something may lie that was laid, with all that came since or not, and how many answers hold with it there. */
  const placeFor = (game: ReturnType<typeof laid>, steps: readonly number[], allFits: boolean) => {
    for (const step of steps) {
      const { ask } = game.fork(step);
      const { x, y } = (game.trail[step] as (typeof game.trail)[number]).answer as Spot;
      for (let i = 0; i < 90; i++) {
        const at = { x: x - 4.25 + (i % 10), y: y - 4.25 + Math.floor(i / 10) };
        if (ask?.ask !== 'spot' || !ask.where.has(at)) continue;
        const trial = game.fork().amending(step, at);
        let next = trial.next();
        while (!next.done) next = trial.next();
        if ((next.value === game.step) === allFits) return { step, at, held: next.value };
      }
    }
    throw new Error('there is no such place');
  };

  it('lies there as an answer of the person, and a notice puts it back', async () => {
    const game = laid();
    const trail = [...game.trail];
    const grips = gripsOf(game as PageGame, secondKit.view as View, game.step).filter(({ kind }) => kind === 'place');
    expect(grips.length).toBeGreaterThan(0);
    const { step, at } = placeFor(
      game,
      grips.map(({ key }) => Number(key.slice('place '.length))),
      true,
    );
    useNotices.setState({ toasts: [] });
    const misfits: unknown[] = [];
    layAt(step, at, (it) => misfits.push(it));
    await vi.waitFor(() => expect(game.trail[step]).toMatchObject({ answer: at, hand: 'person' }));
    expect([misfits, game.step]).toEqual([[], trail.length]);
    useNotices.getState().toasts[0]?.action?.run();
    await vi.waitFor(() => expect(game.trail).toEqual(trail));
  });

  it('is told first what does not fit there; taken back only then, it can be brought back', async () => {
    const game = laid();
    const trail = [...game.trail];
    // On what was laid first, the most hangs.
    const lines = game.world.journal.entries.filter(isTableLine);
    const places = lines.flatMap((it, step) =>
      it.kind === 'spotted' && secondKit.view?.isPlace(it.topic) ? [step] : [],
    );
    const misfit = placeFor(game, places, false);
    useNotices.setState({ toasts: [] });
    const misfits: unknown[] = [];
    layAt(misfit.step, misfit.at, (it) => misfits.push(it));
    await vi.waitFor(() => expect(misfits).toEqual([misfit]));
    expect([game.trail, useNotices.getState().toasts]).toEqual([trail, []]);
    layAndTakeBack(misfit);
    await vi.waitFor(() => expect(game.trail[misfit.step]?.answer).toEqual(misfit.at));
    expect(inCommon(trail.slice(misfit.step + 1), game.trail.slice(misfit.step + 1))).toBe(
      misfit.held - misfit.step - 1,
    );
    const [notice] = useNotices.getState().toasts;
    expect(notice?.text).toBe(`It lies elsewhere now. Taken back: ${sinceThen(begun, misfit.held)}.`);
    notice?.action?.run();
    await vi.waitFor(() => expect(game.trail).toEqual(trail));
  });
});
