import type { View } from '@understory/host';
import type { PenEdit } from '@understory/ink';
import { drawn, whatItWas } from '@understory/ink/pen';
import { isTableLine, type Spot, save } from '@understory/table';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropToast, tellTrouble, toast, toastLater, useNotices } from '../src/desk/notices.ts';
import { secondKit } from '../src/games/host/second/kit.ts';
import { wording } from '../src/games/host/wording.ts';
import { branchFrom, keepTakenBack } from '../src/parts/branches/branch-acts.ts';
import type { Throw } from '../src/parts/dice/last-throw.ts';
import { rethrow } from '../src/parts/dice/rethrow.ts';
import { EXPORTS } from '../src/parts/export/exports.ts';
import { gameIn, lettersOf } from '../src/parts/export/link.ts';
import { gripsOf } from '../src/parts/map/grips-of.ts';
import { layAndTakeBack, layAt } from '../src/parts/map/lay-elsewhere.ts';
import { draw, redoPen, undoPen } from '../src/parts/pen/pen-acts.ts';
import { usePen } from '../src/parts/pen/pen-store.ts';
import { replayTurn, turnAt } from '../src/parts/timeline/replay-turn.ts';
import { layPacked, openKept } from '../src/screens/table/open-table.ts';
import { continued } from '../src/storage/continued.ts';
import type { KeptAnswers } from '../src/storage/kept-world.ts';
import { keptGame, keptWorld, readShelf, removeForGood, shelfRoom, useShelf } from '../src/storage/shelf.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import { answer, changeSeat, letAnswer, redo, undo, undoTo } from '../src/table/acts.ts';
import type { Taken } from '../src/table/export.ts';
import { letFall } from '../src/table/falling.ts';
import { begun as followed, followUp, isFollowed } from '../src/table/follow-up.ts';
import { keepTable } from '../src/table/keep-table.ts';
import type { Kit } from '../src/table/kit.ts';
import { lay } from '../src/table/lay-table.ts';
import type { PageGame } from '../src/table/page-game.ts';
import { stopPlaying, usePlaying } from '../src/table/playing.ts';
import { lastPressed } from '../src/table/running.ts';
import { lastTick, useTable } from '../src/table/table-store.ts';
import { changeView, lookBack } from '../src/table/view-acts.ts';
import { lineOf } from '../src/words/line-of.ts';
import { inCommon } from '../src/words/lost-play.ts';
import { promptOf } from '../src/words/prompt-of.ts';
import { sinceThen } from '../src/words/since-then.ts';
import { playedTo } from './played.ts';

let isKeeping = false;
vi.stubGlobal('document', {
  documentElement: {
    toggleAttribute: (_: string, on: boolean) => {
      isKeeping = on;
    },
  },
});
vi.stubGlobal('window', globalThis);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('location', { hash: '' });
vi.useFakeTimers();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useTable.setState(useTable.getInitialState(), true);
});

const begun = playedTo('at the table', ({ journal }) => journal.age === 'monsters' && journal.turn === 2, {
  choices: 'person',
});
begun.playTo(({ ask, hand }) => ask?.ask === 'choose' && hand === 'person', 'story');

function laid() {
  const game = begun.fork();
  lay({ game, kit: secondKit as Kit, name: 'Orrin' }, { id: 'orrin', begun: 1, view: FRESH_VIEW });
  return game;
}

const firstAnswer = ({ ask }: ReturnType<typeof laid>) => (ask?.ask === 'choose' ? (ask.options[0]?.key ?? '') : '');

beforeEach(async () => {
  await vi.runAllTimersAsync();
});

