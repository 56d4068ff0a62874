import { tremorFor } from '../tremor.ts';

/** A point of the scatter with a little chance of its own. */
export interface Fleck {
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly chance: number;
  /** The way a stroke goes here, in turns from 0 to a half: unlike that of its neighbours. */
  readonly turn: number;
}

/**
 * Points strewn over a square tile, none nearer to another than `apart`, that fits to itself on all sides. It is strewn once
 * and laid over every page, so that a stroke stays where it is whatever is dug beside it.
 */
export function strewTile(name: string, side: number, apart: number): readonly Fleck[] {
  const tremor = tremorFor(name);
  const cells = Math.floor(side / apart);
  const home: Fleck[][] = Array.from({ length: cells * cells }, () => []);
  const flecks: Fleck[] = [];
  const tries = Math.round(((side * side) / (apart * apart)) * 14);
  for (let i = 0; i < tries; i++) {
    const [x, y, chance] = [tremor.unit() * side, tremor.unit() * side, tremor.unit()];
    const near = neighbours(home, cells, side, x, y, apart * 2);
    if (near.some((other) => gapOnTile(other, x, y, side) < apart)) continue;
    const turn = unlike(
      near.map((other) => other.turn),
      tremor.unit() / 2,
    );
    const fleck = { x, y, chance, turn };
    flecks.push(fleck);
    home[cellOf(x, side, cells) + cells * cellOf(y, side, cells)]?.push(fleck);
  }
  return flecks;
}

const cellOf = (at: number, side: number, cells: number) => Math.min(cells - 1, Math.floor((at / side) * cells));

function neighbours(
  home: readonly Fleck[][],
  cells: number,
  side: number,
  x: number,
  y: number,
  within: number,
): Fleck[] {
  const reach = Math.ceil((within / side) * cells);
  const [i, j] = [cellOf(x, side, cells), cellOf(y, side, cells)];
  const found: Fleck[] = [];
  for (let b = -reach; b <= reach; b++) {
    for (let a = -reach; a <= reach; a++) {
      const cell = home[((i + a + cells) % cells) + cells * ((j + b + cells) % cells)] ?? [];
      for (const fleck of cell) if (gapOnTile(fleck, x, y, side) < within) found.push(fleck);
    }
  }
  return found;
}

function gapOnTile(a: Fleck, x: number, y: number, side: number): number {
  let dx = Math.abs(a.x - x);
  let dy = Math.abs(a.y - y);
  if (dx > side / 2) dx = side - dx;
  if (dy > side / 2) dy = side - dy;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Of eight directions the one that lies farthest from all neighbours'. */
function unlike(others: readonly number[], first: number): number {
  let best = first;
  let widest = -1;
  for (let i = 0; i < 8; i++) {
    const turn = (first + i / 16) % 0.5;
    let narrow = 0.25;
    for (const other of others) {
      const apart = Math.abs(turn - other);
      narrow = Math.min(narrow, apart > 0.25 ? 0.5 - apart : apart);
    }
    if (narrow > widest + 0.01) [best, widest] = [turn, narrow];
  }
  return best;
}
