import type { Clause, Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import type { Contest } from '../../cards/steps/contest.ts';
import type { Clash } from '../../cards/tree/deeds.ts';
import type { Deed, Tick } from '../../events.ts';
import { note } from '../../note.ts';
import { conflict } from '../conflict.ts';
import { destroy, settle } from '../death.ts';
import type { Den, Pact } from '../den.ts';
import { meetUp } from '../ground/meeting.ts';
import { homeOf } from '../ground/seats.ts';
import { remember } from '../history.ts';
import { powerOf, sizeOf, whoOf } from '../measure.ts';
import { addGrudge } from '../minds/grudges.ts';
import { tradeGain } from '../minds/stakes.ts';
import { type Creature, type Monster, partsOf } from '../monster.ts';
import { isAttack } from '../past.ts';
import { gain, losePopulation, recordLoss, spend } from '../purse.ts';
import { dropOne, transfer } from '../transfer.ts';
import { casualty } from './casualties.ts';
import type { Doing } from './doing.ts';
import { bonusAt, legalTargets } from './legal.ts';
import { driveOut } from './relocate.ts';
import { slayWild } from './wild.ts';

/** An action with another group as its target (H2-ACT-T1). */
export const contest: Doing<Contest> = {
  targets: legalTargets,
  *play(den, me, step, to) {
    if (!to) return false;
    const { verb } = step;
    if (isAttack(verb) && to.is === 'monster') addGrudge(den, to, me, 1);
    if (verb === 'hunt') yield* hunt(den, me, to);
    else if (verb === 'exterminate') yield* exterminate(den, me, to);
    else yield* clashWith(den, me, to, verb, bonusAt(den, me, step, to));
    yield* settle(den);
    return true;
  },
};

/** H2-ACT-109: the dice, then what comes of it, then the hooks of winner and loser. */
function* clashWith(den: Den, me: Monster, to: Creature, clash: Clash, bonus: number): Rule {
  const { clause, pays, won: ifWon, lost: ifLost } = RESULTS[clash];
  if (pays) yield* payUpFront(den, me, to, pays, clause);
  // H2-CRD-307: the ○ that was paid, or a ★ that was spent, may have sent one of the two off the map.
  const areThere = () => den.monsters.includes(me) && (to.is === 'wild' || den.monsters.includes(to));
  if (!areThere()) return;
  const powers = powersBefore(den, me, to);
  const { won, tick } = yield* conflict(den, me, to, clash, clause, bonus);
  if (areThere()) yield* (won ? ifWon : ifLost)(den, me, to, clause, tick);
  yield* afterConflict(den, me, to, clash, won, powers);
}

/** H2-ACT-204, -246: given before the dice, whatever they say. */
function* payUpFront(den: Den, me: Monster, to: Creature, deed: Deed, clause: Clause): Rule {
  if (to.is === 'monster') yield* transfer(den, me, to, { clause, deed, by: to });
}

/** H2-CRD-301, -306, -310: hooks, the winner's first. Also after an invasion's fight (H2-MON-227). */
export function* afterConflict(
  den: Den,
  me: Monster,
  to: Creature,
  clash: Clash,
  won: boolean,
  powers: ReadonlyMap<string, number>,
): Rule {
  const [winner, loser] = won ? [me, to] : [to, me];
  if (winner.is !== 'monster' || !den.monsters.includes(winner)) return;
  yield* den.laws.fire(den, winner, { kind: 'we win a conflict', foe: loser });
  if (clash === 'rout' && !won) yield* den.laws.fire(den, winner, { kind: 'a rout against us fails', foe: loser });
  if ((clash === 'fight' || clash === 'rout') && wasStrongest(loser, winner, powers))
    yield* den.laws.fire(den, winner, { kind: 'we defeat the strongest group', foe: loser });
}

/** How strong everybody is before a conflict: only where one of the two waits to defeat the strongest (H2-CRD-310). */
export function powersBefore(den: Den, me: Monster, to: Creature): ReadonlyMap<string, number> {
  const isAsked = waitsForTheStrongest(me) || (to.is === 'monster' && waitsForTheStrongest(to));
  return new Map(isAsked ? den.monsters.map((it) => [it.id, powerOf(den, it)]) : []);
}

function waitsForTheStrongest(it: Monster): boolean {
  return partsOf(it).whens.some(({ event }) => event.kind === 'we defeat the strongest group');
}

/** H2-CRD-310: ties included, the winner itself not counted. */
function wasStrongest(loser: Creature, winner: Monster, powers: ReadonlyMap<string, number>): boolean {
  const power = powers.get(loser.id);
  if (power === undefined) return false;
  for (const [id, other] of powers) if (id !== winner.id && other > power) return false;
  return true;
}

interface Result {
  readonly clause: Clause;
  /** 1 ○ is given before the dice, for this. */
  readonly pays?: Deed;
  /** `cause` is the line of the conflict. */
  won(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule;
  lost(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule;
}

function* nothing(): Rule {
  yield* [];
}

const RESULTS: Readonly<Record<Clash, Result>> = {
  ally: { clause: 'H2-ACT-201', won: ally, lost: nothing },
  annex: { clause: 'H2-EMP-23', won: annex, lost: nothing },
  bribe: {
    clause: 'H2-ACT-204',
    pays: 'bribe',
    *won(den, me, to, clause, cause) {
      yield* [];
      bind(den, 'bribe', me, to);
      noteDealing(den, me, to, 'bribe', clause, cause);
    },
    lost: nothing,
  },
  extort: {
    clause: 'H2-ACT-241',
    *won(den, me, to, clause, cause) {
      yield* take(den, me, to, 'extortion', clause, cause);
    },
    lost: nothing,
  },
  fight: {
    clause: 'H2-ACT-242',
    *won(den, me, to, clause, cause) {
      yield* casualty(den, to, { clause, deed: 'fight', by: me, cause });
    },
    *lost(den, me, to, clause, cause) {
      yield* casualty(den, me, { clause, deed: 'fight', by: to, cause });
    },
  },
  recruit: { clause: 'H2-ACT-246', pays: 'recruit', won: recruit, lost: nothing },
  rout: { clause: 'H2-ACT-251', won: rout, lost: nothing },
  steal: {
    clause: 'H2-ACT-247',
    *won(den, me, to, clause, cause) {
      yield* take(den, me, to, 'theft', clause, cause);
    },
    *lost(den, me, to, clause, cause) {
      yield* losePopulation(den, me, 1, { clause, deed: 'theft', by: to, cause });
    },
  },
  trade: { clause: 'H2-ACT-248', won: trade, lost: tradeLost },
};

/** H2-ACT-243: no dice, no ★, no ⌂. */
function* hunt(den: Den, me: Monster, to: Creature): Rule {
  yield* meetUp(den, me, to, 'H2-MON-114');
  const clause = 'H2-ACT-243';
  const cause = noteDealing(den, me, to, 'hunt', clause);
  remember(den, 'hunt', me, to);
  yield* casualty(den, to, { clause, deed: 'hunt', by: me, cause });
}

/** H2-HRD-14, -15: 3 ● paid, the target wiped out, then it breeds. */
function* exterminate(den: Den, me: Monster, to: Creature): Rule {
  const clause = 'H2-HRD-14';
  yield* meetUp(den, me, to, 'H2-MON-114');
  const deed = 'extermination';
  const cause = noteDealing(den, me, to, deed, clause);
  remember(den, 'exterminate', me, to);
  yield* spend(den, me, '●', 3, { clause, deed, cause });
  if (to.is === 'wild') {
    slayWild(den, to, sizeOf(den, to), { clause, deed, by: me, cause });
    yield* settle(den);
  } else yield* destroy(den, to, me, { clause, deed, cause });
  if (!den.monsters.includes(me) || den.outcome) return;
  yield* gain(den, me, '●', 1, { clause, deed: 'breed', cause });
  remember(den, 'breed', me);
}

/** H2-ACT-110, -111, -201: a pact; the actor gains a ★ if the target holds one. */
function* ally(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule {
  if (to.is === 'wild') return;
  bind(den, 'pact', me, to);
  const made = noteDealing(den, me, to, 'pact', clause, cause);
  befriend(den, me, to);
  const hasStar = den.world.page.beadsOf(to.id).some((it) => it.kind === 'bonus');
  if (hasStar) yield* gain(den, me, '★', 1, { clause, deed: 'pact', from: { group: to.id }, cause: made });
}

/** H2-EMP-23: a pact without end, and it pays tax. */
function* annex(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule {
  yield* [];
  if (to.is === 'wild') return;
  bind(den, 'annexed', me, to);
  const { page } = den.world;
  const home = homeOf(den, to);
  const mark = { id: page.newId('m'), kind: 'annexed', at: home.at, piece: home.piece, text: me.group.name } as const;
  note(den.world, { kind: 'annexed', clause, group: me.id, to: to.id, cause }, [{ do: 'mark', mark }]);
}

/** H2-ACT-246: one ● goes over; it may be the last. */
function* recruit(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule {
  if (to.is === 'wild') return;
  const deed = 'recruit';
  const went = yield* losePopulation(den, to, 1, { clause, deed, by: me, cause });
  if (went > 0) yield* gain(den, me, '●', went, { clause, deed, from: { group: to.id }, cause });
}

/** H2-ACT-251: it drops 1 ○ at its old home and goes away. */
function* rout(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule {
  if (to.is === 'wild') return;
  const routed = noteDealing(den, me, to, 'rout', clause, cause);
  if (yield* dropOne(den, to, { clause, deed: 'rout', by: me, cause: routed })) wrong(den, to, me);
  yield* den.laws.fire(den, to, { kind: 'we are routed', foe: me });
  if (den.monsters.includes(to)) yield* den.laws.fire(den, to, { kind: 'we are driven out', foe: me });
  if (den.monsters.includes(to)) yield* driveOut(den, to, me, clause, routed);
}

/** H2-ACT-248: each side may gain ○ or ★, or decline. */
function* trade(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule {
  if (to.is === 'wild') return;
  befriend(den, me, to);
  for (const who of [me, to]) {
    if (!den.monsters.includes(who)) continue;
    const key = yield* choose('H2-ACT-248', {
      by: who.id,
      topic: { kind: 'what the trade brings', group: who.id },
      options: [{ key: 'treasure' }, { key: 'bonus' }, { key: 'nothing' }],
      usual: tradeGain(den, who),
      coin: ['treasure', 'bonus'],
      about: who.id,
    });
    const from = { group: who === me ? to.id : me.id };
    if (key !== 'nothing')
      yield* gain(den, who, key === 'bonus' ? '★' : '○', 1, { clause, deed: 'trade', from, cause });
  }
}

/** H2-ACT-248: the actor gives 1 ○, if it has one. */
function* tradeLost(den: Den, me: Monster, to: Creature, clause: Clause, cause: Tick): Rule {
  if (to.is === 'wild' || !den.world.page.beadsOf(me.id).some((it) => it.kind === 'treasure' || it.kind === 'epic'))
    return;
  yield* transfer(den, me, to, { clause, deed: 'trade', by: to, cause });
}

/** 1 ○ goes over, and is not forgotten (H2-ACT-321). */
function* take(den: Den, me: Monster, from: Creature, deed: Deed, clause: Clause, cause: Tick): Rule {
  const went = yield* transfer(den, from, me, { clause, deed, by: me, cause });
  if (went && from.is === 'monster') wrong(den, from, me);
}

function wrong(den: Den, it: Monster, by: Monster): void {
  recordLoss(den, it, '○', by);
  addGrudge(den, it, by, 1);
}

/** H2-ACT-111: from now to the end of next turn; made again, it begins anew. */
function bind(den: Den, kind: Pact['kind'], me: Monster, to: Creature): void {
  const until = kind === 'annexed' ? Number.POSITIVE_INFINITY : den.turn + 1;
  const known = den.pacts.find((it) => it.kind === kind && it.from === me.id && it.to === to.id);
  if (known) known.until = until;
  else den.pacts.push({ kind, from: me.id, to: to.id, until });
}

/** H2-ACT-321: a success between two lessens what they hold against each other. */
function befriend(den: Den, me: Monster, to: Monster): void {
  addGrudge(den, me, to, -1);
  addGrudge(den, to, me, -1);
}

function noteDealing(den: Den, me: Monster, to: Creature, deed: Deed, clause: Clause, cause?: Tick): Tick {
  const since = cause === undefined ? {} : { cause };
  return note(den.world, { kind: 'dealing', clause, group: me.id, to: whoOf(to), deed, ...since });
}
