import { digest } from './digest.ts';

/** One thing that stands or was decided, as a row of plain data: `['bead', 'treasure', 'goblins', 12.5, 30]`. No prose is in it. */
export type PlainRow = readonly (string | number | boolean | null)[];

/** A row as text. Numbers count to a thousandth: a last bit that comes out otherwise makes no other world. */
export function rowText(row: PlainRow): string {
  let text = '';
  for (let i = 0; i < row.length; i++) {
    const it = row[i];
    if (i > 0) text += '|';
    if (it !== null) text += typeof it === 'number' ? Math.round(it * 1000) : it;
  }
  return text;
}

/** The check sum of rows. Their order does not matter: the same things may stand in any. */
export function sumOfRows(rows: readonly PlainRow[]): string {
  const sums = rows.map((it) => digest(rowText(it))).sort();
  return digest(sums.join());
}
