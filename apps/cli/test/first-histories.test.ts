import { describe, expect, it } from 'vitest';
import { type History, historyOf } from '../src/games/host/first/balance/history.ts';
import { brokenHistories, historyReport } from '../src/games/host/first/balance/history-report.ts';
import { addHistories, countHistory, newHistoryTally } from '../src/games/host/first/balance/history-tally.ts';

const history = (villain: History['villains'][number], villainy: string): History => ({
  monsters: 'six treasures',
  richest: 'delvers',
  years: 12,
  restarts: 1,
  villains: [villain],
  villainy,
  villainyYears: 6,
});

function tallyOf(...histories: readonly History[]) {
  const tally = newHistoryTally();
  for (const it of histories) countHistory(tally, it);
  return tally;
}

const times = (many: number, it: History) => Array.from({ length: many }, () => it);
const row = (...all: readonly History[]) => [{ hand: 'story', world: 'usual', tally: tallyOf(...all) }];
const how = { seeds: 2, command: 'understory balance', wholeRealm: false, strong: false };

describe('how whole histories of the first edition end', () => {
  it('[H1-MON-02] [H1-VIL-07] says what ended the monsters, who came, and how the villain fared', () => {
    const one = historyOf({ hand: 'story', options: { world: 'usual' } }, '7');
    expect(one.years).toBeGreaterThan(1);
    expect(one.villains).toHaveLength(1);
    expect(one.villainyYears).toBeGreaterThan(0);
    expect(one).toMatchObject({ monsters: 'six treasures', richest: expect.any(String), villainy: expect.any(String) });
  });

  it('comes out the same in whatever order it is added', () => {
    const parts = [
      tallyOf(history('liche king', 'land overrun')),
      tallyOf(history('liche king', 'villain dead'), history('alpha villain', 'undecided')),
    ];
    const sum = (all: typeof parts) => {
      const tally = newHistoryTally();
      for (const it of all) addHistories(tally, it);
      return tally;
    };
    expect(sum(parts)).toEqual(sum([...parts].reverse()));
    expect(sum(parts)).toMatchObject({ plays: 3, years: 36, restarts: 3 });
  });

  it('is told in tables: the monsters, each villain, each world, and what the rulebook foretells', () => {
    const all = [history('dungeon master', 'world conquered'), history('dungeon master', 'attack beaten')];
    const text = historyReport(row(...all), how);
    expect(text).toContain('| story | 100.0 % | – | – | – | – | – | 12.0 | 1.0 |');
    expect(text).toContain('| story | 100.0 % | 50.0 % | 50.0 % | – | – | 6.0 |');
    expect(text).toContain('| usual | 50.0 % | 50.0 % | – | 6.0 |');
    expect(text).toContain('| very likely | 50.0 % of 2 |');
  });

  it('[H1-DMR-21] [H1-AVI-15] breaks its promise where it ends otherwise than the rulebook foretells', () => {
    const usual = [
      ...times(100, history('dungeon master', 'world conquered')),
      ...times(100, history('thought lords', 'all minds taken')),
      ...times(100, history('liche king', 'villain dead')),
      ...times(100, history('alpha villain', 'villain dead')),
    ];
    expect(brokenHistories(row(...usual), how)).toEqual([]);
    const weak = [...usual.slice(100), ...times(100, history('dungeon master', 'attack beaten'))];
    expect(brokenHistories(row(...weak), how)).toEqual([
      'The Dungeon Master’s attack mostly fails (H1-DMR-21 calls his victory very likely).',
    ]);
    expect(brokenHistories(row(...weak), { ...how, wholeRealm: true })).toEqual([]);
    const strong = [...usual.slice(0, 300), ...times(100, history('alpha villain', 'surface ruled'))];
    expect(brokenHistories(row(...strong), how)).toEqual([
      'The Alpha Villain comes to rule more often than H1-AVI-15 says.',
    ]);
    expect(brokenHistories(row(...strong), { ...how, strong: true })).toEqual([]);
    expect(brokenHistories(row(...usual.slice(100), ...usual.slice(100)), how)).toEqual([
      'The dungeon master never came (H1-VIL-T1).',
    ]);
    expect(brokenHistories(row(...strong.slice(300)), how)).toEqual([]);
  });
});
