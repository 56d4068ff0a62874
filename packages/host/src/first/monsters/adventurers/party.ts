import type { Stretch } from '@understory/page';
import type { Company } from '../company.ts';
import type { Alignment } from '../group.ts';

/** H1-ADV: a party of adventurers under way. */
export interface Party extends Company {
  readonly alignment: Alignment;
  /** How many set out. */
  readonly began: number;
  /** What it has explored: stretches of tunnel, and steps from one room into another that it touches. */
  readonly explored: Map<string, Stretch[]>;
  /** The groups that it avoids: their zones are closed to it (H1-ADV-04). */
  readonly avoids: Set<string>;
  /** Friends that it has met (H1-ADV-12). */
  readonly friends: Set<string>;
  /** What it has fought of buildings, and the shrines that it has prayed at (H1-FEA-T1.5). */
  readonly visited: Set<string>;
  /** Its token on the map. */
  token: string | null;
  /** It has come to its end. */
  isOver: boolean;
}
