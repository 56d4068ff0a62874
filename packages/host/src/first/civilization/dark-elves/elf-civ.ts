import { type Bead, gap, type Piece, type Point } from '@understory/page';
import { beadsOf, count } from '../../../beads.ts';
import { type Group, worksOf } from '../../../world.ts';
import type { Realm } from '../../realm.ts';
import type { Civ } from '../civ.ts';

/** The Dark Elves, and what they must remember. */
export interface ElfCiv extends Civ {
  /** The city that they began with and all colonies, fallen ones too, the oldest first. */
  readonly places: Place[];
  /** The group of the great city; null from its fall to the next winter (H1-ELF-33). */
  city: string | null;
}

/** A city or a colony of theirs. Its ● are nobles, and its ○ slaves (H1-ELF-02). */
export interface Place {
  readonly group: Group;
  /** Its first palace, and before there is one its tunnel: the id. */
  home: string;
  /** The tunnel whose two sides the first city lies on, and where (H1-ELF-34); null for colonies. */
  readonly street: { readonly piece: string; readonly at: Point } | null;
  /** Where its exploratory tunnel ends (H1-ELF-22). */
  tip: Point | null;
}

/** How a slave is told from treasure that lies in a temple or shrine (H1-ELF-06). */
export const SLAVE = 'slave';
export const ELVEN_TREASURE = 'elven treasure';

/** The places with a bead of their own, the oldest first. */
export function standing({ places }: ElfCiv): Place[] {
  return places.filter(({ group }) => group.alive);
}

export function greatCity(civ: ElfCiv): Place | null {
  return standing(civ).find(({ group }) => group.id === civ.city) ?? null;
}

export function colonies(civ: ElfCiv): Place[] {
  return standing(civ).filter(({ group }) => group.id !== civ.city);
}

export function nobles(world: Realm, { group }: Place): number {
  return count(world, group.id, 'population');
}

export function slavesOf(world: Realm, { group }: Place): Bead[] {
  return beadsOf(world, group.id, 'treasure').filter((it) => it.emblem === SLAVE);
}

export function slaves(world: Realm, place: Place): number {
  return slavesOf(world, place).length;
}

/** H1-ELF-02: ● + ○. */
export function total(world: Realm, place: Place): number {
  return nobles(world, place) + slaves(world, place);
}

/** The rooms of a place, the oldest first: palaces, pits, constructions, what it has dug (H1-ELF-13). */
export function roomsOfPlace(world: Realm, { group }: Place): Piece[] {
  return worksOf(world, group.id).filter((it) => it.until === null && it.kind === 'room');
}

/** H1-CIV-06: the city or colony nearest to the point of contact, which bears what happens there. */
export function placeMet(world: Realm, civ: ElfCiv, { shape }: Piece): Place | null {
  const far = (place: Place) => Math.min(...roomsOfPlace(world, place).map((it) => gap(it.shape, shape)));
  let best: { place: Place; far: number } | null = null;
  for (const place of standing(civ)) {
    const it = { place, far: far(place) };
    if (!best || it.far < best.far - 0.001) best = it;
  }
  return best?.place ?? null;
}
