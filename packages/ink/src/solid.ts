import type { Piece } from '@understory/page';
import { handFor } from './hand.ts';
import type { Mark } from './mark.ts';
import { outlineOf } from './outline.ts';
import { at, evenly, pair, smooth, straight } from './pen-path.ts';

/** Ore is a tint in the rock with a faint, broken edge; its nuggets are drawn over it. */
export function drawOreBody(piece: Piece): Mark[] {
  const { d, spine } = outlineOf(piece);
  const vein: Mark[] = spine
    ? [
        {
          mark: 'path',
          d: smooth(spine, false),
          pen: { stroke: 'ore', width: piece.shape.swell * 0.7, opacity: 0.35, cap: 'round' },
        },
      ]
    : [];
  return [
    { mark: 'path', d, pen: { fill: 'ore', fillOpacity: spine ? 0.4 : 0.36 } },
    ...vein,
    {
      mark: 'path',
      d,
      pen: { stroke: 'oreLine', width: 0.022, opacity: 0.55, dash: [0.5, 0.22, 0.9, 0.3, 0.2, 0.15], cap: 'round' },
    },
  ];
}

/** Nothing at all, with a torn edge, and hairs of it reaching into the rock. */
export function drawVoid(piece: Piece): Mark[] {
  const hand = handFor(`${piece.id} tear`);
  const ring = evenly(outlineOf(piece).ring, true, 0.16);
  let [mx, my] = [0, 0];
  const n = ring.length >> 1;
  for (let i = 0; i < n; i++) {
    mx += (ring[i * 2] as number) / n;
    my += (ring[i * 2 + 1] as number) / n;
  }
  const torn: number[] = [];
  let hairs = '';
  for (let i = 0; i < n; i++) {
    const [dx, dy] = [(ring[i * 2] as number) - mx, (ring[i * 2 + 1] as number) - my];
    const pull = 1 + (i % 2 === 0 ? -0.03 : 0.05) + hand.stray(0.05);
    torn.push(mx + dx * pull, my + dy * pull);
    if (hand.unit() < 0.3) {
      const far = 0.12 + 0.3 * hand.unit();
      hairs += `M${pair(at(mx + dx), at(my + dy))}l${pair(at(dx * far), at(dy * far))}`;
    }
  }
  return [
    { mark: 'path', d: hairs, pen: { stroke: 'void', width: 0.03, opacity: 0.8, cap: 'round' } },
    { mark: 'path', d: straight(torn, true), pen: { fill: 'void' } },
  ];
}

/** Dashed light under the rock, in a soft glow. */
export function drawLey({ shape }: Piece): Mark[] {
  const round = shape.path.length === 2;
  const [x, y, r] = [shape.path[0] as number, shape.path[1] as number, shape.swell];
  const d = round
    ? `M${pair(at(x - r), at(y))}a${at(r)} ${at(r)} 0 1 0 ${at(r * 2)} 0a${at(r)} ${at(r)} 0 1 0${at(-r * 2)} 0`
    : shape.path.length > 12
      ? smooth(shape.path, shape.closed)
      : straight(shape.path, shape.closed);
  return [
    { mark: 'path', d, pen: { stroke: 'glow', width: 0.3, opacity: 0.22, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'magic', width: 0.11, opacity: 0.3, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'magic', width: 0.045, dash: [0.34, 0.16, 0.06, 0.16], cap: 'round' } },
  ];
}
