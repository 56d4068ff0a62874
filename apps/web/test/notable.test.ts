import { type Entry, notableOf, sortOf } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { evilKit } from '../src/games/evil/evil-kit.ts';
import { makerKit } from '../src/games/maker/maker-kit.ts';
import { isSought } from '../src/parts/record/record-filter.ts';
import { turnAt } from '../src/parts/timeline/replay-turn.ts';
import { groupsIn } from '../src/words/groups-in.ts';
import { lineOf } from '../src/words/line-of.ts';
import { notableFrom } from '../src/words/notable.ts';
import { leftOff, recapOf, seenAfter } from '../src/words/recap-of.ts';
import { SORTS, type Sort, sortsIn } from '../src/words/sort-of.ts';
import { playedTo } from './played.ts';

const game = playedTo('turning points', ({ outcome }) => outcome !== null);
const { world, rulebook } = game;
const { sorts, time } = rulebook;
const { entries } = world.journal;
const ALL = { all: true, search: '', sort: null, group: null } as const;

describe('turning points', () => {
  it('are deaths, villains, disasters and great works, not what is done every turn', () => {
    const of = (kind: string) => notableOf(sorts, { kind } as Entry);
    expect(['died', 'ascended', 'catastrophe', 'built'].map(of)).toEqual(['death', 'villain', 'disaster', 'work']);
    expect(['rolled', 'seated', 'gained', 'chose', 'toString'].map(of)).toEqual(Array(5).fill(null));
  });

  it('are a few of the many lines of a history, and each of them tells something', () => {
    const found = entries.filter((it) => notableOf(sorts, it) !== null);
    expect(found.length).toBeGreaterThan(10);
    expect(found.length).toBeLessThan(entries.length / 5);
    expect(found.filter((it) => lineOf(game, it).voice === 'silent')).toEqual([]);
  });

  it('are found one after the other, there and back', () => {
    const first = notableFrom(sorts, entries, 0, 1);
    const second = notableFrom(sorts, entries, first?.tick ?? 0, 1);
    expect(notableFrom(sorts, entries, second?.tick ?? 0, -1)).toBe(first);
    expect(notableFrom(sorts, entries, entries.length - 1, 1)).toBe(null);
  });
});

describe('the record', () => {
  it('puts every line into one sort', () => {
    const counts = new Map<Sort, number>();
    for (const entry of entries) counts.set(sortOf(sorts, entry), (counts.get(sortOf(sorts, entry)) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(
      (Object.keys(SORTS) as Sort[]).filter((sort) => sort !== 'notable').sort(),
    );
  });

  it('offers the sorts that a game has, in its own words', () => {
    const offered = (kit: { rulebook: { sorts: typeof sorts }; sortWords?: Parameters<typeof sortsIn>[1] }) =>
      sortsIn(kit.rulebook.sorts, kit.sortWords).map(({ text }) => text);
    expect(offered({ rulebook })).toEqual(Object.values(SORTS));
    expect(offered(makerKit)).toContain('checks and wounds');
    expect(offered(evilKit)).toContain('searches and items');
    for (const kit of [makerKit, evilKit]) {
      expect(offered(kit)).not.toContain('births and deaths');
      expect(offered(kit)).toEqual(expect.arrayContaining(['dice', 'choices']));
    }
    expect(sortsIn(evilKit.rulebook.sorts).map(({ sort }) => sort)).not.toContain('building');
  });

  it('is narrowed to battles, to dice even if they are hidden, and to births', () => {
    const of = (sort: Sort, all = true) =>
      entries.filter((it) => isSought(sorts, it, lineOf(game, it), { ...ALL, all, sort }));
    expect(new Set(of('battles').map(({ kind }) => kind))).toContain('conflict');
    expect(of('battles').every((it) => lineOf(game, it).voice === 'story')).toBe(true);
    expect(of('dice', false).length).toBeGreaterThan(0);
    expect(of('lives').some(({ kind }) => kind === 'gained')).toBe(true);
    expect(of('lives').length).toBeLessThan(entries.length / 3);
  });

  it('is narrowed to what has to do with a group, whether it acts or suffers', () => {
    const fight = entries.find(({ kind }) => kind === 'conflict') as Entry;
    const [one = '', other = ''] = groupsIn(fight);
    for (const group of [one, other]) expect(isSought(sorts, fight, lineOf(game, fight), { ...ALL, group })).toBe(true);
    expect(isSought(sorts, fight, lineOf(game, fight), { ...ALL, group: 'somebody else' })).toBe(false);
    const lines = entries.filter((it) => isSought(sorts, it, lineOf(game, it), { ...ALL, group: one }));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThan(entries.length / 2);
  });
});

describe('a recap', () => {
  it('tells the last turning points since a tick, and how many came before them', () => {
    const all = recapOf(sorts, entries, -1);
    expect(all?.told).toBe(entries.length);
    expect(all?.lines.at(-1)?.kind).toBe('age ended');
    expect(all?.earlier).toBe(entries.filter((it) => notableOf(sorts, it)).length - (all?.lines.length ?? 0));
    expect(recapOf(sorts, entries, entries.length - 1)).toBe(null);
    const turning = entries.findLastIndex((entry) => notableOf(sorts, entry) !== null);
    expect(recapOf(sorts, entries, turning - 1)).toMatchObject({ lines: [{ tick: turning }], earlier: 0 });
  });

  it('is for whoever has been away for long, and begins a turn before the last', () => {
    expect(leftOff(time, entries, 60_000)).toBe(null);
    const from = leftOff(time, entries, 3_600_000) ?? 0;
    expect(entries[from + 1]?.turn).not.toBe(entries.at(-1)?.turn);
  });

  it('is for what was played faster than it can be read, until it is put away', () => {
    expect(seenAfter(null, 100, 110)).toBe(null);
    expect(seenAfter(null, 100, 400)).toBe(99);
    expect(seenAfter(99, 400, 405)).toBe(99);
  });
});

describe('replaying a turn', () => {
  it('shows the turn of the moment, or the one before if it has only begun', () => {
    const within = entries.find(({ age, turn }) => age === 'monsters' && turn === 2)?.tick ?? 0;
    const turn = turnAt(time, entries, within + 3);
    expect(turn?.from).toBe(within);
    expect(entries[turn?.to ?? 0]?.turn).toBe(2);
    expect(turnAt(time, entries.slice(0, within + 1), within)?.to).toBe(within - 1);
  });
});
