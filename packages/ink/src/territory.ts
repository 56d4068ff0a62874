import { tintsOf } from '@understory/page';
import { cutsOfLevel, turnCosine, turnSine } from '@understory/ruler';
import type { Colour, Mark } from './mark.ts';
import { evenly, pair, roughly, smooth } from './pen-path.ts';

/** Where one group is at home: closed rings, x, y, x, y …, holes among them. */
export interface ShownTerritory {
  readonly group: string;
  readonly rings: readonly (readonly number[])[];
}

/** How territories differ (`tintsOf` tells which each has): by tint, and without colour by the dashes of their edges and the slant of their hatching. */
interface Tincture {
  readonly tint: Colour;
  readonly dash: readonly number[];
  /** In turns. */
  readonly lie: number;
}

const TINCTURES: readonly Tincture[] = [
  { tint: 'accent', dash: [0.34, 0.16], lie: 0.125 },
  { tint: 'waterDeep', dash: [0.07, 0.13], lie: 0.375 },
  { tint: 'leafDark', dash: [0.5, 0.12, 0.07, 0.12], lie: 0 },
  { tint: 'magic', dash: [0.16, 0.16], lie: 0.25 },
  { tint: 'ore', dash: [0.7, 0.2], lie: 0.0625 },
  { tint: 'fungusCap', dash: [0.3, 0.1, 0.07, 0.1, 0.07, 0.1], lie: 0.3125 },
  { tint: 'gemLine', dash: [0.12, 0.3], lie: 0.1875 },
  { tint: 'mud', dash: [0.05, 0.09, 0.26, 0.09], lie: 0.4375 },
];
/** Between two strokes of the hatching. */
const APART = 0.55;

/** Soft tints with dashed edges, one a group. */
export function drawTerritories(territories: readonly ShownTerritory[]): Mark[] {
  const tints = tintsOf(territories.map(({ group }) => group));
  return territories.map(({ rings }, i): Mark => {
    const { tint, dash, lie } = TINCTURES[tints[i] ?? 0] as Tincture;
    const edge = rings.map((ring) => smooth(evenly(ring, true, 0.5), true)).join('');
    return {
      mark: 'group',
      of: [
        { mark: 'path', d: edge, pen: { fill: tint, fillOpacity: 0.13 } },
        { mark: 'path', d: strokes(rings, lie), pen: { stroke: tint, width: 0.03, opacity: 0.4, cap: 'round' } },
        { mark: 'path', d: edge, pen: { stroke: tint, width: 0.16, opacity: 0.3 } },
        { mark: 'path', d: edge, pen: { stroke: 'ink', width: 0.05, dash, opacity: 0.8, cap: 'butt' } },
      ],
    };
  });
}

/** Level strokes through the rings as they lie when the page is turned, and turned back. */
function strokes(rings: readonly (readonly number[])[], lie: number): string {
  const [c, s] = [turnCosine(lie), turnSine(lie)];
  let [top, bottom] = [Infinity, -Infinity];
  const turned = rings.map((ring) => {
    const back: number[] = [];
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const [x, y] = [ring[i] as number, ring[i + 1] as number];
      back.push(x * c + y * s, y * c - x * s);
      [top, bottom] = [Math.min(top, y * c - x * s), Math.max(bottom, y * c - x * s)];
    }
    return back;
  });
  let d = '';
  for (let v = Math.ceil(top / APART) * APART; v < bottom; v += APART) {
    const across = turned.flatMap((ring) => cutsOfLevel(ring, v)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < across.length; i += 2) {
      const [a, b] = [across[i] as number, across[i + 1] as number];
      const from = pair(roughly(a * c - v * s), roughly(a * s + v * c));
      d += `M${from}l${pair(roughly((b - a) * c), roughly((b - a) * s))}`;
    }
  }
  return d;
}
