/** Something that stands in a room, in squares: its middle, its size as it lies, and how it is turned, in quarters clockwise. */
export interface Thing {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  /** Of the upright box that it needs. */
  readonly wide: number;
  readonly high: number;
  readonly turn: 0 | 1 | 2 | 3;
  /** Against a wall that runs aslant: where its back is, as a direction, and its own size with its back up. */
  readonly slant?: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
  readonly broken: boolean;
  /** TA-SEC-02: a ❖ is found, all else is seen. */
  readonly found: boolean;
  /** TA-TRP: a trap or a ward, which only the keeper sees. */
  readonly trap?: true;
  /** Of a ❖: its name. */
  readonly name: string | null;
}
