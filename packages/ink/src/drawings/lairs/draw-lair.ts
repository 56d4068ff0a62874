import { bounds } from '@understory/ruler';
import type { Figure } from '../../figure.ts';
import type { LairStyle } from '../../lairs/lair.ts';
import type { Mark } from '../../mark.ts';
import { tremorFor } from '../../tremor.ts';
import { drawOne } from '../sketch.ts';

/** What lies about in a room where monsters live, to the measure of the room; what nature made is now and then seen in a mirror. */
export function drawLairRoom({ id, shape }: Figure, { manner, furniture }: LairStyle): Mark[] {
  const { left, top, right, bottom } = bounds(shape);
  const tremor = tremorFor(`${id} furniture`);
  const mirrored = manner.soft && tremor.unit() < 0.5;
  const place = { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.min(right - left, bottom - top), mirrored };
  return drawOne(furniture, place, tremor);
}
