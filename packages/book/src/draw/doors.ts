import type { Door } from '../plan/doors.ts';
import { handmade, speck } from './hand.ts';
import type { PlanLayer, PlanPen } from './layers.ts';

/** TA-INK-08, TA-DOR-04: what is in a doorway; a secret door is wall for players, and has an S for the keeper. */
export function drawDoor(
  pen: PlanPen,
  door: Pick<Door, 'kind' | 'door' | 'ends'> & Partial<Pick<Door, 'from'>>,
  layer: PlanLayer = 'doors',
): void {
  const [ax, ay, bx, by] = door.ends;
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  if (far < 0.3) return;
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const bar = (from: number, to: number, thick: number) => {
    const [x0, y0, x1, y1] = [mx + ux * from, my + uy * from, mx + ux * to, my + uy * to];
    const [nx, ny] = [-uy * thick, ux * thick];
    return handmade([x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny], 4, true, 0.02);
  };
  const half = far / 2;
  if (door.kind === 'breach') {
    for (let i = 0; i < 5; i++) {
      const [x, y] = [
        mx + ux * (speck(i, Math.round(mx * 9), 1) - 0.5) * far,
        my + uy * (speck(i, Math.round(my * 9), 2) - 0.5) * far,
      ];
      pen.circle(
        layer,
        x + (speck(i, 7, 3) - 0.5) * 0.5,
        y + (speck(i, 8, 3) - 0.5) * 0.5,
        0.1 + 0.08 * speck(i, 9, 3),
        { fill: 'salt', stroke: 'ink', width: 0.05 },
      );
    }
    return;
  }
  if (door.kind !== 'doorway') return;
  if (door.door === 'secret door') {
    // A bar of wall over the floor that runs on behind it; a side chamber's lies in the wall itself.
    pen.path(layer === 'doors' && door.from?.annex ? 'secrets' : layer, bar(-half - 0.1, half + 0.1, 0.15), {
      fill: 'ink',
      stroke: 'ink',
      width: 0.05,
    });
    pen.text(layer === 'doors' ? 'secrets' : layer, mx, my + 0.35, 'S', {
      size: 1,
      anchor: 'middle',
      plain: true,
      halo: true,
    });
    return;
  }
  pen.path(layer, bar(-half - 0.04, -half + 0.2, 0.17) + bar(half - 0.2, half + 0.04, 0.17), {
    fill: 'ink',
    stroke: 'ink',
    width: 0.04,
  });
  const leaf = half - 0.24;
  switch (door.door) {
    case 'empty doorway':
      return;
    case 'portcullis':
      for (let i = -2; i <= 2; i++)
        pen.circle(layer, mx + (ux * leaf * i) / 2.4, my + (uy * leaf * i) / 2.4, 0.11, { fill: 'ink' });
      return;
    case 'fallen door':
    case 'broken door':
    case 'broken gate': {
      const tilt = 0.5;
      const [px, py] = [ux - uy * tilt, uy + ux * tilt];
      const [nx, ny] = [-py * 0.2, px * 0.2];
      const l = leaf * 0.8;
      pen.path(
        layer,
        handmade(
          [
            mx + px * l + nx,
            my + py * l + ny,
            mx - px * l + nx,
            my - py * l + ny,
            mx - px * l - nx,
            my - py * l - ny,
            mx + px * l - nx,
            my + py * l - ny,
          ],
          5,
          true,
          0.03,
        ),
        { fill: 'snow', stroke: 'ink', width: 0.07 },
      );
      return;
    }
    case 'hide curtain':
      pen.path(layer, bar(-leaf, leaf, 0.07), { fill: 'floorPlaster', stroke: 'ink', width: 0.06, dash: '.25 .12' });
      return;
    case 'double gate':
    case 'sealed slab':
    case 'open slab':
    case 'locked door':
    case 'barred door':
    case 'stuck door':
    case 'valve':
    case 'sliding door':
    case 'dead sliding door':
    case 'door':
      pen.path(layer, bar(-leaf, leaf, 0.23), {
        fill: door.door === 'sealed slab' || door.door === 'open slab' ? 'smoke' : 'snow',
        stroke: 'ink',
        width: 0.09,
      });
      if (leaf > 0.5) pen.path(layer, bar(-0.01, 0.01, 0.23), { stroke: 'ink', width: 0.05 });
      if (door.door === 'locked door' || door.door === 'barred door' || door.door === 'sealed slab')
        for (const s of [-1, 1]) pen.circle(layer, mx + ux * 0.26 * s, my + uy * 0.26 * s, 0.09, { fill: 'ink' });
  }
}
