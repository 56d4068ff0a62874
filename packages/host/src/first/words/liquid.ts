import { derived, type Page, type Piece, type Point, type Shape } from '@understory/page';
import type { Clause } from '@understory/table';
import { draw } from '../../draw.ts';
import { pointShape } from '../../works.ts';
import type { World } from '../../world.ts';
import type { Liquid } from '../nouns.ts';

// H1-WAT: what is full of water or magma. A room or tunnel that is stays what it is, and a way for everybody (H1-WAT-06): the liquid lies in it as a cover.

export function isLiquid(kind: string): kind is Liquid {
  return kind === 'water' || kind === 'magma';
}

/** The rooms and tunnels that are full of something, all of them or in part. */
const filled = derived(
  ({ version }: Page) => version,
  (page): ReadonlyMap<string, Liquid> =>
    new Map(
      [...page.drawn()].flatMap(({ within, kind }) =>
        within !== null && isLiquid(kind) ? [[within, kind] as const] : [],
      ),
    ),
);

/** What a room or tunnel is full of; null if it is dry. */
export function liquidIn(page: Page, { id }: Pick<Piece, 'id'>): Liquid | null {
  return filled(page).get(id) ?? null;
}

/** What is on the page of a liquid: rivers and pipes, and what it fills. */
function all(page: Page, liquid: Liquid): Piece[] {
  return [...page.drawn()].filter(({ kind }) => kind === liquid);
}

/** Is a point in a room that is full of it, or where it flows? */
export function isIn(page: Page, liquid: Liquid, at: Point): boolean {
  const here = pointShape(at);
  return all(page, liquid).some(({ within, shape }) =>
    page.touches(here, within === null ? shape : wholeOf(page, within, shape)),
  );
}

/** A pool at the bottom of a room counts as all of the room; a tunnel is full as far as it flows. */
function wholeOf(page: Page, within: string, shape: Shape): Shape {
  const room = page.piece(within);
  return room.kind === 'tunnel' ? shape : room.shape;
}

/** The water or magma that a room is part of: all of it that joins what is in the room. */
export function bodyOf(page: Page, room: Piece, liquid: Liquid): Shape[] {
  const left = new Set(all(page, liquid));
  const body = [room.shape];
  for (let i = 0; i < body.length; i++)
    for (const it of left) {
      const whole = it.within === null ? it.shape : wholeOf(page, it.within, it.shape);
      if (!page.touches(body[i] as Shape, whole)) continue;
      left.delete(it);
      body.push(whole);
    }
  return body;
}

/** It lies in a piece from now on: in this part of it, or in all of it. */
export function fill(
  world: World,
  { piece, liquid, clause, shape = piece.shape, feature = null, isSource = false }: Filling,
): void {
  draw(
    world,
    {
      clause,
      kind: liquid,
      shape,
      what: { kind: liquid === 'water' ? 'flood' : 'flow of magma' },
      within: piece.id,
      stratum: piece.stratum,
      feature,
      ...(isSource && { variant: SOURCE }),
    },
    'cover',
  );
}

interface Filling {
  readonly piece: Piece;
  readonly liquid: Liquid;
  readonly clause: Clause;
  readonly shape?: Shape;
  readonly feature?: string | null;
  /** What opens into it is flooded from it (H1-WAT-01). */
  readonly isSource?: boolean;
}

export const SOURCE = 'source';
