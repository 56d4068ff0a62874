import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import { conflict, type Fought } from '../conflict.ts';
import { casualty } from '../contests/casualties.ts';
import { afterConflict, powersBefore } from '../contests/clash.ts';
import { settle } from '../death.ts';
import type { Den } from '../den.ts';
import { seatAt } from '../ground/seats.ts';
import { remember } from '../history.ts';
import { sizeOf, whoOf } from '../measure.ts';
import { addGrudge } from '../minds/grudges.ts';
import type { Creature, Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { driveOut } from '../steps/relocate.ts';
import type { Held } from './hand.ts';
import type { Location } from './location.ts';
import { doorOf, freeSpot } from './spots.ts';

/** What an invasion leaves to be done: beads to be placed at a location, or nothing, since they have found their place, or died. */
export interface Invaded {
  readonly location: Location;
  readonly hand: readonly Held[];
  /** The one it drove out, if any: it keeps out of its reach (H2-MON-914). `cause` is the line of their fight. */
  readonly drivenOut: { readonly monster: Monster; readonly cause: Tick } | null;
}

/**
 * H2-MON-221 to -228: the newcomer fights whoever lives at the location, and the loser goes. Its beads are still in the hand
 * (H2-MON-211): for the fight they stand in the door.
 */
export function* invade(
  den: Den,
  me: Monster,
  location: Location,
  hand: readonly Held[],
  holder: Creature,
  spawned: Tick,
): Rule<Invaded | null> {
  const piece = location.piece?.id ?? null;
  const invasion = { kind: 'invasion', clause: 'H2-MON-221', group: me.id, to: whoOf(holder), piece } as const;
  const invaded = note(den.world, { ...invasion, cause: spawned });
  standInTheDoor(den, me, location, hand, doorOf(den, location, holder), invaded);
  const { won, tick } = yield* fightForIt(den, me, holder, invaded);
  if (holder.is === 'wild') return stepAside(den, me, location, holder, tick);
  if (won) return yield* takeOver(den, me, location, holder, tick);
  return yield* beDrivenOff(den, me, location, holder, tick);
}

function standInTheDoor(
  den: Den,
  me: Monster,
  { at }: Location,
  hand: readonly Held[],
  door: Piece,
  invaded: Tick,
): void {
  for (const bead of hand) seatAt(den, me, bead, door, at, 'H2-MON-211', invaded);
}

/** Takes up again the beads that survived the fight, to be placed elsewhere; null where that is not known yet. */
function takeUp(den: Den, me: Monster, to: Location | null, by: Creature, cause: Tick): readonly Held[] {
  const beads = [...den.world.page.beadsOf(me.id)];
  note(
    den.world,
    {
      kind: 'taken up',
      clause: 'H2-MON-211',
      group: me.id,
      from: beads[0]?.piece ?? null,
      deed: 'invasion',
      by: whoOf(by),
      into: to?.piece?.id ?? null,
      beads: beads.map(({ id }) => id),
      cause,
    },
    beads.map(({ id }) => ({ do: 'end', id })),
  );
  return beads;
}

/** It has its beads in the hand again, to be placed there. */
function settleAt(den: Den, me: Monster, location: Location, holder: Creature, cause: Tick): Invaded {
  return { location, hand: takeUp(den, me, location, holder, cause), drivenOut: null };
}

/** H2-MON-221, -226, -227: a Fight, the newcomer acting; those who win every invasion do not roll. */
function* fightForIt(den: Den, me: Monster, holder: Creature, invaded: Tick): Rule<Fought> {
  if (holder.is === 'monster') addGrudge(den, holder, me, 1);
  const powers = powersBefore(den, me, holder);
  const fought = yield* whoWins(den, me, holder, invaded);
  const { won, tick: cause } = fought;
  const [winner, loser] = won ? [me, holder] : [holder, me];
  // H2-CRD-307: a ★ that was spent may have sent one of the two off the map.
  const isOver = !isThere(den, me) || (holder.is === 'monster' && !isThere(den, holder));
  if (!isOver) yield* casualty(den, loser, { clause: 'H2-MON-222', deed: 'invasion', by: winner, cause });
  yield* afterConflict(den, me, holder, 'fight', fought, powers);
  yield* settle(den);
  return fought;
}

function* whoWins(den: Den, me: Monster, holder: Creature, cause: Tick): Rule<Fought> {
  const theyDo = holder.is === 'monster' && hasTrait(holder, 'wins every invasion');
  if (!theyDo && !hasTrait(me, 'wins every invasion'))
    return yield* conflict(den, me, holder, { clash: 'fight', clause: 'H2-MON-221', prize: 'home', cause });
  const [to, winner] = [whoOf(holder), whoOf(theyDo ? holder : me)];
  const tick = note(den.world, { kind: 'no contest', clause: 'H2-MON-226', group: me.id, to, winner, cause });
  remember(den, 'fight', me, holder, !theyDo);
  return { won: !theyDo, tick };
}

/** H2-MON-222, -223: the loser, if it still lives, goes; the winner keeps the location. */
function* takeOver(den: Den, me: Monster, location: Location, holder: Monster, cause: Tick): Rule<Invaded | null> {
  const went = !isThere(den, holder) || (yield* beDriven(den, holder, me, cause));
  if (!isThere(den, me)) return null;
  // H2-ACT-267: it had nowhere to go, and stays. No seat is for two (H2-MON-902), so the winner settles beside it.
  if (!went && isThere(den, holder)) return settleAt(den, me, freeSpot(den, me, location), holder, cause);
  const drivenOut = isThere(den, holder) ? { monster: holder, cause } : null;
  return { ...settleAt(den, me, location, holder, cause), drivenOut };
}

/** H2-MON-228: a newcomer that lost goes where a forced relocation takes it; if there is no such place, to the nearest spot. */
function* beDrivenOff(den: Den, me: Monster, location: Location, holder: Monster, cause: Tick): Rule<Invaded | null> {
  if (!isThere(den, me)) return null;
  const found = yield* beDriven(den, me, holder, cause);
  if (found || !isThere(den, me)) return null;
  return settleAt(den, me, freeSpot(den, me, location), holder, cause);
}

/** H2-ACT-253, -266, H2-CRD-304: true if it found another place. */
function* beDriven(den: Den, loser: Monster, by: Monster, cause: Tick): Rule<boolean> {
  yield* den.laws.fire(den, loser, { kind: 'we are driven out', foe: by, cause });
  if (!isThere(den, loser)) return false;
  const found = yield* driveOut(den, loser, by, 'H2-MON-222', cause);
  yield* settle(den);
  return found;
}

/** H2-MON-225: whoever won, a wild group stays, unless it is wiped out, and the newcomer moves aside. */
function stepAside(den: Den, me: Monster, location: Location, holder: Creature, cause: Tick): Invaded | null {
  if (!isThere(den, me)) return null;
  const isTaken = sizeOf(den, holder) > 0;
  // Its own beads must not stand in the way of the spot that is looked for.
  const hand = takeUp(den, me, isTaken ? null : location, holder, cause);
  return { location: isTaken ? freeSpot(den, me, location) : location, hand, drivenOut: null };
}

function isThere(den: Den, it: Monster): boolean {
  return den.monsters.includes(it);
}
