import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorldFile } from '@understory/host/file';
import { describe, expect, it } from 'vitest';
import { desk, root, understory } from './run-understory.ts';

const file = desk();
const first = (...flags: string[]) => understory('host', '--edition', '1', '--seed', '7', ...flags);

describe('understory host --edition 1', () => {
  it('[H1-GEN-16] [H1-GEN-17] [H1-GEN-T2.7] plays a world to its end, and writes map, save and data', async () => {
    const outs = ['svg', 'json', 'save.json'].flatMap((it) => ['--out', file(`w.${it}`)]);
    const { code, err } = await first('--world', 'hollow-earth', '--people', 'dwarves', ...outs);
    expect(code).toBe(0);
    expect(err).toMatch(/Age of Villainy, \d+ years?: .*(surface|land|world|master|mind|years)/);
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

  it('[H1-CIV-07] [H1-CIV-T2] plays the people of its own documentation, and says of a wrong one what is written there', async () => {
    const text = readFileSync(join(root, 'docs/peoples.md'), 'utf8');
    const [, example = ''] = /^```json\n([\s\S]*?)^```/m.exec(text) ?? [];
    writeFileSync(file('docs.json'), example);
    const { out } = await first('--people', file('docs.json'), '--until', 'civilization', '--out', '-.json');
    const { journal } = readWorldFile(out);
    expect(journal.find((it) => it.kind === 'founded')).toMatchObject({ folk: 'Copper Moles' });
    expect(journal.filter((it) => it.kind === 'built')).toContainEqual(
      expect.objectContaining({ name: 'Warren of Songs' }),
    );
    writeFileSync(file('wrong.json'), example.replace('Great Hall', 'Grand Hall'));
    const { err } = await first('--people', file('wrong.json'));
    const [, told = ''] = /^(understory: This people cannot be played: .*) …$/m.exec(text) ?? [];
    expect(told).not.toBe('');
    expect(err).toContain(told);
  });
});

describe('understory host --edition 1 --after', () => {
  it('[H1-MEA-32] [H1-CIV-07] offers what was written in earlier games again, and refuses other saves', async () => {
    const [save, later] = [file('earlier.save.json'), file('later.save.json')];
    await first('--until', 'primordial', '--out', save);
    const written = JSON.parse(readFileSync(save, 'utf8'));
    const frogs = { of: 'breeders', name: 'Frogmen', note: 'They sing at night' };
    const moles = {
      name: 'Moles',
      model: 'dwarves',
      details: { moreFolk: true, richer: false, hand: null, works: {} },
    };
    written.options = { ...written.options, madeUp: [frogs], peoples: [moles] };
    writeFileSync(save, JSON.stringify(written));
    const { code } = await first('--after', save, '--until', 'primordial', '--out', later);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(later, 'utf8')).options).toMatchObject({ madeUp: [frogs], peoples: [moles] });
    await understory('host', '--seed', '7', '--until', 'primordial', '--out', file('second.save.json'));
    const wrong = await first('--after', file('second.save.json'));
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('name a save of edition 1') });
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

describe('understory balance --edition 1 --histories', () => {
  it('tells how its last two ages end, by hand, world and villain', async () => {
    const flags = ['--edition', '1', '--histories', '2', '--hand', 'random', '--world', 'usual', '--strong'];
    const { code, out } = await understory('balance', ...flags);
    expect(code).toBe(0);
    expect(out).toContain('| hand | six treasures | no kingdoms | too many restarts | too many groups | last year |');
    for (const villain of ['Dungeon master', 'Thought lords', 'Liche king', 'Alpha villain'])
      expect(out).toContain(`## ${villain}`);
    expect(out).toMatch(/\| an Alpha Villain comes to rule \(H1-AVI-15\) \| more often \|/);
    expect(out).toContain('npx understory balance --edition 1 --histories 2 --hand random --world usual --strong');
    const alone = await understory('balance', '--edition', '1', '--seeds', '2', '--villains', '2');
    expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('add --histories') });
  });
});

describe('understory campaign', () => {
  it('[H1-RPG-01] [H1-RPG-02] [H1-RPG-08] [H1-RPG-09] draws the land above a dungeon, and tells of its regions', async () => {
    await first('--until', 'monsters', '--out', file('evening.save.json'));
    const campaign = (...flags: string[]) => understory('campaign', file('evening.save.json'), ...flags);
    expect(await campaign('--out', file('land.svg'))).toMatchObject({ code: 0 });
    expect(/^<svg [\s\S]*<\/svg>\s*$/.test(readFileSync(file('land.svg'), 'utf8'))).toBe(true);
    expect(await campaign('--out', file('land.pdf'))).toMatchObject({ code: 0 });
    expect(readFileSync(file('land.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await campaign('--out', file('regions.md'))).toMatchObject({ code: 0 });
    const plain = readFileSync(file('regions.md'), 'utf8');
    expect(plain).toMatch(/^# /);
    const monster = /Lesser monsters that may be met anywhere: ([^,.]+)/.exec(plain)?.[1] ?? '';
    expect(monster).not.toBe('');
    writeFileSync(file('names.json'), JSON.stringify({ [monster]: 'Gelatinous Cube' }));
    expect(await campaign('--out', file('other.md'), '--names', file('names.json'))).toMatchObject({ code: 0 });
    const other = readFileSync(file('other.md'), 'utf8');
    expect(other).toContain('Gelatinous Cube');
    expect(plain).not.toContain('Gelatinous Cube');
  });

  it('refuses what it can not draw, and names that are none', async () => {
    const campaign = (...flags: string[]) => understory('campaign', file('evening.save.json'), ...flags);
    expect(await campaign('--out', file('land.txt'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('must end in .svg, .pdf or .md'),
    });
    writeFileSync(file('wrong.json'), '{"Goblins": 3}');
    expect(await campaign('--out', file('r.md'), '--names', file('wrong.json'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no list of names'),
    });
    writeFileSync(file('broken.json'), '{');
    expect(await campaign('--out', file('r.md'), '--names', file('broken.json'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no JSON'),
    });
    expect(await campaign('--out', file('land.svg'), '--names', file('names.json'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('--names goes with a file of regions'),
    });
    await understory('host', '--seed', '3', '--until', 'primordial', '--out', file('second.save.json'));
    expect(await understory('campaign', file('second.save.json'), '--out', file('x.svg'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('only worlds of edition 1'),
    });
  });
});
