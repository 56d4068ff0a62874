import { ANFANG } from './beginning.ts';
import { TATEN } from './dealings.ts';
import { KAEMPFE } from './fights.ts';
import type { GermanVariants } from './parts.ts';

/** Die Saga auf Deutsch, nach dem, was erzählt wird; was hier fehlt, wird auf Deutsch nicht erzählt (CH-LAN-03). */
export const SAGE: GermanVariants = { ...ANFANG, ...TATEN, ...KAEMPFE };
