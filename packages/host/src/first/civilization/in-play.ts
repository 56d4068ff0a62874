import type { Group } from '../../world.ts';
import type { EndingKind } from '../events.ts';
import type { CustomPeople } from './custom/custom-people.ts';
import type { PeopleKey } from './keys.ts';

/** A civilization in play, as far as the world shows it; its own rules know more of it. */
export interface InPlay {
  readonly people: { readonly key: PeopleKey; readonly custom: CustomPeople | null };
  /** The civilization itself; of the Dark Elves, the city that they began with. */
  readonly group: Group;
  /** The year of the era; 0 is the set-up (H1-GEN-09). */
  readonly year: number;
  readonly ending: EndingKind | null;
}
