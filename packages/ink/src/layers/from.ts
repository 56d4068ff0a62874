import type { Mark } from '../mark.ts';
import type { LayerName } from '../scene.ts';
import type { Easel } from './easel.ts';

/**
 * A layer, or a part of one, that is drawn from these parts of the easel. It sees no others, so it is the same as in an earlier picture while none of
 * them has changed.
 */
export function drawnFrom<K extends keyof Easel>(
  layer: LayerName | 'border',
  parts: readonly K[],
  draw: (easel: Pick<Easel, K>) => readonly Mark[],
): (easel: Easel) => readonly Mark[] {
  return (easel) =>
    easel.kept.made(
      layer,
      parts.map((part) => easel[part]),
      () => draw(easel),
    );
}
