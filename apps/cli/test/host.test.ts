import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readWorldFile } from '@understory/host/file';
import { secondEdition } from '@understory/host/second';
import { load, readSave } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { desk, understory } from './run-understory.ts';

const file = desk();

describe('understory host', () => {
  it('[H2-INV-16] writes the same world for the same seed: map, save and data', async () => {
    const outs = (n: number) => ['svg', 'json', 'save.json'].flatMap((it) => ['--out', file(`w${n}.${it}`)]);
    const [one, two] = await Promise.all(
      [1, 2].map((n) => understory('host', '--seed', '7', '--page', 'notebook', ...outs(n))),
    );
    expect([one?.code, two?.code]).toEqual([0, 0]);
    for (const it of ['svg', 'json', 'save.json']) {
      expect(readFileSync(file(`w1.${it}`), 'utf8')).toBe(readFileSync(file(`w2.${it}`), 'utf8'));
    }
    expect(readFileSync(file('w1.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    const world = readWorldFile(readFileSync(file('w1.json'), 'utf8'));
    expect(world).toMatchObject({ format: 'understory/world', game: 'host', edition: '2', seed: '7' });
    expect(world.page.ground?.strata).toHaveLength(4);
    const { game, parted } = load(readSave(readFileSync(file('w1.save.json'), 'utf8')), secondEdition);
    expect(parted).toBeNull();
    expect(game.world.page.title).toBe(world.page.title);
  });

  it('tells the world’s name and what each stratum holds, on the error stream', async () => {
    const { out, err } = await understory(
      'host',
      '--seed',
      '7',
      '--page',
      'notebook',
      '--name',
      'The Cellar',
      '--until',
      'primordial',
    );
    expect(out).toBe('');
    expect(err).toMatch(/^The Cellar {3}\(seed 7\)\n.+: 4 strata on a page of 20 × 14 beads\.\n/);
    for (const name of ['surface', 'stratum 1', 'stratum 4']) expect(err).toContain(`\n  ${name}`);
  });

  it('makes up a seed, and says it so that the world can be had again', async () => {
    const first = await understory('host', '--page', 'notebook');
    const seed = /^To have this world again: --seed (\S+)/.exec(first.err)?.[1] ?? '';
    const again = await understory('host', '--page', 'notebook', '--seed', seed);
    expect(first.err).toBe(`To have this world again: --seed ${seed}\n${again.err}`);
  });

  it('writes to standard output what is asked for there, and nothing else', async () => {
    const { out, code } = await understory('host', '--seed', '7', '--page', 'notebook', '--out', '-.json');
    expect(code).toBe(0);
    expect(readWorldFile(out).seed).toBe('7');
    const svg = await understory('host', '--seed', '7', '--page', 'notebook', '--look', 'plain', '--out', '-');
    expect(svg.out).toMatch(/^<svg /);
  });

  it('draws a picture as wide as wanted', async () => {
    const { code } = await understory(
      'host',
      '--seed',
      '7',
      '--page',
      'notebook',
      '--width',
      '300',
      '--out',
      file('w.png'),
    );
    expect(code).toBe(0);
    const png = readFileSync(file('w.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(300);
  });

  it('says why a file could not be written, leaves nothing behind, and ends with 3', async () => {
    const nowhere = await understory('host', '--seed', '7', '--page', 'notebook', '--out', file('no/such/w.svg'));
    expect(nowhere.code).toBe(3);
    expect(nowhere.err).toContain(
      `understory: ${file('no/such/w.svg')} could not be written: there is no such folder.`,
    );
    mkdirSync(file('folder.svg'));
    const folder = await understory('host', '--seed', '7', '--page', 'notebook', '--out', file('folder.svg'));
    expect(folder.code).toBe(3);
    expect(folder.err).toContain('it is a folder');
    expect(readdirSync(dirname(file('x'))).filter((it) => it.endsWith('.part'))).toEqual([]);
    expect(existsSync(file('no'))).toBe(false);
  });

  it('[H2-VIL-35] plays to an outcome, and tells of every age', async () => {
    const { code, err } = await understory('host', '--seed', '7', '--page', 'notebook', '--monster-turns', '5');
    expect(code).toBe(0);
    for (const age of ['Civilization, ', 'Monsters, ', 'Villainy, ']) expect(err).toContain(`  Age of ${age}`);
    const { outcome } = readWorldFile(
      (await understory('host', '--seed', '7', '--page', 'notebook', '--monster-turns', '5', '--out', '-.json')).out,
    );
    expect(err.trimEnd().split('\n').at(-1)).toBe(outcome?.text);
  });

  it('says where a card of one’s own is faulty, and ends with 2', async () => {
    writeFileSync(file('bad.card'), 'card Bad\nstart ●\nalways expolit ore\n');
    const { code, err } = await understory('host', '--seed', '7', '--cards', file('bad.card'));
    expect(err).toContain(
      `${file('bad.card')}:3:8: "expolit" stands where an action should be; did you mean "exploit"?`,
    );
    expect(code).toBe(2);
  });
});
