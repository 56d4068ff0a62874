import { type Bead, gap, type Piece, TOLERANCE } from '@understory/page';
import type { Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import type { World } from '../../../world.ts';
import { epicTreasure } from '../../epics.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { seatShape } from './seat.ts';

/** H2-NEX-05: a nexus that takes up a whole stratum is no place of its own. */
const WHOLE_STRATUM: ReadonlySet<string | null> = new Set(['bones', 'phase shift', 'darkness']);

export function isNexusArea({ nexus }: Piece): boolean {
  return nexus !== null && !WHOLE_STRATUM.has(nexus);
}

/** A nexus that was used up, or a plague that broke out, has its mark struck out (H2-ACT-222, H2-MON-T2.2). */
export function stillActs({ page }: World, area: Piece): boolean {
  if (area.nexus === null) return false;
  return page.marks.some(
    (it) =>
      it.until === null &&
      it.kind === 'nexus' &&
      (it.piece === area.id || (area.feature !== null && page.piece(it.piece).feature === area.feature)),
  );
}

/** H2-MON-137, -T2.2, -T2.3: a Plague or Fate spot that still acts. */
export function isPerilous(world: World, area: Piece): boolean {
  return (area.nexus === 'plague' || area.nexus === 'fate') && stillActs(world, area);
}

/** H2-MON-T2.8: the room where roads cross. */
export function isCrossroads({ nexus, kind }: Piece): boolean {
  return nexus === 'crossroads' && kind === 'room';
}

/** How near a ley line must be (H2-MON-T2.7). */
const BY_A_LEY_LINE = 0.5;

/** H2-MON-T2.7: does one of these seats lie by a ley line that still has its power? */
export function isOnLeyLine({ world }: Den, seats: readonly Bead[]): boolean {
  const { page } = world;
  const limit = BY_A_LEY_LINE + TOLERANCE;
  for (const line of page.drawn()) {
    if (line.kind !== 'ley') continue;
    if (!seats.some((it) => gap(seatShape(it), line.shape, limit) <= limit)) continue;
    if (stillActs(world, line)) return true;
  }
  return false;
}

/** H2-MON-T2.4: when both ● of a Dungeonheart are gone, a loose ❖ lies there. To be called when a wild group is gone. */
export function* afterWildGone({ world }: Den, piece: Piece, cause: Tick): Rule {
  if (piece.nexus !== 'dungeonheart' || !stillActs(world, piece)) return;
  if (world.options.epics) {
    yield* epicTreasure(world, 'H2-MON-T2.4', piece, null, 'maker', { cause });
    return;
  }
  // H2-MON-138: without epics a ❖ is a ○.
  const put = putBead(world, piece, { kind: 'treasure', owner: null });
  note(world, { kind: 'treasure left', clause: 'H2-MON-T2.4', piece: piece.id, beads: [put.bead.id], cause }, [put]);
}
