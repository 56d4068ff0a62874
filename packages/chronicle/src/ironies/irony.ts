import type { Fact } from '../facts/fact.ts';

/** Two true things that want to stand side by side (CH-IRO-01): found by data, and told without a comment. */
export interface Irony {
  readonly key: IronyKey;
  /** What came first, and what makes it an irony. */
  readonly earlier: Fact;
  readonly later: Fact;
  /** Everything else that it is seen by. */
  readonly others: readonly Fact[];
  /** Who is spoken of, in the order in which its message does. */
  readonly a: string | null;
  readonly b: string | null;
  readonly c: string | null;
  /** A number that its message has: turns between, how many there were. */
  readonly n: number;
  /** A work, where it is about one. */
  readonly thing: string | null;
}

/** CH-IRO-01, and what else of the kind a reader laughs at. */
export type IronyKey =
  | 'betrayal'
  | 'late'
  | 'chain'
  | 'rich'
  | 'steadfast'
  | 'nobody to rule'
  | 'same room'
  | 'equal dice'
  | 'last order'
  | 'friend’s price'
  | 'peace of the grave'
  | 'the armour'
  | 'the small one';

/** How strong each is: of several the strongest is told (CH-IRO-03). */
export const STRENGTH: Readonly<Record<IronyKey, number>> = {
  late: 10,
  'last order': 10,
  'friend’s price': 9,
  'nobody to rule': 9,
  betrayal: 8,
  'peace of the grave': 8,
  'the small one': 7,
  'the armour': 7,
  'equal dice': 6,
  'same room': 6,
  steadfast: 5,
  rich: 4,
  chain: 3,
};

type Given = Pick<Irony, 'key' | 'earlier' | 'later'> & Partial<Irony>;

export function irony(given: Given): Irony {
  return { others: [], a: null, b: null, c: null, n: 0, thing: null, ...given };
}
