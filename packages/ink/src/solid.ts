import type { Piece } from '@understory/page';
import { handFor } from './hand.ts';
import type { Mark } from './mark.ts';
import { noiseFor } from './noise.ts';
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
    { mark: 'path', d, pen: { stroke: 'ore', width: 0.28, opacity: 0.16, cap: 'round' } },
    { mark: 'path', d, pen: { fill: 'ore', fillOpacity: spine ? 0.4 : 0.36 } },
    ...vein,
    {
      mark: 'path',
      d,
      pen: { stroke: 'oreLine', width: 0.022, opacity: 0.55, dash: [0.5, 0.22, 0.9, 0.3, 0.2, 0.15], cap: 'round' },
    },
  ];
}

/** Nothing at all, with a torn edge, and cracks of it running into the rock. */
export function drawVoid(piece: Piece): Mark[] {
  const hand = handFor(`${piece.id} tear`);
  const noise = noiseFor(`${piece.id} tear`);
  const ring = evenly(outlineOf(piece).ring, true, 0.13);
  const n = ring.length >> 1;
  let [mx, my] = [0, 0];
  for (let i = 0; i < n; i++) {
    mx += (ring[i * 2] as number) / n;
    my += (ring[i * 2 + 1] as number) / n;
  }
  const torn: number[] = [];
  let cracks = '';
  for (let i = 0; i < n; i++) {
    const [x, y] = [ring[i * 2] as number, ring[i * 2 + 1] as number];
    const [dx, dy] = [x - mx, y - my];
    const pull = 1 + 0.13 * noise(x * 4, y * 4) + hand.stray(0.05);
    torn.push(mx + dx * pull, my + dy * pull);
    if (hand.unit() > 0.14) continue;
    const [far, bend] = [0.15 + 0.35 * hand.unit(), hand.stray(0.16)];
    cracks += `M${pair(at(x), at(y))}l${pair(at(dx * far - dy * bend), at(dy * far + dx * bend))}l${pair(at(dx * far * 0.6 + dy * bend), at(dy * far * 0.6 - dx * bend))}`;
  }
  return [
    { mark: 'path', d: cracks, pen: { stroke: 'void', width: 0.032, opacity: 0.85, cap: 'round' } },
    { mark: 'path', d: straight(torn, true), pen: { fill: 'void', stroke: 'rockTick', width: 0.028 } },
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
