/** How one Age of Civilization went. */
export interface Outcome {
  readonly ending: string;
  readonly turns: number;
  readonly built: number;
  /** ● and ○ at its end, before they are cleared away, and the treasure that is left after it. */
  readonly population: number;
  readonly treasure: number;
  readonly left: number;
  /** It lasted longer than the rules let it. */
  readonly isLate: boolean;
}

/** Many outcomes, summed up. Whole numbers only, so that it comes out the same in whatever order they are added. */
export interface Tally {
  plays: number;
  readonly endings: Map<string, number>;
  /** How often an age had each number of turns. */
  readonly turns: Map<number, number>;
  built: number;
  population: number;
  treasure: number;
  left: number;
  late: number;
}

export function newTally(): Tally {
  return { plays: 0, endings: new Map(), turns: new Map(), built: 0, population: 0, treasure: 0, left: 0, late: 0 };
}

export function count(tally: Tally, { ending, turns, built, population, treasure, left, isLate }: Outcome): void {
  tally.plays += 1;
  raise(tally.endings, ending, 1);
  raise(tally.turns, turns, 1);
  tally.built += built;
  tally.population += population;
  tally.treasure += treasure;
  tally.left += left;
  if (isLate) tally.late += 1;
}

/** The outcomes of these seeds. */
export function counted(seeds: readonly string[], outcome: (seed: string) => Outcome): Tally {
  const tally = newTally();
  for (const seed of seeds) count(tally, outcome(seed));
  return tally;
}

/** What another has counted, added to it. */
export function add(to: Tally, more: Tally): void {
  for (const [kind, many] of more.endings) raise(to.endings, kind, many);
  for (const [turn, many] of more.turns) raise(to.turns, turn, many);
  for (const sum of ['plays', 'built', 'population', 'treasure', 'left', 'late'] as const) to[sum] += more[sum];
}

function raise<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** The lower middle one of all turns counted. */
export function medianTurns({ turns, plays }: Tally): number {
  let seen = 0;
  for (const turn of [...turns.keys()].sort((a, b) => a - b)) {
    seen += turns.get(turn) ?? 0;
    if (seen * 2 >= plays) return turn;
  }
  return 0;
}

export function longest({ turns }: Tally): number {
  return Math.max(0, ...turns.keys());
}
