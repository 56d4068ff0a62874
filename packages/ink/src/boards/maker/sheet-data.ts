/** The sheet of Dungeon Maker Deluxe as it is drawn: plain data, so that a pen need not know the rules. */
export interface DungeonSheet {
  readonly tiles: readonly SheetTile[];
  readonly loot: readonly { readonly x: number; readonly y: number; readonly kind: 'gem' | 'potion' }[];
  readonly stairs: { readonly x: number; readonly y: number } | null;
  /** A hero on the way, `knight` …, and what is left of their strength, for the label. */
  readonly hero?: { readonly x: number; readonly y: number; readonly kind: string; readonly hp: number } | null;
}

export type Side = 'N' | 'E' | 'S' | 'W';

/** A square with an item; x and y are 1 … 6. */
export interface SheetTile {
  readonly x: number;
  readonly y: number;
  /** Sides where a path runs off; empty for a room or a pond. */
  readonly openings: readonly Side[];
  /** The side through which the arrow leads in. */
  readonly entrance?: Side;
  /** Lower-case names as the market has them: `slime`, `flame jet`, `iron gate`, `giant bat`. */
  readonly monster?: string;
  readonly trap?: string;
  readonly gate?: string;
  readonly boss?: string;
  readonly pond?: boolean;
  readonly initial?: string;
  readonly damage?: number;
}
