import type { Point } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { causedBy } from '../../note.ts';
import type { Disaster } from '../disasters.ts';
import type { Tick } from '../events.ts';
import { note } from '../note.ts';
import { type Cause, enderOf } from './cause.ts';
import { putBack } from './deck.ts';
import type { Den, Dying } from './den.ts';
import { homeOf, seatsOf } from './ground/lair.ts';
import { letLie } from './ground/loose.ts';
import { afterWildGone } from './ground/nexus.ts';
import { abandonLair, type Going } from './ground/ruins.ts';
import { treasureOf, whoOf } from './measure.ts';
import type { Creature, Monster } from './monster.ts';
import { hasTrait } from './parts.ts';
import type { Seen } from './past.ts';
import { see } from './seen.ts';
import { goOut } from './state.ts';

/** H2-ACT-109: those who lost their last ● die, when the deed and its hooks are done. */
export function* settle(den: Den): Rule {
  for (let next = den.dying.shift(); next; next = den.dying.shift()) {
    if (next.monster === null) yield* endOfWild(den, next);
    else if (den.monsters.includes(next.monster))
      yield* die(den, next.monster, { ...next, clause: 'H2-MON-401' }, lastSeen(den, next.monster, next.home));
  }
}

/** H2-MON-404: that a wild group was wiped out is remembered like any other. */
function* endOfWild(den: Den, { wild, by, home, seen, lost }: Extract<Dying, { monster: null }>): Rule {
  const cause = note(den.world, {
    kind: 'died',
    clause: 'H2-MON-404',
    group: whoOf(wild),
    by: by.id,
    ...causedBy(lost),
  });
  yield* afterWildGone(den, wild.piece, cause);
  by.past.victims.push({ ...seen, at: ++den.moment });
  if (den.monsters.includes(by))
    yield* den.laws.fire(den, by, { kind: 'we wipe out a group', foe: wild, there: home, cause });
}

/** A group is destroyed, however many it was (H2-CRD-304, H2-MON-T2.3, H2-HRD-14). */
export function* destroy(den: Den, me: Monster, by: Creature | null, why: Omit<Cause, 'by'>): Rule {
  const { clause, deed, disaster, cause } = why;
  const seen = see(den, me);
  const at = homeOf(den, me).at;
  const gone = seatsOf(den, me).filter((it) => it.kind === 'population');
  const tick = note(
    den.world,
    {
      kind: 'destroyed',
      clause,
      group: me.id,
      by: enderOf({ by, ...why }),
      beads: gone.map((it) => it.id),
      deed,
      ...causedBy(cause),
    },
    gone.map(({ id }) => ({ do: 'end', id })),
  );
  yield* die(den, me, { clause, by, disaster, lost: tick }, { ...seen, at });
}

interface LastSeen extends Seen {
  /** Its home, as it was. */
  readonly at: Point;
}

/** As it was with its last ●, which is gone by now. */
function lastSeen(den: Den, me: Monster, home: Point): LastSeen {
  const seen = see(den, me);
  return { ...seen, size: 1, power: seen.power + 1, at: home };
}

/** At whose hands somebody dies. */
interface Death {
  readonly clause: Clause;
  readonly by: Creature | null;
  readonly disaster?: Disaster | undefined;
  /** The line that tells how its last ● went. */
  readonly lost: Tick | undefined;
}

/** H2-MON-401 to -406. */
function* die(den: Den, me: Monster, { clause, by, disaster, lost }: Death, seen: LastSeen): Rule {
  const died = note(den.world, {
    kind: 'died',
    clause,
    group: me.id,
    by: enderOf({ by, disaster }),
    ...causedBy(lost),
  });
  for (const bead of seatsOf(den, me)) if (bead.kind !== 'population') letLie(den, bead, 'H2-MON-401', null, died);
  takeOff(den, me, { clause, into: null, deed: 'death', by, cause: died });
  if (by?.is === 'monster') {
    by.past.victims.push({ ...seen, at: ++den.moment });
    if (den.monsters.includes(by))
      yield* den.laws.fire(den, by, { kind: 'we wipe out a group', foe: me, there: seen.at, cause: died });
  }
  den.laws.fell(den, me, { by, disaster }, died);
  yield* den.laws.watchTheLiving(den, died);
}

/** H2-MON-407: with its ★ and plain ○, unless it leaves them; ❖ always stays. Returns the tick; null for those who never move (H2-CRD-315). */
export function* leaveMap(den: Den, me: Monster, clause: Clause, leaving: boolean, cause?: Tick): Rule<Tick | null> {
  if (hasTrait(me, 'never relocates') || den.villain?.monster === me) return null;
  const left = note(den.world, {
    kind: 'left',
    clause,
    group: me.id,
    leavesTreasure: leaving && treasureOf(den, me) > 0,
    ...causedBy(cause),
  });
  for (const bead of seatsOf(den, me)) {
    if (bead.kind === 'epic' || (leaving && bead.kind === 'treasure')) letLie(den, bead, clause, null, left);
    else {
      const gone = { kind: 'bead gone', clause, group: me.id, beads: [bead.id], cause: left } as const;
      note(den.world, gone, [{ do: 'end', id: bead.id }]);
    }
  }
  takeOff(den, me, { clause, into: null, deed: 'own will', by: null, cause: left });
  yield* den.laws.watchTheLiving(den, left);
  return left;
}

/** Its ★ go, its lair is a ruin, its pacts end, its cards go back (H2-MON-401, -402, -405, -406, H2-ACT-273). */
function takeOff(den: Den, me: Monster, going: Going): void {
  const { world } = den;
  const { clause, cause } = going;
  abandonLair(den, me, going);
  const beads = world.page.beadsOf(me.id).map(({ id }) => id);
  const gone = beads.map((id) => ({ do: 'end', id }) as const);
  note(world, { kind: 'fell', clause, group: me.id, beads, cause }, [...gone, { do: 'fall', group: me.id }]);
  goOut(den, me);
  den.setAside.push(...me.overlays);
  // H2-ACT-273: a group that split off still plays by these cards.
  if (den.monsters.some((it) => it.card === me.card)) return;
  for (const card of [me.card, me.under?.life, me.under?.choices]) if (card) putBack(den, card);
}
