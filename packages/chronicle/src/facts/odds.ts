/**
 * In how many of 36 throws of two dice the side that won would have won (CH-FCT-04): `ours` and `theirs` are what is added to each
 * die, and an even throw goes to whoever acts.
 */
export function oddsOf(won: boolean, ours: number, theirs: number): number {
  let wins = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + ours >= b + theirs) wins++;
  return won ? wins : 36 - wins;
}

/** … where the higher sum wins, and an even throw is nobody's. */
export function oddsOver(won: boolean, ours: number, theirs: number): number {
  let wins = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) if (won ? a + ours > b + theirs : a + ours < b + theirs) wins++;
  return wins;
}
