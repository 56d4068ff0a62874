/** The type of what is printed, as font files. */
export interface PrintFonts {
  readonly normal: Uint8Array;
  readonly italic: Uint8Array;
  readonly sans: Uint8Array;
  readonly bold: Uint8Array;
}

/** TA-GEN-T1.5. */
export type PaperSize = 'A4' | 'Letter';

/** What a press hands over: the file, every word that is set in it, and what is wrong with it (TA-BOO-10). */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly said: readonly string[];
  readonly faults: readonly string[];
}
