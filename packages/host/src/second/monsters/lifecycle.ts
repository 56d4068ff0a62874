import { type Option as AskOption, choose, type Rule } from '@understory/table';
import { note } from '../../world.ts';
import { printAct } from '../cards/print/act.ts';
import type { Act, Step } from '../cards/tree/act.ts';
import { type Asking, deedOf, holds } from './conditions.ts';
import { settle } from './death.ts';
import type { Den } from './den.ts';
import { couldDo, doingOf, openings } from './doings.ts';
import { gather } from './ground/loose.ts';
import { remember } from './history.ts';
import { nameOf } from './measure.ts';
import { whichOption, whichTarget } from './minds/what-to-do.ts';
import { type Creature, type Monster, partsOf } from './monster.ts';
import type { Move } from './moves.ts';
import { oddsOf } from './odds.ts';
import type { Action } from './past.ts';
import { reorganise } from './reorganise.ts';
import { standsAlone } from './villainy/strata.ts';

/** H2-MON-311, H2-VIL-12: one lifecycle. It ends at once if the group dies or leaves (H2-MON-317). */
export function* lifecycle(den: Den, me: Monster): Rule {
  const { past } = me;
  past.lastBegan = past.began;
  past.began = ++den.moment;
  me.alwaysDid.clear();
  den.world.journal.chapter = nameOf(me);
  const goesOn = () => den.monsters.includes(me) && !den.outcome;
  yield* gather(den, me, 'H2-MON-311');
  if (goesOn() && !(yield* actsOf(den, me))) return;
  if (goesOn()) yield* reorganise(den, me, 'H2-MON-319');
  if (goesOn()) yield* gather(den, me, 'H2-MON-311');
  me.step = null;
}

/** Steps 2 to 4; false if the group is gone. `and stop` leaves the rest out (H2-MON-320). */
function* actsOf(den: Den, me: Monster): Rule<boolean> {
  const goesOn = () => den.monsters.includes(me) && !den.outcome;
  const parts = partsOf(me);
  for (const act of parts.always) {
    const done = yield* must(den, me, act);
    for (const it of done) me.alwaysDid.add(it);
    if (!goesOn()) return false;
    if (act.stop && done.length > 0) return true;
  }
  const since = ++den.moment;
  for (const line of parts.ifs) {
    const isSo = holds(den, me, line.condition, asking(den, me, line));
    me.past.stood.set(line, ++den.moment);
    if (!isSo) continue;
    const done = yield* must(den, me, line.act);
    if (!goesOn()) return false;
    if (line.act.stop && done.length > 0) return true;
  }
  me.past.stoodAtIfs = since;
  yield* oneOf(den, me);
  return goesOn();
}

/** What conditions want to know of the whole age. */
export function asking(den: Den, me: Monster, line: object | null): Asking {
  return {
    line,
    isPossible: (deed) => couldDo(den, me, deed),
    holdsStratumAlone: () => standsAlone(den, me).length > 0,
  };
}

/** H2-MON-312, -313: carried out if it is possible; it may not be declined, but its target is chosen. Returns what was done. */
export function* must(den: Den, me: Monster, act: Act): Rule<readonly Action[]> {
  const moves = movesOf(den, me, act, '');
  if (moves.length === 0) return [];
  mark(me, act);
  const key = yield* choose('H2-MON-312', {
    by: me.id,
    prompt: `${nameOf(me)} must ${printAct(act).line}. Whom?`,
    options: moves.map((it) => optionOf(den, me, it)),
    usual: whichTarget(den, me, moves),
    about: me.id,
  });
  const move = moves.find((it) => it.key === key);
  return move ? yield* make(den, me, move) : [];
}

/** H2-MON-314, -315: one possible option, or none. */
function* oneOf(den: Den, me: Monster): Rule {
  const moves = partsOf(me).options.flatMap(({ condition, act }, i) =>
    condition === null || holds(den, me, condition, asking(den, me, null)) ? movesOf(den, me, act, String(i)) : [],
  );
  if (moves.length === 0) return;
  const key = yield* choose('H2-MON-314', {
    by: me.id,
    prompt: `What does ${nameOf(me)} do?`,
    options: [...moves.map((it) => optionOf(den, me, it)), { key: 'nothing', text: 'Nothing' }],
    usual: whichOption(den, me, moves),
    about: me.id,
  });
  const move = moves.find((it) => it.key === key);
  if (!move) return;
  mark(me, move.act);
  yield* make(den, me, move);
}

