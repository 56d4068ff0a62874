import type { Point } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { note } from '../../world.ts';
import { putBack } from './deck.ts';
import type { Den, Dying } from './den.ts';
import { letLie } from './ground/loose.ts';
import { afterWildGone } from './ground/nexus.ts';
import { abandonLair } from './ground/ruins.ts';
import { homeOf, seatsOf } from './ground/seats.ts';
import { nameOf, treasureOf } from './measure.ts';
import { type Creature, hasTrait, type Monster } from './monster.ts';
import type { Seen } from './past.ts';
import { see } from './seen.ts';

/** H2-ACT-109: those who lost their last ● die, when the deed and its hooks are done. */
export function* settle(den: Den): Rule {
  for (let next = den.dying.shift(); next; next = den.dying.shift()) {
    const { monster, by, home } = next;
    if (monster === null) yield* endOfWild(den, next);
    else if (den.monsters.includes(monster)) yield* die(den, monster, by, 'H2-MON-401', lastSeen(den, monster, home));
  }
}

/** H2-MON-404: that a wild group was wiped out is remembered like any other. */
function* endOfWild(den: Den, { wild, by, home, seen }: Extract<Dying, { monster: null }>): Rule {
  const text = `That was the last of ${nameOf(wild)}.`;
  note(den.world, { kind: 'died', clause: 'H2-MON-404', group: wild.id, by: by.id, text });
  yield* afterWildGone(den, wild.piece);
  by.past.victims.push({ ...seen, at: ++den.moment });
  if (den.monsters.includes(by)) yield* den.laws.fire(den, by, { kind: 'we wipe out a group', foe: wild, there: home });
}

/** A group is destroyed, however many it was (H2-CRD-304, H2-MON-T2.3, H2-HRD-14). */
export function* destroy(den: Den, me: Monster, by: Creature | null, clause: Clause, text: string): Rule {
  const seen = see(den, me);
  const at = homeOf(den, me).at;
  const gone = seatsOf(den, me).filter((it) => it.kind === 'population');
  note(
    den.world,
    { kind: 'destroyed', clause, group: me.id, text },
    gone.map(({ id }) => ({ do: 'end', id })),
  );
  den.stir++;
  yield* die(den, me, by, clause, { ...seen, at });
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

/** H2-MON-401 to -406. */
function* die(den: Den, me: Monster, by: Creature | null, clause: Clause, seen: LastSeen): Rule {
  const credit = by ? ` at the hands of ${nameOf(by)}` : '';
  const text = `${nameOf(me)} died out${credit}.`;
  note(den.world, { kind: 'died', clause, group: me.id, by: by?.id ?? null, text });
  for (const bead of seatsOf(den, me)) if (bead.kind !== 'population') letLie(den, bead, 'H2-MON-401');
  takeOff(den, me, clause);
  if (by?.is === 'monster') {
    by.past.victims.push({ ...seen, at: ++den.moment });
    if (den.monsters.includes(by))
      yield* den.laws.fire(den, by, { kind: 'we wipe out a group', foe: me, there: seen.at });
  }
  den.laws.fell(den, me, by);
  yield* den.laws.watchTheLiving(den);
}

/** H2-MON-407: with its ★ and plain ○, unless it leaves them; ❖ always stays. Not possible for those who never move (H2-CRD-315). */
export function* leaveMap(den: Den, me: Monster, clause: Clause, leaving: boolean): Rule<boolean> {
  if (hasTrait(me, 'never relocates') || den.villain?.monster === me) return false;
  const many = treasureOf(den, me);
  const text =
    leaving && many > 0 ? `${nameOf(me)} left the map, but not the treasure.` : `${nameOf(me)} left the map.`;
  note(den.world, { kind: 'left', clause, group: me.id, text });
  for (const bead of seatsOf(den, me)) {
    if (bead.kind === 'epic' || (leaving && bead.kind === 'treasure')) letLie(den, bead, clause);
    else note(den.world, { kind: 'bead gone', clause, group: me.id }, [{ do: 'end', id: bead.id }]);
  }
  takeOff(den, me, clause);
  yield* den.laws.watchTheLiving(den);
  return true;
}

/** Its ★ go, its lair is a ruin, its pacts end, its cards go back (H2-MON-401, -402, -405, -406, H2-ACT-273). */
function takeOff(den: Den, me: Monster, clause: Clause): void {
  const { world } = den;
  abandonLair(den, me, clause);
  const stars = world.page.beadsOf(me.id).map(({ id }) => ({ do: 'end', id }) as const);
  note(world, { kind: 'fell', clause, group: me.id }, [...stars, { do: 'fall', group: me.id }]);
  den.monsters.splice(den.monsters.indexOf(me), 1);
  for (let i = den.pacts.length - 1; i >= 0; i--) {
    const { from, to } = den.pacts[i] as Den['pacts'][number];
    if (from === me.id || to === me.id) den.pacts.splice(i, 1);
  }
  den.gone++;
  den.stir++;
  den.setAside.push(...me.overlays);
  // H2-ACT-273: whoever split off still plays by them.
  if (den.monsters.some((it) => it.card === me.card)) return;
  for (const card of [me.card, me.under?.life, me.under?.choices]) if (card) putBack(den, card);
}
