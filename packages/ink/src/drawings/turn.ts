/**
 * Sine and cosine by + and × alone, so that every machine draws the same bytes. Angles in turns: 0 points right, a quarter
 * points down the page.
 */
export function sine(turns: number): number {
  let t = turns - Math.floor(turns);
  if (t > 0.75) t -= 1;
  else if (t > 0.25) t = 0.5 - t;
  const a = t * 6.283185307179586;
  const q = a * a;
  return a * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - q / 110)))));
}

export function cosine(turns: number): number {
  return sine(turns + 0.25);
}
