import { type Ground, grain, lasting, type Noise, type Shape } from '@understory/page';
import { type World, whim } from '../../world.ts';

/** The rough edge of a blob: a whim by this name, or none. */
export interface Edge {
  readonly name: string;
  rough(): Noise | null;
}

/** The edge of the next blob of a feature; drawn only if one is traced with it. */
export function edgeOf(world: World, feature: string): Edge {
  if (!world.options.wobble) return { name: '', rough: () => null };
  const name = `${feature}.${world.page.pieces.length}`;
  let drawn: Noise | null = null;
  return {
    name,
    rough() {
      drawn ??= grain(whim(world, 'blob', name));
      return drawn;
    },
  };
}

/** A blob of this area round a place. */
interface Wish {
  readonly stratum: number;
  readonly x: number;
  readonly y: number;
  readonly area: number;
  readonly edge: Edge;
}

/** What was traced on each ground, by all that it depends on: a game that takes back a step, or branches, traces the same again. */
const traced = lasting((_: Ground) => new Map<string, Shape>());
/** More than most games need; when a long session of branching passes it, the cache starts over. */
const MOST = 200;

/** H2-MSR-31: the outline of a blob, smaller by `inset` all round. */
export function blobOutline({ page, seed }: World, { stratum, x, y, area, edge }: Wish, inset: number): Shape {
  const known = traced(page.ground);
  if (known.size >= MOST) known.clear();
  const by = `${seed} ${edge.name} ${stratum} ${x} ${y} ${area} ${inset}`;
  let shape = known.get(by);
  if (!shape) {
    shape = page.blobs.outline({ stratum, x, y, area, grain: edge.rough() }, inset);
    known.set(by, shape);
  }
  return shape;
}
