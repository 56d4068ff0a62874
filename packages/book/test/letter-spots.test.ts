import { drawMap } from '@understory/ink';
import { gapTo } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { LETTER, letterSpots } from '../src/draw/letter-spots.ts';
import { said } from '../src/then.ts';
import { played } from './worlds.ts';

describe('the section with the letters of its areas', () => {
  it('[TA-PIC-01] each letter stands in its area or next to it, over no name and no other letter', () => {
    const world = played('2', 'lettered');
    const { survey } = bookOf(world);
    const { labels } = drawMap(world.page, {
      edition: '2',
      look: 'pen-and-paper',
      tick: survey.then.tick,
      called: said,
    });
    const spots = letterSpots(survey, labels);
    expect(labels.length).toBeGreaterThan(8);
    expect([...spots.keys()].map((it) => it.letter)).toEqual(survey.areas.map((it) => it.letter));
    const all = [...spots];
    for (const [area, { x, y }] of all) {
      const pieces = area.places.flatMap((it) => it.pieces);
      expect(Math.min(...pieces.map(({ shape }) => gapTo(shape, x, y))), area.name).toBeLessThan(2.2);
      for (const { box, lines } of labels) {
        const [across, down] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
        expect(across ** 2 + down ** 2, `${area.letter} over ${lines.join(' ')}`).toBeGreaterThan(LETTER ** 2);
      }
      for (const [other, at] of all)
        if (other !== area) expect((at.x - x) ** 2 + (at.y - y) ** 2, area.letter).toBeGreaterThan((2 * LETTER) ** 2);
    }
  });
});
