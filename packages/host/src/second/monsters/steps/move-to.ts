import type { Bead, Piece } from '@understory/page';
import { asWritten, type Clause, type Rule, type Topic } from '@understory/table';
import { causedBy } from '../../../note.ts';
import type { Removal, Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { homeOf, lairPieces, seatsOf } from '../ground/lair.ts';
import { letLie } from '../ground/loose.ts';
import { openWay } from '../ground/meeting.ts';
import { digHome } from '../ground/rooms.ts';
import { abandonLair } from '../ground/ruins.ts';
import { whoOf } from '../measure.ts';
import type { HomeSite } from '../minds/home-site.ts';
import type { Creature, Monster } from '../monster.ts';
import { moveIn } from '../spawn/move-in.ts';

export interface Moving {
  /** A line of its card bids it to, and nobody asked. */
  readonly isHabit?: boolean;
  /** Who drove it out; left out where it goes of its own will. */
  readonly by?: Creature;
  /** The journal's line that led to it. */
  readonly cause?: Tick;
  /** "leaving ○": its treasure stays at the old seats (H2-ACT-265). */
  readonly leaving?: boolean;
  /** Its new rooms also keep away from this one. */
  readonly shun?: Creature | null;
}

/** H2-ACT-261, -264, -265: all its beads move to a new home; what it leaves is a ruin, and what it knew is forgotten. Returns the tick. */
export function* moveTo(den: Den, me: Monster, site: HomeSite, clause: Clause, moving: Moving): Rule<Tick> {
  const { world } = den;
  const { page } = world;
  const { leaving = false, shun = null, by = null, isHabit = false, cause } = moving;
  const old = lairPieces(den, me);
  const name = page.labels.find((it) => it.until === null && it.about === me.id);
  const deed = by ? 'driven' : isHabit ? 'habit' : 'own will';
  // What is dug is the next piece to be drawn.
  const [from, into] = [homeOf(den, me).piece, site.piece?.id ?? page.idAhead('p')];
  const removal = { group: me.id, from, deed, by: by && whoOf(by), into } as const;
  const moved = note(world, { kind: 'relocated', clause, ...removal, dug: site.piece === null, ...causedBy(cause) });
  abandonLair(den, me, { clause: 'H2-ACT-265', into, deed, by, cause: moved });
  if (leaving)
    for (const it of seatsOf(den, me)) if (it.kind !== 'population') letLie(den, it, 'H2-ACT-265', null, moved);
  const hand = takeUp(den, me, removal, moved);
  const home = site.piece ?? (yield* digHome(den, me, site.at, clause));
  yield* openWay(den, me, old, home, 'H2-ACT-264');
  yield* moveIn(den, me, locationOf(site, home), hand, { clause, cause: moved }, shun);
  if (name) writeName(den, me, name.note);
  return moved;
}

/** Takes up its beads, that of the home first. */
function takeUp(den: Den, me: Monster, removal: Removal, cause: Tick): readonly Bead[] {
  const home = homeOf(den, me);
  const beads = [home, ...den.world.page.beadsOf(me.id).filter((it) => it !== home)];
  note(
    den.world,
    { kind: 'taken up', clause: 'H2-ACT-261', ...removal, beads: beads.map(({ id }) => id), cause },
    beads.map(({ id }) => ({ do: 'end', id })),
  );
  return beads;
}

function locationOf({ at }: HomeSite, piece: Piece) {
  return { at, piece, stratum: piece.stratum, gateway: null };
}

/** Its name is written by its new home (H2-MON-217). */
export function writeName(den: Den, me: Monster, also: Topic | null = null): void {
  const { page } = den.world;
  const { at } = homeOf(den, me);
  const label = {
    id: page.newId('l'),
    what: asWritten(me.group.name),
    note: also,
    at,
    about: me.id,
    size: 'plain',
  } as const;
  note(den.world, { kind: 'labelled', clause: 'H2-MON-217', about: me.id, group: me.id, label: label.what }, [
    { do: 'label', label },
  ]);
}
