/** A people that the player has written, as the file that it is exported to. */
export interface KeptPeople {
  /** No two are called the same. */
  readonly name: string;
  readonly text: string;
  /** Is it offered in new worlds? */
  readonly on: boolean;
}
