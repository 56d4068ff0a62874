import { secondView } from '@understory/host/second';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { differences } from '../src/screens/compare/differences.ts';
import { partingOf, tickAt } from '../src/screens/compare/parting.ts';
import { calledIn } from '../src/words/called-in.ts';
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

  it('differ by what is only on one page, told where it lies and how often', () => {
    const { world } = here;
    const { page } = world;
    const at = { view: secondView, world, called: calledIn(here), tick: world.journal.entries.length - 1 };
    const room = { ...page.pieces.find(({ kind }) => kind === 'room'), until: null, owner: null, feature: null };
    const more = (id: string, title: string, stratum: number) => ({ ...room, id, what: asWritten(title), stratum });
    const pieces = [...page.pieces, more('a', 'Folly', 0), more('b', 'Cellar', 2), more('c', 'Cellar', 2)];
    const larger = { ...world, page: { ...page, strata: page.strata, pieces } } as unknown as typeof world;
    const { places } = differences(at, { ...at, world: larger });
    expect(places).toEqual({ onlyHere: [], onlyThere: ['Folly, on the surface', 'Cellar, stratum 2 ×2'] });
  });

  it('do not differ before they part, and do after', () => {
    const at = (game: typeof here, steps: number) => ({
      view: secondView,
      world: game.world,
      called: calledIn(game),
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
