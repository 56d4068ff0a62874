import type { BeadKind, Label, Piece, Point } from '@understory/page';
import type { Clause } from '@understory/table';
import {
  type Drawing as AnyDrawing,
  type Units as AnyUnits,
  label as anyLabel,
  draw as drawAny,
  putBeads as putAnyBeads,
} from '../draw.ts';
import { marks } from '../marks.ts';
import type { World } from '../world.ts';
import type { Called, Sign } from './called.ts';
import { EMBLEMS } from './emblems.ts';
import type { Dweller } from './events.ts';
import { note } from './note.ts';
import { type FeatureKind, KINDS, type Kind, type MarkKind, type Resource } from './nouns.ts';
import { penOf } from './pens.ts';

/** A piece of the first edition about to be drawn. */
export interface Drawing extends Omit<AnyDrawing, 'biome' | 'nexus'> {
  readonly kind: Kind;
  readonly what: Called;
  readonly units?: readonly AnyUnits<Resource>[];
}

/** Draw a piece, of the matter that its kind has. */
export function draw(world: World, drawing: Drawing): Piece {
  return drawAny(world, { ...drawing, pen: penOf(world, drawing.owner) }, KINDS[drawing.kind]);
}

/** Put beads that belong to nobody into a piece. */
export function putBeads(
  world: World,
  clause: Clause,
  into: Piece,
  kind: BeadKind,
  count: number,
  what: Dweller,
): void {
  putAnyBeads(world, clause, into, kind, count, what, false, EMBLEMS[what]);
}

/** Write a label. */
export function label(
  world: World,
  clause: Clause,
  about: string,
  what: Called,
  at: Point,
  size: Label['size'] = 'plain',
): void {
  anyLabel(world, clause, about, what, at, size);
}

/** Signs: *plague 2*, *Fate*. */
export const { sign } = marks<MarkKind, Sign>();

/** Begin what an event brings: what is drawn from here on carries its id. */
export function beginFeature(world: World, clause: Clause, kind: FeatureKind): string {
  const id = world.page.newId('f');
  const what = { kind: 'feature', of: kind } as const satisfies Called;
  note(world, { kind: 'feature', clause, feature: id, what: kind, title: what }, [
    { do: 'feature', feature: { id, kind, stratum: 1, clause, what } },
  ]);
  return id;
}
