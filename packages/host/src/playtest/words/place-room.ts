import { type Fit, freeRockRound, gap, line, type Page, type Piece, type Point, type Shape } from '@understory/page';
import type { Clause } from '@understory/table';
import type { World } from '../../world.ts';
import type { Called } from '../called.ts';
import { draw } from '../draw.ts';
import { JOINT, roomShape } from '../measures.ts';
import { isRoom, isVoid } from './open-space.ts';

/** PT-MEA-16: how far round about places are tried. */
const ROUND = { from: 1.5, step: 0.5, upTo: 9, hour: 0 } as const;
/** … and what a new room keeps clear of other rooms and of water and magma, of the page's edge, of the surface, and of voids and curses. */
const CLEAR = 0.4;
const INSIDE = 0.2;
const UNDER = 0.5;
const SAFE = 0.6;

/** Who builds. */
export interface Builder {
  readonly world: World;
  readonly owner: string;
  readonly people?: string;
  /** The caves with plague or fate that it has explored into, and so fears no more. */
  readonly explored: readonly string[];
  /** May it build here, whoever lives there? */
  readonly may?: (shape: Shape) => boolean;
}

/** A room that is wanted. */
export interface RoomWish {
  readonly clause: Clause;
  readonly what: Called;
  readonly beads?: number;
  readonly room: string;
  readonly manner?: string;
  readonly variant?: string;
}

/** PT-MEA-16: a room beside an anchor, joined to it by a straight tunnel; null if none fits. */
export function placeRoom(
  builder: Builder,
  anchor: Point,
  { clause, what, beads = 1, room, manner = 'straight', variant }: RoomWish,
): { readonly room: Piece; readonly joint: Piece } | null {
  const { world, owner, people } = builder;
  const fit = roomFit(builder, anchor, (x, y) => roomShape({ x, y }, beads));
  const at = freeRockRound(world.page, fit, { about: [anchor], ...ROUND });
  if (!at) return null;
  const by = { clause, owner, manner, ...(people === undefined ? {} : { people }) };
  const made = draw(world, {
    ...by,
    kind: 'room',
    shape: roomShape(at, beads),
    what,
    room,
    area: beads,
    ...(variant !== undefined && { variant }),
  });
  const path = [anchor.x, anchor.y, at.x, at.y];
  const joint = draw(world, { ...by, kind: 'tunnel', shape: line(path, JOINT), what: { kind: 'tunnel' } });
  return { room: made, joint };
}

/** PT-MEA-16: where a room would find its place; null if none fits. */
export function placeFor(
  builder: Builder,
  anchor: Point,
  shape: (x: number, y: number) => Shape,
  where: (x: number, y: number, shape: Shape) => boolean = () => true,
): Point | null {
  const fit = roomFit(builder, anchor, shape);
  const may: Fit['where'] = (x, y, it) => (fit.where?.(x, y, it) ?? true) && where(x, y, it);
  return freeRockRound(builder.world.page, { ...fit, where: may }, { about: [anchor], ...ROUND });
}

function roomFit({ world, explored, may }: Builder, anchor: Point, shape: Fit['shape']): Fit {
  const feared = fearedBy(world.page, explored).map(({ shape }) => shape);
  return {
    shape,
    clear: CLEAR,
    counts: (it) => isRoom(it) || it.kind === 'water' || it.kind === 'magma',
    inside: INSIDE,
    under: UNDER,
    where: (x, y, room) => {
      if (may && !may(room)) return false;
      const joint = line([anchor.x, anchor.y, x, y], JOINT);
      return feared.every((it) => gap(it, room, SAFE) >= SAFE - 0.001 && gap(it, joint, SAFE) >= SAFE - 0.001);
    },
  };
}

/** Voids, and the caves marked plague or fate that somebody has not explored into. */
export function fearedBy(page: Page, explored: readonly string[]): Piece[] {
  const cursed = new Set(
    page.marks.flatMap((it) => (it.until === null && (it.kind === 'plague' || it.kind === 'fate') ? [it.piece] : [])),
  );
  return [...page.drawn()].filter((it) => isVoid(it) || (cursed.has(it.id) && !explored.includes(it.id)));
}
