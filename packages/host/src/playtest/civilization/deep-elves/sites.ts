import { gap, type Page, type Piece, type Point, type Unit } from '@understory/page';
import { lairs } from '../../../lairs.ts';
import type { ColonyKind } from '../../events.ts';
import { isOpen, nearestPoint, openPoints } from '../../words/open-space.ts';
import type { PlaytestWorld } from '../../world.ts';
import type { Colony, Elves } from './state.ts';

/** PT-COL-01: what can be colonized: a feature that still has something. */
export interface Site {
  readonly feature: string;
  readonly kind: ColonyKind;
  readonly source: Colony['source'];
  /** What of it the elves come for. */
  readonly pieces: readonly Piece[];
}

/** PT-COL-01: the sites that no colony was ever founded on, the oldest first. */
export function availableSites(world: PlaytestWorld, { colonies }: Elves): Site[] {
  const taken = new Set(colonies.map(({ site }) => site));
  return world.page.features.flatMap(({ id }) => (taken.has(id) ? [] : (siteOf(world, id) ?? [])));
}

/** PT-COL-02, -03: mining comes before pens, and those before processing. */
function siteOf(world: PlaytestWorld, feature: string): Site | null {
  const { page } = world;
  const lodes = new Set(lodesOf(page, feature).map(({ piece }) => piece));
  // What is connected is the ore itself and not its lodes: these are only where it is mined (PT-FEA-03).
  if (lodes.size > 0) return { feature, kind: 'mining', source: null, pieces: [...lodes].map((it) => page.piece(it)) };
  const packs = lairs(world).filter(({ piece }) => piece.feature === feature);
  if (packs.length > 0) return { feature, kind: 'pens', source: null, pieces: packs.map(({ piece }) => piece) };
  const own = [...page.drawn()].filter((it) => it.feature === feature);
  const mystical = mysticalOf(page, own);
  for (const source of ['water', 'magma', 'mystical'] as const) {
    const pieces = source === 'mystical' ? mystical : own.filter((it) => it.kind === source);
    if (pieces.length > 0) return { feature, kind: 'processing', source, pieces };
  }
  return null;
}

/** The pieces of a mystical site: all of a magic nexus, or the spot itself (PT-MEA-19). */
function mysticalOf(page: Page, own: readonly Piece[]): Piece[] {
  const marked = new Set(page.marks.flatMap((it) => (it.until === null && it.kind === 'mystical' ? [it.piece] : [])));
  const spot = own.filter((it) => marked.has(it.id));
  const isArea = spot.some((it) => it.nexus === 'magic nexus');
  return isArea ? own.filter((it) => it.nexus === 'magic nexus') : spot;
}

/** PT-FEA-03: the un-mined lodes of ore and gems of a feature. */
export function lodesOf(page: Page, feature: string): Unit[] {
  const isOre = ({ kind }: Unit) => kind === 'ore' || kind === 'gems';
  return page.units.filter((it) => it.until === null && isOre(it) && page.piece(it.piece).feature === feature);
}

/** A site and how the network comes to it. */
export interface Reached {
  readonly site: Site;
  /** The point of the network nearest to it, and the piece of the site that it is nearest to. */
  readonly from: Point;
  readonly piece: Piece;
  readonly gap: number;
  /** By path from the street, and straight from there on. */
  readonly far: number;
}

/** PT-ELF-13: the street, and all open space that is connected to it. */
export function networkOf({ page }: PlaytestWorld, { street }: Elves): readonly number[] {
  const points = openPoints(page);
  return points.within(
    street.flatMap((id) => points.in(page.piece(id).shape)),
    Number.POSITIVE_INFINITY,
  );
}

/** The open pieces that a network takes in. */
function piecesOn({ page }: PlaytestWorld, network: readonly number[]): Piece[] {
  const points = openPoints(page);
  const own = new Set(network);
  return [...page.drawn()].filter((it) => isOpen(it) && points.in(it.shape).some((point) => own.has(point)));
}

/** How the network comes to each of some sites, in their order. */
export function reached(world: PlaytestWorld, elves: Elves, sites: readonly Site[]): Reached[] {
  const points = openPoints(world.page);
  const network = networkOf(world, elves);
  const street = elves.street.flatMap((id) => points.in(world.page.piece(id).shape));
  const pieces = piecesOn(world, network);
  return sites.flatMap((site) => {
    const near = site.pieces.flatMap((piece) => {
      const found = nearestPoint(points, network, piece.shape);
      const way = found && world.page.nearest(piece.shape, pieces);
      // PT-MEA-04: from outline to outline, and not from the point of the grid.
      return way ? [{ ...found, piece, gap: gap(piece.shape, way.shape) }] : [];
    });
    const [best] = near.sort((a, b) => a.gap - b.gap);
    if (!best) return [];
    const far = points.pathLength(street, [best.point]) + best.gap;
    return [{ site, from: best.at, piece: best.piece, gap: best.gap, far }];
  });
}
