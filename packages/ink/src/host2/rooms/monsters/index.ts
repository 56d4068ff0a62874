import { strongholds } from './strongholds.ts';
import { temples } from './temples.ts';
import { towns } from './towns.ts';
import { treasures } from './treasures.ts';
import { works } from './works.ts';

/** What monsters and villains build, by the names on their cards (H2-MON-132). */
export const monsters = { ...strongholds, ...treasures, ...temples, ...works, ...towns };
