import type { Point, Shape } from '@understory/ruler';
import type { Clause, Topic } from '@understory/table';

// Coordinates and lengths are in beads, to the thousandth: x from 0 at the left to the page's width, y from 0 at the top down to
// its height (H2-MSR-01).

/** How a piece is passed: open ones can be travelled through, solid ones not; covers only lie on what is there (H2-MSR-06). */
export const MATTERS = ['open', 'solid', 'cover'] as const;
export type Matter = (typeof MATTERS)[number];

/** How a tunnel can run. */
export const MANNERS = ['natural', 'square', 'straight', 'curved', 'zigzag', 'meandering', 'crystal'] as const;
export type Manner = (typeof MANNERS)[number];

/** Everything on the page lives from one tick of the journal until another; null = still there. Nothing is erased. */
export interface Lived {
  readonly id: string;
  readonly since: number;
  until: number | null;
}

/** One drawn thing with an outline (H2-MSR-05). What the page only keeps is a plain word: each edition has its own. */
export interface Piece extends Lived {
  /** "cave", "tunnel", "ore". */
  readonly kind: string;
  readonly matter: Matter;
  readonly shape: Shape;
  /** In square beads, as the rule asked for it or as measured. */
  readonly area: number;
  /** The sheet of tracing paper it is drawn on: an age, with a number from its second sheet on ("monsters 2", see `ageOf`). */
  readonly age: string;
  readonly clause: Clause;
  /** The stratum of its centre; 0 is the surface. */
  readonly stratum: number;
  /** How it is drawn: one of the manners of tunnels, or a word that only the pen knows. */
  readonly manner: string;
  /** What it is, as data: `{ kind: 'vein of ore' }`. What shows it has the words (`Naming`). */
  readonly what: Topic;
  readonly owner: string | null;
  /** The people that made it, by its key; null for nature and for those who are no people. */
  readonly people: string | null;
  /** The feature it belongs to. */
  readonly feature: string | null;
  /** The piece it lies in: a lake in its cave. */
  readonly within: string | null;
  readonly biome: string | null;
  readonly nexus: string | null;
  /** Which of several drawings it has: "giant skull", "glass", "fire"; null for the plain one. */
  readonly variant: string | null;
  /** What sort of room, building or work it is: "dormitory", "Smelter"; null for what is none. */
  readonly room: string | null;
  /** Which pen it is drawn with, by its number, where each group has one of its own (H1-GEN-14). */
  readonly pen?: number;
}

/** About a bead's worth of a resource, used up one by one (H2-MSR-24). `until` = when it was exhausted. */
export interface Unit extends Lived {
  /** "ore", "gems". */
  readonly kind: string;
  readonly biome: string | null;
  readonly at: Point;
  readonly piece: string;
  readonly stratum: number;
}

/** Dark and white glass, a star, a coin; glass of a third colour, and a token, of which there is one of its kind (H1-GEN-04). */
export const BEADS = { population: '●', treasure: '○', bonus: '★', epic: '❖', control: '◐', token: '♟' } as const;
export type BeadKind = keyof typeof BEADS;

/** Bead-sized: 1.13 square beads, a disc 1.2 across (H2-MSR-08). */
export const BEAD_RADIUS = 0.6;
export const BEAD_AREA = 1.13;

/** One placement of a bead. Moving the bead ends this placement and makes another, with an id of its own. */
export interface Bead extends Lived {
  /** The id of its first placement: the same however often it moves. */
  readonly origin: string;
  readonly kind: BeadKind;
  readonly at: Point;
  readonly piece: string;
  readonly owner: string | null;
  readonly name: string | null;
  /** It can never be moved, spent, stolen or removed (H2-NEX-T1.8). */
  readonly fixed: boolean;
  /** The words that choose its emblem, from the narrowest to the widest: "goblins humanoid swarm denizen"; the first that has one is drawn. */
  readonly emblem: string | null;
}

/** A sign drawn on a piece. */
export interface Mark extends Lived {
  /** "tomb", "ruin". */
  readonly kind: string;
  readonly at: Point;
  readonly piece: string;
  /** What it says, as data. */
  readonly what: Topic | null;
}

