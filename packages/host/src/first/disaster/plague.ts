import { depthIn, emptiest, type Mark, type Page, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { sign } from '../draw.ts';
import { corners } from '../primordial/complex.ts';
import { drawCave, type Plot } from '../words/natural.ts';
import { leadsOut, naturalCaves } from '../words/network.ts';
import { rockOf } from '../words/rock.ts';

/** How far apart the middles of new plague caves are. */
const APART = 1.5;

/** H1-DIS-05: a plague in every natural cave from which no way leads out; else in three new ones. */
export function* plague(plot: Plot): Rule {
  const own = { ...plot, clause: 'H1-DIS-05' } as const;
  const { world } = own;
  const { page } = world;
  const closed = naturalCaves(page).filter((it) => !leadsOut(page, it));
  const caves = closed.length > 0 ? closed : newCaves(own);
  for (const cave of caves)
    if (!plagueIn(page, cave)) sign(world, own.clause, cave, 'plague', { kind: 'plague sign', number: 1 });
}

/** The sign of a plague in a cave; a higher number stays (H1-PRM-15). */
function plagueIn({ marks }: Page, { id }: Piece): Mark | null {
  return marks.find((it) => it.kind === 'plague' && it.piece === id && it.until === null) ?? null;
}

/** Where there is most room for them (H1-MEA-18). */
function newCaves(plot: Plot): Piece[] {
  const { page } = plot.world;
  const rock = rockOf(page);
  const at = emptiest(page, (x, y) => depthIn(rock, x, y) >= 1);
  return at ? corners(page, at, APART, 0.5).map((it: Point) => drawCave(plot, it)) : [];
}
