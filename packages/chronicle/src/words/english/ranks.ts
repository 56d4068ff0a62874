import type { Culture } from '@understory/host/grammar';

/** What the leader of a company is called among its own (CH-NAM-14). */
export const RANKS: Readonly<Record<Culture, string>> = {
  dwarven: 'foreman',
  'deep-elven': 'head',
  arcane: 'provost',
  alien: 'commander',
  infernal: 'bailiff',
  surface: 'captain',
  warren: 'boss',
  beast: 'leader',
  grave: 'eldest',
  giantish: 'chief',
  strange: 'head',
  devout: 'elder',
};
