import { frozen } from '../../../copy.ts';
import type { Realm } from '../../realm.ts';
import type { Civ, People } from '../civ.ts';
import { HANDS } from '../hands.table.ts';
import type { CustomPeople } from './custom-people.ts';

/** H1-CIV-07: a custom people plays by its model's rules, which ask it for its details. */
export function playedAs<Own extends Civ>(model: People<Own>, custom: CustomPeople): People<Own> {
  const { hand } = custom.details;
  const { tunnel } = model.style;
  // The worm is the same worm.
  const dug =
    tunnel.kind === 'tunnel of the worm' ? tunnel : ({ kind: 'tunnel of a people', name: custom.name } as const);
  const people: People<Own> = Object.freeze({
    ...model,
    style: Object.freeze({ ...model.style, ...(hand && HANDS[hand]), tunnel: Object.freeze(dug) }), // H1-CIV-T2.3
    custom: frozen(custom),
    setUp: (world: Realm) => model.setUp(world, people),
  });
  return people;
}

/** H1-CIV-T2.4: what a construction is called among those who build it. */
export function nameOfWork({ people }: Civ, printed: string): string {
  return people.custom?.details.works[printed] ?? printed;
}
