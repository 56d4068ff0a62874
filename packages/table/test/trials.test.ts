import { describe, expect, it } from 'vitest';
import { stream, Trials } from '../src/index.ts';
import { verdictText } from '../src/words/index.ts';

/** So many playouts of options that win with these chances; the luck of a playout is the same for all. */
function won(chances: readonly number[], playouts: number): Trials {
  const trials = new Trials(chances.map((_, nth) => `option ${nth}`));
  const draw = stream('trials');
  for (let i = 0; i < playouts; i++) {
    const luck = draw.unit();
    trials.add(chances.map((it) => (luck < it ? 1 : 0)));
  }
  return trials;
}

describe('trials of options', () => {
  it('know the mean, the spread and how far the mean may be off', () => {
    const trials = new Trials(['a', 'b']);
    for (const [a, b] of [
      [1, 5],
      [3, 5],
    ])
      trials.add([a as number, b as number]);
    expect([trials.many, trials.mean(0), trials.spread(0), trials.mean(1), trials.spread(1)]).toEqual([2, 2, 1, 5, 0]);
    expect(trials.error(0)).toBeCloseTo(Math.SQRT1_2);
  });

  it('tell nothing after a few playouts, however they went', () => {
    expect(won([1, 0], 19).verdict()).toEqual({ best: [], worse: [] });
    expect(won([1, 0], 20).verdict()).toEqual({ best: ['option 0'], worse: ['option 1'] });
  });

  it('find no clear difference where there is none', () => {
    expect(won([0.5, 0.5, 0.5], 2000).verdict()).toEqual({ best: ['option 0', 'option 1', 'option 2'], worse: [] });
  });

  it.each([2, 4, 12])('find no clear difference where chance alone sets %i options apart', (options) => {
    const keys = Array.from({ length: options }, (_, nth) => `option ${nth}`);
    let clear = 0;
    for (let nth = 0; nth < 200; nth++) {
      const trials = new Trials(keys);
      const draw = stream('chance', String(nth));
      for (let i = 0; i < 100; i++) trials.add(keys.map(() => (draw.unit() < 0.4 ? 1 : 0)));
      if (trials.verdict().worse.length > 0) clear++;
    }
    expect(clear).toBeLessThanOrEqual(2);
  });

  it('see a small difference that the same luck brings out, and only with enough playouts', () => {
    expect(won([0.5, 0.45], 60).verdict().worse).toEqual([]);
    expect(won([0.5, 0.45], 1000).verdict()).toEqual({ best: ['option 0'], worse: ['option 1'] });
  });

  it('keep together what is about as good as the best', () => {
    expect(won([0.2, 0.6, 0.6], 400).verdict()).toEqual({ best: ['option 1', 'option 2'], worse: ['option 0'] });
  });

  it('are told in the same words for every game', () => {
    const textOf = (key: string) => `“${key}”`;
    expect(verdictText({ best: [], worse: [] }, textOf)).toBe('Too few playouts to tell yet.');
    expect(verdictText({ best: ['a', 'b'], worse: [] }, textOf)).toBe('No clear difference between the options.');
    expect(verdictText({ best: ['a'], worse: ['b'] }, textOf)).toBe('Clearly the best: “a”.');
    expect(verdictText({ best: ['a', 'b'], worse: ['c', 'd'] }, textOf, { what: 'survival', isWanted: true })).toBe(
      'Clearly better than the others (survival): “a” and “b”.',
    );
    expect(verdictText({ best: ['a', 'b'], worse: ['c'] }, textOf)).toBe('Clearly worse than the others: “c”.');
    expect(verdictText({ best: ['a'], worse: ['c'] }, textOf, { what: 'lasts longer', isWanted: false })).toBe(
      'A clear difference (lasts longer): “a”.',
    );
  });
});
