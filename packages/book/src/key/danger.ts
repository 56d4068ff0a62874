import { gap } from '@understory/page';
import { isWork, worksIn } from '../furnish/edges.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import { edgeOf } from './edges.table.ts';
import { type Fact, Facts, groupRef, roomRef } from './fact.ts';
import { neighboursOf } from './notice.ts';
import { strong, told } from './told.ts';

/** TA-MAT-04: this near to magma it is dangerous. */
const BURNS = 0.25;
/** TA-KEY-07: edges, heat, unsafe crossings, works of war, and what the neighbours will do at noise. */
export function dangersIn(survey: Survey, room: Room, plan: Furnished | null): Fact[] {
  const facts = new Facts(room.place.id, 'danger');
  const { then } = survey;
  const ids = new Set(room.place.pieces.map((it) => it.id));
  // TA-TRP-01: each ★ is exactly one edge.
  for (const it of then.beads.filter((bead) => bead.kind === 'bonus' && ids.has(bead.piece))) {
    const group = it.owner === null ? undefined : then.groups.get(it.owner);
    if (!group)
      facts.invented(
        told`★ ${strong('A tool')} that nobody claims, and that serves whoever learns it.`,
        'keeper',
        'TA-TRP-T1.8',
      );
    else {
      const { row, edge, says } = edgeOf(survey, group);
      facts.invented(told`★ ${strong(edge)} of ${groupRef(survey, group)}: ${says}`, 'keeper', `TA-TRP-T1.${row}`);
    }
  }
  const burns = survey.matter.some(
    (it) => it.kind === 'magma' && room.place.pieces.some((p) => gap(p.shape, it.shape, BURNS) <= BURNS),
  );
  if (burns)
    facts.invented(
      told`${strong('Magma')} at arm’s length: it lights the room, and burns what touches it.`,
      'seen',
      'TA-MAT-04',
    );
  for (const it of crossingsFrom(plan, room).filter((c) => c.unsafe))
    facts.invented(
      told`The ${strong(it.kind)} of ${it.squares} squares is ${strong('unsafe')}: nobody has mended it for ten turns.`,
      'found',
      'TA-MAT-02',
    );
  for (const piece of room.place.pieces) {
    if (piece.room === null || !isWork(piece.room)) continue;
    if (worksIn(survey, room, piece.id))
      facts.invented(told`The ${piece.room} still ${strong('works')}, and knows nobody.`, 'found', 'TA-TRP-03');
    else
      facts.invented(
        told`The ${piece.room} is ${strong('dead')}: it only looks as if it worked.`,
        'found',
        'TA-TRP-03',
      );
  }
  if (then.marks.some((it) => it.kind === 'damage' && ids.has(it.piece)))
    facts.invented(told`Black with ${strong('smoke')}: what stands here may fall.`, 'seen', 'TA-RUI-04');
  const loud = plan
    ? neighboursOf(plan, room).find((it) => it.peopled && it.holder !== null && it.holder !== room.holder)
    : undefined;
  if (loud?.holder)
    facts.invented(told`Noise brings ${groupRef(survey, loud.holder)} from ${roomRef(loud)}.`, 'keeper', 'TA-KEY-07');
  return facts.all;
}

/** The crossings of the ways that lead from a room. */
function crossingsFrom(plan: Furnished | null, room: Room): Furnished['matter']['crossings'] {
  const ways = new Set(plan?.plan.openings.filter((it) => it.into.place === room.place).map((it) => it.from) ?? []);
  return plan?.matter.crossings.filter((it) => ways.has(it.way)) ?? [];
}
