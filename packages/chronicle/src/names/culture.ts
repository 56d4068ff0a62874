import type { toldAs } from '@understory/host/cards';

/** How somebody names their own: one of twelve (CH-NAM-20). */
export type Culture = ReturnType<typeof toldAs>['culture'];
