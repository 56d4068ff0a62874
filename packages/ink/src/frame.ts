import { noiseFor } from '@understory/ruler';
import type { Look } from './looks/index.ts';
import type { Mark } from './mark.ts';
import type { BareSheet } from './page-then.ts';
import { at, smooth } from './pen-path.ts';
import { tremorFor } from './tremor.ts';

const whole = ({ width, height }: BareSheet): string => `M0 0H${at(width)}V${at(height)}H0Z`;

export function drawPaper(sheet: BareSheet): Mark[] {
  return [{ mark: 'path', d: whole(sheet), pen: { fill: 'paper' } }];
}

/** A margin of bare paper and a line round the map, not quite straight. */
export function drawFrame(sheet: BareSheet): Mark[] {
  const { width, height, title } = sheet;
  const noise = noiseFor(`frame of ${title}`);
  const ring = (inset: number): string => {
    const [l, t, r, b] = [inset, inset, width - inset, height - inset];
    const sides = [side(l, t, r, t), side(r, t, r, b), side(r, b, l, b), side(l, b, l, t)];
    return sides
      .map((points) =>
        smooth(
          points.map((it, i) => it + 0.012 * noise(it + i, inset * 50 + (i % 2) * 9)),
          false,
        ),
      )
      .join('');
  };
  return [
    {
      mark: 'path',
      d: `${whole(sheet)}M.14 .14V${at(height - 0.14)}H${at(width - 0.14)}V.14Z`,
      pen: { fill: 'paper' },
    },
    { mark: 'path', d: ring(0.14), pen: { stroke: 'ink', width: 0.05, cap: 'round' } },
    { mark: 'path', d: ring(0.22), pen: { stroke: 'ink', width: 0.016, opacity: 0.7, cap: 'round' } },
  ];
}

function side(ax: number, ay: number, bx: number, by: number): number[] {
  const points: number[] = [];
  const steps = Math.max(2, Math.round((Math.abs(bx - ax) + Math.abs(by - ay)) / 2.5));
  for (let i = 0; i <= steps; i++) points.push(ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps);
  return points;
}

/** Blotches, grain and dark corners, over all. */
export function drawGrain(sheet: BareSheet, { grain, vignette, stains }: Look): Mark[] {
  const tremor = tremorFor(`stains of ${sheet.title}`);
  const blotches = Array.from(
    { length: stains },
    (): Mark => ({
      mark: 'circle',
      x: tremor.unit() * sheet.width,
      y: tremor.unit() * sheet.height,
      r: 1 + tremor.unit() * tremor.unit() * 5,
      pen: { wash: 'stain', opacity: 0.4 + 0.4 * tremor.unit() },
    }),
  );
  return [
    ...blotches,
    ...(grain > 0 ? [{ mark: 'path', d: whole(sheet), pen: { wash: 'grain' } } as const] : []),
    ...(vignette > 0 ? [{ mark: 'path', d: whole(sheet), pen: { wash: 'vignette' } } as const] : []),
  ];
}
