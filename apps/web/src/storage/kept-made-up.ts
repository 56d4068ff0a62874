/** What the player has made up for a row of a table, as it is kept. */
export interface KeptMadeUp {
  /** No two of a table are called the same. */
  readonly id: string;
  /** As the rules read it; nobody has checked it yet. */
  readonly row: unknown;
}
