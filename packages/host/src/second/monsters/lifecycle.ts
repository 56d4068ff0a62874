import type { Rule } from '@understory/table';
import { choose } from '../asks.ts';
import { begin } from '../note.ts';
import type { Offer } from '../questions.ts';
import { makeMove, movesOf, playAct } from './acts.ts';
import { type Asking, holds } from './conditions.ts';
import type { Den } from './den.ts';
import { gather } from './gather.ts';
import { whichOption } from './minds/what-to-do.ts';
import type { Monster } from './monster.ts';
import { type Move, optionOf } from './moves.ts';
import { partsOf } from './parts.ts';
import { reorganise } from './reorganise.ts';
import { couldDo } from './steps/steps.ts';
import { standsAlone } from './villainy/strata.ts';

/** H2-MON-311, H2-VIL-12: one lifecycle. It ends at once if the group dies or leaves (H2-MON-317). */
export function* lifecycle(den: Den, me: Monster): Rule {
  const { past } = me;
  past.lastBegan = past.began;
  past.began = ++den.moment;
  me.alwaysDid.clear();
  begin(den.world, { kind: 'group', group: me.group.id });
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
    const done = yield* playAct(den, me, act);
    for (const it of done ?? []) me.alwaysDid.add(it);
    if (!goesOn()) return false;
    if (act.stop && done) return true;
  }
  me.past.stoodAtIfs = ++den.moment;
  for (const line of parts.ifs) {
    const isSo = holds(den, me, line.condition, asking(den, me, line));
    me.past.stood.set(line, ++den.moment);
    if (!isSo) continue;
    const done = yield* playAct(den, me, line.act);
    if (!goesOn()) return false;
    if (line.act.stop && done) return true;
  }
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

/** H2-MON-314, -315: one possible option, or none. */
function* oneOf(den: Den, me: Monster): Rule {
  const moves: Move[] = [];
  partsOf(me).options.forEach(({ condition, act }, i) => {
    if (condition && !holds(den, me, condition, asking(den, me, null))) return;
    for (const it of movesOf(den, me, act, String(i))) moves.push(it);
  });
  if (moves.length === 0) return;
  const options: Offer[] = moves.map((it) => optionOf(me, it));
  options.push({ key: 'nothing' });
  const key = yield* choose('H2-MON-314', {
    by: me.id,
    topic: { kind: 'what the group does', group: me.id },
    options,
    usual: whichOption(den, me, moves),
    about: me.id,
  });
  const move = moves.find((it) => it.key === key);
  if (move) yield* makeMove(den, me, move);
}
