/** What a file holds. */
export type Content = string | Uint8Array;

/** A file to be made: one at a time, so that whoever waits is told how far it is and can stop. */
export interface ExportFile {
  /** May have folders, with forward slashes. */
  readonly name: string;
  make(): Content | Promise<Content>;
  /** TA-SEC-08: every word in it, once it is made, if its bytes cannot be read as text. */
  says?(): readonly string[];
  /** It is the same for every world, so that it can tell of none. */
  readonly ours?: true;
  /** TA-EXP-05: which rules it breaks, once it is made, and how. */
  faults?(content: Content): readonly { readonly rule: string; readonly what: string }[];
}

/** What a picture is made from. */
export type Picture<T> = (of: T) => Uint8Array | string | Promise<Uint8Array>;
