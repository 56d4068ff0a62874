import { bedLevels } from '../levels.ts';

/** H2-PRI-06: the strata, from the top; over them is the surface. */
export const { levels, levelOf } = bedLevels('H2-PRI-06');