/** Words on the page. */
export interface Label extends Lived {
  /** What it says, as data: what it names, or a name as somebody wrote it. */
  readonly what: Topic;
  /** A second, smaller line: an inspiration, a tone. */
  readonly note: Topic | null;
  readonly at: Point;
  /** The piece or feature that it names. */
  readonly about: string;
  readonly size: 'large' | 'plain' | 'small';
}

/** What one roll drew: its pieces carry its id. */
export interface Feature extends Lived {
  /** "ore", "caves". */
  readonly kind: string;
  readonly stratum: number;
  readonly clause: Clause;
  readonly what: Topic;
}

/** Who has to do with what: a group's works, a piece it opened, one it claimed, one it drew anew in its own hand (H1-GEN-11). */
export const BONDS = ['works', 'opened', 'claimed', 'redrawn'] as const;
export interface Bond extends Lived {
  readonly kind: (typeof BONDS)[number];
  readonly group: string;
  readonly piece: string;
  /** Of a claim to a tunnel: how much of it is meant. Left out, it is all of the piece. */
  readonly stretch?: Stretch;
  /** Of what was drawn anew: on which sheet, in whose hand, and with which pen. */
  readonly anew?: Anew;
}

/** A piece as it is drawn the next time (H1-GEN-11). */
export type Anew = Pick<Piece, 'age' | 'people' | 'manner' | 'pen'>;

/** A part of a tunnel: from one distance along its middle line to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Stratum {
  readonly number: number;
  /** A closed ring, x, y, x, y … */
  readonly outline: readonly number[];
  readonly area: number;
  readonly centre: Point;
  /** Where its number is written. */
  readonly numberAt: Point;
  readonly touchesSurface: boolean;
}

/** The ground: surfaces (one line; two in a hollow earth; a ring round a closed world) and the strata of the rock. */
export interface Ground {
  /** What kind of world: "Folds". */
  readonly world: string;
  /** The first is the one above which the sky is. */
  readonly surfaces: readonly Shape[];
  readonly strata: readonly Stratum[];
}

/** A ground that lay there before the present one, until a tick of the journal (H2-MAG-23). */
export interface FormerGround {
  readonly ground: Ground;
  readonly until: number;
}

/** A line of the legend: the creation story, a world note. */
export interface LegendLine extends Lived {
  readonly what: Topic;
}

/** How things on the page are called by those who show it. */
export type Naming = (what: Topic) => string;

/** The page as plain data: all that ever was on it. What a picture is drawn from, and what a file holds. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** As it lies now. */
  readonly ground: Ground | null;
  /** The tick at which the first ground was laid; before it the page is blank. Null while it still is. */
  readonly laidAt: number | null;
  /** … and as it lay before, the oldest first: none where the surface never changed. */
  readonly former: readonly FormerGround[];
  readonly features: readonly Feature[];
  readonly pieces: readonly Piece[];
  readonly units: readonly Unit[];
  readonly beads: readonly Bead[];
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
  readonly legend: readonly LegendLine[];
  readonly bonds: readonly Bond[];
}

/** Is it one of the things on the page? */
export function isLived(it: object): it is Lived {
  return 'since' in it && 'until' in it && 'id' in it;
}

/** Is it an outline? */
export function isShape(it: object): it is Shape {
  return 'path' in it && 'closed' in it && 'swell' in it;
}

/** Was it there at this tick? */
export function livedAt(it: Lived, tick: number): boolean {
  return it.since <= tick && (it.until === null || it.until > tick);
}

/** The ground as it lay at this tick; null before there was any. */
export function groundAt(sheet: Pick<Sheet, 'ground' | 'laidAt' | 'former'>, tick: number): Ground | null {
  if (sheet.laidAt === null || tick < sheet.laidAt) return null;
  return sheet.former.find((it) => it.until > tick)?.ground ?? sheet.ground;
}

/** The age of a sheet of tracing paper: "monsters 2" is the second one of "monsters" (H1-GEN-10). */
export function ageOf(sheet: string): string {
  return sheet.replace(/ \d+$/, '');
}
