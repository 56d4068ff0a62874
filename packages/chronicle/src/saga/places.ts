import type { Piece } from '@understory/page';
import type { Called, Name } from '../names/names.ts';
import { seatsOf } from '../standing.ts';
import type { Story } from '../story.ts';
import { actorOf, type Tale } from '../tale.ts';
import { article, depthOf, diggings, hollowNoun, ownHollow, workNoun } from '../words/english/forms.ts';
import { Spot } from '../words/spot.ts';

/** Places in words: by what they are, whose work they were, and how deep they lie (CH-REF-05, -07). */
export class Places {
  readonly #story: Story;
  readonly #tale: Tale;
  readonly #names: ReadonlyMap<string, Name>;
  readonly #lairs: ReadonlyMap<string, string>;
  readonly #pieces: ReadonlyMap<string, Piece>;
  #seats: ReturnType<typeof seatsOf> | null = null;
  readonly #alike = new Map<string, number>();

  constructor(story: Story, { groups, lairs }: Pick<Called, 'groups' | 'lairs'>) {
    const { tale } = story;
    this.#story = story;
    this.#tale = tale;
    this.#names = groups;
    this.#lairs = lairs;
    this.#pieces = new Map(tale.sheet.pieces.map((it) => [it.id, it]));
    for (const it of tale.sheet.pieces) {
      if (it.since > tale.last) continue;
      const key = keyOf(it);
      this.#alike.set(key, (this.#alike.get(key) ?? 0) + 1);
    }
  }

  /** "the huge cavern", "a vault of Thormund", "Dripditch". */
  phrase(id: string | null, by: string | null = null): string {
    const piece = id === null ? undefined : this.#pieces.get(id);
    if (!piece) return 'the rock';
    const lair = this.#tale.placeNames.get(piece.id) ?? this.#lairs.get(piece.id);
    const builder = actorOf(this.#tale, piece.owner);
    if (builder && !builder.isPeople) return lair ?? this.#dug(piece, builder.id, by);
    const isOnly = this.#alike.get(keyOf(piece)) === 1;
    const bare = plainly(this.#tale.called(piece.what, true));
    const noun = isOnly ? `the ${bare.replace(/^the /, '')}` : plainly(this.#tale.called(piece.what, false));
    return builder?.isPeople && builder.isNamed ? `${noun} of ${builder.given.replace(/^The /, 'the ')}` : noun;
  }

  /** The same for a sentence, which tells what a place with a name is where it is first spoken of (CH-REF-01). */
  spot(id: string | null, by: string | null = null): Spot {
    const text = this.phrase(id, by);
    const lair = id === null ? undefined : this.#lairs.get(id);
    const owner = id === null ? null : (this.#pieces.get(id)?.owner ?? null);
    const pronoun = this.#names.get(owner ?? '')?.pronoun ?? 'they';
    const name = text === lair ? lair : null;
    const before = this.#before(id, by);
    return new Spot({ text, name, piece: id, ...this.#others(id, by), before, isOwn: owner === by, pronoun });
  }

  /** One of several, told as one more of its kind, and by how deep it lies, where that can be said (CH-REF-05, -07). */
  #others(id: string | null, by: string | null): { readonly deep: string | null; readonly another: string | null } {
    const noun = this.#nounOf(id, by);
    const piece = id === null ? undefined : this.#pieces.get(id);
    if (!piece || noun === null) return { deep: null, another: null };
    const { strata } = this.#tale.origins;
    const builder = actorOf(this.#tale, piece.owner);
    const whose = builder?.isPeople && builder.isNamed ? ` of ${builder.given}` : '';
    const deep =
      piece.stratum === null || strata < FEW_STRATA
        ? null
        : `${article(noun)} ${noun} ${depthOf(piece.stratum, strata)}`;
    return { deep, another: `another ${noun}${whose}` };
  }

  /** What a place is one of several of; null for what has a name, or is the only one. */
  #nounOf(id: string | null, by: string | null): string | null {
    const piece = id === null ? undefined : this.#pieces.get(id);
    if (!piece || this.#tale.placeNames.has(piece.id) || this.#lairs.has(piece.id)) return null;
    const builder = actorOf(this.#tale, piece.owner);
    if (builder && !builder.isPeople) {
      const isWork = this.#story.ofKind('built').some((it) => it.piece === id && it.thing !== null);
      return isWork && builder.id !== by ? null : hollowNoun(piece.what.kind);
    }
    const bare = plainly(this.#tale.called(piece.what, true));
    const isSingle = plainly(this.#tale.called(piece.what, false)) === `${article(bare)} ${bare}`;
    return isSingle && this.#alike.get(keyOf(piece)) !== 1 ? bare : null;
  }

  /** Who lived there last before somebody did (CH-FCT-07). */
  #before(id: string | null, by: string | null): string | null {
    if (id === null || by === null) return null;
    this.#seats ??= seatsOf(this.#tale.sheet, this.#tale.last);
    const seats = this.#seats.get(id) ?? [];
    const own = seats.findIndex((it) => it.group === by);
    const group = seats[own - 1]?.group ?? null;
    return actorOf(this.#tale, group)?.isPeople === false ? group : null;
  }

  /** What a group dug or built for itself and what has no name: by the work, or as somebody's hollow. */
  #dug({ id, what }: Piece, owner: string, by: string | null): string {
    const noun = this.#story.ofKind('built').find((it) => it.piece === id)?.thing ?? null;
    const name = this.#names.get(owner);
    if (owner === by) return ownHollow(what.kind, name?.pronoun);
    return noun === null ? diggings(what.kind, name?.short ?? '') : `the ${workNoun(noun)} of ${name?.short ?? ''}`;
  }

  /** Is it told as somebody's own: "the stronghold of the Bell"? */
  isCalledAfter(id: string | null, group: string | null): boolean {
    const piece = id === null ? undefined : this.#pieces.get(id);
    return piece !== undefined && group !== null && piece.owner === group && !this.#lairs.has(piece.id);
  }

  stratum(id: string | null): number | null {
    return (id === null ? undefined : this.#pieces.get(id))?.stratum ?? null;
  }
}

/** With fewer beds of rock than these there is no depth to speak of. */
const FEW_STRATA = 4;

/** What a thing is, without what stands in apposition to it. */
const plainly = (called: string): string => called.split(',')[0] ?? called;

const keyOf = ({ what, owner }: Piece): string => `${JSON.stringify(what)} ${owner ?? ''}`;
