import type { Rule } from '@understory/table';
import { choose } from '../asks.ts';
import { deedOf, type Step } from '../cards/steps/steps.ts';
import type { Act } from '../cards/tree/act.ts';
import type { DeedKind } from '../cards/tree/deeds.ts';
import type { Tick } from '../events.ts';
import { note } from '../note.ts';
import { alone, standsOn } from './card-lines.ts';
import { settle } from './death.ts';
import type { Den } from './den.ts';
import { remember } from './history.ts';
import { whichTarget } from './minds/what-to-do.ts';
import type { Creature, Monster } from './monster.ts';
import { type Move, optionOf } from './moves.ts';
import { rulesOf, targetsOf } from './steps/steps.ts';

/**
 * H2-MON-312, -313: an `always` or `if` act is played if it is possible; nobody may decline it, but its target is chosen.
 * Returns the deeds, or null if nothing could be done.
 */
export function* playAct(den: Den, me: Monster, act: Act): Rule<readonly DeedKind[] | null> {
  const moves = movesOf(den, me, act, '');
  if (moves.length === 0) return null;
  mark(me, act);
  const [only, second] = moves;
  const move = only && !second ? only : yield* whichMove(den, me, act, moves);
  return move ? yield* makeMove(den, me, move) : null;
}

function* whichMove(den: Den, me: Monster, act: Act, moves: readonly Move[]): Rule<Move | undefined> {
  const key = yield* choose('H2-MON-312', {
    by: me.id,
    topic: { kind: 'whom the group must act on', group: me.id, card: standsOn(me, act), line: act.from },
    options: moves.map((it) => optionOf(me, it)),
    usual: whichTarget(den, me, moves),
    about: me.id,
  });
  return moves.find((it) => it.key === key);
}

/** The ways in which an act could begin now: its first step, on whom. */
export function movesOf(den: Den, me: Monster, act: Act, prefix: string): Move[] {
  const [first] = act.steps;
  if (!first) return [];
  return targetsOf(den, me, first).map((target) => ({ key: keyOf(prefix, target), act, target }));
}

function keyOf(prefix: string, target: Creature | null): string {
  if (!target) return prefix || 'go';
  return prefix ? `${prefix} ${target.id}` : target.id;
}

/** H2-ACT-276: one step after the other, each only if the one before was possible. Null if not even the first was. */
export function* makeMove(den: Den, me: Monster, { act, target }: Move): Rule<readonly DeedKind[] | null> {
  const deeds: DeedKind[] = [];
  mark(me, act);
  for (const [i, step] of act.steps.entries()) {
    const to = i === 0 ? target : yield* whom(den, me, step);
    if (to === undefined || !(yield* playStep(den, me, step, to))) return i === 0 ? null : deeds;
    const deed = deedOf(step);
    if (deed) deeds.push(deed);
    if (!den.monsters.includes(me) || den.outcome) break;
  }
  return deeds;
}

/** Whom a later step is done to; undefined if it can't be done. */
function* whom(den: Den, me: Monster, step: Step): Rule<Creature | null | undefined> {
  const open = targetsOf(den, me, step);
  if (open.length <= 1) return open[0];
  const act = alone(step);
  const moves = open.map((target) => ({ key: target?.id ?? 'go', act, target }));
  const key = yield* choose('H2-MON-312', {
    by: me.id,
    topic: { kind: 'whom the group acts on', group: me.id },
    options: moves.map((it) => optionOf(me, it)),
    usual: whichTarget(den, me, moves),
    about: me.id,
  });
  return moves.find((it) => it.key === key)?.target;
}

function* playStep(den: Den, me: Monster, step: Step, to: Creature | null): Rule<boolean> {
  const done = yield* rulesOf(step).play(den, me, step, to);
  yield* settle(den);
  if (!done) return false;
  const deed = deedOf(step);
  // Contests are remembered by both sides when they happen.
  if (deed && !rulesOf(step).targets && den.monsters.includes(me)) remember(den, deed, me);
  return true;
}

/** H2-CRD-243: a free step is played at once, in addition, if it is possible. */
export function* playFree(den: Den, me: Monster, step: Step, cause: Tick): Rule {
  const to = yield* whom(den, me, step);
  if (to === undefined) return;
  note(den.world, { kind: 'free', clause: 'H2-CRD-243', group: me.id, cause });
  yield* playStep(den, me, step, to);
}

/** Records the line that is being played, for displays of the card. */
function mark(me: Monster, act: Act): void {
  me.step = { card: standsOn(me, act), from: act.from };
}
