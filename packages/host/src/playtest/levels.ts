import { bedLevels } from '../levels.ts';

/** PT-STR-17: the strata, from the top; over them is the surface. */
export const { levels, levelOf } = bedLevels('PT-STR-17');
