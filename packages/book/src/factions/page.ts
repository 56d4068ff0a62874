import type { Fact } from '../key/fact.ts';
import type { Room } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import type { Standing } from './standing.ts';

/** TA-FAC-10: how they meet strangers. */
export type Bearing = 'hostile' | 'greedy' | 'wary' | 'open';

/** TA-FAC-02: who is at large, or what the dead left. */
export interface Faction {
  readonly group: GroupThen;
  /** TA-FAC-01: a civilisation that is gone but made an area: no wants, only what it left. */
  readonly dead: boolean;
  readonly tags: readonly string[];
  /** TA-FAC-02: its kind and its tags in words. */
  readonly kind: string;
  /** TA-FAC-02: the words that choose its emblem, the narrowest first. */
  readonly emblem: string | null;
  /** Where it is, most ● first. */
  readonly rooms: readonly Room[];
  readonly home: Room | null;
  readonly bands: number;
  readonly shares: number;
  readonly edges: number;
  readonly epics: readonly string[];
  readonly bearing: Bearing;
  readonly villain: boolean;
  readonly since: Fact | null;
  readonly wants: readonly Fact[];
  readonly fears: readonly Fact[];
  readonly deeds: readonly Fact[];
  /** TA-FAC-11: of the villain. */
  readonly plan: readonly Fact[];
  /** TA-FAC-09. */
  readonly pays: Fact | null;
  readonly standings: readonly { readonly to: GroupThen; readonly how: Standing }[];
}
