import type { Colour } from '../mark.ts';

export type Palette = Readonly<Record<Colour, string>>;

/** How the same drawing is coloured, and a few manners of paper and pen. */
export interface Look {
  readonly name: string;
  readonly title: string;
  /** Light words on a dark page? For the app's own furniture round it. */
  readonly dark: boolean;
  readonly colours: Palette;
  /** Specks and fibres in the paper, 0 to 1. */
  readonly grain: number;
  /** How dark the corners are, 0 to 1. */
  readonly vignette: number;
  /** Blotches of age. */
  readonly stains: number;
  /** Stars in the sky, and a moon for the sun. */
  readonly stars: boolean;
  /** How much hatching, 0 to 1. */
  readonly hatching: number;
  /** Tinted rock, sky and hills; without it the paper stays clean for the printer. */
  readonly fills: boolean;
}
