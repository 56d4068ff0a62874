import type { Bead, Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { note } from '../../../world.ts';
import type { Den } from '../den.ts';
import { letLie } from '../ground/loose.ts';
import { openWay } from '../ground/meeting.ts';
import { digHome } from '../ground/rooms.ts';
import { abandonLair } from '../ground/ruins.ts';
import { homeOf, lairPieces, seatsOf } from '../ground/seats.ts';
import { nameOf } from '../measure.ts';
import type { Site } from '../minds/site.ts';
import type { Creature, Monster } from '../monster.ts';
import { moveIn } from '../spawn/move-in.ts';

export interface Moving {
  /** "leaving ○": its treasure stays at the old seats (H2-ACT-265). */
  readonly leaving?: boolean;
  /** It keeps its rooms away from this one too. */
  readonly shun?: Creature | null;
}

/** H2-ACT-261, -264, -265: all its beads move to a new home; what it leaves is a ruin, and what it knew is forgotten. */
export function* moveTo(den: Den, me: Monster, site: Site, clause: Clause, moving: Moving = {}): Rule {
  const { world } = den;
  const { page } = world;
  const { leaving = false, shun = null } = moving;
  const old = lairPieces(den, me);
  const name = page.labels.find((it) => it.until === null && it.about === me.id);
  const where = site.piece ? ` to ${site.piece.title}` : '';
  note(world, { kind: 'relocated', clause, group: me.id, text: `${nameOf(me)} moved${where}.` });
  abandonLair(den, me, 'H2-ACT-265');
  if (leaving) for (const it of seatsOf(den, me)) if (it.kind !== 'population') letLie(den, it, 'H2-ACT-265');
  const hand = takeUp(den, me);
  const home = site.piece ?? (yield* digHome(den, me, site.at, clause));
  yield* openWay(den, me, old, home, 'H2-ACT-264');
  yield* moveIn(den, me, locationOf(site, home), hand, clause, shun);
  if (name) writeName(den, me, name.note);
}

/** Its beads in the hand, that of the home first. */
function takeUp(den: Den, me: Monster): readonly Bead[] {
  const home = homeOf(den, me);
  const beads = [home, ...den.world.page.beadsOf(me.id).filter((it) => it !== home)];
  note(
    den.world,
    { kind: 'taken up', clause: 'H2-ACT-261', group: me.id },
    beads.map(({ id }) => ({ do: 'end', id })),
  );
  den.stir++;
  return beads;
}

function locationOf({ at }: Site, piece: Piece) {
  return { at, piece, stratum: piece.stratum, gateway: null };
}

/** Its name is written by its new home (H2-MON-217). */
export function writeName(den: Den, me: Monster, also: string | null = null): void {
  const { page } = den.world;
  const { at } = homeOf(den, me);
  const label = { id: page.newId('l'), text: nameOf(me), note: also, at, about: me.id, size: 'plain' } as const;
  note(den.world, { kind: 'labelled', clause: 'H2-MON-217', group: me.id, label: label.text }, [
    { do: 'label', label },
  ]);
}
