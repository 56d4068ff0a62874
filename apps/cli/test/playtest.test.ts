import { readFileSync } from 'node:fs';
import { readWorldFile } from '@understory/host/file';
import { describe, expect, it } from 'vitest';
import { noEndings } from '../src/games/host/playtest/balance/outcome.ts';
import { brokenPromises, lopsided } from '../src/games/host/playtest/balance/promises.ts';
import { desk, understory } from './run-understory.ts';

const file = desk();

describe('understory host --edition playtest', () => {
  it('plays a world to its end, and writes map and data', async () => {
    const outs = ['svg', 'json'].flatMap((it) => ['--out', file(`w.${it}`)]);
    const { code, err } = await understory('host', '--edition', 'playtest', '--seed', '7', '--last-era', '10', ...outs);
    expect(code).toBe(0);
    expect(err).toMatch(/Age of Civilization, year \d+: /);
    expect(err).toMatch(/Age of Monsters, era \d+: /);
    const world = readWorldFile(readFileSync(file('w.json'), 'utf8'));
    expect(world).toMatchObject({ edition: 'playtest', seed: '7', options: { lastEra: 10 } });
    expect(world.outcome?.text).toMatch(/\.$/);
    expect(readFileSync(file('w.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it('refuses flags of another edition by name', async () => {
    const { code, err } = await understory('host', '--edition', 'playtest', '--unruly');
    expect(code).toBe(2);
    expect(err).toContain('--unruly is a flag of edition 1');
  });
});

describe('understory balance --edition playtest', () => {
  const many = (of: Record<string, number>) => new Map(Object.entries(of));
  const good = {
    ...noEndings(),
    plays: 200,
    elves: many({ 'civil war': 150, 'slave revolt': 30, 'surface war': 20 }),
    monsters: many({ 'ten treasures': 120, 'too many groups': 60, 'last era': 20 }),
    years: new Map([[8, 200]]),
    eras: new Map([[12, 200]]),
  };

  it('[PT-INV-14] tells how ages and villains end, what did not come, and what the rules promise of them', async () => {
    const how = ['--edition', 'playtest', '--seeds', '2', '--hand', 'story', '--kingdoms'];
    const { code, out } = await understory('balance', ...how);
    expect(code).toBe(0);
    expect(out).toContain('--hand story --kingdoms');
    expect(out).toMatch(/\| End of the elves \| story \|/);
    expect(out).toMatch(/\| years of the elves \| \d+, \d+, \d+ \|/);
    for (const it of ['no kingdoms', 'dungeon master: world conquered', 'liche king: land overrun'])
      expect(out).toContain(`| ${it} | `);
    expect(brokenPromises('story', good)).toEqual([]);
    expect(
      brokenPromises('story', { ...good, years: new Map([[3, 200]]), monsters: many({ 'last era': 200 }) }),
    ).toHaveLength(3);
    expect(brokenPromises('story', { ...noEndings(), plays: 3 })).toEqual([]);
  });

  it('[PT-JOI-14] promises that the Dungeon Master neither never nor always wins, from a thousand games on', () => {
    const [dead, won] = ['dungeon master: villain dead', 'dungeon master: world conquered'];
    const fares = (villains: Record<string, number>, plays = 1000) =>
      lopsided({ ...good, plays, villains: many(villains) }).map((it) => it.match(/never|always/)?.[0]);
    expect(fares({ [dead]: 300, [won]: 5 })).toEqual([]);
    expect(fares({ [dead]: 300, 'liche king: land overrun': 9 })).toEqual(['never']);
    expect(fares({ [won]: 300 })).toEqual(['always']);
    expect(fares({ [dead]: 300 }, 999)).toEqual([]);
  });
});
