import type { LayerName, LookName } from '@understory/ink';

/** How the table was left: nothing of it belongs to the game. */
export interface TableView {
  readonly look: LookName;
  readonly hidden: readonly LayerName[];
  /** Earlier ages shine through paler. */
  readonly faded: boolean;
  /** Sheets of tracing paper, by age: those not named here are wholly seen (H2-GEN-08). */
  readonly tracing: Readonly<Record<string, AgeView>>;
  /** Does the person press for each throw of the game's dice, or do they roll by themselves? */
  readonly rolls: 'press' | 'auto';
  /** Clauses whose asks are answered as usual, without asking the person. */
  readonly usual: readonly string[];
  /** The sorts of details that the person is asked; all others are answered as usual. */
  readonly details: readonly string[];
  /** Are the territories of all groups shown? */
  readonly realms: boolean;
  /** The middle of the map in beads, and how many times larger than the whole page; null = the whole page. */
  readonly lens: Lens | null;
  /** The moment looked at, in ticks; null = now. */
  readonly moment: number | null;
  readonly speed: number;
  /** The last tick that the person has seen; null = all there are. */
  readonly lastSeen: number | null;
  /** Are notes for a first game shown beside it? */
  readonly guided: boolean;
  /** How what happens is shown on the map. */
  readonly motion: Motion;
  /** What was written into the fields beside the board, by field. */
  readonly written: Readonly<Record<string, string>>;
}

/** What the person wants to be asked, and to press for. */
export type Asks = Pick<TableView, 'rolls' | 'details'>;

export interface AgeView {
  readonly shown: boolean;
  /** From 0.1 to 1, while it is shown. */
  readonly opacity: number;
}

export const MOTIONS = ['off', 'brisk', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly times: number;
}

export const FRESH_VIEW: TableView = {
  look: 'pen-and-paper',
  hidden: ['legend'],
  faded: false,
  tracing: {},
  rolls: 'press',
  usual: [],
  details: [],
  realms: false,
  lens: null,
  moment: null,
  speed: 2,
  lastSeen: null,
  guided: false,
  motion: 'brisk',
  written: {},
};

/** Is anything to be seen moving? Not if the person prefers a quiet screen. */
export function isMoving(motion: Motion): boolean {
  return motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A person who prefers dark screens gets a dark map, until they choose another look. */
export function usualLook(): LookName {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : FRESH_VIEW.look;
}
