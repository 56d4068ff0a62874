import { type Asks, asks } from '@understory/table';
import type { NameOf } from '../questions.ts';
import type { Question, SpotPlace, What } from './questions.ts';

const own: Asks<Question, What, SpotPlace, never, NameOf> = asks();

/** The asks of the playtest rules. Rules take them from here, so that they can ask only what can be told. */
export const choose: typeof own.choose = own.choose;
export const name: typeof own.name = own.name;
export const roll: typeof own.roll = own.roll;
export const rollFaces: typeof own.rollFaces = own.rollFaces;
export const rollOn: typeof own.rollOn = own.rollOn;
export const spot: typeof own.spot = own.spot;
