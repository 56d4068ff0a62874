/** What a turn of an age is called (CH-GEN-10). */
export type Unit = 'turn' | 'round' | 'year' | 'era';

/** How an edition counts its turns. */
export interface Clock {
  /** Do its years run on through all ages? */
  readonly isCalendar: boolean;
  unit(age: string): Unit;
  /** By which number a turn of an age is told. */
  count(age: string, turn: number): number;
}

/** The second edition: turns, and rounds of villainy. */
export const TURNS: Clock = {
  isCalendar: false,
  unit: (age) => (age === 'villainy' ? 'round' : 'turn'),
  count: (_, turn) => turn,
};

/** The first edition: the years of one calendar that runs through all ages (H1-GEN-09). */
export function calendar(ages: readonly { readonly name: string; readonly turns: number }[]): Clock {
  const before = new Map<string, number>();
  let sum = 0;
  for (const { name, turns } of ages) {
    before.set(name, sum);
    sum += turns;
  }
  return { isCalendar: true, unit: () => 'year', count: (age, turn) => (before.get(age) ?? 0) + turn };
}

/** The playtest: years of the elves, and eras after them. */
export const ERAS: Clock = {
  isCalendar: false,
  unit: (age) => (age.startsWith('civilization') ? 'year' : 'era'),
  count: (_, turn) => turn,
};
