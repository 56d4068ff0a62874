import {
  distance,
  gap,
  gapTo,
  line,
  type Page,
  type Piece,
  type Point,
  surfaceOver,
  type Unit,
} from '@understory/page';
import { TUNNEL } from '../../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import type { Realm } from '../../realm.ts';
import { openingAt, untilOpen } from '../../words/rock.ts';

/** A lode that is dug down to, and from where. */
export interface Shaft {
  readonly lode: Unit;
  readonly from: Point;
}

/** H1-DWF-02: the shaft that would be sunk to a lode, straight down from the surface above it. One that is met higher up, within a bead of it, is taken instead. */
export function shaftTo(world: Realm, lode: Unit): Shaft {
  const { page } = world;
  const top = untilOpen(page, lode.at, surfaceOver(page, lode.at));
  const way = line([top.x, top.y, lode.at.x, lode.at.y], 0);
  const deep = ({ at }: Unit) => distance(top.x, top.y, at.x, at.y);
  const met = lawsOf(world)
    .ore(page)
    .filter((it) => gapTo(way, it.at.x, it.at.y) <= 1 && deep(it) <= deep(lode));
  const first = met.reduce((best, it) => (deep(it) < deep(best) - 0.001 ? it : best), lode);
  return first === lode ? { lode, from: top } : shaftTo(world, first);
}

/** H1-DWF-02, H1-ALT-19: the lodes that are dug down to by default: any of those under the true surface, off the sides, whose shaft wakes nothing. */
export function goodLodes(world: Realm): Unit[] {
  const { page } = world;
  const left = lawsOf(world).ore(page);
  const open = left.filter(({ at }) => isUnderTrueSurface(page, at.x, at.y));
  const all = open.length > 0 ? open : left;
  const good = all.filter((it) => it.at.x >= 2 && it.at.x <= 28 && !wakes(page, shaftTo(world, it)));
  return good.length > 0 ? good : all;
}

function isUnderTrueSurface(page: Page, x: number, y: number): boolean {
  const { x: overX, y: overY } = surfaceOver(page, { x, y });
  return openingAt(page, overX, overY + 0.001) === null;
}

/** Would a shaft touch a cave with Fate, a plague or a ● in it, or a void (PT-NEX-14)? */
function wakes(page: Page, { from, lode }: Shaft): boolean {
  const shape = line([from.x, from.y, lode.at.x, lode.at.y], TUNNEL);
  return [...page.drawn()].some((it) => isPerilous(page, it) && gap(it.shape, shape) <= page.measures.touch);
}

function isPerilous(page: Page, { id, kind }: Piece): boolean {
  if (kind !== 'cave') return kind === 'void';
  return page.marks.some((it) => it.piece === id && it.until === null) || page.beadsIn(id, 'population').length > 0;
}
