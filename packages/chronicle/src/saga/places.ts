import type { Piece } from '@understory/page';
import type { Name } from '../names/names.ts';
import { actorOf, type Tale } from '../tale.ts';
import { ownHollow, workNoun } from '../words/english/forms.ts';

/** Places in words: by what they are, whose work they were, and how deep they lie (CH-REF-05, -07). */
export class Places {
  readonly #tale: Tale;
  readonly #names: ReadonlyMap<string, Name>;
  readonly #pieces: ReadonlyMap<string, Piece>;
  readonly #alike = new Map<string, number>();

  constructor(tale: Tale, names: ReadonlyMap<string, Name>) {
    this.#tale = tale;
    this.#names = names;
    this.#pieces = new Map(tale.sheet.pieces.map((it) => [it.id, it]));
    for (const it of tale.sheet.pieces) {
      if (it.since > tale.last) continue;
      const key = keyOf(it);
      this.#alike.set(key, (this.#alike.get(key) ?? 0) + 1);
    }
  }

  /** "the huge cavern", "a vault of Thormund". */
  phrase(id: string | null, by: string | null = null): string {
    const piece = id === null ? undefined : this.#pieces.get(id);
    if (!piece) return 'the rock';
    const isOnly = this.#alike.get(keyOf(piece)) === 1;
    const bare = plainly(this.#tale.called(piece.what, true));
    const builder = actorOf(this.#tale, piece.owner);
    if (builder && !builder.isPeople)
      return builder.id === by ? ownHollow(this.#names.get(by)?.pronoun) : this.#lair(piece, builder.id);
    const noun = isOnly ? `the ${bare}` : plainly(this.#tale.called(piece.what, false));
    return builder?.isPeople && builder.isNamed ? `${noun} of ${builder.given.replace(/^The /, 'the ')}` : noun;
  }

  /** What a group dug or built for itself: by the work, or as somebody's hollow. */
  #lair({ id }: Piece, owner: string): string {
    const name = this.#tale.placeNames.get(id);
    if (name !== undefined) return name;
    const whose = this.#names.get(owner)?.short ?? '';
    const built = this.#tale.facts.find((it) => it.kind === 'built' && it.piece === id);
    const noun = built?.thing ?? null;
    return noun === null ? `a hollow dug by ${whose}` : `the ${workNoun(noun)} of ${whose}`;
  }

  /** Is it told as somebody's own: "the stronghold of the Bell"? */
  isCalledAfter(id: string | null, group: string | null): boolean {
    const piece = id === null ? undefined : this.#pieces.get(id);
    return piece !== undefined && group !== null && piece.owner === group;
  }

  stratum(id: string | null): number | null {
    return (id === null ? undefined : this.#pieces.get(id))?.stratum ?? null;
  }
}

/** What a thing is, without what stands in apposition to it. */
const plainly = (called: string): string => called.split(',')[0] ?? called;

const keyOf = ({ what, owner }: Piece): string => `${JSON.stringify(what)} ${owner ?? ''}`;
