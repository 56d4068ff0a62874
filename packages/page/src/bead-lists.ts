import type { Bead } from './model.ts';

const NONE: readonly Bead[] = [];

/** The beads that are on the page now, oldest first, indexed by piece and by owner: they are asked for far more often than they change. */
export class BeadLists {
  readonly #in = new Map<string, Bead[]>();
  /** Loose ones have no owner. */
  readonly #of = new Map<string | null, Bead[]>();

  in(piece: string): readonly Bead[] {
    return this.#in.get(piece) ?? NONE;
  }

  of(owner: string | null): readonly Bead[] {
    return this.#of.get(owner) ?? NONE;
  }

  put(bead: Bead): void {
    const there = this.#in.get(bead.piece);
    if (there) there.push(bead);
    else this.#in.set(bead.piece, [bead]);
    const owned = this.#of.get(bead.owner);
    if (owned) owned.push(bead);
    else this.#of.set(bead.owner, [bead]);
  }

  takeOut(bead: Bead): void {
    for (const list of [this.#in.get(bead.piece), this.#of.get(bead.owner)]) list?.splice(list.indexOf(bead), 1);
  }
}