describe('an act at the table', () => {
  it('is kept before it is shown, and the page says when all is kept', async () => {
    const game = laid();
    answer(firstAnswer(game));
    expect(game.step).toBeGreaterThan(begun.step);
    expect(isKeeping).toBe(true);
    // Not a moment later: it was on its way before anything was shown.
    expect((await keptGame('orrin'))?.save.steps).toBe(game.step);
    expect(isKeeping).toBe(true);
    await vi.runAllTimersAsync();
    expect((await keptGame('orrin'))?.save.steps).toBe(game.step);
    expect(keptWorld('orrin')).toMatchObject({ name: 'Orrin', begun: 1, steps: game.step, removed: null });
    expect(isKeeping).toBe(false);
    keepTable();
    await vi.runAllTimersAsync();
    expect(isKeeping).toBe(false);
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

describe('dice that nobody presses for', () => {
  /** A new world, answered until dice fall by themselves; where the person pressed last. */
  const falling = () => {
    const game = playedTo('falling', () => true, { choices: 'person' });
    lay(
      { game, kit: secondKit as Kit, name: 'Orrin' },
      { id: 'orrin', begun: 1, view: { ...FRESH_VIEW, rolls: 'auto' } },
    );
    let pressed = 0;
    for (let asked = 0; asked < 12 && usePlaying.getState().now === null; asked++) {
      pressed = game.step;
      letAnswer('story');
    }
    expect(usePlaying.getState().now?.how).toBe('falling');
    return { game, pressed };
  };

  it('are seen one throw after the other, until the person is asked', () => {
    const { game } = falling();
    const seen = [game.step];
    while (usePlaying.getState().now) {
      expect(game.trail.at(-1)?.to).toBe('roll');
      expect(useTable.getState().thrownAt).not.toBe(null);
      vi.advanceTimersByTime(600);
      seen.push(game.step);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(game.hand).toBe('person');
  });

  it('can be hurried on, taken back on the way, and all of it is one press', () => {
    const { game, pressed } = falling();
    letFall();
    expect([usePlaying.getState().now, game.hand]).toEqual([null, 'person']);
    const after = game.step;
    undo();
    expect(game.step).toBe(pressed);
    letAnswer('story');
    expect(usePlaying.getState().now?.how).toBe('falling');
    undo();
    expect([usePlaying.getState().now, game.step]).toEqual([null, pressed]);
    letAnswer('story');
    letFall();
    expect(game.step).toBe(after);
  });
});

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
    const found = gameIn(lettersOf(game));
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
    // More than a few are kept, and the person is not told again.
    for (let i = 0; i < 4; i++) await keepTakenBack({ table, trail, common: thrown });
    expect(fresh()).toHaveLength(5);
    expect(told()).toHaveLength(1);
    // What lies on the table again is no play that was taken back.
    await keepTakenBack({ table, trail: [...game.trail], common: thrown });
    expect(fresh()).toHaveLength(5);
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

describe('a game that is taken along', () => {
  const take = async (how: string, name: string, pen: readonly PenEdit[] = []) => {
    const game = laid();
    const taken: Taken = { game, name, view: FRESH_VIEW, pen: drawn(pen) };
    await EXPORTS.find(({ key }) => key === how)?.run(taken, 0);
    return game;
  };

  it('is a file with all its answers, called after its world', async () => {
    const [blobs, clicked]: [Blob[], string[]] = [[], []];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const a = { href: '', download: '', click: () => clicked.push(`${a.href} ${a.download}`) };
    Object.assign(document, { createElement: () => a });
    const game = await take('save', 'Orrin’s Deep');
    expect(clicked).toEqual(['blob:1 orrin-s-deep.understory.json']);
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({ steps: game.step });
    vi.restoreAllMocks();
  });

  it('is a link in the clipboard, without drawings that would make it too long', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
    vi.stubGlobal('location', { origin: 'https://here', pathname: '/' });
    const wild = (nth: number) => Array.from({ length: 900 }, (_, i) => (i * 7919 * nth) % 997);
    const stroke = (nth: number): PenEdit => ({
      do: 'stroke',
      age: 'primordial',
      ink: 'red',
      nib: 'fine',
      points: wild(nth),
    });
    await take('link', 'Orrin');
    await take('link', 'Orrin', [stroke(1)]);
    await take(
      'link',
      'Orrin',
      Array.from({ length: 40 }, (_, i) => stroke(i + 2)),
    );
    const [bare = '', drawn = '', tooLong] = copied;
    expect(bare).toMatch(/^https:\/\/here\/#\/open\//);
    expect(drawn.length).toBeGreaterThan(bare.length);
    expect(tooLong).toBe(bare);
  });
});

describe('the pen', () => {
  const stroke = (x: number): PenEdit => ({
    do: 'stroke',
    age: 'primordial',
    ink: 'red',
    nib: 'fine',
    points: [x, 100, 50, x + 100, 100, 50],
  });

  it('takes back what it drew, one by one, and does it again', () => {
    laid();
    const [a, b, c] = [stroke(100), stroke(200), stroke(300)];
    for (const it of [a, b, c]) expect(draw(it)).toBe(true);
    const edits = () => useTable.getState().pen.edits;
    undoPen();
    undoPen();
    expect(edits()).toEqual([a]);
    redoPen();
    expect(edits()).toEqual([a, b]);
    draw(c);
    redoPen();
    expect(edits()).toEqual([a, b, c]);
  });

  it('[H2-GEN-09] says why it does not draw something, and leaves everything as it is', () => {
    const { world } = laid();
    const room = world.page.pieces.find(({ kind, until }) => kind === 'room' && until === null);
    if (!room) throw new Error('the world has no room');
    const far: PenEdit = { do: 'nudge', piece: room.id, of: whatItWas(world.page, room.id), dx: 9000, dy: 9000 };
    expect(draw(far)).toBe(false);
    expect(useTable.getState().pen.edits).toEqual([]);
    expect(usePen.getState().said).not.toBe('');
  });
});

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

describe('a toast', () => {
  it('goes by itself, or is taken while there is time', () => {
    const told: string[] = [];
    const texts = () => useNotices.getState().toasts.map(({ text }) => text);
    useNotices.setState({ toasts: [] });
    toast('One is gone.');
    vi.advanceTimersByTime(4000);
    toast('Another is gone.', { action: { label: 'Undo', run: () => told.push('undone') } });
    expect(texts()).toEqual(['One is gone.', 'Another is gone.']);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['Another is gone.']);
    toastLater('There was time for this.');
    expect(texts()).toEqual(['Another is gone.']);
    dropToast(useNotices.getState().toasts[0]?.id ?? 0, true);
    expect([texts(), told]).toEqual([['There was time for this.'], ['undone']]);
  });
});

it('trouble is told in the words of what went wrong', () => {
  tellTrouble('Oh', new Error('The die fell off.'));
  expect(useNotices.getState().trouble).toMatchObject({ title: 'Oh', text: 'The die fell off.' });
  tellTrouble('Oh', 'It is gone.');
  expect(useNotices.getState().trouble).toMatchObject({ title: 'Oh', text: 'It is gone.' });
});
