import { type Table, table } from '@understory/table';
import type { VillainKey } from './keys.ts';

/** H1-VIL-T1. */
export const archVillains: Table<VillainKey> = table('H1-VIL-T1', '1d4', {
  '1': 'dungeon master',
  '2': 'thought lords',
  '3': 'liche king',
  '4': 'alpha villain',
});
