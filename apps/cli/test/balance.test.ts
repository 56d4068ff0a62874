import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { add, count, longest, medianTurns, newTally, type Tally } from '../src/games/host/balance/tally.ts';
import { brokenPromises, type Row, report } from '../src/games/host/second/balance/report.ts';
import { desk, understory } from './run-understory.ts';

const at = desk();

const outcome = (ending: string, turns: number, isLate = false) => ({
  ending,
  turns,
  isLate,
  built: 2,
  population: 3,
  treasure: 1,
  left: 0,
});

function tallyOf(...outcomes: ReturnType<typeof outcome>[]): Tally {
  const tally = newTally();
  for (const it of outcomes) count(tally, it);
  return tally;
}

describe('what is counted', () => {
  it('comes out the same in whatever order it is added', () => {
    const parts = [tallyOf(outcome('fate', 3)), tallyOf(outcome('ten dwarves', 8), outcome('ten dwarves', 9))];
    const sum = (all: readonly Tally[]) => {
      const tally = newTally();
      for (const it of all) add(tally, it);
      return { ...tally, endings: [...tally.endings].sort(), turns: [...tally.turns].sort() };
    };
    expect(sum(parts)).toEqual(sum([...parts].reverse()));
    expect(sum(parts)).toMatchObject({ plays: 3, built: 6, population: 9 });
  });

  it('has the middle and the longest of the turns', () => {
    const tally = tallyOf(outcome('fate', 3), outcome('fate', 8), outcome('fate', 20));
    expect([medianTurns(tally), longest(tally), medianTurns(newTally())]).toEqual([8, 20, 0]);
  });
});

describe('what must hold', () => {
  const row = (tally: Tally): Row => ({ people: 'dwarves', hand: 'random', tally });
  const many = (times: number, ...few: ReturnType<typeof outcome>[]) =>
    tallyOf(...few, ...Array.from({ length: times }, () => outcome('ten dwarves', 8)));

  it('[H2-INV-17] one age in two hundred may outlast its rules, and no more', () => {
    expect(brokenPromises([row(many(199, outcome('ten dwarves', 9, true)))])).toEqual([]);
    expect(brokenPromises([row(many(198, outcome('ten dwarves', 9, true)))])).toEqual([
      'The dwarves by the random hand outlast their rules in 1 of 199 ages.',
    ]);
  });

  it('every ending comes, once there are seeds enough to tell', () => {
    expect(brokenPromises([row(many(1999))])).toEqual([]);
    expect(brokenPromises([row(many(2000, outcome('fate', 1)))])).toEqual([
      'The dwarves never ended by “no one left” (H2-CIV-25).',
    ]);
  });

  it('tells a rare ending apart from one that never comes', () => {
    const text = report([row(many(1999, outcome('fate', 1)))], {
      seeds: 2000,
      page: { width: 30, height: 21 },
      command: 'understory balance --seeds 2000',
    });
    expect(text).toContain('| random | 100.0 % | – | 1 in 2000 | 8 | 8 | 2.0 | 3.0 | 1.0 | 0.0 |');
  });
});

describe('understory balance', () => {
  it('plays a few ages of a people by a hand, and writes them down', async () => {
    const file = at('balance.md');
    const flags = ['--seeds', '2', '--people', 'deep-elves', '--hand', 'random', '--page', '16x12'];
    expect(await understory('balance', ...flags, '--out', file)).toMatchObject({ code: 0, out: '' });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('over 2 seeds each, by each hand, on a page of 16 × 12 beads');
    expect(text).toMatch(/## Deep elves\n\n\| hand \| war with the surface dwellers \|/);
    expect(text.match(/^\| random \|/gm)).toHaveLength(1);
    expect(text).not.toContain('## Dwarves');
    expect(text).toContain(`npx understory balance ${flags.join(' ')}\n`);
  });
});
