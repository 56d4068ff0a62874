/** A file of the player's own cards, as they wrote it. */
export interface KeptCards {
  /** `moles.card`; no two are called the same. */
  readonly file: string;
  readonly text: string;
  /** Is it in new worlds? */
  readonly on: boolean;
  /** It had no error when it was last looked at. */
  readonly right: boolean;
}
