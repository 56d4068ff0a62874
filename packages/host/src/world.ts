import type { Bond, Page, Piece } from '@understory/page';
import { Impossible, Journal, type Stream, stream, type Told } from '@understory/table';
import type { Tick, Who } from './events.ts';
import type { HostOptions } from './options.ts';

/** The editions, by their names in saves. Each app has a list of those that it offers. */
export type EditionName = '1' | '2' | 'playtest';

/** Everything there is in a game of How to Host a Dungeon, whatever its edition. An edition's own world knows more. */
export interface World<Options extends HostOptions = HostOptions, Edition extends EditionName = EditionName>
  extends Told {
  readonly edition: Edition;
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

/** What acts by the rules for peoples (a colony too), and what by those for monsters. */
type GroupSort = 'people' | 'monsters';

/** A set of beads that act as one. Its beads lie on the page and carry its id. */
export interface Group {
  readonly id: string;
  readonly sort: GroupSort;
  /** What it is: `dwarves`, `colony`, `goblins` … */
  readonly kind: string;
  /** The civilization it belongs to; its own id if it is one. */
  readonly of: string;
  name: string;
  /** How it was before, the oldest first. */
  readonly former: Former[];
  readonly times: Times;
  /** The card that it plays by, in an edition that has cards. */
  readonly card: string | null;
  alive: boolean;
  /** What it has built, in order. */
  readonly built: string[];
  /** Its ● that are kept beside the map, by name: the Demons' Infernal Assembly (H2-DEM-01). */
  aside: readonly string[];
}

/** What a group was called, or what it kept beside the map, until a tick of the journal. */
type Former = { readonly until: Tick } & (
  | { readonly was: 'name'; readonly name: string }
  | { readonly was: 'aside'; readonly names: readonly string[] }
);

/** When it came, when it went (null while it lives), and when it built each of what it has built: ticks of the journal. */
interface Times {
  readonly founded: Tick;
  fell: Tick | null;
  readonly built: Tick[];
}

export interface Age {
  readonly name: string;
  turns: number;
  /** The lines of the journal that say how it ended; null while it lasts. */
  end: readonly Tick[] | null;
}

export interface Outcome<Kind extends string = string> {
  readonly kind: Kind;
  /** The victor, if there is one. */
  readonly by: Who<never> | null;
}

/** A world of an edition that is offered. */
export type OfferedWorld<Options extends HostOptions = HostOptions> = World<Options, EditionName>;

export function newWorld<Options extends HostOptions, Edition extends EditionName>(
  edition: Edition,
  seed: string,
  options: Options,
  page: Page,
): World<Options, Edition> {
  return {
    edition,
    seed,
    options,
    journal: new Journal(),
    page,
    groups: [],
    ages: [],
    works: new Map(),
    outcome: null,
  };
}

/** The pieces a civilization works in. */
export function worksOf(world: World, group: string): Piece[] {
  const known = world.works.get(group);
  if (known) return known;
  const none: Piece[] = [];
  world.works.set(group, none);
  return none;
}

/** Does a bond make a piece one of a civilization's works? What is only claimed, or drawn anew, is none. */
export function isWork({ kind }: Pick<Bond, 'kind'>): boolean {
  return kind === 'works' || kind === 'opened';
}

export function groupOf(world: World, id: string): Group {
  const found = world.groups.find((it) => it.id === id);
  if (!found) throw new Impossible(`no group ${id}`);
  return found;
}

/** A group as it comes into the world. */
export function founded(of: Pick<Group, 'id' | 'sort' | 'kind' | 'of' | 'name' | 'card'>, tick: Tick): Group {
  return { ...of, alive: true, built: [], aside: [], former: [], times: { founded: tick, fell: null, built: [] } };
}

/** What a group was called at a tick; null is now. */
export function nameAt({ name, former }: Group, tick: Tick | null): string {
  if (tick === null) return name;
  const before = former.find((it) => it.was === 'name' && it.until > tick);
  return before?.was === 'name' ? before.name : name;
}

/** A stream of chance for looks and ideas, which never decides anything. */
export function whim(world: World, ...label: readonly string[]): Stream {
  return stream(world.seed, 'whim', ...label);
}
