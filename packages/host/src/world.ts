import type { Page, Change as PageChange, Piece } from '@understory/page';
import {
  type Clause,
  type Happening,
  Impossible,
  Journal,
  type Stream,
  stream,
  type Told,
  type Topic,
} from '@understory/table';
import type { Tick, Who } from './events.ts';
import type { HostOptions } from './options.ts';
import type { MonsterCard, VillainCard } from './second/cards/tree/card.ts';
import type { EndingKind } from './second/civilization/keys.ts';
import type { WhyNot } from './second/civilization/questions.ts';

/** Everything there is in one game of How to Host a Dungeon. */
export interface World extends Told {
  readonly seed: string;
  readonly options: HostOptions;
  readonly journal: Journal;
  readonly page: Page;
  readonly groups: Group[];
  readonly ages: Age[];
  /** The pieces that each civilization works in: its own, and the natural ones it opened (H2-MSR-15). */
  readonly works: Map<string, Piece[]>;
  /** The peoples of the Age of Civilization, as they are played. */
  readonly civs: InPlay[];
  /** The groups of the Age of Monsters that are on the map, the oldest first. */
  monsters: readonly MonsterInPlay[];
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

/** A people in play, as far as the world shows it; its own rules know more of it. */
export interface InPlay {
  readonly people: {
    readonly key: string;
    /** "the Dwarves" */
    readonly name: string;
    readonly lifecycle: readonly { readonly clause: Clause }[];
    constructions(of: InPlay): readonly Buildable[];
  };
  readonly group: Group;
  /** The group that acts now: the civilization, or a colony of it. */
  readonly acting: Group;
  readonly turn: number;
  /** The step of the life cycle that is being played. */
  readonly step: number;
  readonly ending: Ending | null;
}

/** A monster group in play, as far as the world shows it; its own rules know more of it. */
export interface MonsterInPlay {
  readonly group: Group;
  readonly card: MonsterCard;
  /** Cards laid with its own: those of a Monstrosity, an overlay's, the villain's. */
  readonly overlays: readonly MonsterCard[];
  readonly under: { readonly life: MonsterCard | null; readonly choices: MonsterCard | null } | null;
  readonly villainCard: VillainCard | null;
  /** Rolled and added ones included. */
  readonly tags: readonly string[];
  /** The line of a card that is being played: an offset in the card's file; null outside its lifecycle. */
  step: { readonly card: string; readonly from: number } | null;
}

/** How a civilization came to its end. */
export interface Ending {
  readonly clause: Clause;
  /** Short and stable, for statistics: `ten dwarves`, `fate` … */
  readonly kind: EndingKind;
  /** Who or what ended it, if it was not its own doing. */
  readonly by?: Who | null;
  /** The line of the journal that brought it about. */
  readonly cause?: Tick;
  /** Of the Demons: who is left. */
  readonly demon?: string;
  /** Of the Magicians: which folk they were. */
  readonly folk?: string;
}

/** What a people might build. */
export interface Buildable {
  /** The key of the option to build it, and the question that has it. */
  readonly name: string;
  readonly topic: Topic;
  /** The colony that would build it. */
  readonly where?: string;
  readonly clause: Clause;
  readonly built: boolean;
  /** Why it can't be built now; null if it can. */
  readonly whyNot: WhyNot | null;
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

export function newWorld(seed: string, options: HostOptions, page: Page): World {
  return {
    seed,
    options,
    journal: new Journal(),
    page,
    groups: [],
    ages: [],
    works: new Map(),
    civs: [],
    monsters: [],
    outcome: null,
  };
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
