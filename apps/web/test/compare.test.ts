import { describe, expect, it } from 'vitest';
import { differences } from '../src/screens/compare/differences.ts';
import { partingOf, tickAt } from '../src/screens/compare/parting.ts';
import { playedTo } from './played.ts';

const here = playedTo('compare us', ({ journal }) => journal.age === 'monsters' && journal.turn > 4);
const step = here.trail.findIndex(({ to, hand }, i) => i > 150 && to === 'choose' && hand === 'story');
const there = here.fork(step);
if (there.ask?.ask === 'choose') {
  const other = there.ask.options.find(({ key }) => key !== here.trail[step]?.answer);
  there.answer(other?.key ?? '');
}
there.playTo(({ world: { journal } }) => journal.age === 'monsters' && journal.turn > 4, 'random');

describe('two branches', () => {
  it('part where the first answer differs, told in the words of the record', () => {
    const parting = partingOf(here, there);
    expect(parting).toMatchObject({ step, began: 'together' });
    expect(parting.here).toMatch(/chose: /);
    expect(parting.there).toMatch(/^You chose: /);
    expect(parting.here).not.toBe(parting.there);
    expect(partingOf(here, here.fork(step)).there).toBe('It goes no further.');
    expect(
      partingOf(
        here,
        playedTo('another', () => true),
      ).began,
    ).toBe('apart');
  });

  it('do not differ before they part, and do after', () => {
    const at = (game: typeof here, steps: number) => ({
      world: game.world,
      tick: tickAt(game.world.journal.entries, steps),
    });
    const before = differences(at(here, step), at(there, step));
    expect(before.changed).toEqual([]);
    expect([...before.places.onlyHere, ...before.groups.onlyThere]).toEqual([]);
    const now = differences(at(here, here.step), at(there, there.step));
    const many = [now.groups, now.places].flatMap(({ onlyHere, onlyThere }) => [...onlyHere, ...onlyThere]).length;
    expect(many + now.changed.length).toBeGreaterThan(0);
  });
});
