import type { Piece, Point } from '@understory/page';
import { levelWords } from '../telling/levels.ts';
import type { Level } from '../view.ts';
import { LEVELS } from './telling/english/levels.ts';
import type { SecondWorld } from './world.ts';

const inWords = levelWords(LEVELS);

/** H2-PRI-06: the strata, from the top; over them is the surface. */
export function levels({ page }: SecondWorld): Level[] {
  if (!page.isLaid) return [];
  return [level(0, null), ...page.strata.map((it) => level(it.number, it))];
}

export function levelOf({ page }: SecondWorld, it: Piece | Point): Level {
  const number = 'stratum' in it ? it.stratum : page.stratumAt(it.x, it.y);
  return level(number, page.strata.find((bed) => bed.number === number) ?? null);
}

function level(number: number, bed: Level['bed']): Level {
  return { ...inWords(number), clause: 'H2-PRI-06', bed };
}
