import type { BeadKind, Label, Piece, Point } from '@understory/page';
import type { Clause } from '@understory/table';
import {
  type Drawing as AnyDrawing,
  type Units as AnyUnits,
  label as anyLabel,
  draw as drawAny,
  putBeads as putAnyBeads,
} from '../draw.ts';
import { type Marks, marks } from '../marks.ts';
import type { World } from '../world.ts';
import type { Called, Sign } from './called.ts';
import type { Dweller } from './events.ts';
import { note } from './note.ts';
import { type FeatureKind, type Growth, KINDS, type Kind, type MarkKind, type Nexus, type Resource } from './nouns.ts';

/** A piece of the playtest rules about to be drawn. */
export interface Drawing extends AnyDrawing {
  readonly kind: Kind;
  readonly what: Called;
  readonly biome?: Growth | null;
  readonly nexus?: Nexus;
  readonly units?: readonly AnyUnits<Resource>[];
}

/** Draw a piece, of the matter that its kind has. */
export function draw(world: World, drawing: Drawing): Piece {
  return drawAny(world, drawing, KINDS[drawing.kind]);
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
  const emblem = kind === 'population' ? what.replaceAll(' ', '-') : null;
  putAnyBeads(world, clause, into, kind, count, what, false, emblem);
}

/** Write a label, and what stands under it in smaller letters. */
export function label(
  world: World,
  clause: Clause,
  about: string,
  what: Called,
  at: Point,
  size: Label['size'] = 'plain',
  under: Called | null = null,
): void {
  anyLabel(world, clause, about, what, at, size, under);
}

const own: Marks<MarkKind, Sign> = marks();

/** Signs, *plague 3*, *fate*, M, and bare marks. */
export const sign: typeof own.sign = own.sign;
export const mark: typeof own.mark = own.mark;

/** Begin what fills a stratum: what is drawn from here on carries its id. */
export function beginFeature(world: World, clause: Clause, kind: FeatureKind, stratum: number): string {
  const id = world.page.newId('f');
  const what = { kind: 'feature', of: kind } as const satisfies Called;
  note(world, { kind: 'filled', clause, feature: id, stratum, what: kind, title: what }, [
    { do: 'feature', feature: { id, kind, stratum, clause, what } },
  ]);
  return id;
}
