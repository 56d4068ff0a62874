import type { Bead } from '@understory/page';
import type { Rule } from '@understory/table';
import { note } from '../../world.ts';
import type { Den } from './den.ts';
import { give } from './going.ts';
import { letLie } from './ground/loose.ts';
import { homeOf, seatBead } from './ground/seats.ts';
import { sizeOf } from './measure.ts';
import { type Creature, hasTrait, type Monster } from './monster.ts';
import type { Telling } from './telling.ts';
import { takeableFrom } from './wealth.ts';

/** H2-ACT-113: 1 ○ goes from one to another; plain ones before ❖, unless the owner hands one over (H2-MON-129). False if there is none. */
export function* transfer(den: Den, from: Creature, to: Monster, telling: Telling): Rule<boolean> {
  const bead = yield* handedOver(den, from, telling);
  if (!bead) return false;
  const before = [sizeOf(den, to), from.is === 'monster' ? sizeOf(den, from) : 0] as const;
  note(den.world, { kind: 'handed over', clause: telling.clause, group: from.id, to: to.id }, [
    { do: 'end', id: bead.id },
  ]);
  den.stir++;
  const seated = yield* seatBead(den, to, bead, telling.clause);
  if (hasTrait(to, 'never gathers ○')) letLie(den, seated, telling.clause, homeOf(den, to));
  if (from.is === 'monster') yield* den.laws.watchBeads(den, from, before[1]);
  yield* den.laws.watchBeads(den, to, before[0]);
  return true;
}

/** 1 ○ dropped loose at the home (H2-ACT-251). */
export function* dropOne(den: Den, me: Monster, telling: Telling): Rule<boolean> {
  const [bead] = yield* give(den, me, ['treasure', 'epic'], 1, telling);
  if (!bead) return false;
  letLie(den, bead, telling.clause, homeOf(den, me));
  yield* den.laws.watchBeads(den, me, sizeOf(den, me));
  return true;
}

function* handedOver(den: Den, from: Creature, telling: Telling): Rule<Bead | null> {
  if (from.is === 'monster') {
    const [own] = yield* give(den, from, ['treasure', 'epic'], 1, telling);
    if (own) return own;
  }
  // H2-MON-413: of what it guards, plain ones first.
  const guarded = takeableFrom(den, from);
  if (guarded.length === 0) return null;
  note(den.world, { kind: 'lost', clause: telling.clause, group: from.id, bead: '○', count: 1, text: telling.text });
  return guarded.find((it) => it.kind === 'treasure') ?? guarded[0] ?? null;
}
