/** TA-UVT-03, TA-FVT-09, TA-PIC-01: pixels a square. The last four are for floors as wide as a page. */
const PIXELS = [140, 100, 70, 50, 35, 25, 20, 10] as const;
/** What virtual tables take without scaling it themselves. */
const LONGEST = 4096;

/** The largest of these, at most `most`, for which no side of a picture of so many squares is longer than that. */
export function pixelsFor(
  { width, height }: { readonly width: number; readonly height: number },
  most: number = PIXELS[0],
  longest = LONGEST,
): number {
  return PIXELS.find((it) => it <= most && Math.max(width, height) * it <= longest) ?? 10;
}
