import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/books.ts';
import { drawMap, withMargin } from '../src/index.ts';
import { fixtureWorld } from './fixture-world.ts';

const map = drawMap(fixtureWorld('Margins'), { edition: '2', called: () => '' });
const box = { left: 1, top: 1, right: 2, bottom: 2 };
const numeral = (number: number, text: string) => ({
  number,
  box,
  label: { id: `l${number}`, about: 'p1', text, note: null, at: { x: 1, y: 1 }, size: 'small', since: 0, until: null },
});
const words = (...numerals: ReturnType<typeof numeral>[]) => {
  const scene = withMargin({ ...map, numerals } as typeof map, { edition: '2' });
  const margin = scene.layers.find(({ name }) => name === 'margin')?.marks ?? [];
  return margin.flatMap((it) => (it.mark === 'text' ? [it.text] : []));
};

describe('the key in the margin', () => {
  it('tells each number once, and what has the same name in one line', () => {
    expect(words(numeral(1, 'Silo'), numeral(2, 'Farm'), numeral(4, 'Silo'))).toEqual(['1, 4  Silo', '2  Farm']);
  });

  it('has scale, compass and what the beads mean beside the key, on request', () => {
    const { height, layers } = withMargin(map, { edition: '2', legend: true });
    const marks = layers.find(({ name }) => name === 'margin')?.marks ?? [];
    const said = marks.flatMap((it) => (it.mark === 'text' ? [it.text] : []));
    const { beads, scale } = bookOf('2').legend;
    for (const { word } of [...beads, scale]) expect(said).toContain(word);
    // The compass has a needle of two halves, and all of it lies in the strip under the map.
    expect(marks.filter((it) => it.mark === 'circle' && it.r === 0.5)).toHaveLength(1);
    for (const it of marks) if (it.mark === 'text') expect(it.y).toBeGreaterThan(map.height);
    for (const it of marks) if (it.mark === 'text') expect(it.y).toBeLessThan(height);
  });

  it('is not there where nothing is numbered', () => {
    expect(withMargin({ ...map, numerals: [] }, { edition: '2' }).height).toBe(map.height);
  });
});
