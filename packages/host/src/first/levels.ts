import { centreOf, type Piece, type Point } from '@understory/page';
import { levelWords } from '../telling/levels.ts';
import type { Level } from '../view.ts';
import { LEVELS } from './telling/english/levels.ts';
import type { FirstWorld } from './world.ts';

const inWords = levelWords(LEVELS);

/** H1-MEA-03: how many numbers stand at a side. */
const NUMBERS = 6;

/** As deep as the numbers at the sides of the page; over them is the surface. */
export function levels({ page }: FirstWorld): Level[] {
  return page.isLaid ? Array.from({ length: NUMBERS + 1 }, (_, number) => level(number)) : [];
}

export function levelOf({ page, sides: { from, to } }: FirstWorld, it: Piece | Point): Level {
  const isOver = 'stratum' in it ? it.stratum === 0 : page.stratumAt(it.x, it.y) === 0;
  if (isOver) return level(0);
  const { y } = 'shape' in it ? centreOf(it.shape) : it;
  const number = 1 + Math.floor((NUMBERS * (y - from)) / (to - from));
  return level(Math.min(NUMBERS, Math.max(1, number)));
}

function level(number: number): Level {
  return { ...inWords(number), clause: 'H1-MEA-03', bed: null };
}
