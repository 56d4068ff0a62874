import { type Asks, asks } from '@understory/table';
import type { NameOf, SharedPlace, SharedQuestion } from './questions.ts';

const shared: Asks<SharedQuestion, never, SharedPlace, never, NameOf> = asks();

/** The asks of rules that all editions share. */
export const choose: typeof shared.choose = shared.choose;
export const name: typeof shared.name = shared.name;
export const rollOn: typeof shared.rollOn = shared.rollOn;
export const spot: typeof shared.spot = shared.spot;
