import type { Clause, Topic, Why } from '@understory/table';
import type { Tick, Who } from './events.ts';
import type { Group } from './world.ts';

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

/** How a civilization came to its end. */
export interface Ending<Kind extends string = string, Disaster extends string = string> {
  readonly clause: Clause;
  /** Short and stable, for statistics: `ten dwarves`, `fate` … */
  readonly kind: Kind;
  /** Who or what ended it, if it was not its own doing. */
  readonly by?: Who<Disaster> | null;
  /** The line of the journal that brought it about. */
  readonly cause?: Tick;
}

/** What a people might build. */
export interface Buildable<WhyNot extends Why = Why> {
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
