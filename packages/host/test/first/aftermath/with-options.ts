import type { Rule } from '@understory/table';
import type { Script } from '@understory/table/testing';
import { followed } from '../../../src/first/aftermath/aftermath.ts';
import { type FirstOptions, type FirstWorld, firstOptions } from '../../../src/first/index.ts';
import type { WorldKey } from '../../../src/first/worlds/keys.ts';
import { den, play } from '../monsters/monsters-at.ts';

/** An empty world in its Age of Monsters, with some options on. */
export function denWith(options: Partial<FirstOptions>, key: WorldKey = 'usual'): FirstWorld {
  return { ...den(key), options: firstOptions(options) };
}

/** Something happens, and what the options make of it. What was there before is looked at no more. */
export function happens(world: FirstWorld, deed: () => unknown, script: Script = {}): void {
  world.aftermath.looked = world.journal.entries.length;
  deed();
  play(world, () => followed(world, NOTHING()), script);
}

/** A stretch of play in which nothing is asked. */
const NOTHING = (): Rule => [][Symbol.iterator]() as unknown as Rule;

/** The lines of a kind, from the oldest on. */
export function lines(world: FirstWorld, kind: string): Record<string, unknown>[] {
  return world.journal.entries.filter((it) => it.kind === kind) as unknown as Record<string, unknown>[];
}
