/** TA-HEX-01: a hex by its column and row, both counted from 1; flat-topped, the even columns half a hex lower. */
export interface Hex {
  readonly column: number;
  readonly row: number;
}

/** TA-HEX-01: so many rows has every sheet. */
export const ROWS = 16;

/** "0509". */
export const codeOf = ({ column, row }: Hex): string => `${two(column)}${two(row)}`;

const two = (value: number): string => String(value).padStart(2, '0');

/** A sheet of hexes: what lies on it, and whether its sides meet (TA-HEX-10). */
export class HexSheet {
  readonly columns: number;
  readonly #round: boolean;

  constructor(columns: number, round = false) {
    this.columns = columns;
    this.#round = round;
  }

  /** Column by column from the left, each from the top. */
  get all(): readonly Hex[] {
    return Array.from({ length: this.columns * ROWS }, (_, i) => ({
      column: Math.floor(i / ROWS) + 1,
      row: (i % ROWS) + 1,
    }));
  }

  indexOf({ column, row }: Hex): number {
    return (column - 1) * ROWS + row - 1;
  }

  /** TA-HEX-05: clockwise from north. */
  neighbours({ column, row }: Hex): Hex[] {
    const low = column % 2 === 0 ? 1 : 0;
    const around = [
      [0, -1],
      [1, low - 1],
      [1, low],
      [0, 1],
      [-1, low],
      [-1, low - 1],
    ] as const;
    return around.flatMap(([dx, dy]) => this.#on(column + dx, row + dy));
  }

  #on(column: number, row: number): Hex[] {
    if (row < 1 || row > ROWS) return [];
    if (column >= 1 && column <= this.columns) return [{ column, row }];
    return this.#round ? [{ column: ((column + this.columns - 1) % this.columns) + 1, row }] : [];
  }

  /** The hexes one step away, then those two steps away, each ring clockwise from north. */
  rings(of: Hex, far: number): Hex[] {
    const seen = new Set([this.indexOf(of)]);
    const found: Hex[] = [];
    let ring = [of];
    for (let n = 1; n <= far; n++) {
      const next = ring.flatMap((it) => this.neighbours(it)).filter((it) => !seen.has(this.indexOf(it)));
      ring = [];
      for (const it of next) {
        if (seen.has(this.indexOf(it))) continue;
        seen.add(this.indexOf(it));
        ring.push(it);
      }
      found.push(...ring.sort((a, b) => turnOf(of, a) - turnOf(of, b)));
    }
    return found;
  }

  stepsBetween(a: Hex, b: Hex): number {
    const [p, q] = [cube(a), cube(b)];
    const far = Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y), Math.abs(p.z - q.z));
    if (!this.#round) return far;
    const moved = cube({ column: b.column + (b.column < a.column ? 1 : -1) * this.columns, row: b.row });
    return Math.min(far, Math.max(Math.abs(p.x - moved.x), Math.abs(p.y - moved.y), Math.abs(p.z - moved.z)));
  }
}

/** Where the middle of a hex lies, in hexes: columns are three quarters of a hex's width apart. */
export function middleOf({ column, row }: Hex): { readonly x: number; readonly y: number } {
  return { x: (column - 1) * APART + TIP, y: row - 0.5 + (column % 2 === 0 ? 0.5 : 0) };
}

/** From the middle of a hex one high to its tip, and from column to column. */
export const TIP = 1 / Math.sqrt(3);
export const APART = 1.5 * TIP;

/** A number that grows clockwise from north. */
function turnOf(from: Hex, to: Hex): number {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const cosine = -dy / far;
  return dx >= -1e-9 ? 1 - cosine : 3 + cosine;
}

function cube({ column, row }: Hex): { x: number; y: number; z: number } {
  const x = column;
  const z = row - Math.floor((column - 1) / 2);
  return { x, z, y: -x - z };
}
