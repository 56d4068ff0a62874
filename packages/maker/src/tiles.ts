import type { SheetPicture, SquarePicture } from './picture.ts';

/** A sheet's squares as a pen wants them: plain data that knows no rules. */
export interface DrawnDungeon {
  readonly tiles: readonly DrawnTile[];
  readonly loot: readonly { readonly x: number; readonly y: number; readonly kind: 'gem' | 'potion' }[];
  readonly stairs: { readonly x: number; readonly y: number } | null;
}

type Side = 'N' | 'E' | 'S' | 'W';

export interface DrawnTile {
  readonly x: number;
  readonly y: number;
  readonly openings: readonly Side[];
  readonly entrance?: Side;
  readonly monster?: string;
  readonly trap?: string;
  readonly gate?: string;
  readonly boss?: string;
  readonly pond?: boolean;
  readonly initial?: string;
  readonly damage?: number;
}

export function dungeonOf({ squares }: Pick<SheetPicture, 'squares'>): DrawnDungeon {
  const stairs = squares.find((it) => it.isStairs);
  return {
    tiles: squares.filter(({ item }) => item !== null).map(tileOf),
    loot: squares.flatMap(({ x, y, loot }) => (loot === null ? [] : [{ x, y, kind: loot }])),
    stairs: stairs ? { x: stairs.x, y: stairs.y } : null,
  };
}

function tileOf({ x, y, item, kind, openings, arrow, trap, initial, damage }: SquarePicture): DrawnTile {
  return {
    ...tileFor(item ?? '', kind ?? '', x, y, openings),
    ...(arrow && { entrance: arrow as Side }),
    ...(trap && { trap }),
    ...(initial && { initial }),
    ...(damage !== null && { damage }),
  };
}

/** An item of the market on a square, without its words. */
export function tileFor(item: string, kind: string, x: number, y: number, openings: string): DrawnTile {
  return {
    x,
    y,
    openings: [...openings] as Side[],
    ...(kind === 'monster' && { monster: item }),
    ...(kind === 'gate' && { gate: item }),
    ...(kind === 'boss' && { boss: item }),
    ...(kind === 'trap' && { trap: item }),
    ...(kind === 'acid pond' && { pond: true }),
  };
}
