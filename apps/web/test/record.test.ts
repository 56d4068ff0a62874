import { deadliestEvil } from '@understory/evil';
import { secondEdition } from '@understory/host/second';
import { deluxe } from '@understory/maker';
import { type Entry, sortOf } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { isSought, type Sought, useRecordFilter } from '../src/parts/record/record-filter.ts';
import { agesOf, chapterStarts } from '../src/words/ages-of.ts';
import { chaptersOf, lineBy } from '../src/words/chapters-of.ts';
import type { Line } from '../src/words/line-of.ts';
import { pictureLine, pictureTitle } from '../src/words/picture-line.ts';
import { runsOf } from '../src/words/runs-of.ts';
import { isOf } from '../src/words/sort-of.ts';

const { time } = secondEdition;

const entry = (tick: number, rest: Record<string, unknown> = {}): Entry =>
  ({
    tick,
    step: tick,
    age: 'primordial',
    turn: 1,
    chapter: { kind: 'Stratum 1' },
    clause: 'H2-FEA-T0',
    kind: 'drew',
    ...rest,
  }) as Entry;

describe('a line of the record', () => {
  it('is the text that was kept with it', () => {
    expect(pictureLine(entry(0, { text: 'A cave.' }))).toEqual({ text: 'A cave.', voice: 'story' });
  });

  it('tells a throw with its faces and how it was thrown', () => {
    const thrown = { kind: 'rolled', dice: '2d4+1', faces: [3, 4], total: 8, for: 'how many caves', how: 'set' };
    expect(pictureLine(entry(0, thrown)).text).toBe('2d4+1 for how many caves: 8 (3 + 4 + 1), set by hand.');
    expect(pictureLine(entry(0, { kind: 'rolled', dice: '1d6', faces: [5], total: 5, for: 'the shape' })).text).toBe(
      '1d6 for the shape: 5.',
    );
    const [two, one] = [
      { kind: 'rolled', dice: '2d6', faces: [3, 4], total: 7, for: 'gems' },
      { kind: 'rolled', dice: '1d6+2', faces: [3], total: 5, for: 'gems' },
    ];
    expect(pictureLine(entry(0, two)).text).toBe('2d6 for gems: 7 (3 + 4).');
    expect(pictureLine(entry(0, one)).text).toBe('1d6+2 for gems: 5 (3 + 2).');
  });

  it('says whose hand chose, pointed and named', () => {
    expect(pictureLine(entry(0, { kind: 'chose', hand: 'person', text: 'Folds' })).text).toBe('You chose: Folds.');
    expect(pictureLine(entry(0, { kind: 'chose', hand: 'story', text: 'It is so.' })).text).toBe(
      'Fate chose: It is so.',
    );
    expect(pictureLine(entry(0, { kind: 'spotted', hand: 'chance', x: 1.26, y: 3 })).text).toBe(
      'A die fell at 1.3 across, 3 down.',
    );
    expect(pictureLine(entry(0, { kind: 'named', hand: 'person', name: 'Skarn' })).text).toBe('You named it “Skarn”.');
  });

  it('is silent where there are no words for it', () => {
    expect(pictureLine(entry(0, { kind: 'something new' }))).toEqual({ text: 'something new', voice: 'silent' });
  });
});

describe('lines that say the same', () => {
  const gems = { text: 'A deposit of gems.' };
  const thrown = { kind: 'rolled', dice: '1d6', faces: [5], total: 5, for: 'the shape' };
  const folded = (entries: readonly Entry[]) =>
    runsOf(entries, pictureLine).map(({ first, last, count }) => [first.tick, last.tick, count]);

  it('fold into one with their number, if they follow each other', () => {
    expect(
      folded([entry(0, gems), entry(1, gems), entry(4, gems), entry(5, { text: 'A cave.' }), entry(6, gems)]),
    ).toEqual([
      [0, 4, 3],
      [5, 5, 1],
      [6, 6, 1],
    ]);
  });

  it('stay apart if they come of different rules, or are throws', () => {
    expect(folded([entry(0, gems), entry(1, { ...gems, clause: 'H2-FEA-T2' })])).toHaveLength(2);
    expect(folded([entry(0, thrown), entry(1, thrown)])).toHaveLength(2);
  });
});

