import { Problem } from '@understory/table';
import type { Says } from '../pictures/png.ts';
import type { PrintFonts } from '../print/type.ts';

/** What only a machine or a browser has. */
export interface Tools {
  /** A drawing as a PNG, so many pixels wide, and what it says of itself (TA-PIC-05). */
  picture(svg: string, width: number, says: Says): Uint8Array | Promise<Uint8Array>;
  base64(bytes: Uint8Array): string;
  /** CSS that carries the type itself. */
  readonly fonts: string;
  /** The type of what is printed. */
  print(): PrintFonts | Promise<PrintFonts>;
}

/** Paints a drawing, so many pixels wide. */
export type Painter = (svg: string, width: number) => Promise<Uint8Array>;

/** TA-PIC-06. */
export const LARGEST_PICTURE = 8192;

/** TA-PIC-05: a painter whose pictures say these things of themselves. */
export function painter(tools: Tools, says: Says): Painter {
  return async (svg, width) => {
    const high = shapeOf(svg) * width;
    const longest = Math.max(width, high);
    if (longest > LARGEST_PICTURE)
      throw new Problem(
        `A picture ${Math.round(width)} × ${Math.round(high)} pixels large is too large; ${Math.floor((width * LARGEST_PICTURE) / longest)} × ${Math.floor((high * LARGEST_PICTURE) / longest)} would fit.`,
      );
    return tools.picture(svg, width, says);
  };
}

/** How high a drawing is, its width being 1. */
function shapeOf(svg: string): number {
  const [, wide, high] = /^<svg[^>]*? width="([\d.]+)"[^>]*? height="([\d.]+)"/.exec(svg) ?? [];
  return Number(high ?? 1) / Number(wide ?? 1);
}
