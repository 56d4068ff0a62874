import type { PrintFonts } from '../print/type.ts';

/** What only a machine or a browser has. */
export interface Tools {
  /** A picture in pixels, so many wide. */
  png(svg: string, width: number): Uint8Array | Promise<Uint8Array>;
  base64(bytes: Uint8Array): string;
  /** CSS that carries the type itself. */
  readonly fonts: string;
  /** The type of what is printed. */
  print(): PrintFonts | Promise<PrintFonts>;
}
