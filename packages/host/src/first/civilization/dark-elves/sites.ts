import { areConnected, gap, gapTo, type Piece, type Point } from '@understory/page';
import { FINGER } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { lawsOf } from '../../monsters/laws.ts';
import type { Realm } from '../../realm.ts';
import { colonies, type ElfCiv, type Place, roomsOfPlace } from './elf-civ.ts';

/** Something to mine: an unmined lode, or a gem ○. */
export interface Find {
  readonly id: string;
  readonly kind: 'lode' | 'gem';
  readonly at: Point;
}

/** All that is left to mine on the map. */
export function findsLeft(world: Realm): Find[] {
  const { page } = world;
  return [
    ...lawsOf(world)
      .ore(page)
      .map(({ id, at }): Find => ({ id, kind: 'lode', at })),
    ...lawsOf(world)
      .gems(page)
      .map(({ id, at }): Find => ({ id, kind: 'gem', at })),
  ];
}

/** H1-ELF-13: where a colony may be founded, a finger from every room of the others. */
export function sites(world: Realm, civ: ElfCiv): Find[] {
  const rooms = colonies(civ).flatMap((it) => roomsOfPlace(world, it));
  return findsLeft(world).filter(({ at }) =>
    rooms.every(({ shape }) => gapTo(shape, at.x, at.y, FINGER) >= FINGER - 0.001),
  );
}

/** The tunnels that a way leads to from a city. */
export function tunnelsFrom(world: Realm, { home }: Place): Piece[] {
  const { page } = world;
  const ways = lawsOf(world).ways(page);
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
