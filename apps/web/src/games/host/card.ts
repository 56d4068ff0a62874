import type { Counts } from '../../parts/paper/dwellers.ts';

export type StepState = 'done' | 'now' | 'ahead';

export interface CardStep {
  readonly title: string;
  readonly state: StepState;
  /** What is done in it. */
  readonly does?: string | undefined;
  /** What came of it. */
  readonly holds?: string | undefined;
  readonly clause?: string | undefined;
  readonly strata?:
    | readonly { readonly number: number; readonly holds: string; readonly state: StepState }[]
    | undefined;
}

export interface CardWork {
  readonly name: string;
  readonly does: string;
  /** At which number of folk it is built, where that decides. */
  readonly at?: number | undefined;
  readonly clause: string;
  readonly built: boolean;
  /** Why it can't be built now; null if it can. */
  readonly whyNot: string | null;
}

export interface Epic {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
  readonly piece: string;
}

export interface CardPlace {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
}

/** What lies at the side of the map: the step being played, and who plays it. */
export interface Card {
  readonly title: string;
  readonly subtitle: string;
  readonly counts?: Counts;
  readonly steps: readonly CardStep[];
  /** Its beads that are kept beside the map, by name. */
  readonly aside?: { readonly title: string; readonly names: readonly string[] };
  /** Its city and colonies, where it has more than one place. */
  readonly places?: readonly CardPlace[];
  /** What else is to be known of it. */
  readonly facts?: readonly { readonly title: string; readonly text: string }[];
  /** The epic treasures it holds, by name, and where they lie. */
  readonly epics?: readonly Epic[];
  /** What may be built. */
  readonly works?: readonly CardWork[];
}
