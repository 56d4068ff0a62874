import { ageOf, type Piece } from '@understory/page';
import { type Furnishing, UNKNOWN } from './drawings/rooms/furnishing.ts';
import type { Figure, Masonry, WallLine } from './figure.ts';
import type { LairStyle } from './lairs/lair.ts';
import type { Colour } from './mark.ts';
import type { PatternBook } from './pattern-book.ts';
import { penned } from './walls/masonry.ts';

/** Looks up the names of a piece, once for all layers. */
export function figureOf(piece: Piece, book: PatternBook): Figure {
  const { room, stratum, nexus, biome, variant, kind, what } = piece;
  const lair = lairOf(piece, book);
  const masonry = masonryOf(piece, book);
  // The piece's own fields come last: V8 takes many times as long the other way about.
  return {
    masonry,
    line: lineOf(piece, masonry, book),
    isUnwalled: book.unwalled.has(kind),
    isAir: kind === 'cave' && variant !== null && book.air.has(variant),
    ore: kind === 'ore' ? found(book.ores, variant) : null,
    sight: found(book.sights, what.kind),
    lair,
    isHome: lair !== null && (room === book.lairs?.home || room === book.lairs?.hut),
    furnishing: furnishingOf(room, lair, book),
    work: found(book.works, room),
    road: stratum === 0 ? found(book.roads, room) : null,
    nexusPen: found(book.nexuses, nexus),
    caveLife: found(book.caveLife, biome),
    tint: found(book.hallTints, biome),
    landLife: found(book.landLife, biome),
    ...piece,
  };
}

function masonryOf({ people, kind, pen }: Piece, { peoples, pens }: PatternBook): Masonry | null {
  const masonry = found(peoples, people);
  if (!masonry || (kind === 'hollow' && !masonry.stainsHollows)) return null;
  return pen === undefined || !pens ? masonry : penned(masonry, pens[pen % pens.length] as Colour);
}

/** Nature has a line of its own, and so may a people. */
function lineOf({ owner, people }: Piece, masonry: Masonry | null, { natural }: PatternBook): WallLine | null {
  return masonry?.line ?? (owner === null && people === null ? natural : null);
}

/** An unknown style is drawn as the usual one. */
function lairOf({ age, kind, variant, owner, room }: Piece, { lairs }: PatternBook): LairStyle | null {
  if (!lairs?.ages.has(ageOf(age)) || owner === null) return null;
  if (kind !== 'tunnel' && (room === null || (kind !== 'room' && kind !== 'building'))) return null;
  return found(lairs.styles, variant) ?? lairs.usual;
}

/** Some buildings of monsters have the name of a people's building and look different. */
function furnishingOf(room: string | null, lair: LairStyle | null, { rooms, lairs }: PatternBook): Furnishing {
  if (lair !== null && room === lairs?.hut) return { plain: lair.hut };
  return (lair && lairs && found(lairs.rooms, room)) ?? found(rooms, room) ?? UNKNOWN;
}

/** Names may come from a file, and `constructor` must not be found. */
function found<T>(table: Readonly<Record<string, T>>, name: string | null): T | null {
  return name !== null && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
