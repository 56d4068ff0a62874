import type { Change, Page } from '@understory/page';
import { type Happening, Journal, type Stream, stream, type Told } from '@understory/table';
import type { HostOptions } from './options.ts';

/** Everything there is in one game of How to Host a Dungeon. */
export interface World extends Told {
  readonly seed: string;
  readonly options: HostOptions;
  readonly journal: Journal;
  readonly page: Page;
  readonly groups: Group[];
  readonly ages: Age[];
  outcome: Outcome | null;
}

/** A set of beads that act as one. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly card: string | null;
  population: number;
  treasure: number;
  bonus: number;
  alive: boolean;
}

export interface Age {
  readonly name: string;
  turns: number;
  /** How it ended; null while it lasts. */
  end: string | null;
}

export interface Outcome {
  readonly kind: string;
  readonly by: string;
  readonly text: string;
}

export function newWorld(seed: string, options: HostOptions, page: Page): World {
  return { seed, options, journal: new Journal(), page, groups: [], ages: [], outcome: null };
}

/** Write down what happened and let it happen: the page changes here and nowhere else. Returns the tick. */
export function note(
  world: World,
  happening: Happening & Readonly<Record<string, unknown>>,
  changes: readonly Change[] = [],
): number {
  const { tick } = world.journal.write(happening);
  for (const change of changes) world.page.apply(change, tick);
  return tick;
}

/** A stream of chance for looks and ideas, which never decides anything. */
export function whim(world: World, ...label: readonly string[]): Stream {
  return stream(world.seed, 'whim', ...label);
}
