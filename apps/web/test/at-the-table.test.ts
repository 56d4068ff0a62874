import { inOneGo, save } from '@understory/table';
import { describe, expect, it, vi } from 'vitest';
import { useNotices } from '../src/desk/notices.ts';
import { wording } from '../src/games/host/wording.ts';
import { branchFrom, keepTakenBack } from '../src/parts/branches/branch-acts.ts';
import type { Throw } from '../src/parts/dice/last-throw.ts';
import { rethrow } from '../src/parts/dice/rethrow.ts';
import { gameIn, lettering } from '../src/parts/export/link.ts';
import { layPacked, openKept } from '../src/screens/table/open-table.ts';
import { keptGame, keptWorld, readShelf, removeForGood, useShelf } from '../src/storage/shelf.ts';
import { answer } from '../src/table/acts.ts';
import { keepTable } from '../src/table/keep-table.ts';
import { useTable } from '../src/table/table-store.ts';
import { changeView } from '../src/table/view-acts.ts';
import { lineOf } from '../src/words/line-of.ts';
import { inCommon } from '../src/words/lost-play.ts';
import { sinceThen } from '../src/words/since-then.ts';
import { begun, firstAnswer, laid, withoutBrowser } from './laid-table.ts';
import { playedTo } from './played.ts';

withoutBrowser();

