import { frozen } from '../../../copy.ts';
import type { Realm } from '../../realm.ts';
import type { Civ, People } from '../civ.ts';
import { HANDS } from '../hands.table.ts';
import type { CustomPeople } from './custom-people.ts';

/** H1-CIV-07: a custom people plays by its model's rules, which ask it for its details. */
export function playedAs<Own extends Civ>(model: People<Own>, custom: CustomPeople): People<Own> {
  const { hand } = custom.details;
  const people: People<Own> = Object.freeze({
    ...model,
    style: Object.freeze({ ...model.style, ...(hand && HANDS[hand]) }), // H1-CIV-T2.3
    custom: frozen(custom),
    setUp: (world: Realm) => model.setUp(world, people),
  });
  return people;
}

/** H1-CIV-T2.4: what a construction is called among those who build it. */
export function nameOfWork({ people }: Civ, printed: string): string {
  return people.custom?.details.works[printed] ?? printed;
}
