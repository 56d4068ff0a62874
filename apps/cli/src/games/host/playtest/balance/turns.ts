/** The number of turns that this share of games does not go beyond. */
export function turnsBy(turns: ReadonlyMap<number, number>, share: number): number {
  const plays = [...turns.values()].reduce((sum, it) => sum + it, 0);
  let seen = 0;
  for (const turn of [...turns.keys()].sort((a, b) => a - b)) {
    seen += turns.get(turn) ?? 0;
    if (seen >= share * plays) return turn;
  }
  return 0;
}
