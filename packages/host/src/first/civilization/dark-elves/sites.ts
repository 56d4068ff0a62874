import { areConnected, type Bead, gap, gapTo, type Page, type Piece, type Point } from '@understory/page';
import { FINGER } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { EMBLEMS } from '../../emblems.ts';
import { lodesLeft } from '../../words/lodes.ts';
import { network } from '../../words/network.ts';
import type { FirstWorld } from '../../world.ts';
import { colonies, type ElfCiv, type Place, roomsOfPlace } from './elf-civ.ts';

/** Something to mine: an unmined lode, or a gem ○. */
export interface Find {
  readonly id: string;
  readonly kind: 'lode' | 'gem';
  readonly at: Point;
}

/** The gem ○ that are still in their caves, and unguarded (H1-MEA-28), the oldest first. */
export function gemsLeft(page: Page): Bead[] {
  return page
    .beadsOf(null)
    .filter(({ emblem, piece }) => emblem === EMBLEMS.gems && page.beadsIn(piece, 'population').length === 0);
}

/** All that is left to mine on the map. */
export function findsLeft(page: Page): Find[] {
  return [
    ...lodesLeft(page).map(({ id, at }): Find => ({ id, kind: 'lode', at })),
    ...gemsLeft(page).map(({ id, at }): Find => ({ id, kind: 'gem', at })),
  ];
}

/** H1-ELF-13: where a colony may be founded, a finger from every room of the others. */
export function sites(world: FirstWorld, civ: ElfCiv): Find[] {
  const rooms = colonies(civ).flatMap((it) => roomsOfPlace(world, it));
  return findsLeft(world.page).filter(({ at }) =>
    rooms.every(({ shape }) => gapTo(shape, at.x, at.y, FINGER) >= FINGER - 0.001),
  );
}

/** The tunnels that a way leads to from a city. */
export function tunnelsFrom({ page }: FirstWorld, { home }: Place): Piece[] {
  const ways = network(page);
  return [...page.drawn()].filter((it) => it.kind === 'tunnel' && areConnected(ways, home, it.id));
}

export interface Reached {
  readonly find: Find;
  /** The tunnel nearest to it, and how far it is from there. */
  readonly tunnel: Piece;
  readonly far: number;
}

/** Finds by how near they are to some tunnels, the nearest first (H1-MEA-09). */
export function byNearness(finds: readonly Find[], tunnels: readonly Piece[]): Reached[] {
  const reached = finds.flatMap((find): Reached[] => {
    let best: Reached | null = null;
    for (const tunnel of tunnels) {
      const far = gap(tunnel.shape, pointShape(find.at));
      if (!best || far < best.far - 0.001) best = { find, tunnel, far };
    }
    return best ? [best] : [];
  });
  return reached.sort((a, b) => (Math.abs(a.far - b.far) > 0.001 ? a.far - b.far : 0));
}
