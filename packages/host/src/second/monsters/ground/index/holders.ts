import { type Bead, derived } from '@understory/page';
import type { Den } from '../../den.ts';
import type { Creature, Monster } from '../../monster.ts';
import { wildGroups } from './loose.ts';

interface Found {
  who: Creature | null;
  far: number;
}

const NOBODY: readonly Monster[] = [];

/** Who holds by which bead or hall, the oldest group before the others, and the wild ones after them. */
export class Holders {
  readonly #den: Den;
  readonly #ranks = new Map<string, number>();
  readonly #halls = new Map<string, Monster[]>();

  constructor(den: Den) {
    this.#den = den;
    for (const [rank, it] of den.monsters.entries()) {
      this.#ranks.set(it.id, rank);
      for (const { piece, isOfLair } of it.constructions) if (isOfLair) this.#enter(piece.id, it);
    }
  }

  static of(den: Den): Holders {
    return holders(den);
  }

  /** Whose seat a bead lies on; null if it holds nothing. */
  ofSeat({ owner, kind, piece }: Bead): Creature | null {
    if (kind === 'bonus') return null;
    if (owner === null) return kind === 'population' ? (this.#wild().find((it) => it.id === piece) ?? null) : null;
    const rank = this.#ranks.get(owner);
    return rank === undefined ? null : (this.#den.monsters[rank] as Monster);
  }

  /** Those who built this, and live there. */
  ofHall(piece: string): readonly Monster[] {
    return this.#halls.get(piece) ?? NOBODY;
  }

  /** H2-MON-224: of several, the one with the nearest seat; of those as near, the first. */
  take(found: Found, who: Creature | null, far: number, but: Monster | null): void {
    if (who === null || who === but || far > found.far) return;
    if (far === found.far && found.who !== null && this.#rankOf(found.who) <= this.#rankOf(who)) return;
    found.who = who;
    found.far = far;
  }

  #rankOf(who: Creature): number {
    return who.is === 'monster'
      ? (this.#ranks.get(who.id) as number)
      : this.#den.monsters.length + this.#wild().findIndex((it) => it.id === who.id);
  }

  #wild() {
    return wildGroups(this.#den);
  }

  #enter(piece: string, who: Monster): void {
    const there = this.#halls.get(piece);
    if (there) there.push(who);
    else this.#halls.set(piece, [who]);
  }
}

/** Who is on the map, and which halls they live in. */
const holders = derived(
  ({ memory }: Den) => memory.version,
  (den): Holders => new Holders(den),
);
