import type { Sheet } from '@understory/page';
import { handFor } from './hand.ts';
import type { Mark } from './mark.ts';
import { noiseFor } from './noise.ts';
import { at, evenly, pair, smooth } from './pen-path.ts';
import type { Terrain } from './terrain.ts';

/** The surface in ink, and under it the soil in short slanting strokes. */
export function drawSurface({ ground, width, title }: Sheet, terrain: Terrain): Mark[] {
  if (!ground) return [];
  const hand = handFor(`soil of ${title}`);
  const noise = noiseFor(`surface of ${title}`);
  const marks: Mark[] = ground.surfaces.map(({ path, closed }) => {
    const points = evenly(path, closed, 0.33).map((it, i, all) =>
      i % 2 === 1 ? it + 0.025 * noise((all[i - 1] as number) * 1.4, 0) : it,
    );
    return { mark: 'path', d: smooth(points, closed), pen: { stroke: 'ink', width: 0.072, cap: 'round' } };
  });
  let soil = '';
  for (let x = 0.25; x < width - 0.2; x += 0.1 + 0.16 * hand.unit()) {
    if (hand.unit() < 0.3) continue;
    const y = terrain.surfaceAt(x) + 0.09;
    // The steeper the slope, the longer the strokes that shade it.
    const steep = Math.min(1, Math.abs(terrain.surfaceAt(x + 0.2) - terrain.surfaceAt(x - 0.2)) * 2.2);
    const long = 0.07 + (0.2 + 0.5 * steep) * hand.unit() * hand.unit();
    soil += `M${pair(at(x), at(y))}l${pair(at(-long * 0.55), at(long))}`;
  }
  marks.push({ mark: 'path', d: soil, pen: { stroke: 'ink', width: 0.022, opacity: 0.55, cap: 'round' } });
  return marks;
}
