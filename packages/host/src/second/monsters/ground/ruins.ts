import { type Bead, type Change, centreOf, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { frozen } from '../../../copy.ts';
import type { Removal, Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { now } from '../former.ts';
import { whoOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { forget, leaveHalls } from '../state.ts';

/** Why a group leaves its lair. */
export interface Going {
  readonly clause: Clause;
  readonly into: Removal['into'];
  readonly deed: Removal['deed'];
  readonly by: Creature | null;
  /** The journal's line that tells of it. */
  readonly cause: Tick;
}

/**
 * H2-MON-133, -401, H2-ACT-265: where a group lived is a ruin, its constructions too, and it forgets the places that it
 * knew. To be called before its beads are seated elsewhere, or when it is gone.
 */
export function abandonLair(den: Den, me: Monster, { clause, into, deed, by, cause }: Going): void {
  const { page, journal } = den.world;
  const since = me.settled;
  const left = new Map<string, Point>();
  // The newest come last.
  let first = page.beads.length;
  while (first > 0 && (page.beads[first - 1] as Bead).since >= since) first--;
  for (let i = first; i < page.beads.length; i++) {
    const bead = page.beads[i] as Bead;
    if (bead.owner === me.id && bead.kind !== 'bonus') left.set(bead.piece, bead.at);
  }
  for (const it of me.constructions) {
    if (it.isOfLair && !left.has(it.piece.id)) left.set(it.piece.id, centreOf(it.piece.shape));
  }
  const pieces = [...left.keys()];
  const from = pieces[0] ?? null;
  note(den.world, { kind: 'lair left', clause, group: me.id, from, pieces, deed, by: by && whoOf(by), into, cause }, [
    ...namesOf(den, me),
    ...ruined(den, me, left),
  ]);
  for (const [piece, at] of left)
    den.ruins.push(frozen({ piece, at: { x: at.x, y: at.y }, turn: den.turn, since: now(den) }));
  leaveHalls(den, me);
  forget(den, me);
  me.settled = journal.entries.length;
}

/** H2-MON-217: a group's name stands at its lair and nowhere else. */
function namesOf({ world: { page } }: Den, { id }: Monster): Change[] {
  return page.labels.filter((it) => it.until === null && it.about === id).map((it) => ({ do: 'end', id: it.id }));
}

/** Only rooms that the group dug are marked; what it found looks as it did before. */
function ruined({ world: { page } }: Den, me: Monster, left: ReadonlyMap<string, Point>): Change[] {
  return [...left].flatMap(([id, at]): Change[] => {
    const { owner, room } = page.piece(id);
    const isMarked = page.marks.some((it) => it.piece === id && it.kind === 'ruin' && it.until === null);
    if (owner !== me.id || room === null || isMarked) return [];
    return [{ do: 'mark', mark: { id: page.newId('m'), kind: 'ruin', at, piece: id, what: null } }];
  });
}

/** H2-MON-133: a lair of this age that somebody moves into is no ruin any more; those of the peoples stay as they are (H2-CRD-111). */
export function livedInAgain({ world: { page } }: Den, { id, age, owner }: Piece): Change[] {
  if (owner === null || (age !== 'monsters' && age !== 'villainy')) return [];
  const changes: Change[] = [];
  for (const it of page.marks)
    if (it.piece === id && it.kind === 'ruin' && it.until === null) changes.push({ do: 'end', id: it.id });
  return changes;
}
