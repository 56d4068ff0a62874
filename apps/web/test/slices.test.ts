import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Kept } from '@understory/ink';
import { Game, hands } from '@understory/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawingPage, frames } from '../src/parts/paper/draw-page.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import { openedInSlices, useOpening } from '../src/table/opening.ts';
import { madeInSlices } from '../src/table/slices.ts';
import { calledIn } from '../src/words/called-in.ts';
import { lineOf, linesOf } from '../src/words/line-of.ts';

/** Whoever looks at the clock finds that a twentieth of a second has gone: a slice has one bit. */
function slowly(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
}

afterEach(() => void vi.restoreAllMocks());

const game = new Game(secondEdition, {
  seed: 'in slices',
  options: secondOptions(PAGE_SIZES.notebook),
  hands: hands({ choices: 'story' }),
});
game.playTo(({ world: { journal } }) => journal.age === 'monsters');
const { world } = game;

describe('in slices', () => {
  function* three(): Generator<number, string, void> {
    for (let i = 0; i < 3; i++) yield i;
    return 'made';
  }

  it('the browser has its turn after every bit that takes long', async () => {
    slowly();
    const told: number[] = [];
    expect(await madeInSlices(three(), { isWanted: () => true, onBreath: (it) => told.push(it) })).toEqual({
      made: 'made',
    });
    expect(told).toEqual([0, 1, 2]);
  });

  it('nothing more is made of what is no longer wanted', async () => {
    slowly();
    let bits = 0;
    expect(await madeInSlices(three(), { isWanted: () => bits++ < 2 })).toBeNull();
    expect(bits).toBe(3);
  });

  it('a record is put into words a line at a time, says how far it is, and has all of them then', async () => {
    slowly();
    const line = vi.spyOn(game.rulebook.telling, 'line');
    const { length } = world.journal.entries;
    let most = 0;
    const seen = useOpening.subscribe(({ now }) => {
      most = Math.max(most, line.mock.calls.length);
      line.mockClear();
      if (now) expect(now.of).toBe(length);
    });
    await openedInSlices(linesOf(game));
    seen();
    expect(most).toBe(1);
    line.mockClear();
    for (const entry of world.journal.entries) lineOf(game, entry);
    expect(line).not.toHaveBeenCalled();
  });

  it('a map is drawn a layer at a time, after its names have found their places a moment at a time', () => {
    const drawing = {
      ...FRESH_VIEW,
      called: calledIn(game),
      look: 'pen-and-paper',
      tick: world.journal.entries.length,
      title: 'Orrin',
    } as const;
    const kept = new Kept();
    const drawn = (faded: boolean) => {
      const bits = drawingPage(world, { ...drawing, faded }, kept);
      let count = 0;
      let next = bits.next();
      for (; !next.done; next = bits.next()) count++;
      return { count, layers: next.value.scene.layers.length };
    };
    const { count, layers } = drawn(false);
    const next = drawn(true);
    expect(layers).toBeGreaterThan(20);
    expect(next.layers).toBe(layers);
    // They are not gone through again for the next picture: it has a step for each layer, and the few with which any begins.
    expect(count - next.count).toBeGreaterThan(frames(world).length / 2);
    expect(next.count - layers).toBeLessThan(10);
  });
});
