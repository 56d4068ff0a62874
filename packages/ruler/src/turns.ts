/**
 * The sine of an angle in turns: 0 points right, a quarter points down the page. A shorter series than `sine` has, right to a
 * ten-millionth: enough for a pen, and every drawing has been made with it.
 */
export function turnSine(turns: number): number {
  let t = turns - Math.floor(turns);
  if (t > 0.75) t -= 1;
  else if (t > 0.25) t = 0.5 - t;
  const a = t * 6.283185307179586;
  const q = a * a;
  return a * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - q / 110)))));
}

export function turnCosine(turns: number): number {
  return turnSine(turns + 0.25);
}
