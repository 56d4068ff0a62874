import { describe, expect, it } from 'vitest';
import { seedAfter } from '../src/table/play-again.ts';

describe('the next seed', () => {
  it('counts on, from a number or from words', () => {
    expect(seedAfter('7')).toBe('8');
    expect(seedAfter('99')).toBe('100');
    expect(seedAfter('rust-lantern-vault')).toBe('rust-lantern-vault 2');
    expect(seedAfter('rust-lantern-vault 2')).toBe('rust-lantern-vault 3');
    expect(seedAfter('')).toBe(' 2');
  });
});
