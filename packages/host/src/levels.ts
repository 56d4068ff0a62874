import type { Piece, Point } from '@understory/page';
import type { Clause } from '@understory/table';
import type { Messages } from '@understory/table/words';
import { levelWords } from './telling/levels.ts';
import type { Level } from './view.ts';
import type { World } from './world.ts';

/** What lies over and under each other on a map whose levels are its strata. */
const LEVELS: Messages<'title' | 'said'> = {
  title: `{ $number ->
    [0] The surface
   *[other] Stratum { $number }
  }`,
  said: `{ $number ->
    [0] on the surface
   *[other] stratum { $number }
  }`,
};

const inWords = levelWords(LEVELS);

/** The strata as levels, from the top; over them is the surface. `clause` says how they are numbered. */
export function bedLevels(clause: Clause) {
  const level = (number: number, bed: Level['bed']): Level => ({ ...inWords(number), clause, bed });
  return {
    levels: ({ page }: World): Level[] =>
      page.isLaid ? [level(0, null), ...page.strata.map((it) => level(it.number, it))] : [],
    levelOf: ({ page }: World, it: Piece | Point): Level => {
      const number = 'stratum' in it ? it.stratum : page.stratumAt(it.x, it.y);
      return level(number, page.strata.find((bed) => bed.number === number) ?? null);
    },
  };
}
