import type { PlacedLabel } from './lettering/labels.ts';
import type { Numeral } from './lettering/page-so-far.ts';
import type { Look } from './looks/index.ts';
import type { Mark } from './mark.ts';

/** The sheets a picture is made of, the lowest first, each with its name for people. */
export const LAYERS = {
  paper: 'Paper',
  sky: 'Sky',
  strata: 'Strata',
  rock: 'Rock',
  corruption: 'Corruption',
  'strata-lines': 'Strata lines',
  glow: 'Glow',
  nexus: 'Nexus',
  resources: 'Ore and gems',
  hatching: 'Hatching',
  walls: 'Walls',
  land: 'Land under the sky',
  surface: 'Surface',
  floors: 'Floors',
  water: 'Water',
  magma: 'Magma',
  furniture: 'Stones',
  life: 'Life',
  buildings: 'Buildings',
  territory: 'Territories',
  'strata-numbers': 'Strata numbers',
  marks: 'Marks',
  beads: 'Beads',
  labels: 'Labels',
  cartouche: 'Cartouche',
  legend: 'Legend',
  pen: 'Your ink',
  stickers: 'Stickers',
  grain: 'Grain',
} as const;
export type LayerName = keyof typeof LAYERS;
export const LAYER_NAMES = Object.keys(LAYERS) as readonly LayerName[];

export interface Layer {
  /** A margin lies round the map and not on it. */
  readonly name: LayerName | 'margin';
  readonly marks: readonly Mark[];
}

/** A picture as plain data: what is drawn, and where the words are. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly look: Look;
  readonly layers: readonly Layer[];
  readonly labels: readonly PlacedLabel[];
  /** Names that found no room on the map and stand there as numbers: to be told in a key beside it. */
  readonly numerals: readonly Numeral[];
}
