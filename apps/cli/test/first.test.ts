import { readFileSync, writeFileSync } from 'node:fs';
import { readWorldFile } from '@understory/host/file';
import { describe, expect, it } from 'vitest';
import { desk, understory } from './run-understory.ts';

const file = desk();
const first = (...flags: string[]) => understory('host', '--edition', '1', '--seed', '7', ...flags);

describe('understory host --edition 1', () => {
  it('[H1-GEN-16] [H1-GEN-17] [H1-GEN-T2.7] plays a world to its end, and writes map, save and data', async () => {
    const outs = ['svg', 'json', 'save.json'].flatMap((it) => ['--out', file(`w.${it}`)]);
    const { code, err } = await first('--world', 'hollow-earth', '--people', 'dwarves', ...outs);
    expect(code).toBe(0);
    expect(err).toMatch(/Age of Villainy, \d+ years: The Age of Villainy is over\./);
    expect(err).toMatch(/Age of Civilization, \d+ years: In year \d+ /);
    const world = readWorldFile(readFileSync(file('w.json'), 'utf8'));
    expect(world).toMatchObject({ edition: '1', seed: '7', options: { world: 'hollow earth' } });
    expect(world.groups[0]?.kind).toBe('dwarves');
    expect(readFileSync(file('w.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    const drew = await understory('draw', file('w.save.json'), '--sheets', '--out', file('s.svg'));
    // All sheets are merged on the map itself, and each can be had alone.
    expect(readFileSync(file('s-civilization.svg'), 'utf8')).not.toBe(readFileSync(file('w.svg'), 'utf8'));
    expect(drew.err.match(/^Wrote .*s-(primordial|civilization|disaster|monsters)\.svg$/gm)).toHaveLength(4);
  });

  it('[H1-GEN-T2.1] [H1-GEN-T2.9] lets two peoples come, stops where it is told to, and plays unruly Dark Elves', async () => {
    const flags = ['--people', 'demons', '--people', 'dark-elves', '--unruly'];
    const { code, out } = await first(...flags, '--until', 'civilization', '--out', '-.json');
    expect(code).toBe(0);
    const world = readWorldFile(out);
    expect(world.options).toMatchObject({ civilizations: 2, darkElves: 'unruly' });
    expect(world.groups.filter(({ kind }) => kind !== 'colony').map(({ kind }) => kind)).toEqual([
      'demons',
      'dark elves',
    ]);
    expect(world.ages.find(({ name }) => name === 'civilization')?.end).toMatch(/In year \d+/);
    expect(world.outcome).toBeNull();
  });

  it('[H1-GEN-T2.13] [H1-CIV-07] lets a people come that was written to a file, and says what is wrong with one', async () => {
    const moles = {
      format: 'understory/people',
      version: 1,
      name: 'Moles',
      model: 'dwarves',
      details: { moreFolk: true },
    };
    writeFileSync(file('moles.json'), JSON.stringify(moles));
    const { out } = await first('--people', file('moles.json'), '--until', 'civilization', '--out', '-.json');
    const world = readWorldFile(out);
    expect(world.options).toMatchObject({ peoples: [{ name: 'Moles', model: 'dwarves' }] });
    expect(world.journal.find((it) => it.kind === 'founded')).toMatchObject({ folk: 'Moles' });
    writeFileSync(file('moths.json'), JSON.stringify({ ...moles, model: 'butterflies' }));
    const wrong = await first('--people', file('moths.json'));
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('“model” must be one of: dwarves') });
  });
});

describe('understory balance --edition 1', () => {
  it('tells how the ages of its peoples end', async () => {
    const flags = ['--edition', '1', '--seeds', '3', '--hand', 'random', '--world', 'roll'];
    const { code, out } = await understory('balance', ...flags);
    expect(code).toBe(0);
    for (const people of ['Dwarves', 'Dark elves', 'Demons']) expect(out).toContain(`## ${people}`);
    expect(out).toContain('| hand | too deep | bottom of the page | no one left | fate | years, median |');
    expect(out).toContain('npx understory balance --edition 1 --seeds 3 --hand random --world roll');
  });
});
