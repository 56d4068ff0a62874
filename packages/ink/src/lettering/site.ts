import type { Bead, Unit } from '@understory/page';
import { type Bounds, boundsOf } from '@understory/ruler';
import { BEAD } from '../bead-size.ts';
import { around, overlap } from '../box.ts';
import type { Figure } from '../figure.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import type { Cover } from './cover.ts';
import { boxOf, isPlace, type LabelTarget, targetOf } from './label-target.ts';
import type { WrittenLabel } from './written-label.ts';

/** What lies on the page at the moment, as far as names have to do with it. */
export class Site {
  readonly cover: Cover;
  #figures = new Map<string, Figure>();
  #places = new Map<Figure, Bounds>();
  /** Those of them that lie in others. */
  #ponds = new Set<Figure>();
  #byFeature = new Map<string, Set<Figure>>();
  #beads = new Map<string, Bead>();
  #folk = new Map<string, Set<Bead>>();
  /** How many units there are left of what a feature holds; of most features there never were any. */
  #riches = new Map<string, number>();
  /** The same for each of its pieces. */
  #left = new Map<string, number>();
  #targets = new Map<string, { readonly about: string; readonly named: LabelTarget }>();

  constructor(cover: Cover) {
    this.cover = cover;
  }

  copy(): Site {
    const copy = new Site(this.cover.copy());
    copy.#figures = new Map(this.#figures);
    copy.#places = new Map(this.#places);
    copy.#ponds = new Set(this.#ponds);
    copy.#byFeature = new Map([...this.#byFeature].map(([feature, kin]) => [feature, new Set(kin)]));
    copy.#beads = new Map(this.#beads);
    copy.#folk = new Map([...this.#folk].map(([owner, folk]) => [owner, new Set(folk)]));
    copy.#riches = new Map(this.#riches);
    copy.#left = new Map(this.#left);
    copy.#targets = new Map(this.#targets);
    return copy;
  }

  build(piece: Figure): void {
    this.#forget(piece);
    this.#figures.set(piece.id, piece);
    if (piece.feature !== null) {
      const kin = this.#byFeature.get(piece.feature) ?? new Set();
      this.#byFeature.set(piece.feature, kin.add(piece));
    }
    if (isPlace(piece)) this.cover.place(piece, 1);
    if (isPlace(piece) && piece.kind !== 'room') {
      this.#places.set(piece, boxOf(piece.shape));
      if (piece.within !== null) this.#ponds.add(piece);
    }
    if (piece.kind === 'ore') this.cover.tint(piece, ORE);
    for (const [box, tenths] of drawnOver(piece)) this.cover.draw(box, tenths);
  }

  clear({ id }: Figure): void {
    const piece = this.#figures.get(id);
    if (!piece) return;
    this.#forget(piece);
    this.#figures.delete(id);
    if (piece.feature !== null) this.#byFeature.get(piece.feature)?.delete(piece);
    if (isPlace(piece)) this.cover.place(piece, -1);
    this.#places.delete(piece);
    this.#ponds.delete(piece);
    if (piece.kind === 'ore') this.cover.tint(piece, -ORE);
    for (const [box, tenths] of drawnOver(piece)) this.cover.draw(box, -tenths);
  }

