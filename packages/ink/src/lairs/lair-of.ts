import type { Piece } from '@understory/page';
import { LAIR_MANNERS, type LairManner, type LairStyle } from './manners.ts';

/** The ages whose groups build in a style of lair; what earlier ages built keeps its own look (H2-CRD-111). */
const AGES: ReadonlySet<string> = new Set(['monsters', 'villainy']);

/** The style in which a group of monsters drew this; null for all else. A style that nobody knows is a cave. */
export function lairOf({ age, kind, look, owner, room }: Piece): LairStyle | null {
  if (!AGES.has(age) || owner === null) return null;
  if (kind !== 'tunnel' && (room === null || (kind !== 'room' && kind !== 'building'))) return null;
  return look !== null && Object.hasOwn(LAIR_MANNERS, look) ? (look as LairStyle) : 'cave';
}

export function mannerOf(piece: Piece): LairManner | null {
  const style = lairOf(piece);
  return style === null ? null : LAIR_MANNERS[style];
}
