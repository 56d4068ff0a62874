import type { DrawingContext } from '../../drawing-context.ts';
import type { Figure } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { Strip } from './strip.ts';
import { wasteland } from './wasteland.ts';

/** A strip of land: its trees, grass and stones stand on the surface. */
export function drawSurfaceLife(figure: Figure, context: DrawingContext): Mark[] {
  const strip = new Strip(figure, context);
  if (figure.kind === 'wasteland') wasteland(strip);
  else figure.landLife?.(strip);
  return strip.rows.marks();
}
