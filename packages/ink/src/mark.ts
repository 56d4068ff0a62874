/** Colours by what they are for; a look says what they look like. */
export const COLOURS = [
  'paper',
  'sky',
  'skyLow',
  'hillFar',
  'hillNear',
  'rockTop',
  'rockDeep',
  'ink',
  'inkOld',
  'inkBlue',
  'inkRed',
  'pencil',
  'strataLine',
  'floor',
  'floorBuilt',
  'floorFine',
  'floorScorched',
  'floorPlaster',
  'floorMetal',
  'water',
  'waterDeep',
  'waterLine',
  'magma',
  'magmaHot',
  'magmaLine',
  'ore',
  'oreGlint',
  'oreLine',
  'gem',
  'gemLight',
  'gemLine',
  'leaf',
  'leafDark',
  'trunk',
  'grass',
  'sand',
  'snow',
  'mud',
  'fungusCap',
  'fungusStem',
  'slime',
  'slimeLight',
  'fern',
  'alien',
  'alienLight',
  'bone',
  'boneLine',
  'crystal',
  'crystalLight',
  'flesh',
  'blood',
  'salt',
  'glass',
  'dark',
  'void',
  'glow',
  'magic',
  'fire',
  'smoke',
  'roof',
  'halo',
  'beadDark',
  'beadDarkLight',
  'beadWhite',
  'beadWhiteShade',
  'gold',
  'accent',
  'rockTick',
  'floorShade',
  'stain',
  'shadow',
  'corrupt',
  'corruptLine',
  'penRed',
  'penBlue',
  'penGreen',
  'penBrown',
  'penViolet',
] as const;
export type Colour = (typeof COLOURS)[number];

/** Washes run from one colour into another; they are known by name, and the look mixes them. */
type Wash =
  | 'sky'
  | 'vignette'
  | 'stain'
  | 'beadDark'
  | 'beadWhite'
  | 'beadGold'
  | 'glow'
  | 'lake'
  | 'lava'
  | 'roof'
  | 'grain';

/** Brush and pen: what a shape is filled and drawn with. Widths in beads. */
export interface Pen {
  readonly fill?: Colour;
  readonly fillOpacity?: number;
  /** A wash in place of a flat fill. */
  readonly wash?: Wash;
  /** How far the fill has gone from its colour towards `rockDeep`, 0 to 1. */
  readonly deep?: number;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  readonly cap?: 'round' | 'butt';
  /** Corners are round unless the pen says `sharp`. */
  readonly join?: 'sharp';
}

/** A mark on the paper, as plain data in beads. What a scene is made of; `svg.ts` writes it down. */
export type Mark = PathMark | CircleMark | TextMark | GroupMark;

interface PathMark {
  readonly mark: 'path';
  readonly d: string;
  readonly pen: Pen;
}

interface CircleMark {
  readonly mark: 'circle';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly pen: Pen;
}

export interface TextMark {
  readonly mark: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly colour: Colour;
  readonly italic?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly halo?: boolean;
  readonly opacity?: number;
}

export interface GroupMark {
  readonly mark: 'group';
  readonly of: readonly Mark[];
  readonly piece?: string;
  readonly bead?: string;
  readonly label?: string;
  readonly layer?: string;
  readonly opacity?: number;
  /** A path; nothing is seen outside it. */
  readonly clip?: string;
  /** Moved to a place, scaled to `size` beads a unit, and turned clockwise by `turn` turns. */
  readonly place?: { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };
}
