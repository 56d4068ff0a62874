import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { beadsOf } from '../../beads.ts';
import type { Tick } from '../../events.ts';
import { causedBy } from '../../note.ts';
import { gone } from '../../purse.ts';
import type { Group } from '../../world.ts';
import { choose } from '../asks.ts';
import type { Loss } from '../events.ts';
import { linesOf } from '../lines.ts';
import { note } from '../note.ts';
import { type Civ, ends, groupsOf, population } from './civ.ts';

/** This many ● are lost to something at a piece. Which ones, its people's rules say. */
export function* lose(civ: Civ, many: number, to: Piece, how: Loss): Rule {
  if (civ.people.lose) yield* civ.people.lose(civ, many, to, how);
  else yield* loseAsUsual(civ, many, to, how);
}

/** H2-CIV-23, -24: from the group that acted; what it lacks comes from the group with most ●. */
export function* loseAsUsual(civ: Civ, many: number, to: Piece, how: Loss): Rule {
  let last: Tick | null = null;
  for (let i = 0; i < many; i++) {
    const bereaved = population(civ) > 0 ? civ.acting : mostPeopled(civ);
    if (!bereaved) break;
    last = (yield* loseOne(civ, bereaved, to, how)) ?? last;
  }
  endWithLastOne(civ, how.by, last);
}

/** H2-CIV-25: with no ● left anywhere it ends at once. */
export function endWithLastOne(civ: Civ, by: Loss['by'] = null, cause: Tick | null = null): void {
  if (!civ.people.endsWithLastOne || mostPeopled(civ)) return;
  ends(civ, { clause: 'H2-CIV-25', kind: 'no one left', by, ...causedBy(cause) });
}

/** One ● less of a group, from its room nearest to what took it (H2-CIV-23). Returns the tick. */
export function* loseOne(civ: Civ, group: Group, to: Piece, how: Loss): Rule<Tick | null> {
  const { world } = civ;
  const beads = beadsOf(world, group.id, 'population');
  const rooms = [...new Set(beads.map((it) => it.piece))].map((it) => world.page.piece(it));
  const nearest = world.page.nearest(to.shape, rooms);
  if (!nearest) return null;
  const from = yield* choose('H2-CIV-23', {
    by: civ.group.id,
    topic: { kind: 'which room bears the loss', group: group.id },
    options: rooms.map((it) => ({ key: it.id, what: { kind: 'piece', piece: it.id }, subject: { piece: it.id } })),
    usual: nearest.id,
    about: group.id,
  });
  const lost = beads.filter((it) => it.piece === from).at(-1);
  if (!lost) return null;
  const less = { kind: 'lost', clause: 'H2-CIV-23', group: group.id, bead: 'population', count: 1 } as const;
  return note(world, { ...less, beads: [lost.id], pieces: [from], ...how }, gone([lost]));
}

/** How often a civilization has lost ●. */
export function lossesOf({ world, group }: Civ): number {
  return linesOf(world).filter((it) => it.kind === 'lost' && it.group === group.id).length;
}

function mostPeopled(civ: Civ): Group | null {
  let best: Group | null = null;
  for (const it of groupsOf(civ)) if (population(civ, it) > (best ? population(civ, best) : 0)) best = it;
  return best;
}
