import { gap, livedAt, type Piece } from '@understory/page';
import { type Fact, tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';

/** Who lives so near to what happens, in beads, knows of it (CH-SEC-01). */
const NEAR = 4;
/** What is heard of as far as the next bed of rock. */
const HEARD: ReadonlySet<Fact['kind']> = new Set(['died', 'built']);
/** What nobody can overlook. */
const OF_ALL: ReadonlySet<Fact['kind']> = new Set(['made', 'rose', 'ended']);

/** What a group knows of a world: the facts that it took part in, saw from near by, or heard of (CH-SEC-01). */
export class Knowing {
  readonly #story: Story;
  readonly #group: string;
  readonly #pieces: ReadonlyMap<string, Piece>;
  /** The rooms in which it ever lived. */
  readonly seats: ReadonlySet<string>;

  constructor(story: Story, group: string) {
    this.#story = story;
    this.#group = group;
    const { sheet, last } = story.tale;
    this.#pieces = new Map(sheet.pieces.map((it) => [it.id, it]));
    this.seats = new Set(
      sheet.beads.flatMap((it) =>
        it.owner === group && it.kind === 'population' && it.since <= last ? [it.piece] : [],
      ),
    );
  }

  knows(fact: Fact): boolean {
    const { kind, actor, target, by } = fact;
    const said = this.#said(fact);
    if (said !== null) return said;
    if (OF_ALL.has(kind) || (kind === 'disaster' && actor === null)) return true;
    if ([actor, target, by].includes(this.#group)) return true;
    const own = this.#seatsAt(this.#group, tickOf(fact));
    const there = this.#placesOf(fact);
    const isHeard = HEARD.has(kind) || (kind === 'came' && there.some((it) => it.stratum === 0));
    return own.some((seat) =>
      there.some(
        (it) =>
          it.id === seat.id ||
          (isHeard && Math.abs(it.stratum - seat.stratum) <= 1) ||
          gap(it.shape, seat.shape, NEAR) <= NEAR,
      ),
    );
  }

  /** Has who hosts said that nobody is to know of it? Not even as a rumour, then. */
  isSecret(fact: Fact): boolean {
    return this.#said(fact) === false;
  }

  /** What who hosts has said of it, or of somebody or something in it (CH-SEC-03); null where nothing was. */
  #said({ id, actor, target, by, piece, treasures }: Fact): boolean | null {
    const { own } = this.#story.tale;
    const isIn = (all: ReadonlySet<string>) => {
      if (all.size === 0) return false;
      if (all.has(id)) return true;
      return (
        [actor, target, by, piece].some((it) => it !== null && it !== this.#group && all.has(it)) ||
        treasures.some((it) => this.#isTreasureIn(it, all))
      );
    };
    if (own.told.has(id)) return true;
    return isIn(own.secret) ? false : isIn(own.told) ? true : null;
  }

  #isTreasureIn(name: string, all: ReadonlySet<string>): boolean {
    return this.#story.tale.sheet.beads.some((it) => it.name === name && all.has(it.origin));
  }

  /** Has it ever been there, or so near that it could see in? */
  hasSeen(piece: string): boolean {
    const it = this.#pieces.get(piece);
    const { secret, told } = this.#story.tale.own;
    if (it && told.has(piece)) return true;
    if (secret.has(piece)) return false;
    if (!it || this.seats.has(piece)) return it !== undefined;
    return (
      it.stratum === 0 ||
      [...this.seats].some((id) => gap(it.shape, this.#pieces.get(id)?.shape ?? it.shape, NEAR) <= NEAR)
    );
  }

  /** Where it happened: the place that is written down, or where those lived who did it and bore it. */
  #placesOf({ piece, actor, target, ticks }: Fact): Piece[] {
    const known = piece === null ? undefined : this.#pieces.get(piece);
    if (known) return [known];
    return [actor, target].flatMap((it) => (it === null ? [] : this.#seatsAt(it, ticks[0] ?? 0)));
  }

  #seatsAt(group: string, tick: number): Piece[] {
    const { beads } = this.#story.tale.sheet;
    const lives = beads.filter(
      (it) => it.owner === group && it.kind === 'population' && (livedAt(it, tick) || livedAt(it, tick - 1)),
    );
    return [...new Set(lives.map((it) => it.piece))].flatMap((it) => this.#pieces.get(it) ?? []);
  }
}