/** The line being played, for whoever looks at the card. */
function mark(me: Monster, act: Act): void {
  const cards = [me.card, me.under?.life, me.under?.choices, ...me.overlays, me.villainCard];
  const holds = (it: (typeof cards)[number]) =>
    it && [...it.always, ...[...it.ifs, ...it.options].map((line) => line.act)].includes(act);
  me.step = { card: cards.find(holds)?.name ?? me.card.name, from: act.from };
}

/** The ways in which an act could begin now: its first step, on whom. */
export function movesOf(den: Den, me: Monster, act: Act, prefix: string): Move[] {
  const [first] = act.steps;
  if (!first) return [];
  return openings(den, me, first).map((target) => ({
    key: [prefix, target?.id ?? ''].filter(Boolean).join(' ') || 'go',
    act,
    target,
  }));
}

/** H2-ACT-276: one step after the other, each only if the one before was possible. */
function* make(den: Den, me: Monster, { act, target }: Move): Rule<readonly Action[]> {
  const done: Action[] = [];
  for (const [i, step] of act.steps.entries()) {
    const to = i === 0 ? target : yield* whom(den, me, step);
    if (to === undefined || !(yield* play(den, me, step, to))) break;
    const deed = deedOf(step);
    if (deed) done.push(deed);
    if (!den.monsters.includes(me) || den.outcome) break;
  }
  return done;
}

/** Whom a later step is done to; undefined if it can't be done. */
function* whom(den: Den, me: Monster, step: Step): Rule<Creature | null | undefined> {
  const open = openings(den, me, step);
  if (open.length <= 1) return open[0];
  const moves = open.map((target) => ({
    key: target?.id ?? 'go',
    act: { steps: [step], stop: false, from: step.from, to: step.to },
    target,
  }));
  const key = yield* choose('H2-MON-312', {
    by: me.id,
    prompt: `Whom does ${nameOf(me)} choose?`,
    options: moves.map((it) => optionOf(den, me, it)),
    usual: whichTarget(den, me, moves),
    about: me.id,
  });
  return moves.find((it) => it.key === key)?.target;
}

function* play(den: Den, me: Monster, step: Step, to: Creature | null): Rule<boolean> {
  const done = yield* doingOf(step).play(den, me, step, to);
  yield* settle(den);
  if (!done) return false;
  const deed = deedOf(step);
  // Contests are remembered by both sides when they happen.
  if (deed && !doingOf(step).targets && den.monsters.includes(me)) remember(den, deed, me);
  return true;
}

/** H2-CRD-243: in addition, at once, if it is possible. */
export function* playFree(den: Den, me: Monster, step: Step): Rule {
  const to = yield* whom(den, me, step);
  if (to === undefined) return;
  note(den.world, { kind: 'free', clause: 'H2-CRD-243', group: me.id, text: `${nameOf(me)} may do more.` });
  yield* play(den, me, step, to);
}

function optionOf(den: Den, me: Monster, { key, act, target }: Move): AskOption {
  const [first] = act.steps;
  const odds = first?.kind === 'contest' && target ? oddsOf(den, me, first, target) : null;
  const text = target && first?.kind === 'contest' ? `${VERBS[first.verb]} ${nameOf(target)}` : wordsOf(act);
  return {
    key,
    text: text.charAt(0).toUpperCase() + text.slice(1),
    ...(odds ? { does: odds } : {}),
    ...(target ? { subject: target.is === 'wild' ? { piece: target.id } : { group: target.id } } : {}),
  };
}

/** As the card has it, without what a construction costs. */
function wordsOf(act: Act): string {
  const [first] = act.steps;
  if (first?.kind === 'build')
    return first.written === 'list' ? 'build something' : `build ${first.buildings[0]?.name ?? ''}`;
  return printAct(act).line;
}

const VERBS = {
  ally: 'ally with',
  annex: 'annex',
  bribe: 'bribe',
  exterminate: 'exterminate',
  extort: 'extort',
  fight: 'fight',
  hunt: 'hunt',
  recruit: 'recruit from',
  rout: 'rout',
  steal: 'steal from',
  trade: 'trade with',
} as const;
