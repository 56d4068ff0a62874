import type { World } from '@understory/host';
import { secondView } from '@understory/host/second';
import type { OptionInWords } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { alikeOf, areMany, twins } from '../src/parts/ask/alike.ts';
import { whereIn } from '../src/parts/ask/where-is.ts';

/** Strata a bead thick, and a dormitory in the second. */
const page = {
  stratumAt: (_: number, y: number) => Math.floor(y),
  pieces: [{ id: 'p1', stratum: 2 }],
  strata: [],
};
const whereIs = whereIn(secondView, { page } as unknown as World);

const ore = (key: string, y: number): OptionInWords => ({
  key,
  text: 'ore',
  does: 'gain ○',
  subject: { spot: { x: 1, y } },
});

describe('options that read the same', () => {
  it('are told once for each stratum, with the numbers they have on the map', () => {
    const groups = alikeOf([ore('a', 1), ore('b', 3), ore('c', 1.5), { key: 'd', text: 'none', does: '' }], whereIs);
    expect(groups.map(({ text, where, options }) => [text, where, options.map(({ number }) => number)])).toEqual([
      ['ore', 'stratum 1', [1, 3]],
      ['ore', 'stratum 3', [2]],
      ['none', '', [4]],
    ]);
    expect(areMany(groups)).toBe(false);
    expect(
      areMany(
        alikeOf(
          ['a', 'b', 'c', 'd'].map((key) => ore(key, 1)),
          whereIs,
        ),
      ),
    ).toBe(true);
  });

  it('are many, too, where few of many words are different', () => {
    const pairs = (many: number) => Array.from({ length: many }, (_, i) => [ore(`a${i}`, i), ore(`b${i}`, i)]).flat();
    const alone = Array.from({ length: 8 }, (_, i) => ore(`c${i}`, i));
    expect([pairs(3), pairs(4), alone].map((it) => areMany(alikeOf(it, whereIs)))).toEqual([false, true, false]);
  });

  it('are twins where the map can tell them apart', () => {
    const room: OptionInWords = { key: 'r', text: 'a room', does: '', subject: { piece: 'p1' } };
    expect([...twins([ore('a', 1), ore('b', 1), room])]).toEqual(['a', 'b']);
    expect(whereIs(room)).toBe('stratum 2');
    expect(whereIs(ore('a', 0))).toBe('on the surface');
  });
});