describe('chapters and ages', () => {
  const entries = [
    entry(0, { chapter: null }),
    entry(1),
    entry(2),
    entry(3, { chapter: { kind: 'Stratum 2' } }),
    entry(4, { age: 'monsters', turn: 6, chapter: { kind: 'Goblins' } }),
    entry(5, { age: 'monsters', turn: 6, chapter: { kind: 'Ants' } }),
  ];

  it('groups lines that belong together', () => {
    expect(
      chaptersOf(entries, (it) => pictureTitle(time, it)).map(({ title, entries: held }) => [title, held.length]),
    ).toEqual([
      ['Primordial Age', 1],
      ['Stratum 1', 2],
      ['Stratum 2', 1],
      ['Turn 6: Goblins', 1],
      ['Turn 6: Ants', 1],
    ]);
  });

  it('puts ages and their turns on one bar', () => {
    expect(agesOf(entries)).toEqual([
      { age: 'primordial', from: 0, to: 3 },
      { age: 'monsters', from: 4, to: 5 },
    ]);
    expect(chapterStarts(time, entries).map(({ from }) => from)).toEqual([0, 1, 3, 4]);
  });
});

describe('what is looked for in the record', () => {
  const { sorts } = secondEdition;
  const seek = (some: Partial<Sought>, it: Entry, line: Line) =>
    isSought(sorts, it, line, { all: true, search: '', sort: null, group: null, ...some });
  const story = { text: 'A cave opens.', voice: 'story' } as const;
  const dice = { text: '1d6 for caves: 5.', voice: 'dice' } as const;

  it('is everything until the person narrows it', () => {
    expect(useRecordFilter.getState()).toEqual({
      all: true,
      search: '',
      sort: null,
      group: null,
      asAnnals: true,
    });
  });

  it('is the story alone, or throws and choices too', () => {
    expect([seek({}, entry(0), story), seek({}, entry(0, { kind: 'rolled' }), dice)]).toEqual([true, true]);
    expect([seek({ all: false }, entry(0), story), seek({ all: false }, entry(0, { kind: 'rolled' }), dice)]).toEqual([
      true,
      false,
    ]);
    expect(seek({ all: false, sort: 'dice' }, entry(0, { kind: 'rolled' }), dice)).toBe(true);
    expect(seek({}, entry(0), { text: '', voice: 'silent' })).toBe(false);
  });

  it('is found by its words, its clause and its group', () => {
    expect(seek({ search: ' CAVE' }, entry(0), story)).toBe(true);
    expect(seek({ search: 'fea-t0' }, entry(0), story)).toBe(true);
    expect(seek({ search: 'dragon' }, entry(0), story)).toBe(false);
    expect(seek({ group: 'g1' }, entry(0, { group: 'g1' }), story)).toBe(true);
    expect(seek({ group: 'g1' }, entry(0, { group: 'g2' }), story)).toBe(false);
  });
});

describe('what a line is about', () => {
  const { sorts } = secondEdition;

  it.each([
    [secondEdition, 'died', 'lives'],
    [secondEdition, 'spawned', 'lives'],
    [secondEdition, 'fought', 'battles'],
    [deluxe, 'hero died', 'lives'],
    [deluxe, 'hurt', 'battles'],
    [deluxe, 'dangers', 'battles'],
    [deluxe, 'built', 'building'],
    [deadliestEvil, 'wounded', 'battles'],
    [deadliestEvil, 'ended', 'lives'],
  ] as const)('$0.game: $1 is of $2', (book, kind, sort) => {
    expect(sortOf(book.sorts, entry(0, { kind }))).toBe(sort);
  });

  it('is a birth where a group gains one of its own', () => {
    expect(isOf(sorts, entry(0, { kind: 'gained', bead: 'population' }), 'lives')).toBe(true);
    expect(isOf(sorts, entry(0, { kind: 'gained', bead: 'treasure' }), 'lives')).toBe(false);
  });

  it('is notable, or it is not', () => {
    expect(isOf(sorts, entry(0, { kind: 'founded' }), 'notable')).toBe(true);
    expect(isOf(sorts, entry(0, { kind: 'rolled' }), 'notable')).toBe(false);
  });
});

describe('the line that a moment is shown by', () => {
  const chapters = chaptersOf(
    [entry(2), entry(3), entry(7, { chapter: { kind: 'Stratum 2' } }), entry(9, { chapter: { kind: 'Stratum 2' } })],
    () => '',
  );

  it('is its own, or the last before it, and none before the first', () => {
    expect([2, 3, 5, 7, 8, 9, 40].map((moment) => lineBy(chapters, moment))).toEqual([2, 3, 3, 7, 7, 9, 9]);
    expect(lineBy(chapters, 1)).toBeNull();
    expect(lineBy([], 3)).toBeNull();
  });
});
