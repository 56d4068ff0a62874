import { BeadGrid } from './bead-grid.ts';
import type { Bead } from './model.ts';

interface Owned {
  readonly beads: Bead[];
  /** Grows whenever one of them comes or goes. */
  version: number;
}

const NONE: readonly Bead[] = [];

/** The beads that are on the page now, oldest first, indexed by piece, by owner and by place: they are asked for far more often than they change. */
export class BeadLists {
  readonly #in = new Map<string, Bead[]>();
  /** Loose ones have no owner. */
  readonly #of = new Map<string | null, Owned>();
  readonly #grid: BeadGrid;
  #version = 0;

  constructor(width: number, height: number) {
    this.#grid = new BeadGrid(width, height);
  }

  /** Grows whenever any bead comes or goes. */
  get version(): number {
    return this.#version;
  }

  in(piece: string): readonly Bead[] {
    return this.#in.get(piece) ?? NONE;
  }

  of(owner: string | null): readonly Bead[] {
    return this.#of.get(owner)?.beads ?? NONE;
  }

  around(x: number, y: number): readonly Bead[] {
    return this.#grid.around(x, y);
  }

  versionOf(owner: string | null): number {
    return this.#of.get(owner)?.version ?? 0;
  }

  put(bead: Bead): void {
    const there = this.#in.get(bead.piece);
    if (there) there.push(bead);
    else this.#in.set(bead.piece, [bead]);
    const { beads } = this.#changed(bead.owner);
    beads.push(bead);
    this.#grid.put(bead);
  }

  takeOut(bead: Bead): void {
    const { beads } = this.#changed(bead.owner);
    for (const list of [this.#in.get(bead.piece), beads]) list?.splice(list.indexOf(bead), 1);
    this.#grid.takeOut(bead);
  }

  #changed(owner: string | null): Owned {
    this.#version++;
    let owned = this.#of.get(owner);
    if (!owned) {
      owned = { beads: [], version: 0 };
      this.#of.set(owner, owned);
    }
    owned.version++;
    return owned;
  }
}
