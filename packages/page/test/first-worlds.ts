import { clock, type Ground, groundOfRegions, layBeds, line, type Page, polygon, type Shape } from '../src/index.ts';
import { draw, FIRST, pageOf } from './sheet.ts';

const SIZE = { width: 30, height: 21 };

/** The pages of the first edition's six worlds (H1-ALT): the ground, and what lies open to the sky. */
export const FIRST_WORLDS: Readonly<Record<string, () => Page>> = {
  'the usual page': () =>
    pageOf(
      under(() => 4, []),
      SIZE,
      FIRST,
    ),
  'Firetop Range': () =>
    pageOf(
      under((x) => 6.5 - Math.max(0, 5 - Math.abs(x - 15)), [10, 15, 20]),
      SIZE,
      FIRST,
    ),
  'Rift of Sorrows': () => {
    const page = pageOf(
      under(() => 4, []),
      SIZE,
      FIRST,
    );
    draw(page, 'cave', polygon([12, 4, 14, 18, 16, 18, 18, 4]), { id: 'rift' });
    return page;
  },
  'Scorched Lands': () => {
    const page = pageOf(
      under(() => 4, []),
      SIZE,
      FIRST,
    );
    draw(page, 'cave', polygon([9, 4, 9.5, 9, 20.5, 9, 21, 4]), { id: 'valley' });
    return page;
  },
  'Hollow Earth': () =>
    pageOf(
      groundOfRegions(
        'Hollow Earth',
        [surface([0, 4, 30, 4]), surface([0, 17, 30, 17])],
        [[0, 4, 30, 4, 30, 17, 0, 17]],
      ),
      SIZE,
      FIRST,
    ),
  'Pocket Universe': () => pageOf(groundOfRegions('Pocket Universe', [surface(RIM, true)], [RIM]), SIZE, FIRST),
};

const RIM = Array.from({ length: 96 }, (_, i) => clock(i / 8)).flatMap(({ x, y }) => [15 + 12 * x, 10.5 + 8 * y]);

function surface(path: readonly number[], closed = false): Shape {
  return { path, closed, swell: 0 };
}

function under(top: (x: number) => number, corners: number[]): Ground {
  const levels = { low: -100, high: 100 };
  const rock = { count: 1, top: () => -9, bottom: () => 99, lineAt: (_x: number, level: number) => level, levels };
  return layBeds(SIZE, { name: 'A world', surface: top, blocks: [rock], corners }, null);
}

/** A tunnel as wide as rules draw it. */
export const tunnel = (path: readonly number[]) => line(path, 0.4);

/** The rock of a world, without what is open to the sky. */
export function rockOf(page: Page): Shape {
  const open = [...page.drawn()]
    .filter(({ id }) => id === 'rift' || id === 'valley')
    .flatMap(({ shape }) => shape.path);
  return open.length > 0 ? polygon([0, 4, ...open, 30, 4, 30, 21, 0, 21]) : page.stratumShape(1);
}
