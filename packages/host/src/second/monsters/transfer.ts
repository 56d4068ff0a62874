import type { Bead } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../events.ts';
import type { Cause } from './cause.ts';
import type { Den } from './den.ts';
import { give, noteLoss, takeOver } from './going.ts';
import { homeOf } from './ground/lair.ts';
import { letLie } from './ground/loose.ts';
import { seatBead } from './ground/seats.ts';
import { sizeOf } from './measure.ts';
import type { Creature, Monster } from './monster.ts';
import { hasTrait } from './parts.ts';
import { takeableFrom } from './wealth.ts';

/** H2-ACT-113: 1 ○ goes from one to another; plain ones before ❖, unless the owner hands one over (H2-MON-129). Returns the tick; null if there is none. */
export function* transfer(den: Den, from: Creature, to: Monster, why: Cause): Rule<Tick | null> {
  const given = yield* handedOver(den, from, why);
  if (!given) return null;
  const { bead, tick } = given;
  const { clause } = why;
  const before = [sizeOf(den, to), from.is === 'monster' ? sizeOf(den, from) : 0] as const;
  const handed = takeOver(den, bead, { ...why, cause: tick }, from, to);
  const seated = yield* seatBead(den, to, bead, clause, null, handed);
  if (hasTrait(to, 'never gathers ○')) letLie(den, seated, clause, homeOf(den, to), handed);
  if (from.is === 'monster') yield* den.laws.watchBeads(den, from, before[1], handed);
  yield* den.laws.watchBeads(den, to, before[0], handed);
  return handed;
}

/** 1 ○ dropped loose at the home (H2-ACT-251). */
export function* dropOne(den: Den, me: Monster, why: Cause): Rule<boolean> {
  const going = yield* give(den, me, ['treasure', 'epic'], 1, why);
  const [bead] = going?.gone ?? [];
  if (!bead) return false;
  letLie(den, bead, why.clause, homeOf(den, me), going?.tick);
  yield* den.laws.watchBeads(den, me, sizeOf(den, me), going?.tick);
  return true;
}

/** The bead that goes over, and the line that tells of its loss. */
interface Given {
  readonly bead: Bead;
  readonly tick: Tick;
}

function* handedOver(den: Den, from: Creature, why: Cause): Rule<Given | null> {
  if (from.is === 'monster') {
    const going = yield* give(den, from, ['treasure', 'epic'], 1, why);
    const [own] = going?.gone ?? [];
    if (going && own) return { bead: own, tick: going.tick };
  }
  // H2-MON-413: of what it guards, plain ones first.
  const guarded = takeableFrom(den, from);
  const bead = guarded.find((it) => it.kind === 'treasure') ?? guarded[0];
  return bead ? { bead, tick: noteLoss(den, from, [bead], why) } : null;
}
