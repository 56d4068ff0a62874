import { type Rule, unreachable } from '@understory/table';
import type { AtPrimordial } from '../at.ts';
import { playEvent, rollEvent } from '../event-tables.ts';
import { begin, note } from '../note.ts';
import { landing } from '../words/landing.ts';
import type { FirstWorld } from '../world.ts';
import { layWorld } from '../worlds/worlds.ts';

/** H1-PRM-02: exactly three. */
const EVENTS = 3;

/** The Primordial Age, one chapter after the other. */
export function* primordialChapter(world: FirstWorld, at: AtPrimordial): Rule {
  switch (at.chapter) {
    case 'world':
      begin(world, { kind: 'the world' });
      note(world, { kind: 'age began', clause: 'H1-GEN-01' });
      yield* layWorld(world); // H1-PRM-01
      world.at = { age: 'primordial', chapter: 'event', number: 1 };
      return;
    case 'event':
      begin(world, { kind: 'an event', number: at.number });
      yield* event(world, at.number);
      if (at.number < EVENTS) world.at = { ...at, number: at.number + 1 };
      else endAge(world);
      return;
    default:
      unreachable(at);
  }
}

/** H1-PRM-02: a die is dropped; its number is the event, and where it lands the place (H1-GEN-06). */
export function* event(world: FirstWorld, number: number): Rule {
  const about = `event ${number}`;
  const row = yield* rollEvent('primordial', about);
  yield* playEvent(world, 'primordial', row, yield* landing(world, 'H1-PRM-02', about));
}

function endAge(world: FirstWorld): void {
  const tick = note(world, { kind: 'age ended', clause: 'H1-PRM-02' });
  const age = world.ages.at(-1);
  if (age) age.end = [tick];
  world.at = { age: 'civilization', phase: 'arrival', nth: 0 };
}
