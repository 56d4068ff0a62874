import { save } from '@understory/table';
import { describe, expect, it, vi } from 'vitest';
import { useNotices } from '../src/desk/notices.ts';
import { secondKit } from '../src/games/host/second/kit.ts';
import { openKept } from '../src/screens/table/open-table.ts';
import { continued } from '../src/storage/continued.ts';
import type { KeptAnswers } from '../src/storage/kept-world.ts';
import { keptGame, keptWorld, shelfRoom } from '../src/storage/shelf.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import { answer, changeSeat, redo, undo, undoTo } from '../src/table/acts.ts';
import { begun as followed, followUp, isFollowed } from '../src/table/follow-up.ts';
import { keepTable } from '../src/table/keep-table.ts';
import type { Kit } from '../src/table/kit.ts';
import { stopPlaying, usePlaying } from '../src/table/playing.ts';
import { lastPressed } from '../src/table/running.ts';
import { useTable } from '../src/table/table-store.ts';
import { lookBack } from '../src/table/view-acts.ts';
import { promptOf } from '../src/words/prompt-of.ts';
import { begun, firstAnswer, laid, page, withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('an act at the table', () => {
  it('is kept before it is shown, and the page says when all is kept', async () => {
    const game = laid();
    answer(firstAnswer(game));
    expect(game.step).toBeGreaterThan(begun.step);
    expect(page.isKeeping).toBe(true);
    // Not a moment later: it was on its way before anything was shown.
    expect((await keptGame('orrin'))?.save.steps).toBe(game.step);
    expect(page.isKeeping).toBe(true);
    await vi.runAllTimersAsync();
    expect((await keptGame('orrin'))?.save.steps).toBe(game.step);
    expect(keptWorld('orrin')).toMatchObject({ name: 'Orrin', begun: 1, steps: game.step, removed: null });
    expect(page.isKeeping).toBe(false);
    keepTable();
    await vi.runAllTimersAsync();
    expect(page.isKeeping).toBe(false);
  });

  it('is written behind the last save, and is part of the next', async () => {
    const game = laid();
    keepTable();
    await vi.runAllTimersAsync();
    const room = await shelfRoom();
    const whole = (await room.game('orrin'))?.save;
    answer(firstAnswer(game));
    undo();
    redo();
    await vi.advanceTimersByTimeAsync(0);
    const behind = await room.answers('orrin');
    expect(behind.map(({ nth }) => nth)).toEqual([1, 2, 3]);
    expect((await room.game('orrin'))?.save).toBe(whole);
    expect((await keptGame('orrin'))?.save).toMatchObject({ steps: game.step, redoSteps: 0 });
    await openKept('orrin', () => true);
    expect(useTable.getState().game?.trail.map(({ answer: it }) => it)).toEqual(game.trail.map(({ answer: it }) => it));
    expect(useTable.getState().parted).toBeNull();
    await vi.runAllTimersAsync();
    expect(await room.answers('orrin')).toEqual([]);
    expect((await room.game('orrin'))?.save.steps).toBe(game.step);
  });

  it('is written down as it was answered last, and announced with what is asked next', async () => {
    const game = laid();
    keepTable();
    await vi.runAllTimersAsync();
    const [first, second] = game.ask?.ask === 'choose' ? game.ask.options : [];
    for (const it of [first, second]) {
      if (game.step > begun.step) undo();
      answer(it?.key ?? '');
      expect(useNotices.getState().said).toContain(promptOf(game).title);
      await vi.advanceTimersByTimeAsync(0);
      expect((await keptGame('orrin'))?.save).toMatchObject({ steps: game.step });
    }
    await openKept('orrin', () => true);
    expect(useTable.getState().game?.trail.map(({ answer: it }) => it)).toEqual(game.trail.map(({ answer: it }) => it));
  });

  it('is written behind the last save also if only the last answer is another', () => {
    const game = begun.fork();
    const [first, second] = game.ask?.ask === 'choose' ? game.ask.options : [];
    game.answer(first?.key ?? '');
    const { pen } = useTable.getState();
    const behind = followed('orrin', game, pen, { id: 'orrin', save: save(game), view: FRESH_VIEW });
    expect(followUp(behind)).toBeNull();
    game.goTo(game.step - 1);
    game.answer(second?.key ?? '');
    expect(followUp(behind)).toMatchObject({ id: 'orrin', nth: 1 });
    const table = { ...useTable.getState(), id: 'orrin', pen };
    expect([game, begun.fork()].map((it) => isFollowed(behind, { ...table, game: it }))).toEqual([true, false]);
  });

  it('is lost alone if what was written of it is damaged, or what came before it is missing', async () => {
    const game = laid();
    keepTable();
    await vi.runAllTimersAsync();
    const room = await shelfRoom();
    const before = game.step;
    answer(firstAnswer(game));
    const after = game.step;
    undo();
    await vi.advanceTimersByTimeAsync(0);
    const [whole, behind] = [await room.game('orrin'), await room.answers('orrin')];
    if (!whole) throw new Error('nothing was kept');
    const steps = (some: readonly unknown[]) => continued(whole, some as KeptAnswers[]).save.steps;
    const [first, second] = behind;
    expect(steps(behind)).toBe(before);
    expect(steps([first, { ...second, answers: { from: 'nowhere' } }])).toBe(after);
    expect(steps([second])).toBe(before);
    expect(steps([first, { ...second, mark: 'of another save' }])).toBe(after);
    expect(steps([{ ...first, answers: null }, second])).toBe(before);
  });

  it('is taken back whole, and done again whole', () => {
    const game = laid();
    answer(firstAnswer(game));
    const after = game.step;
    undo();
    expect(game.step).toBe(begun.step);
    redo();
    expect(game.step).toBe(after);
    expect(game.future).toEqual([]);
  });

  it('goes on in slices where every step is slow, says how far it is, and can be stopped', async () => {
    const game = laid();
    const before = game.step;
    let now = 0;
    // Whoever looks at the clock finds that a twentieth of a second has gone.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
    const busy = () => usePlaying.getState().now;
    undoTo(before - 5);
    expect(busy()).toMatchObject({ how: 'act' });
    // No other act is taken meanwhile.
    answer(firstAnswer(game));
    stopPlaying();
    expect([busy(), game.step, game.future.length]).toEqual([null, before, 0]);
    undoTo(before - 5);
    await vi.waitFor(() => expect(busy()?.far).toMatchObject({ of: expect.any(Number) }));
    await vi.waitFor(() => expect(busy()).toBeNull());
    expect([game.step, game.future.length]).toEqual([before - 5, 5]);
    expect((await keptGame('orrin'))?.save).toMatchObject({ steps: before - 5, redoSteps: 5 });
    // Who takes back twice has taken back twice, however slow the first is.
    const twice = game.fork();
    for (let i = 0; i < 2; i++) twice.goTo(lastPressed(twice, secondKit as Kit, FRESH_VIEW));
    undo();
    undo();
    await vi.waitFor(() => expect([busy(), game.step]).toEqual([null, twice.step]));
    clock.mockRestore();
  });

  it('may hand a group to somebody else, and back to whoever decides for all', () => {
    const game = laid();
    const [group] = game.world.groups;
    changeSeat(group?.id ?? '', 'tactical');
    expect(game.hands.seats).toEqual({ [group?.id ?? '']: 'tactical' });
    changeSeat(group?.id ?? '', null);
    expect(game.hands.seats).toEqual({});
  });

  it('is nothing while no world is there', () => {
    useTable.setState({ game: null });
    const { version } = useTable.getState();
    answer('anything');
    lookBack(3);
    expect(useTable.getState()).toMatchObject({ version, view: { moment: null } });
  });
});
