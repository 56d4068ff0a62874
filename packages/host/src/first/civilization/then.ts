import type { Tick } from '../../events.ts';
import { groupOf } from '../../world.ts';
import type { Realm } from '../realm.ts';
import { type Civ, civsOf } from './civ.ts';
import { placesThen } from './dark-elves/then.ts';

/** The peoples that had come by a tick, with their sheets; what they must remember within a year is of the running year alone. */
export function civsThen(now: Realm, then: Realm, tick: Tick): Civ[] {
  return civsOf(now).flatMap((civ) => (civ.group.times.founded <= tick ? [civThen(then, civ)] : []));
}

function civThen(then: Realm, civ: Civ): Civ {
  const group = groupOf(then, civ.group.id);
  const { age, turn, entries } = then.journal;
  const ended = entries.some((it) => it.kind === 'civilization ended' && 'group' in it && it.group === group.id);
  return {
    ...civ,
    ...placesThen(then, civ),
    group,
    year: age === 'civilization' && !ended ? turn : civ.year,
    ending: ended ? civ.ending : null,
    isOver: ended,
  };
}
