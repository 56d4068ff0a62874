import type { Fact } from '../facts/fact.ts';
import type { Story } from '../story.ts';

/** Facts that belong together (CH-THR-01), in order. */
export interface Thread {
  readonly kind: string;
  readonly roles: readonly string[];
  readonly facts: readonly Fact[];
  readonly isClosed: boolean;
  readonly weight: number;
}

/** What makes a thread. */
export interface Pattern {
  readonly kind: string;
  readonly weight: number;
  find(story: Story): Found[];
}

export interface Found {
  readonly roles: readonly string[];
  readonly facts: readonly Fact[];
  readonly isClosed: boolean;
}
