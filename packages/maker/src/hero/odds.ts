/** BELOW[n]: of the 36 throws of two dice, how many sum to less than n. */
const BELOW: readonly number[] = Array.from({ length: 14 }, (_, n) => {
  let many = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b < n) many++;
  return many;
});

/** The chance that 2d6 and a stat stay below a check (DM-WRD-11). */
export function chanceToFail(check: number, stat: number): number {
  const need = check - stat;
  if (need <= 2) return 0;
  return need > 12 ? 1 : (BELOW[need] ?? 0) / 36;
}
