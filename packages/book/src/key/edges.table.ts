import type { Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';

/** TA-TRP-01: what a ★ is where it lies. */
export type Edge = 'alarm' | 'ward' | 'guard' | 'trap' | 'ambush' | 'tool';

interface Row {
  readonly row: number;
  readonly tags: readonly string[];
  readonly all?: true;
  readonly edge: Edge;
  /** TA-TRP-04: what one notices, what sets it off, what it does, how it is passed. */
  readonly says: string;
}

/** TA-TRP-T1: edges by group, the first that fits. */
const ROWS: readonly Row[] = [
  {
    row: 1,
    tags: ['trader', 'adventurers'],
    edge: 'alarm',
    says: 'A cord with bells at knee height. Whoever walks into it is heard three rooms off. It can be stepped over, or cut by a steady hand.',
  },
  {
    row: 2,
    tags: ['undead', 'demonic', 'divine'],
    edge: 'ward',
    says: 'A sign on the threshold, cold to the hand. Whoever crosses it uninvited is cursed. It lets pass who bears its maker’s mark.',
  },
  {
    row: 3,
    tags: ['magical'],
    edge: 'ward',
    says: 'A sign in the floor that hums. It fires at whoever treads on it. Chalk across its rim puts it to sleep.',
  },
  {
    row: 4,
    tags: ['order', 'city', 'lawful'],
    edge: 'guard',
    says: 'One more on watch, trained, awake. Noise or light sets them off; they call the others before they fight. They let pass who has the word of the day.',
  },
  {
    row: 5,
    tags: ['swarm'],
    edge: 'trap',
    says: 'Fresh earth under a mat. Whoever steps on it falls into a pit of stakes. A pole finds it, and a plank passes it.',
  },
  {
    row: 5,
    tags: ['humanoid', 'chaotic'],
    all: true,
    edge: 'trap',
    says: 'A thread across the way. It lets a weighted log swing down. Cut it from the side, or crawl.',
  },
  {
    row: 6,
    tags: ['miner', 'builder'],
    edge: 'trap',
    says: 'A prop that stands a hand too far out. Pulled or knocked, it lets the roof fall. Wedge it, and pass.',
  },
  {
    row: 7,
    tags: ['animal', 'insect', 'worm', 'draconic', 'alpha predator'],
    edge: 'ambush',
    says: 'Nothing stirs, and that is the sign. They strike at the last of a line, from above. Light and a closed file keep them off.',
  },
  {
    row: 8,
    tags: [],
    edge: 'tool',
    says: 'Something they have learned to use, and keep at hand. It gives them the first blow. Taken from them, it serves others.',
  },
];

/** TA-TRP-T1. */
export function edgeOf(
  { naming }: Survey,
  group: GroupThen,
): { readonly row: number; readonly edge: Edge; readonly says: string } {
  const { tags, kind } = naming.natureOf(group);
  const has = new Set([...tags, kind]);
  return ROWS.find(
    (it) => it.tags.length === 0 || (it.all ? it.tags.every((t) => has.has(t)) : it.tags.some((t) => has.has(t))),
  ) as Row;
}
