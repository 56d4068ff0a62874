import type { Room } from '../places/survey.ts';
import type { Floor } from './floors.ts';

/** TA-PLN-16: a side chamber, which the archetype of its room allows. */
export interface Annex {
  readonly room: Room;
  /** "a": it is told of in the entry of its room. */
  readonly letter: string;
  readonly name: string;
  /** TA-DOR-T1.2: behind a secret door. */
  readonly secret: boolean;
  readonly floor: Floor;
}
