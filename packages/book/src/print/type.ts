/** The type of what is printed, as font files. */
export interface PrintFonts {
  readonly normal: Uint8Array;
  readonly italic: Uint8Array;
  readonly sans: Uint8Array;
  readonly bold: Uint8Array;
}

/** TA-GEN-T1.5. */
export type PaperSize = 'A4' | 'Letter';
