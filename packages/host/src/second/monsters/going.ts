import type { Bead, BeadKind } from '@understory/page';
import type { Rule } from '@understory/table';
import { oneKind } from '../../beads.ts';
import { causedBy } from '../../note.ts';
import { choose } from '../asks.ts';
import type { Tick } from '../events.ts';
import { note } from '../note.ts';
import { type Cause, enderOf } from './cause.ts';
import type { Den } from './den.ts';
import { goingOrder } from './ground/lair.ts';
import { whoOf } from './measure.ts';
import { isHorde } from './minds/strata.ts';
import type { Creature, Monster } from './monster.ts';
import { spareBead } from './villainy/spread.ts';

/** Beads that go, and the line that tells of it. */
export interface Going {
  readonly gone: readonly Bead[];
  readonly tick: Tick;
}

/** H2-MON-139, -129: which beads go; the owner may name others than the farthest. Null if there are none. */
export function* give(
  den: Den,
  me: Monster,
  kinds: readonly [BeadKind, ...BeadKind[]],
  many: number,
  cause: Cause,
): Rule<Going | null> {
  const [bead] = kinds;
  const gone: Bead[] = [];
  while (gone.length < many) {
    const left = goingOrder(den, me, kinds).filter((it) => !gone.includes(it));
    // H2-MON-129: plain ○ before ❖.
    const usual = left.find((it) => it.kind !== 'epic') ?? left[0];
    if (!usual) break;
    const key = yield* choose('H2-MON-139', {
      by: me.id,
      topic: { kind: 'which bead goes', group: me.id, bead },
      options: left.map(({ id, name, piece, at }) => ({
        key: id,
        what: { kind: 'bead', name, piece },
        subject: { spot: at },
      })),
      usual: isHorde(den, me)
        ? (hand) => ({ answer: ((hand === 'tactical' && spareBead(den, me, left, gone)) || usual).id })
        : usual.id,
      about: me.id,
    });
    gone.push(left.find((it) => it.id === key) ?? usual);
  }
  return gone.length > 0 ? { gone, tick: noteLoss(den, me, gone, cause) } : null;
}

/** The line of a loss: who lost what, to whom, by which deed. */
export function noteLoss(den: Den, of: Creature, gone: readonly Bead[], why: Cause): Tick {
  const { clause, deed, cause, what, insteadOf, left } = why;
  return note(den.world, {
    kind: 'lost',
    clause,
    group: whoOf(of),
    bead: oneKind(gone),
    count: gone.length,
    beads: gone.map((it) => it.id),
    pieces: [...new Set(gone.map((it) => it.piece))],
    by: enderOf(why),
    deed,
    ...causedBy(cause),
    ...(what === undefined ? {} : { what }),
    ...(insteadOf === undefined ? {} : { insteadOf }),
    ...(left === undefined ? {} : { left }),
  });
}

/** A bead goes over to another group; it is about to be seated there. `why.cause` is the line of its loss. Returns the tick. */
export function takeOver(den: Den, bead: Bead, why: Cause, from: Creature, to: Monster): Tick {
  const { clause, deed, cause } = why;
  const { id, name, piece } = bead;
  const handed = {
    kind: 'handed over',
    clause,
    group: whoOf(from),
    to: to.id,
    piece,
    deed,
    ...causedBy(cause),
  } as const;
  const tick = note(den.world, { ...handed, beads: [id], names: name === null ? [] : [name] }, [{ do: 'end', id }]);
  return tick;
}
