import { type Clause, choose, type Rule } from '@understory/table';
import { note } from '../../../world.ts';
import type { Contest } from '../../cards/tree/act.ts';
import type { Clash } from '../../cards/tree/words.ts';
import { conflict } from '../conflict.ts';
import { destroy, settle } from '../death.ts';
import type { Den, Pact } from '../den.ts';
import { meetUp } from '../ground/meeting.ts';
import { homeOf } from '../ground/seats.ts';
import { remember } from '../history.ts';
import { nameOf, powerOf, sizeOf } from '../measure.ts';
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
  if (pays) yield* payUpFront(den, me, to, clause);
  // H2-CRD-307: the ○ that was paid, or a ★ that was spent, may have sent one of the two off the map.
  const areThere = () => den.monsters.includes(me) && (to.is === 'wild' || den.monsters.includes(to));
  if (!areThere()) return;
  const powers = powersBefore(den, me, to);
  const won = yield* conflict(den, me, to, clash, clause, bonus);
  if (areThere()) yield* (won ? ifWon : ifLost)(den, me, to, clause);
  yield* afterConflict(den, me, to, clash, won, powers);
}

/** H2-ACT-204, -246: given before the dice, whatever they say. */
function* payUpFront(den: Den, me: Monster, to: Creature, clause: Clause): Rule {
  if (to.is === 'monster') yield* transfer(den, me, to, { clause, text: `${nameOf(me)} paid ○ to ${nameOf(to)}.` });
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
  /** 1 ○ is given before the dice. */
  readonly pays?: true;
  won(den: Den, me: Monster, to: Creature, clause: Clause): Rule;
  lost(den: Den, me: Monster, to: Creature, clause: Clause): Rule;
}

function* nothing(): Rule {
  yield* [];
}

const RESULTS: Readonly<Record<Clash, Result>> = {
  ally: { clause: 'H2-ACT-201', won: ally, lost: nothing },
  annex: { clause: 'H2-EMP-23', won: annex, lost: nothing },
  bribe: {
    clause: 'H2-ACT-204',
    pays: true,
    *won(den, me, to, clause) {
      yield* [];
      bind(den, 'bribe', me, to);
      say(den, me, to, clause, `${nameOf(me)} bribed ${nameOf(to)}.`);
    },
    lost: nothing,
  },
  extort: {
    clause: 'H2-ACT-241',
    *won(den, me, to, clause) {
      yield* take(den, me, to, clause, `${nameOf(to)} gave ○ to ${nameOf(me)}.`);
    },
    lost: nothing,
  },
  fight: {
    clause: 'H2-ACT-242',
    *won(den, me, to, clause) {
      yield* casualty(den, to, me, { clause, text: `${nameOf(to)} lost ● to ${nameOf(me)}.` });
    },
    *lost(den, me, to, clause) {
      yield* casualty(den, me, to, { clause, text: `${nameOf(me)} lost ● to ${nameOf(to)}.` });
    },
  },
  recruit: { clause: 'H2-ACT-246', pays: true, won: recruit, lost: nothing },
  rout: { clause: 'H2-ACT-251', won: rout, lost: nothing },
  steal: {
    clause: 'H2-ACT-247',
    *won(den, me, to, clause) {
      yield* take(den, me, to, clause, `${nameOf(me)} stole ○ from ${nameOf(to)}.`);
    },
    *lost(den, me, to, clause) {
      yield* losePopulation(den, me, 1, to, { clause, text: `${nameOf(me)} lost ● in the theft.` });
    },
  },
  trade: { clause: 'H2-ACT-248', won: trade, lost: tradeLost },
};

/** H2-ACT-243: no dice, no ★, no ⌂. */
function* hunt(den: Den, me: Monster, to: Creature): Rule {
  yield* meetUp(den, me, to, 'H2-MON-114');
  say(den, me, to, 'H2-ACT-243', `${nameOf(me)} hunted ${nameOf(to)}.`);
  remember(den, 'hunt', me, to);
  yield* casualty(den, to, me, { clause: 'H2-ACT-243', text: `${nameOf(to)} lost ● to ${nameOf(me)}.` });
}

/** H2-HRD-14, -15: 3 ● paid, the target wiped out, then it breeds. */
function* exterminate(den: Den, me: Monster, to: Creature): Rule {
  const clause = 'H2-HRD-14';
  yield* meetUp(den, me, to, 'H2-MON-114');
  say(den, me, to, clause, `${nameOf(me)} set out to exterminate ${nameOf(to)}.`);
  remember(den, 'exterminate', me, to);
  yield* spend(den, me, '●', 3, { clause, text: `${nameOf(me)} spent ●●●.` });
  if (to.is === 'wild') {
    slayWild(den, to, sizeOf(den, to), me, clause);
    yield* settle(den);
  } else yield* destroy(den, to, me, clause, `${nameOf(me)} exterminated ${nameOf(to)}.`);
  if (!den.monsters.includes(me) || den.outcome) return;
  yield* gain(den, me, '●', 1, { clause, text: `${nameOf(me)} bred.` });
  remember(den, 'breed', me);
}

