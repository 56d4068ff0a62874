import { type Table, table } from '@understory/table';
import type { Purse } from '../../../purse.ts';
import type { FacilityName } from './facilities.table.ts';

export type CatastropheKey =
  | 'Founders’ Day'
  | 'storm'
  | 'biohazard'
  | 'cascade failure'
  | 'monster attack'
  | 'extinction threat';

/** What may befall a colony. */
interface Catastrophe {
  readonly key: CatastropheKey;
  /** Online, it takes the blow (H2-ALN-T2). */
  readonly hits: FacilityName | null;
  /** What is lost otherwise. */
  readonly loss: Purse | 'either' | null;
}

/** H2-ALN-T2. */
export const catastrophes: Table<Catastrophe> = table('H2-ALN-T2', '1d6', {
  '1': { key: 'Founders’ Day', hits: null, loss: null },
  '2': { key: 'storm', hits: 'Powerplant', loss: { treasure: 2, population: 0 } },
  '3': { key: 'biohazard', hits: 'Agricomplex', loss: { treasure: 0, population: 2 } },
  '4': { key: 'cascade failure', hits: 'Orgone Cathode', loss: 'either' },
  '5': { key: 'monster attack', hits: 'Uplift Facility', loss: { treasure: 0, population: 1 } },
  '6': { key: 'extinction threat', hits: 'Megastructure', loss: { treasure: 1, population: 1 } },
});
