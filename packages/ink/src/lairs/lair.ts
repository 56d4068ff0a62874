import type { Sketch } from '../drawings/sketch.ts';
import type { Colour, Pen } from '../mark.ts';
import type { Tremor } from '../tremor.ts';
import type { Ring } from './rings.ts';
import type { Way } from './ways.ts';

/** What is laid under a wall all round: a colour and a width, one after the other; with a dash it is planks, merlons, ticks. */
export interface Course {
  readonly colour: Colour;
  readonly width: number;
  readonly dash?: readonly [number, number];
}

/** How the walls and tunnels of a style of lair run. */
export interface LairManner {
  readonly ring: Ring;
  /** Is the wall a soft line, or does it run from corner to corner? */
  readonly soft: boolean;
  readonly way: Way;
  readonly floor: 'floor' | 'floorBuilt' | 'floorFine' | 'floorScorched' | 'floorPlaster' | 'floorMetal';
  /** Round rooms; round tunnels too where `alongWays` says so. */
  readonly courses: readonly Course[];
  readonly alongWays?: true;
  readonly thorns?: true;
  /** The wall's line: times the usual width, and broken. */
  readonly line?: { readonly width: number; readonly dash?: readonly [number, number] };
}

/** A spot in a tunnel: `on(along, aside)` is a point along it and to its side, in half widths. */
export interface WaySpot {
  readonly i: number;
  on(along: number, aside: number): readonly [number, number];
}

/** What is repeated along a tunnel: once in `every` beads. */
export interface LairWay {
  readonly pen: Pen;
  readonly every: number;
  readonly draw: (spot: WaySpot, tremor: Tremor) => string;
}

/** All that is known of a style of lair. */
export interface LairStyle {
  readonly manner: LairManner;
  /** What lies in its rooms, in a room that is one across. */
  readonly furniture: Sketch;
  /** The same style under the sky: a hut on the line of the ground. */
  readonly hut: Sketch;
  /** What comes again and again along its tunnels. */
  readonly along: LairWay | null;
}
