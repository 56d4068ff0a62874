import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { struckOut } from '../../../struck-out.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import { tellEffect } from '../../own-nexus.ts';
import { losePopulation } from '../belongings.ts';
import { destroy } from '../death.ts';
import type { Den } from '../den.ts';
import { stillActs } from '../ground/nexus.ts';
import { learn } from '../ground/territory.ts';
import { sizeOf } from '../measure.ts';
import type { Monster } from '../monster.ts';

/** H2-MON-T2.2, H2-NEX-14: the number written is the number lost. */
const PLAGUE = 3;

/** The nexus is used up or has broken out: its mark and its name are struck out, what it drew stays (H2-ACT-222). */
export function strikeOut({ world }: Den, me: Monster, area: Piece, clause: Clause, cause: Tick): Tick {
  const struck = { kind: 'struck out', clause, piece: area.id, mark: 'nexus', by: me.id, cause } as const;
  return note(world, struck, struckOut(world.page, area));
}

/** Places become known one after the other, by Explore or Scout, and what sleeps there acts (H2-NEX-07, H2-MON-T2). */
export function* discover(den: Den, me: Monster, places: readonly Piece[], cause: Tick): Rule {
  for (const place of places) {
    if (!learn(den, me, place) || !stillActs(den.world, place)) continue;
    if (place.nexus === 'plague') yield* plague(den, me, place, cause);
    else if (place.nexus === 'fate') yield* fate(den, me, place, cause);
    else if (place.nexus === 'your own') tellEffect(den.world, me.id, place, { cause });
    if (!den.monsters.includes(me) || sizeOf(den, me) === 0) return;
  }
}

/** H2-MON-T2.2: three are lost, to nobody, and the plague is gone. */
function* plague(den: Den, me: Monster, place: Piece, found: Tick): Rule {
  const clause = 'H2-MON-T2.2';
  const cause = strikeOut(den, me, place, clause, found);
  yield* losePopulation(den, me, PLAGUE, { clause, deed: 'plague', disaster: 'plague', cause });
}

/** H2-MON-T2.3: nobody gets the credit, and the spot stays. */
function* fate(den: Den, me: Monster, place: Piece, found: Tick): Rule {
  const clause = 'H2-MON-T2.3';
  const contact = { kind: 'contact', clause, group: me.id, piece: place.id, nexus: 'fate' } as const;
  const cause = note(den.world, { ...contact, cause: found });
  yield* destroy(den, me, null, { clause, deed: 'fate', disaster: 'fate', cause });
}
