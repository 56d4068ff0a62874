import { line, mil, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { TUNNEL } from '../../../measures.ts';
import { spot } from '../../asks.ts';
import { draw } from '../../draw.ts';
import type { Places } from '../../questions.ts';
import type { Realm } from '../../realm.ts';

/** Between which heights it runs: near the bottom, or in the middle of a hollow earth (H1-ALT-14). */
const USUAL = { from: 17.6, to: 18.8 };
const HOLLOW = { from: 9.6, to: 11.4 };
/** It bends here. */
const BENDS = [0, 5, 10, 15, 20, 25, 30] as const;

/** H1-ELF-03: one natural tunnel from the left edge to the right. It was there before them: what it crosses is joined to it, and met by nobody. */
export function* underdark(world: Realm): Rule<Piece> {
  const heights = world.page.ground.surfaces.length > 1 ? HOLLOW : USUAL;
  const bends: Point[] = [];
  for (const x of BENDS) {
    const topic = { kind: 'where the Underdark runs' } as const;
    bends.push(yield* spot('H1-ELF-03', { by: 'chance', topic, where: upright(x, heights), about: `${x}` }));
  }
  const what = { kind: 'Underdark' } as const;
  return draw(world, { clause: 'H1-ELF-03', kind: 'tunnel', shape: line(curve(bends), TUNNEL), what });
}

/** The spots at an x between two heights. */
function upright(x: number, { from, to }: { readonly from: number; readonly to: number }): Places {
  return {
    place: { kind: 'on the page' },
    has: (it) => it.x === x && it.y >= from && it.y <= to,
    any: (chance) => ({ x, y: mil(from + chance.unit() * (to - from)) }),
    outlines: [[x, from, x, to]],
  };
}

/** A smooth line through points, from left to right, level at each of them. */
function curve(bends: readonly Point[]): number[] {
  const path: number[] = [];
  bends.forEach((to, i) => {
    const from = bends[i - 1];
    for (let x = from ? from.x + 1 : to.x; x <= to.x; x++) {
      const t = from ? (x - from.x) / (to.x - from.x) : 1;
      const y = from ? from.y + (to.y - from.y) * t * t * (3 - 2 * t) : to.y;
      path.push(mil(x), mil(y));
    }
  });
  return path;
}
