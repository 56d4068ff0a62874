import type { Furnishing, Furnishings } from '../../drawings/rooms/furnishing.ts';
import { aliens } from './aliens.ts';
import { deepElves } from './deep-elves.ts';
import { demons } from './demons.ts';
import { dwarves } from './dwarves.ts';
import { magicians } from './magicians.ts';

type RoomName =
  | keyof typeof dwarves
  | keyof typeof deepElves
  | keyof typeof demons
  | keyof typeof magicians
  | keyof typeof aliens;

/** What stands in the rooms of the peoples. Where two peoples build the same, each has its variants. */
export const rooms = merged(dwarves, deepElves, demons, magicians, aliens) as Readonly<Record<RoomName, Furnishing>>;

function merged(...all: readonly Furnishings[]): Furnishings {
  const known: Record<string, Furnishing> = {};
  for (const [name, it] of all.flatMap((some) => Object.entries(some))) {
    const before = known[name];
    known[name] = before ? { ...before, variants: { ...before.variants, ...it.variants } } : it;
  }
  return known;
}
