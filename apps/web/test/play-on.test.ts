import { describe, expect, it } from 'vitest';
import { secondKit } from '../src/games/host/second/kit.ts';
import { type Goal, stepper } from '../src/table/play-on.ts';
import { fate, runningOn } from '../src/table/running.ts';
import { inSlices } from '../src/table/slices.ts';
import { happened } from '../src/table/watch.ts';
import { playedTo } from './played.ts';

const DETAILS = secondKit.view?.details ?? [];
const AUTO = { rolls: 'auto', usual: [], details: DETAILS } as const;
const begun = () => playedTo('in slices', ({ journal }) => journal.age === 'civilization', { choices: 'person' });
const nextTurn: Goal = ({ world }) => {
  const { turn } = world.journal;
  return (game) => game.world.journal.turn !== turn;
};

describe('playing on in slices', () => {
  it('gives the same history as in one go, goal after goal', async () => {
    const [sliced, whole] = [begun(), begun()];
    const goals: Goal[] = [nextTurn, nextTurn];
    let breaths = 0;
    const step = stepper(
      sliced,
      secondKit,
      () => AUTO,
      () => goals.shift(),
    );
    await inSlices(step, () => breaths++, 0);
    for (const goal of [nextTurn, nextTurn]) {
      whole.playTo(goal(whole), fate(whole, secondKit));
      for (const _ of runningOn(whole, secondKit, AUTO));
    }
    expect(breaths).toBeGreaterThan(5);
    expect(sliced.world.journal.turn).toBeGreaterThan(begun().world.journal.turn + 1);
    expect(sliced.world.journal.entries).toEqual(whole.world.journal.entries);
  });

  it('comes to an end when the story does, however many goals are left', async () => {
    const game = playedTo('in slices', ({ outcome }) => outcome !== null);
    let goals = 3;
    const step = stepper(
      game,
      secondKit,
      () => AUTO,
      () => (goals-- > 0 ? nextTurn : undefined),
    );
    await inSlices(step);
    expect(game.ask).toBe(null);
    expect(goals).toBeLessThan(0);
  });
});

describe('a beat of watching', () => {
  it('is over when something came of the answers, not when dice were only thrown', () => {
    const game = begun();
    const { entries } = game.world.journal;
    const thrown = entries.findIndex(
      ({ kind, tick }) => kind === 'rolled' && entries[tick + 1]?.kind === 'rolled' && entries[tick + 2] !== undefined,
    );
    expect(happened(entries.slice(0, thrown + 2), thrown)).toBe(false);
    expect(happened(entries, thrown)).toBe(true);
  });
});
