import { gapTo } from '@understory/page';
import type { Rule } from '@understory/table';
import { note } from '../note.ts';
import { openPoints } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import type { Band } from './den.ts';
import { die, loseFolk } from './losses.ts';

/** PT-MEA-15: a territory that comes within half a bead of a plague, a fate or a trap explores into it. */
export function* exploreWith(world: PlaytestWorld, band: Band): Rule {
  const { page } = world;
  const points = openPoints(page);
  const marks = page.marks.filter((it) => it.until === null && KINDS.includes(it.kind));
  for (const mark of marks) {
    if (band.explored.includes(mark.piece)) continue;
    const { shape } = page.piece(mark.piece);
    const near = band.territory.some((it) => {
      const { x, y } = points.at(it);
      return gapTo(shape, x, y, 0.5) <= 0.5;
    });
    if (!near) continue;
    band.explored.push(mark.piece);
    const what = mark.kind as 'plague' | 'fate' | 'trap';
    const gone = what === 'fate' ? [] : [{ do: 'end', id: mark.id } as const];
    note(world, { kind: 'explored', clause: CLAUSES[what], group: band.id, piece: mark.piece, what }, gone);
    if (what === 'fate') yield* die(world, band, null, 'PT-NEX-11');
    else yield* loseFolk(world, band, what === 'trap' ? 1 : numberOn(mark.what), CLAUSES[what]);
    if (!band.lair) return;
  }
}

const KINDS: readonly string[] = ['plague', 'fate', 'trap'];
const CLAUSES = { plague: 'PT-NEX-10', fate: 'PT-NEX-11', trap: 'PT-MEA-20' } as const;

function numberOn(what: object | null): number {
  return what && 'number' in what ? Number(what.number) : 1;
}
