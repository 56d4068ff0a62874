import { livedAt, type Sheet } from '@understory/page';
import type { Point } from '@understory/ruler';
import { bookOf, type Edition } from './books.ts';
import { asTheyLie } from './crowd.ts';

const NOW = Number.MAX_SAFE_INTEGER;

/** Where each bead of a page is seen: a hand has put it a little off its seat, or on a heap. */
export function beadsSeen(page: Sheet, edition: Edition): ReadonlyMap<string, Point> {
  const there = (bookOf(edition).seated?.(page) ?? page.beads).filter((it) => livedAt(it, NOW));
  const hearts = page.units.filter(({ kind }) => kind === 'nexus');
  const areas = new Map(page.pieces.map(({ id, area }) => [id, area]));
  return new Map(asTheyLie(there, hearts, (id) => areas.get(id) ?? 0).map(({ id, at }) => [id, at]));
}