describe('a world on the shelf', () => {
  it('is laid on the table as it was left, if anybody still wants it', async () => {
    const game = laid();
    answer(firstAnswer(game));
    changeView({ look: 'night', moment: 5 });
    await vi.runAllTimersAsync();
    useTable.setState({ game: null, id: '', name: '' });
    await openKept('orrin', () => false);
    expect(useTable.getState().game).toBe(null);
    await openKept('orrin', () => true);
    expect(useTable.getState()).toMatchObject({
      id: 'orrin',
      name: 'Orrin',
      begun: 1,
      parted: null,
      view: { look: 'night', moment: 5 },
    });
    // Its record was put into words before: showing it makes none.
    const line = vi.spyOn(game.rulebook.telling, 'line');
    const here = useTable.getState().game ?? game;
    for (const entry of here.world.journal.entries) lineOf(here, entry);
    expect([here === game, line.mock.calls.length]).toEqual([false, 0]);
    line.mockRestore();
    expect(useTable.getState().game?.trail).toEqual(game.trail);
    await expect(openKept('nobody', () => true)).rejects.toThrow('no such world');
  });

  it('comes whole out of a link', async () => {
    const game = laid();
    const found = gameIn(inOneGo(lettering(game)));
    if (!('packed' in found)) throw new Error('a link is packed');
    const id = await layPacked(found.packed);
    expect(useTable.getState()).toMatchObject({ id, parted: null });
    expect(useTable.getState().game?.trail).toEqual(game.trail);
    await vi.runAllTimersAsync();
    expect((await keptGame(id))?.save.steps).toBe(game.step);
  });

  it('may be branched from: the branch is another world that knows where it came from', async () => {
    const game = laid();
    keepTable();
    await vi.runAllTimersAsync();
    branchFrom(begun.step - 3);
    const { id, game: branch, name } = useTable.getState();
    expect(id).not.toBe('orrin');
    expect(branch?.trail).toEqual(game.trail.slice(0, begun.step - 3));
    expect(name).toBe('Orrin');
    await vi.runAllTimersAsync();
    expect(keptWorld(id)).toMatchObject({ name: 'Orrin', kin: { name: expect.stringMatching(/: another way$/) } });
    expect(keptWorld(id)?.kin).toMatchObject({ root: 'orrin', parent: 'orrin', step: begun.step - 3 });
    expect((await keptGame('orrin'))?.save.steps).toBe(game.step);
  });

  it('keeps what was taken back, as a branch of its own', async () => {
    const game = laid();
    keepTable();
    await vi.runAllTimersAsync();
    const before = new Set(useShelf.getState().worlds?.map(({ id }) => id));
    const table = useTable.getState();
    const trail = [...game.trail];
    const thrown = trail.findLastIndex(({ to }) => to === 'roll');
    const [face = 1] = (trail[thrown]?.answer ?? []) as readonly number[];
    game.setDice(thrown, [face === 1 ? 2 : 1]);
    useNotices.setState({ toasts: [] });
    await keepTakenBack({ table, trail, common: thrown });
    const fresh = () => useShelf.getState().worlds?.filter(({ id }) => !before.has(id)) ?? [];
    expect(fresh()).toMatchObject([
      { name: 'Orrin', steps: trail.length, kin: { parent: 'orrin', step: thrown, takenBack: true } },
    ]);
    // It is called after what was different.
    expect(fresh()[0]?.kin?.name).toMatch(new RegExp(`: ${face}, not ${face === 1 ? 2 : 1}$`));
    const told = () => useNotices.getState().toasts.filter(({ text }) => text.startsWith('What you took back is kept'));
    expect(told()).toHaveLength(1);
    // Dice that fell as before are said to have.
    game.setDice(thrown, [face]);
    await keepTakenBack({ table, trail, common: thrown });
    const [, again] = fresh().map(({ kin }) => kin?.name);
    expect(again).toMatch(new RegExp(`: ${face} both times$`));
    // More than twenty are kept, and the person is not told again.
    for (let i = 0; i < 20; i++) await keepTakenBack({ table, trail, common: thrown });
    expect(fresh()).toHaveLength(22);
    await readShelf();
    expect(fresh()).toHaveLength(22);
    expect(told()).toHaveLength(1);
    // What lies on the table again is no play that was taken back.
    await keepTakenBack({ table, trail: [...game.trail], common: thrown });
    expect(fresh()).toHaveLength(22);
    for (const { id } of fresh()) await removeForGood(id);
    await readShelf();
  });

  it('says what an older throw would take back, and brings it back when asked', async () => {
    const game = laid();
    keepTable();
    await vi.runAllTimersAsync();
    const trail = [...game.trail];
    const thrown = game.world.journal.entries.findLast(
      (it): it is Throw => it.kind === 'rolled' && it.step < game.step - 9,
    );
    if (!thrown) throw new Error('nothing was thrown');
    expect(sinceThen(game, thrown.step)).toMatch(new RegExp(`^${game.step - thrown.step} answers`));
    expect(sinceThen(game, game.step)).toBe('');
    useNotices.setState({ toasts: [] });
    const [face = 1] = thrown.faces;
    rethrow(thrown, [face === 1 ? 2 : 1, ...thrown.faces.slice(1)]);
    expect(inCommon(trail, game.trail)).toBe(thrown.step - 1);
    const [notice] = useNotices.getState().toasts;
    expect(notice).toMatchObject({
      text: `Taken back: ${sinceThen(begun, thrown.step)}.`,
      action: { label: 'Bring it back' },
    });
    notice?.action?.run();
    await vi.waitFor(() => expect(game.trail).toEqual(trail));
    await vi.runAllTimersAsync();
    expect((await keptGame('orrin'))?.save.steps).toBe(trail.length);
  });
});

describe('a game from outside', () => {
  it('has its record put into words before it is laid, so that its first save has none to make', async () => {
    const game = playedTo('into words', ({ journal }) => journal.age === 'civilization');
    const line = vi.spyOn(game.rulebook.telling, 'line');
    for (const _ of wording(game));
    expect(line.mock.calls.length).toBeGreaterThan(50);
    line.mockClear();
    save(game);
    expect(line).not.toHaveBeenCalled();
    line.mockRestore();
  });
});

describe('what is only looked at', () => {
  it('is not kept: neither a save that no longer fits, nor a world that another window keeps or has removed', async () => {
    for (const some of [{ elsewhere: true }, { gone: true }, { parted: { picture: null } as never }]) {
      const game = laid();
      keepTable();
      await vi.runAllTimersAsync();
      useTable.setState({ parted: null, elsewhere: false, gone: false, ...some });
      answer(firstAnswer(game));
      await vi.runAllTimersAsync();
      expect((await keptGame('orrin'))?.save.steps).toBe(begun.step);
    }
  });
});
