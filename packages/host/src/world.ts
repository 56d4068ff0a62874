import type { Page, Change as PageChange, Piece } from '@understory/page';
import { type Happening, Impossible, Journal, type Stream, stream, type Told } from '@understory/table';
import type { Tick, Who } from './events.ts';
import type { HostOptions } from './options.ts';

/** Everything there is in a game of How to Host a Dungeon, whatever its edition. An edition's own world knows more. */
export interface World<Options extends HostOptions = HostOptions> extends Told {
  readonly seed: string;
  readonly options: Options;
  readonly journal: Journal;
  readonly page: Page;
  readonly groups: Group[];
  readonly ages: Age[];
  /** The pieces that each civilization works in: its own, and the natural ones it opened (H2-MSR-15). */
  readonly works: Map<string, Piece[]>;
  outcome: Outcome | null;
}

/** A set of beads that act as one. Its beads lie on the page and carry its id. */
export interface Group {
  readonly id: string;
  /** What it is: `dwarves`, `colony`, `goblins` … */
  readonly kind: string;
  /** The civilization it belongs to; its own id if it is one. */
  readonly of: string;
  name: string;
  /** What it was called before, the oldest first, each until a tick of the journal. */
  readonly former: { readonly name: string; readonly until: number }[];
  readonly card: string | null;
  alive: boolean;
  /** What it has built, in order. */
  readonly built: string[];
  /** Its ● that are kept beside the map, by name: the Demons' Infernal Assembly (H2-DEM-01). */
  aside: readonly string[];
}

interface Age {
  readonly name: string;
  turns: number;
  /** The line of the journal that says how it ended; null while it lasts. */
  end: Tick | null;
}

export interface Outcome {
  readonly kind: string;
  /** The victor, if there is one. */
  readonly by: Who | null;
}

/** What can happen to a world: to its page, or to its groups. */
export type Change =
  | PageChange
  | { readonly do: 'found'; readonly group: Pick<Group, 'id' | 'kind' | 'of' | 'name' | 'card'> }
  | { readonly do: 'rename'; readonly group: string; readonly name: string }
  | { readonly do: 'build'; readonly group: string; readonly what: string }
  | { readonly do: 'aside'; readonly group: string; readonly names: readonly string[] }
  | { readonly do: 'fall'; readonly group: string };

export function newWorld<Options extends HostOptions>(seed: string, options: Options, page: Page): World<Options> {
  return { seed, options, journal: new Journal(), page, groups: [], ages: [], works: new Map(), outcome: null };
}

/** Write down what happened and let it happen: the world changes here and nowhere else. Returns the tick. */
export function note<H extends Happening>(world: World, happening: H, changes: readonly Change[] = []): Tick {
  const { tick } = world.journal.write(happening);
  for (const change of changes) apply(world, change, tick);
  return tick;
}

function apply(world: World, change: Change, tick: number): void {
  switch (change.do) {
    case 'found':
      world.groups.push({ ...change.group, alive: true, built: [], aside: [], former: [] });
      return;
    case 'rename': {
      const group = groupOf(world, change.group);
      group.former.push({ name: group.name, until: tick });
      group.name = change.name;
      return;
    }
    case 'build':
      groupOf(world, change.group).built.push(change.what);
      return;
    case 'aside':
      groupOf(world, change.group).aside = change.names;
      return;
    case 'fall':
      groupOf(world, change.group).alive = false;
      return;
    case 'bond':
      world.page.apply(change, tick);
      worksOf(world, change.bond.group).push(world.page.piece(change.bond.piece));
      return;
    default:
      world.page.apply(change, tick);
  }
}

/** The pieces a civilization works in. */
export function worksOf(world: World, group: string): Piece[] {
  const known = world.works.get(group);
  if (known) return known;
  const none: Piece[] = [];
  world.works.set(group, none);
  return none;
}

export function groupOf(world: World, id: string): Group {
  const found = world.groups.find((it) => it.id === id);
  if (!found) throw new Impossible(`no group ${id}`);
  return found;
}

/** What a group was called at a tick; null is now. */
export function nameAt({ name, former }: Group, tick: number | null): string {
  return (tick === null ? undefined : former.find((it) => it.until > tick)?.name) ?? name;
}

/** A stream of chance for looks and ideas, which never decides anything. */
export function whim(world: World, ...label: readonly string[]): Stream {
  return stream(world.seed, 'whim', ...label);
}
