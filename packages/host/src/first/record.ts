import { ageOf } from '@understory/page';
import type { Clause, Entry } from '@understory/table';
import type { Tick } from '../events.ts';
import type { AgeName, EventKind } from './events.ts';
import { note } from './note.ts';
import type { FirstWorld } from './world.ts';

/** An age begins after the first one. */
export function beginAge(world: FirstWorld, age: AgeName, clause: Clause): void {
  const { journal } = world;
  // The second time it is another sheet: "monsters 2" (H1-MON-09).
  const before = world.ages.filter(({ name }) => ageOf(name) === age).length;
  journal.age = before > 0 ? `${age} ${before + 1}` : age;
  journal.turn = 0;
  journal.chapter = null;
  world.ages.push({ name: journal.age, turns: 0, end: null });
  const since = note(world, { kind: 'age began', clause });
  // The Age of Monsters is played on the sheet of the disaster before it.
  if (age !== 'monsters') newSheet(world, age, since);
}

/** H1-GEN-10: a new sheet is laid on the map. */
export function newSheet({ sheets }: FirstWorld, age: AgeName, since: Tick): void {
  sheets.push({ age, since });
}

/** An age is over. The lines that say why come before the one that says so: how its peoples ended, or what the monsters or the villains came to. */
export function endAge(world: FirstWorld, clause: Clause): void {
  const over = note(world, { kind: 'age ended', clause });
  const age = world.ages.at(-1);
  if (!age) return;
  const whys = world.journal.entries.flatMap((it) => (it.age === age.name && WHYS.has(it.kind) ? [it.tick] : []));
  age.end = whys.length > 0 ? whys : [over];
}

const WHYS: ReadonlySet<string> = new Set<EventKind>([
  'civilization ended',
  'monsters ended',
  'begun anew',
  'villainy ended',
]);

/** H1-GEN-10: on which sheet something was drawn, counted from below; 0 is the page itself. */
export function sheetOf({ sheets }: FirstWorld, { since }: { readonly since: Tick }): number {
  return sheets.filter((it) => it.since <= since).length;
}

/** H1-GEN-09: the year of the one calendar that runs through all ages. */
export function calendarYear({ ages }: FirstWorld, { age, turn }: Pick<Entry, 'age' | 'turn'>): number {
  const before = ages.slice(
    0,
    ages.findIndex(({ name }) => name === age),
  );
  return before.reduce((sum, { turns }) => sum + turns, 0) + turn;
}
