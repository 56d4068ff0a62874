import { expect, it } from 'vitest';
import { drawMap, sideBySide } from '../src/index.ts';
import { fixtureWorld } from './fixture-world.ts';

const scene = (width: number) =>
  drawMap(fixtureWorld('Ages', { width, height: 21 }), { edition: '2', called: () => '', layers: ['paper'] });
const sheetOf = (width: number) =>
  sideBySide(['Dawn', 'Noon', 'Dusk & after'].map((caption) => ({ scene: scene(width), caption })));
const numbers = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, it]) => Number(it));

it('the ages stand two beside each other on one sheet, each with its words under it', () => {
  const sheet = sheetOf(30);
  const lefts = numbers(sheet, /<svg x="([\d.]+)"/g);
  const tops = numbers(sheet, /<svg x="[\d.]+" y="([\d.]+)"/g);
  expect([lefts[0] === lefts[2], tops[0] === tops[1], (tops[2] ?? 0) > (tops[0] ?? 0)]).toEqual([true, true, true]);
  expect([...sheet.matchAll(/middle" fill="[^"]+">([^<]+)</g)].map(([, words]) => words)).toEqual([
    'Dawn',
    'Noon',
    'Dusk &amp; after',
  ]);
  // What is clipped or washed in one picture is not in another.
  expect(sheet).toContain('sheet-0-');
});

it('has larger words under larger pages', () => {
  const [usual, poster] = [30, 60].map((width) => numbers(sheetOf(width), /font-size="([\d.]+)" text-anchor/g)[0] ?? 0);
  expect((poster ?? 0) / (usual ?? 1)).toBeCloseTo(Math.sqrt(2), 2);
});
