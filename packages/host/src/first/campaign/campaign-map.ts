/** H1-RPG-03. */
export const ENTRANCE_KINDS = ['natural cave', 'ruin', 'sinkhole', 'sewer'] as const;
export type EntranceKind = (typeof ENTRANCE_KINDS)[number];

/** H1-RPG-06. */
export type Terrain = 'plain' | 'forest' | 'hills' | 'mountain' | 'swamp';

/** Something on the campaign map, where it lies, and what it was made of on the page. */
export interface CampaignPlace {
  readonly kind: EntranceKind | 'town' | 'castle' | 'city' | 'tower' | 'landmark' | 'settlement';
  readonly at: { readonly x: number; readonly y: number };
  /** The name it has on the page, or who lives there; null where it has none. */
  readonly name: string | null;
  /** What it is on the page of the dungeon. */
  readonly piece: string | null;
}

/** The land above a dungeon, as plain data (H1-RPG-02 to -07). */
export interface CampaignMap {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Row by row from the left. */
  readonly hexes: readonly { readonly x: number; readonly y: number; readonly terrain: Terrain }[];
  readonly places: readonly CampaignPlace[];
  /** From place to place, by the middles of the hexes between them. */
  readonly roads: readonly (readonly { readonly x: number; readonly y: number }[])[];
}
