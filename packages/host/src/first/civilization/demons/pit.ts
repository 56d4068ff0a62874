import type { Bead, Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import type { LossDeed } from '../../events.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { ends, type Loss } from '../civ.ts';
import type { DemonCiv } from './demon-civ.ts';

/** How a prince looks, and a Demon that was moved into a palace or bound to a construction, which is nobody's (H1-DEM-16). */
export const PRINCE = 'prince fiend';
const BOUND_DEMON = 'bound-demon demonic';

export function isBound({ emblem }: Bead): boolean {
  return emblem === BOUND_DEMON;
}

/** H1-DEM-03: the princes in the Pit, the oldest first. They are all that the Demons have of ●. */
export function princes(world: Realm, { group }: DemonCiv): Bead[] {
  return beadsOf(world, group.id, 'population');
}

/** ● leave the Pit, and never more than there are (H1-MEA-25). */
export function lose(world: Realm, civ: DemonCiv, { clause, many, deed, piece }: Loss): void {
  go(world, civ, { clause, many, deed, piece });
  lastGoesHome(world, civ);
}

function go(world: Realm, civ: DemonCiv, { clause, many, deed, piece }: Loss): void {
  const lost = princes(world, civ).slice(0, many);
  if (lost.length === 0) return;
  const beads = lost.map(({ id }) => id);
  const { id: group } = civ.group;
  note(world, { kind: 'lost', clause, group, bead: 'population', count: lost.length, beads, deed, piece }, gone(lost));
}

/** All of them leave at once. */
export function loseAll(world: Realm, civ: DemonCiv, clause: Clause, deed: LossDeed): void {
  lose(world, civ, { clause, many: princes(world, civ).length, deed, piece: civ.pit });
}

/** H1-DEM-15, H1-DEM-T1.1: a prince moves from the Pit into a construction; with nobody left in the Pit, none does. */
export function bind(world: Realm, civ: DemonCiv, clause: Clause, into: Piece): void {
  const [prince] = princes(world, civ);
  if (!prince) return;
  const move = moveBead(world, { ...prince, emblem: BOUND_DEMON }, into, null);
  const bound = { group: civ.group.id, bead: 'population', count: 1, beads: [move.bead.id], piece: into.id } as const;
  note(world, { kind: 'bound', clause, ...bound }, [move]);
  lastGoesHome(world, civ);
}

/** H1-DEM-04: one alone goes home, and an empty Pit is the end. */
export function lastGoesHome(world: Realm, civ: DemonCiv): void {
  const alone = { clause: 'H1-DEM-04', many: 1, deed: 'homesickness', piece: civ.pit } as const;
  if (princes(world, civ).length === 1) go(world, civ, alone);
  if (princes(world, civ).length === 0) ends(civ, 'gone home');
}
