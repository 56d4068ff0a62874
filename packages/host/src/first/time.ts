import type { Time } from '@understory/table';
import { timeOf } from '@understory/table/words';
import { TIME } from './telling/english/time.ts';

/** The Primordial Age has no years. */
export const time: Time = timeOf(TIME);
