import type { Ground } from '@understory/page';
import { boundsOf, noiseFor } from '@understory/ruler';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import { at, pair, straight } from '../pen-path.ts';

const BEDS = 7;

const gradedBefore = new WeakMap<Ground, readonly Mark[]>();

/** Rock that is one all through is darker the deeper it lies: in beds down the page, or in shells round the middle of a world that floats. */
export function gradeRock({ ground, width, height }: BareSheet): readonly Mark[] {
  if (!ground) return [];
  const known = gradedBefore.get(ground);
  if (known) return known;
  const marks = ground.strata.map(({ outline }): Mark => {
    const isFloating = ground.surfaces[0]?.closed === true;
    const beds = isFloating ? shells(outline) : layers(outline, ground.surfaces.length > 1, width, height);
    const d = straight(outline, true);
    return { mark: 'group', clip: d, of: [{ mark: 'path', d, pen: { fill: 'rockTop', deep: 0 } }, ...beds] };
  });
  gradedBefore.set(ground, marks);
  return marks;
}

/** Each lies over the one before, from a wavy edge down. Between two surfaces it is deepest in the middle. */
function layers(outline: readonly number[], isHollow: boolean, width: number, height: number): Mark[] {
  const { top, bottom } = boundsOf(outline, 0);
  const noise = noiseFor('beds of rock');
  const edge = (y: number, row: number) => {
    let d = '';
    for (let x = 0; x <= width + 0.5; x += 1)
      d += `${d === '' ? 'M' : 'L'}${pair(at(x), at(y + 0.7 * noise(x * 0.13, row * 7) + 0.12 * noise(x * 0.6, row)))}`;
    return d;
  };
  return Array.from({ length: BEDS }, (_, i): Mark => {
    const y = top + ((bottom - top) * (i + 0.7)) / (BEDS + 0.7);
    const far = (i + 1) / BEDS;
    const deep = isHollow ? 1 - Math.abs(2 * far - 1) : far;
    const d = `${edge(y, i + 1)}L${at(width + 1)} ${at(height + 1)}L0 ${at(height + 1)}Z`;
    return { mark: 'path', d, pen: { fill: 'rockTop', deep: Math.round(deep * 92) / 100 } };
  });
}

function shells(rim: readonly number[]): Mark[] {
  const { left, right, top, bottom } = boundsOf(rim, 0);
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const noise = noiseFor('shells of rock');
  return Array.from({ length: BEDS }, (_, i): Mark => {
    const far = 1 - (i + 0.8) / (BEDS + 0.8);
    const ring = rim.map((it, k) => {
      const [x, y] = [rim[k - (k % 2)] as number, rim[k - (k % 2) + 1] as number];
      const grown = far * (1 + 0.05 * noise(x * 0.3, y * 0.3 + i * 9));
      return k % 2 === 0 ? mx + (it - mx) * grown : my + (it - my) * grown;
    });
    return {
      mark: 'path',
      d: straight(ring, true),
      pen: { fill: 'rockTop', deep: Math.round(((i + 1) * 92) / BEDS) / 100 },
    };
  });
}