/** H2-ACT-110, -111, -201: a pact; the actor gains a ★ if the target holds one. */
function* ally(den: Den, me: Monster, to: Creature, clause: Clause): Rule {
  if (to.is === 'wild') return;
  bind(den, 'pact', me, to);
  say(den, me, to, clause, `${nameOf(me)} and ${nameOf(to)} made a pact.`);
  befriend(den, me, to);
  const hasStar = den.world.page.beadsOf(to.id).some((it) => it.kind === 'bonus');
  if (hasStar) yield* gain(den, me, '★', 1, { clause, text: `${nameOf(me)} gained ★ by the pact.` });
}

/** H2-EMP-23: a pact without end, and it pays tax. */
function* annex(den: Den, me: Monster, to: Creature, clause: Clause): Rule {
  yield* [];
  if (to.is === 'wild') return;
  bind(den, 'annexed', me, to);
  const { page } = den.world;
  const home = homeOf(den, to);
  const mark = { id: page.newId('m'), kind: 'annexed', at: home.at, piece: home.piece, text: nameOf(me) } as const;
  note(den.world, { kind: 'annexed', clause, group: me.id, to: to.id, text: `${nameOf(me)} annexed ${nameOf(to)}.` }, [
    { do: 'mark', mark },
  ]);
}

/** H2-ACT-246: one ● goes over; it may be the last. */
function* recruit(den: Den, me: Monster, to: Creature, clause: Clause): Rule {
  if (to.is === 'wild') return;
  const went = yield* losePopulation(den, to, 1, me, { clause, text: `${nameOf(me)} recruited one of ${nameOf(to)}.` });
  if (went > 0) yield* gain(den, me, '●', went, { clause, text: `${nameOf(me)} grew.` });
}

/** H2-ACT-251: it drops 1 ○ at its old home and goes away. */
function* rout(den: Den, me: Monster, to: Creature, clause: Clause): Rule {
  if (to.is === 'wild') return;
  say(den, me, to, clause, `${nameOf(me)} routed ${nameOf(to)}.`);
  if (yield* dropOne(den, to, { clause, text: `${nameOf(to)} dropped ○.` })) wrong(den, to, me);
  yield* den.laws.fire(den, to, { kind: 'we are routed', foe: me });
  if (den.monsters.includes(to)) yield* den.laws.fire(den, to, { kind: 'we are driven out', foe: me });
  if (den.monsters.includes(to)) yield* driveOut(den, to, me, clause);
}

/** H2-ACT-248: each side may gain ○ or ★, or decline. */
function* trade(den: Den, me: Monster, to: Creature, clause: Clause): Rule {
  if (to.is === 'wild') return;
  befriend(den, me, to);
  for (const who of [me, to]) {
    if (!den.monsters.includes(who)) continue;
    const key = yield* choose('H2-ACT-248', {
      by: who.id,
      prompt: `What does the trade bring ${nameOf(who)}?`,
      options: [
        { key: 'treasure', text: 'Treasure', does: 'gain ○' },
        { key: 'bonus', text: 'A bonus', does: 'gain ★' },
        { key: 'nothing', text: 'Nothing' },
      ],
      usual: tradeGain(den, who),
      coin: ['treasure', 'bonus'],
      about: who.id,
    });
    const text = `${nameOf(who)} gained ${key === 'bonus' ? '★' : '○'} by the trade.`;
    if (key !== 'nothing') yield* gain(den, who, key === 'bonus' ? '★' : '○', 1, { clause, text });
  }
}

/** H2-ACT-248: the actor gives 1 ○, if it has one. */
function* tradeLost(den: Den, me: Monster, to: Creature, clause: Clause): Rule {
  if (to.is === 'wild' || !den.world.page.beadsOf(me.id).some((it) => it.kind === 'treasure' || it.kind === 'epic'))
    return;
  yield* transfer(den, me, to, { clause, text: `${nameOf(me)} lost ○ in the trade with ${nameOf(to)}.` });
}

/** 1 ○ goes over, and is not forgotten (H2-ACT-321). */
function* take(den: Den, me: Monster, from: Creature, clause: Clause, text: string): Rule {
  const went = yield* transfer(den, from, me, { clause, text });
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

function say(den: Den, me: Monster, to: Creature, clause: Clause, text: string): void {
  note(den.world, { kind: 'dealing', clause, group: me.id, to: to.id, text });
}
