import { secondEdition, secondOptions } from '@understory/host/second';
import type { Sheet } from '@understory/page';
import { Game } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { LOOKS, toSvg } from '../src/index.ts';
import { breaches } from './label-law.ts';
import { figure } from './monster-pieces.ts';
import { drawMap } from './second.ts';

const PEOPLES = ['dwarves', 'deep elves', 'demons', 'magicians', 'aliens'];

/** A world at the end of a people's age. */
function worldOf(people: string, seed: number): Sheet {
  const game = new Game(secondEdition, { seed: `ink ${people} ${seed}`, options: secondOptions({}) });
  while (game.ask && game.world.ages.every(({ name }) => name === 'primordial' || name === 'civilization')) {
    if (game.ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
    else game.letAnswer();
  }
  return game.world.page;
}

describe.each(PEOPLES)('the works of the %s', (people) => {
  const sheets = [1, 2].map((seed) => worldOf(people, seed));

  it('are known for theirs by their floors', () => {
    for (const sheet of sheets) {
      const works = sheet.pieces.filter((piece) => piece.people === people);
      expect(works.length).toBeGreaterThan(0);
      const svg = toSvg(drawMap(sheet));
      const { colours } = LOOKS['pen-and-paper'];
      const floor = works
        .map((piece) => (piece.kind === 'room' ? figure(piece).masonry?.floor : undefined))
        .find((it) => it);
      if (floor) expect(svg).toContain(`fill="${colours[floor]}"`);
    }
  });

  it('have names that keep the law of labels', () => {
    for (const sheet of sheets) expect(breaches(sheet, drawMap(sheet))).toEqual([]);
  });

  it('are drawn in every look, the same to the byte each time, in a small file', () => {
    for (const sheet of sheets) {
      for (const look of Object.values(LOOKS)) {
        const svg = toSvg(drawMap(sheet, { look, faded: look.dark }));
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(1_500_000);
      }
      expect(toSvg(drawMap(structuredClone(plainly(sheet))))).toBe(toSvg(drawMap(sheet)));
    }
  });
});

/** The page as plain data. */
function plainly(page: Sheet): Sheet {
  const { width, height, title, ground, laidAt, former, features, pieces, units, beads, marks, labels, legend, bonds } =
    page;
  return { width, height, title, ground, laidAt, former, features, pieces, units, beads, marks, labels, legend, bonds };
}
