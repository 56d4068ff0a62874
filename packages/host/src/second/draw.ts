import type { BeadKind, Label, Piece, Point } from '@understory/page';
import type { Clause } from '@understory/table';
import {
  type Drawing as AnyDrawing,
  type Units as AnyUnits,
  label as anyLabel,
  draw as drawAny,
  putBeads as putAnyBeads,
} from '../draw.ts';
import type { World } from '../world.ts';
import type { Called } from './called.ts';
import type { Dweller } from './events.ts';
import { note } from './note.ts';
import { type Biome, type FeatureKind, KINDS, type Kind, type Manner, type Nexus, type Resource } from './nouns.ts';

export type Units = AnyUnits<Resource, Biome>;

/** A piece of the second edition about to be drawn. */
export interface Drawing extends AnyDrawing {
  readonly kind: Kind;
  readonly what: Called;
  readonly manner?: Manner;
  readonly biome?: Biome | null;
  readonly nexus?: Nexus;
  readonly units?: readonly Units[];
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
  fixed = false,
): void {
  putAnyBeads(world, clause, into, kind, count, what, fixed);
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

/** Begin a feature: what is drawn from here on carries its id. */
export function beginFeature(
  world: World,
  clause: Clause,
  kind: FeatureKind,
  stratum: number,
  of: FeatureKind | Nexus = kind,
): string {
  const id = world.page.newId('f');
  const what = { kind: 'feature', of } as const satisfies Called;
  note(world, { kind: 'feature', clause, feature: id, stratum, what: kind, title: what }, [
    { do: 'feature', feature: { id, kind, stratum, clause, what } },
  ]);
  return id;
}
