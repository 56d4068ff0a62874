import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, overlap } from '../src/box.ts';

import { widthOf, wrap } from '../src/lettering/lettering.ts';
import { fontFiles } from '../src/png.ts';
import { fixtureWorld } from './fixture-world.ts';
import { drawMap } from './second.ts';

describe('labels', () => {
  it('cover neither each other, nor beads, nor the cartouche, and stay on the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const sheet = fixtureWorld(`World ${seed}`);
        const { labels } = drawMap(sheet, { layers: ['labels', 'beads', 'cartouche', 'strata-numbers'] });
        for (const [i, { box }] of labels.entries()) {
          expect(box.left >= 0 && box.top >= 0 && box.right <= sheet.width && box.bottom <= sheet.height).toBe(true);
          for (const other of labels.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
          for (const { at } of sheet.beads) expect(overlap(box, around(at.x, at.y, 0.27))).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are all placed or numbered', () => {
    const sheet = fixtureWorld('Crowded');
    const [label] = sheet.labels;
    if (!label) throw new Error('the fixture has no labels');
    const crowd = Array.from({ length: 120 }, (_, i) => ({
      ...label,
      id: `n${1000 + i}`,
      text: `The Hall of Long Grudges ${i}`,
    }));
    const { labels, numerals } = drawMap({ ...sheet, labels: crowd });
    expect(labels.length + numerals.length).toBe(120);
    expect(labels.length).toBeGreaterThan(5);
    expect(numerals.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numerals.map((_, i) => i + 1));
    expect(numerals.length).toBeGreaterThan(0);
    for (const [i, { box }] of labels.entries())
      for (const other of labels.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
  });

  it('are as wide as the font makes them', () => {
    for (const text of ['The Hall of Long Grudges', 'Vel Issaria', 'WAVE', 'Ætherwood']) {
      const measured = inkWidth(text);
      expect(widthOf(text, 1)).toBeGreaterThan(measured * 0.97);
      expect(widthOf(text, 1)).toBeLessThan(measured * 1.12 + 0.12);
    }
  });

  it('wrap into lines that fit, and cut what is endless', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.double({ min: 2, max: 9, noNaN: true }), (text, wide) => {
        const lines = wrap(text, 0.5, wide, 3);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect([...line].length <= 2 || widthOf(line, 0.5) <= wide + 1e-9).toBe(true);
      }),
    );
  });
});

/** How wide the PNG writer sets the words, by their ink, at type size 1. */
function inkWidth(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="50" y="120" font-size="100" font-family="IM FELL English">${text}</text></svg>`;
  const resvg = new Resvg(svg, { font: { fontFiles: [...fontFiles()], loadSystemFonts: false } });
  return (resvg.getBBox()?.width ?? 0) / 100;
}
