import type { Clause } from '@understory/table';
import type { Tick } from '../events.ts';
import type { AgeName } from './events.ts';
import { note } from './note.ts';
import type { PlaytestWorld } from './world.ts';

/** An age begins, on a layer of its own (PT-GEN-07). */
export function beginAge(world: PlaytestWorld, age: AgeName, clause: Clause): void {
  const { journal } = world;
  journal.age = age;
  journal.turn = 0;
  world.ages.push({ name: age, turns: 0, end: null });
  const since = note(world, { kind: 'age began', clause });
  world.layers.push({ age, since });
}

/** An age is over; other lines may say why. */
export function endAge(world: PlaytestWorld, clause: Clause, why: readonly Tick[] = []): void {
  const over = note(world, { kind: 'age ended', clause });
  const age = world.ages.at(-1);
  if (age) age.end = why.length > 0 ? why : [over];
}
