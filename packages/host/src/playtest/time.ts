import type { Time } from '@understory/table';
import { timeOf } from '@understory/table/words';
import { TIME } from './telling/english/time.ts';

/** PT-GEN-14: years, eras and seasons; the Primordial Age and the disaster have none. */
export const time: Time = timeOf(TIME);
