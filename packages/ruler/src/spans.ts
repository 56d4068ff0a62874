/** A part of a lattice: in each row from one column to another, none where `to` lies before `from`. */
export class Spans {
  top = 0;
  bottom = -1;
  readonly from: Int32Array;
  readonly to: Int32Array;

  constructor(rows: number) {
    this.from = new Int32Array(rows);
    this.to = new Int32Array(rows);
  }

  static whole(columns: number, rows: number): Spans {
    const all = new Spans(rows);
    all.bottom = rows - 1;
    all.to.fill(columns - 1);
    return all;
  }
}