  /** Ore, gems and life come (1) or are used up (-1). The feature of which a piece, or all, has nothing left; null if there is none. */
  find({ kind, at, piece }: Unit, sign: 1 | -1): string | null {
    if (kind === 'surface biome')
      this.cover.draw({ left: at.x - 0.6, right: at.x + 0.6, top: at.y - 1.1, bottom: at.y + 0.2 }, 25 * sign);
    const drawn = DRAWN[kind];
    if (drawn) this.cover.draw(around(at.x, at.y, drawn.half), drawn.tenths * sign);
    const found = kind === 'gems' || kind === 'ore' ? this.#figures.get(piece) : undefined;
    if (!found || found.feature === null) return null;
    const { feature } = found;
    const [all, here] = [(this.#riches.get(feature) ?? 0) + sign, (this.#left.get(piece) ?? 0) + sign];
    this.#riches.set(feature, all);
    this.#left.set(piece, here);
    if (here > 1 || (here === 1 && sign === -1)) return null;
    this.#forget(found);
    return here === 0 ? feature : null;
  }

  lay(bead: Bead): void {
    this.#forgetFolk();
    this.#beads.set(bead.id, bead);
    if (bead.owner !== null) this.#folk.set(bead.owner, (this.#folk.get(bead.owner) ?? new Set()).add(bead));
  }

  take({ id }: Bead): void {
    this.#forgetFolk();
    const bead = this.#beads.get(id);
    this.#beads.delete(id);
    if (bead && bead.owner !== null) this.#folk.get(bead.owner)?.delete(bead);
  }

  /** Beads come and go all the time, and only what is named after them has to be looked up again. */
  #forgetFolk(): void {
    for (const [id, { named }] of this.#targets) if (named.folk) this.#targets.delete(id);
  }

  /** What a piece that comes or goes may have to do with: of a way or a room only what is named after it, and who lives somewhere. */
  #forget(piece: Figure): void {
    const isWide = isPlace(piece) && piece.kind !== 'room' && silhouetteOf(piece).spine === null;
    if (isWide || piece.within !== null) this.#targets.clear();
    for (const [id, { about, named }] of this.#targets)
      if (named.folk || about === piece.id || about === piece.feature) this.#targets.delete(id);
  }

  hasBeadIn(box: Bounds): boolean {
    for (const { at } of this.#beads.values()) if (overlap(box, around(at.x, at.y, BEAD))) return true;
    return false;
  }

  /** Is it the name of a bead, and not of a place or a group? */
  isBead({ id }: WrittenLabel): boolean {
    return this.#beads.has(id);
  }

  /** Whether there is anything of worth left in what a name is about; null if there never was. */
  isRich({ about }: WrittenLabel): boolean | null {
    const left = this.#riches.get(about);
    return left === undefined ? null : left > 0;
  }

  areaOf(piece: string): number {
    return this.#figures.get(piece)?.area ?? 0;
  }

  tunnels(): Figure[] {
    return [...this.#places.keys()].filter(({ kind }) => kind === 'tunnel');
  }

  /** The room that a name is about. */
  roomOf({ about }: WrittenLabel): Figure | null {
    const room = this.#figures.get(about);
    return room?.kind === 'room' && isPlace(room) ? room : null;
  }

  /** What a name names: the same as long as nothing changes. */
  target(label: WrittenLabel): LabelTarget {
    const known = this.#targets.get(label.id)?.named;
    if (known) return known;
    const named = this.#lookUp(label);
    this.#targets.set(label.id, { about: label.about, named });
    return named;
  }

  #lookUp(label: WrittenLabel): LabelTarget {
    const bead = this.#beads.get(label.id);
    if (!bead) {
      const [figures, places, ponds, byFeature] = [this.#figures, this.#places, this.#ponds, this.#byFeature];
      const folkOf = (owner: string) => [...(this.#folk.get(owner) ?? [])];
      return targetOf(label, { figures, places, ponds, byFeature, folkOf, isSpent: (id) => this.#left.get(id) === 0 });
    }
    const { x, y } = bead.at;
    const home = this.#figures.get(bead.piece);
    const own = home && home.kind !== 'room' && isPlace(home) ? [home] : [];
    const points = [x, y - 0.3, x, y + 0.3, x - 0.3, y, x + 0.3, y];
    return { points, rings: [], own, beside: own, roomy: [], sky: null, folk: true };
  }
}

/** A body of ore is no place, but who has no part in it minds standing in it, in tenths of ink. */
const ORE = 7;

/** How much ink a unit is, and how far it goes. */
const DRAWN: Readonly<Record<string, { readonly half: number; readonly tenths: number }>> = {
  gems: { half: 0.6, tenths: 40 },
  nexus: { half: 0.6, tenths: 40 },
  ore: { half: 0.4, tenths: 12 },
  biome: { half: 0.6, tenths: 6 },
};

/** What is drawn over a piece's outline, or over rock that is no place, in tenths of ink. */
function drawnOver({ kind, shape, area }: Figure): readonly (readonly [Bounds, number])[] {
  if (kind === 'vent') return [[{ ...boundsOf(shape.path, shape.swell + 0.2), top: 0 }, 40]];
  if (kind === 'nexus' && area < 5) return [[boundsOf(shape.path, shape.swell), 40]];
  return [];
}
