import { unreachable } from '@understory/table';
import type { Count } from '../cards/tree/filter.ts';

/** H2-CRD-223. */
export function counts(count: Count, number: number): boolean {
  switch (count.kind) {
    case 'no':
      return number === 0;
    case 'any':
      return number >= 1;
    case 'only':
      return number === count.number;
    case 'fewer than':
      return number < count.number;
    case 'or more':
      return number >= count.number;
    default:
      return unreachable(count);
  }
}
