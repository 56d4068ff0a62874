import type { For, Format } from '@understory/book';
import type { Leaf } from '@understory/book/leaves';
import type { Strip } from './painting.ts';

/** The world that a book is made of, as its file has it, and at which tick (TA-GEN-06); null for its end. */
export interface BoundWorld {
  readonly world: string;
  readonly moment: number | null;
}

/** For whom leaves are bound, and which rooms players know (TA-SEC-09). */
export interface Edition {
  readonly forWhom: 'keeper' | 'players';
  readonly revealed: readonly string[];
}

/** What the bookbinder is asked for. */
export type Order =
  /** All leaves, without their plans. */
  | ({ readonly what: 'bind' } & Edition & BoundWorld)
  /** The plan of a leaf; `address` is what its links begin with. */
  | { readonly what: 'draw'; readonly leaf: string; readonly address: string }
  /** The files of an export. */
  | ({ readonly what: 'make'; readonly format: Format; readonly how: For } & BoundWorld)
  /** A part of a picture that was asked for. */
  | ({ readonly what: 'strip' } & Strip)
  /** All of it was sent. */
  | { readonly what: 'painted' };

/** A leaf without its plan. */
export type Bare = Omit<Leaf, 'plan'> & { readonly hasPlan: boolean };

/** What it hands back. */
export type Delivery =
  | { readonly what: 'bound'; readonly leaves: readonly Bare[]; readonly at: ReadonlyMap<string, string> }
  | { readonly what: 'drawn'; readonly leaf: string; readonly svg: string }
  /** Only the page can paint: an SVG as a PNG, so large. */
  | { readonly what: 'paint'; readonly svg: string; readonly width: number; readonly height: number }
  | { readonly what: 'making'; readonly done: number; readonly of: number; readonly name: string }
  | {
      readonly what: 'made';
      readonly name: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly missing: readonly string[];
    }
  | { readonly what: 'trouble'; readonly text: string };
