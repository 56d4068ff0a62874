import { secondOptions } from '@understory/host/second';
import { describe, expect, it } from 'vitest';
import { type History, historyOf, TRIGGERS } from '../src/games/host/second/balance/history.ts';
import { brokenPaths, historyReport } from '../src/games/host/second/balance/history-report.ts';
import { addHistories, countHistory, newHistoryTally } from '../src/games/host/second/balance/history-tally.ts';

const history = (path: string, result: string): History => ({
  trigger: '●',
  turns: 4,
  path,
  result,
  rounds: 6,
  fates: [
    { card: 'Goblins', fate: 'spawned' },
    { card: 'Goblins', fate: 'rose' },
  ],
});

function tallyOf(...histories: readonly History[]) {
  const tally = newHistoryTally();
  for (const it of histories) countHistory(tally, it);
  return tally;
}

const times = (many: number, it: History) => Array.from({ length: many }, () => it);

describe('how whole histories end', () => {
  const options = secondOptions({ width: 20, height: 14 });
  const one = historyOf({ hand: 'story', options }, '7');

  it('[H2-MON-501] says what made the villain, by which path, and with which result', () => {
    expect(TRIGGERS).toContain(one.trigger);
    expect(['The Horde', 'The Empire']).toContain(one.path);
    expect(one.turns).toBeGreaterThan(0);
    expect(one.rounds).toBeGreaterThan(0);
    expect(one.fates.filter((it) => it.fate === 'rose')).toHaveLength(1);
    expect(one.fates.filter((it) => it.fate === 'spawned').length).toBeGreaterThanOrEqual(3);
  });

  it('[H2-MON-505] knows who rose only because the last turn came', () => {
    const hasty = secondOptions({ width: 20, height: 14, monsterTurns: 5 });
    expect(historyOf({ hand: 'random', options: hasty }, '1').trigger).toBe('limit');
  });

  it('comes out the same in whatever order it is added', () => {
    const parts = [tallyOf(one), tallyOf(history('The Horde', 'stalemate'), one)];
    const sum = (all: typeof parts) => {
      const tally = newHistoryTally();
      for (const it of all) addHistories(tally, it);
      return tally;
    };
    expect(sum(parts)).toEqual(sum([...parts].reverse()));
    expect(sum(parts)).toMatchObject({ plays: 3, turns: 2 * one.turns + 4 });
  });

  it('is told in tables: triggers, each path, each card', () => {
    const tally = tallyOf(history('The Horde', 'horde conquers'), history('The Horde', 'villain slain'));
    const text = historyReport([{ hand: 'story', tally }], {
      seeds: 2,
      page: { width: 30, height: 21 },
      command: 'understory balance --histories 2',
    });
    expect(text).toContain('| story | 100.0 % | – | – | – | – | – | 4.0 |');
    expect(text).toContain('| story | 100.0 % | 50.0 % | 50.0 % | – | – | 6.0 |');
    expect(text).toContain('| Goblins | 2 | 0 | 0 | 2 | 0 |');
  });

  it('breaks its promise if a path is never taken, won or lost, once there are histories enough', () => {
    const row = (...all: readonly History[]) => [{ hand: 'story', tally: tallyOf(...all) }];
    expect(brokenPaths(row(...times(99, history('The Horde', 'stalemate'))))).toEqual([]);
    expect(brokenPaths(row(...times(100, history('The Horde', 'stalemate'))))).toEqual([
      'The Horde never won (H2-VIL-31).',
      'Nobody ever took the path of The Empire (H2-VIL-02).',
    ]);
    const both = [history('The Horde', 'horde conquers'), history('The Horde', 'villain slain')];
    const empires = times(98, history('The Empire', 'empire rules'));
    expect(brokenPaths(row(...both, ...empires))).toEqual(['The Empire never failed (H2-VIL-32, H2-VIL-33).']);
  });
});
