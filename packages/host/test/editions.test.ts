import { Game, load, Problem, readSave, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { EDITIONS, editionNamed } from '../src/editions.ts';

describe('an edition', () => {
  it.each(Object.entries(EDITIONS))('%s is found by its name', async (name, fetched) => {
    const { rulebook } = await fetched();
    expect(rulebook.edition).toBe(name);
    expect(rulebook.begin(parse(rulebook.options, {}), '7').edition).toBe(name);
    expect((await editionNamed(name)).rulebook).toBe(rulebook);
  });

  it.each(Object.entries(EDITIONS))('%s shows a world that has just begun', async (_, fetched) => {
    const { rulebook, view } = await fetched();
    const { world, ask } = new Game(rulebook, { seed: '7', options: parse(rulebook.options, {}) });
    expect(view.players(world)).toEqual([]);
    expect(view.acting({ world, ask, moment: null })).toBeNull();
    expect(view.outcome(world)).toBeNull();
  });

  it('that there is not does not open a save', async () => {
    const { rulebook } = await EDITIONS['2']();
    const kept = save(new Game(rulebook, { seed: '7', options: parse(rulebook.options, {}) }));
    const other = readSave(JSON.stringify({ ...kept, edition: '7' }));
    const found = await editionNamed(other.edition);
    expect(() => load(other, found.rulebook)).toThrow(Problem);
  });
});
