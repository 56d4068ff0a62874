import { describe, expect, it, vi } from 'vitest';
import type { Kit } from '../src/table/kit.ts';
import { playAgain, seedAfter } from '../src/table/play-again.ts';
import { useTable } from '../src/table/table-store.ts';
import { laid, withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('the next seed', () => {
  it('counts on, from a number or from words', () => {
    expect(seedAfter('7')).toBe('8');
    expect(seedAfter('99')).toBe('100');
    expect(seedAfter('rust-lantern-vault')).toBe('rust-lantern-vault 2');
    expect(seedAfter('rust-lantern-vault 2')).toBe('rust-lantern-vault 3');
    expect(seedAfter('')).toBe(' 2');
  });
});

describe('a game that is played again', () => {
  it('begins anew by the same seed, options and hands, and the old one stays as it is', async () => {
    const { id, game: old } = { id: 'orrin', game: laid() };
    const step = old.step;
    playAgain();
    await vi.runAllTimersAsync();
    const { game: next, id: nextId } = useTable.getState();
    expect(next).not.toBe(old);
    expect(next).toMatchObject({ seed: old.seed, options: old.options, hands: old.hands, step: 0 });
    expect(nextId).not.toBe(id);
    expect(location.hash).toBe(`#/table/${nextId}`);
    expect(old.step).toBe(step);
  });

  it('takes the next seed, and a name that was made from the seed follows it', async () => {
    const { seed } = laid();
    useTable.setState({ name: `Orrin of ${seed}` });
    playAgain(seedAfter(seed));
    await vi.runAllTimersAsync();
    const { game, name, kit } = useTable.getState();
    expect(game?.seed).toBe(`${seed} 2`);
    expect(name).toBe(`Orrin of ${seed} 2`);
    useTable.setState({ name: 'My own' });
    playAgain('another');
    await vi.runAllTimersAsync();
    const own = useTable.getState();
    expect(own.name).toBe((kit as Kit).nameOf(own.game as NonNullable<typeof own.game>));
  });
});
