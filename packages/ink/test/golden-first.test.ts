import type { Sheet } from '@understory/page';
import { line, polygon } from '@understory/page';
import { digest, spelled } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { expectGolden } from '../../../tools/golden.ts';
import { learnFirstEdition } from '../src/first/index.ts';
import { drawMap, type Mark, toSvg } from '../src/index.ts';
import { everyBead, everyRoom, everySight, firstHouse, firstPiece, firstSheet } from './first-sheet.ts';
import { inOneLine } from './written-marks.ts';

learnFirstEdition();

const volcano = (id: string, path: readonly number[]) => firstPiece(id, 'vent', polygon(path), { stratum: 0 });
const shaft = (id: string, path: readonly number[]) =>
  firstPiece(id, 'tunnel', line(path, 0.25), {
    room: 'main shaft',
    people: 'dwarves',
    owner: 'dwarves',
    manner: 'square',
  });

const SCENES: Readonly<Record<string, () => Sheet>> = {
  rooms: () => firstSheet('usual', everyRoom()),
  sights: () => firstSheet('usual', [], { ...everySight(), beads: everyBead() }),
  hollow: () =>
    firstSheet('hollow', [
      firstHouse('upper', { x: 8, y: 3.4 }),
      firstHouse('lower', { x: 12, y: 17.6 }),
      volcano('mouth below', [20, 17, 21, 17.8, 22, 17]),
      shaft('from above', [16, 4, 16, 8]),
    ]),
  pocket: () =>
    firstSheet('pocket', [
      firstHouse('top', { x: 15, y: 2 }),
      firstHouse('right', { x: 27.6, y: 10.5 }),
      firstHouse('bottom', { x: 15, y: 19 }),
      firstHouse('corner', { x: 5.6, y: 16.4 }),
      volcano('at the left', [3, 9.5, 2.2, 10.5, 3, 11.5]),
      shaft('from the corner', [24.5, 5.7, 21, 7.4]),
    ]),
};

const draw = (sheet: Sheet) => drawMap(sheet, { edition: '1', called: spelled });

/** Frozen scenes of the first edition: `GOLDEN=write npm run unit -- packages/ink/test/golden-first`, and look at the pictures. */
describe('scenes of the first edition', () => {
  it.each(Object.entries(SCENES))('%s are drawn as they always were', (name, of) => {
    const scene = draw(of());
    const svg = toSvg(scene);
    expectGolden(new URL(`./golden/first/${name}.txt`, import.meta.url), [
      ...scene.layers.map((layer) => `${layer.name}: ${inOneLine(layer.marks)}`),
      `${svg.length} letters of SVG; ${digest(svg).slice(0, 8)}`,
    ]);
  });
});

describe('where down is not down the page', () => {
  const placeOf = (sheet: Sheet, piece: string) => {
    const houses = draw(sheet).layers.find(({ name }) => name === 'buildings')?.marks ?? [];
    const own = houses.find((it) => it.mark === 'group' && it.piece === piece) as Extract<Mark, { mark: 'group' }>;
    const [first] = own.of;
    return first?.mark === 'group' ? first.place : undefined;
  };

  it('[H1-ALT-12] buildings stand upright above, and head down on the lower surface', () => {
    const sheet = (SCENES['hollow'] as () => Sheet)();
    expect(placeOf(sheet, 'upper')).toBeUndefined();
    expect(placeOf(sheet, 'lower')).toMatchObject({ x: 12, y: 17, turn: 0.5 });
    expect(placeOf(sheet, 'mouth below')).toMatchObject({ y: 17, turn: 0.5 });
  });

  it('[H1-ALT-21] buildings stand on the rim with their feet to the middle', () => {
    const sheet = (SCENES['pocket'] as () => Sheet)();
    const turns = ['top', 'right', 'bottom', 'at the left'].map((it) => placeOf(sheet, it)?.turn);
    for (const [i, turn] of [0, 0.25, 0.5, -0.25].entries()) expect(turns[i]).toBeCloseTo(turn, 2);
    expect(placeOf(sheet, 'right')?.x).toBeCloseTo(27, 1);
    expect(placeOf(sheet, 'bottom')?.y).toBeCloseTo(18.5, 1);
  });
});
