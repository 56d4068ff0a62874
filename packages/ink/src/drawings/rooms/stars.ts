import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { Mark } from '../../mark.ts';
import { tremorFor } from '../../tremor.ts';
import { inside } from '../cavity.ts';
import { star } from '../nexus/rays.ts';

/** The Magicians paint stars on their plaster. */
export function paintStars({ id, shape }: Piece): Mark[] {
  const tremor = tremorFor(`${id} stars`);
  const { left, top, right, bottom } = bounds(shape);
  let d = '';
  for (let i = 0; i < 14; i++) {
    const [x, y] = [left + (right - left) * tremor.unit(), top + (bottom - top) * tremor.unit()];
    const size = 0.035 + 0.035 * tremor.unit();
    if (
      inside(shape, x, y - 0.1) &&
      inside(shape, x, y + 0.1) &&
      inside(shape, x - 0.1, y) &&
      inside(shape, x + 0.1, y)
    )
      d += star(x, y, size, size * 0.34, 4);
  }
  return [{ mark: 'path', d, pen: { fill: 'gold', fillOpacity: 0.75 } }];
}
