import type { Figure } from '../../figure.ts';
import type { WaySpot } from '../../lairs/lair.ts';
import type { Mark } from '../../mark.ts';
import { tremorFor } from '../../tremor.ts';
import { silhouetteOf } from '../../walls/silhouette.ts';

/** Steps, props, ribs, footprints: what is seen along a monster's tunnel. */
export function drawLairWay(piece: Figure): Mark[] {
  const along = piece.lair?.along;
  const { spine } = silhouetteOf(piece);
  if (!along || spine === null) return [];
  const tremor = tremorFor(`${piece.id} way`);
  let d = '';
  for (const spot of spotsAlong(spine, piece.shape.swell, along.every)) d += along.draw(spot, tremor);
  return d === '' ? [] : [{ mark: 'path', d, pen: along.pen }];
}

/** Its ends lie in what it joins, and stay bare. */
function spotsAlong(spine: readonly number[], half: number, every: number): WaySpot[] {
  const spots: WaySpot[] = [];
  let due = Math.min(0.3 + every / 2, 0.6);
  let [gone, whole] = [0, 0];
  for (let i = 0; i + 3 < spine.length; i += 2) whole += leg(spine, i).long;
  for (let i = 0; i + 3 < spine.length; i += 2) {
    const { x, y, dx, dy, long } = leg(spine, i);
    while (long > 0 && due <= gone + long && due < whole - 0.3) {
      const t = (due - gone) / long;
      const [px, py, tx, ty] = [x + dx * t, y + dy * t, (dx / long) * half, (dy / long) * half];
      spots.push({ i: spots.length, on: (far, aside) => [px + tx * far - ty * aside, py + ty * far + tx * aside] });
      due += every;
    }
    gone += long;
  }
  return spots;
}

function leg(spine: readonly number[], i: number) {
  const [x, y] = [spine[i] as number, spine[i + 1] as number];
  const [dx, dy] = [(spine[i + 2] as number) - x, (spine[i + 3] as number) - y];
  return { x, y, dx, dy, long: Math.sqrt(dx * dx + dy * dy) };
}
