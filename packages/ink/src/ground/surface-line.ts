import type { FormerGround } from '@understory/page';
import { noiseFor, type Shape } from '@understory/ruler';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import { at, evenly, pair, smooth } from '../pen-path.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import type { Terrain } from './terrain.ts';

/** The surface in ink, and under it the soil in short slanting strokes. */
export function drawSurface({ ground, former, width, title }: BareSheet, terrain: Terrain): Mark[] {
  if (!ground) return [];
  const tremor = tremorFor(`soil of ${title}`);
  const noise = noiseFor(`surface of ${title}`);
  const marks: Mark[] = ground.surfaces.map(({ path, closed }) => {
    const points = evenly(path, closed, 0.33).map((it, i, all) =>
      i % 2 === 1 ? it + 0.025 * noise((all[i - 1] as number) * 1.4, 0) : it,
    );
    return { mark: 'path', d: smooth(points, closed), pen: { stroke: 'ink', width: 0.072, cap: 'round' } };
  });
  for (const it of former) marks.push(drawOldLine(it, terrain));
  let soil = '';
  for (let x = 0.25; x < width - 0.2; x += 0.1 + 0.16 * tremor.unit()) {
    if (tremor.unit() < 0.3) continue;
    const y = terrain.surfaceAt(x) + 0.09;
    if (!terrain.rockAt(x, y + 0.1)) continue;
    // The steeper the slope, the longer the strokes that shade it.
    const steep = Math.min(1, Math.abs(terrain.surfaceAt(x + 0.2) - terrain.surfaceAt(x - 0.2)) * 2.2);
    const long = 0.07 + (0.2 + 0.5 * steep) * tremor.unit() * tremor.unit();
    soil += `M${pair(at(x), at(y))}l${pair(at(-long * 0.55), at(long))}`;
  }
  for (const it of ground.surfaces) soil += soilAlong(it, it !== ground.surfaces[0], terrain, tremor);
  marks.push({ mark: 'path', d: soil, pen: { stroke: 'ink', width: 0.022, opacity: 0.55, cap: 'round' } });
  return marks;
}

/** The same into the rock of a second surface, and from the lower half of a rim. */
function soilAlong({ path, closed }: Shape, isSecond: boolean, terrain: Terrain, tremor: Tremor): string {
  if (!closed && !isSecond) return '';
  const points = evenly(path, closed, 0.17);
  let soil = '';
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    const footing = terrain.footing(x, y);
    if (!footing || (closed && y < terrain.surfaceAt(x) + 0.1) || tremor.unit() < 0.3) continue;
    const { down } = footing;
    const long = 0.07 + 0.3 * tremor.unit() * tremor.unit();
    soil += `M${pair(at(x + down.x * 0.09), at(y + down.y * 0.09))}l${pair(at((down.x - down.y * 0.5) * long), at((down.y + down.x * 0.5) * long))}`;
  }
  return soil;
}

/** Where the surface lay before, dashed, as far as it lies under the new one (H2-MAG-23). */
function drawOldLine({ ground }: FormerGround, terrain: Terrain): Mark {
  const runs: number[][] = [[]];
  for (const { path, closed } of ground.surfaces) {
    const points = evenly(path, closed, 0.33);
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] as number, points[i + 1] as number];
      if (y > terrain.surfaceAt(x) + 0.12) runs.at(-1)?.push(x, y);
      else runs.push([]);
    }
    runs.push([]);
  }
  const d = runs
    .filter((run) => run.length >= 6)
    .map((run) => smooth(run, false))
    .join('');
  return { mark: 'path', d, pen: { stroke: 'inkOld', width: 0.05, dash: [0.3, 0.16], opacity: 0.8, cap: 'round' } };
}
