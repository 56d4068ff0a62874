import { bounds, disc, line, type Piece, type Point, polygon, type Shape, topmost } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { choose } from '../../asks.ts';
import type { PlainThing } from '../../called.ts';
import { label } from '../../draw.ts';
import type { FormKind } from '../../events.ts';
import { RIVER, VEIN } from '../../measures.ts';
import type { Form } from '../forms/form.ts';
import { drawIn, type Plot } from '../plot.ts';
import { titled } from './ore.ts';
import { partsOf } from './shapes.ts';

/** PT-FEA-T2: what water and magma are drawn as, and what is at the nodes of a network. */
const WATER: Readonly<Record<FormKind | 'node', PlainThing>> = {
  vein: 'river',
  intrusion: 'lake',
  scattering: 'pool',
  network: 'stream',
  region: 'sunless sea',
  node: 'flooded cave',
};
const MAGMA: Readonly<Record<FormKind | 'node', PlainThing>> = {
  vein: 'lava channel',
  intrusion: 'lava chamber',
  scattering: 'lava pool',
  network: 'lava channel',
  region: 'lava sea',
  node: 'lava cave',
};

/** PT-FEA-T2: river, lake, pools, streams and flooded caves, or a sea. */
export function* water(plot: Plot, forms: readonly Form[]): Rule {
  drawLiquid(plot, forms, 'water');
}

/** PT-FEA-T2: the same of lava, with lodes for Morlons (PT-FEA-03), a vent and a drain. */
export function* magma(plot: Plot, forms: readonly Form[]): Rule {
  const bodies = drawLiquid(plot, forms, 'magma');
  yield* vent(plot, bodies);
  yield* drain(plot, bodies);
}

function drawLiquid(plot: Plot, forms: readonly Form[], kind: 'water' | 'magma'): Piece[] {
  const things = kind === 'water' ? WATER : MAGMA;
  const drawn = forms.flatMap((form) => {
    const clause = `PT-FEA-T2.${titled(form.kind)}` as const;
    const lines = partsOf(form, { vein: RIVER }).map(({ shape, lodes }) => {
      const units = kind === 'magma' ? { units: [{ kind: 'magma', at: lodes } as const] } : {};
      return drawIn(plot, clause, { kind, shape, what: { kind: things[form.kind] }, ...units });
    });
    const nodes = form.kind === 'network' ? form.nodes : [];
    return [
      ...lines,
      ...nodes.map(({ x, y }) => drawIn(plot, clause, { kind, shape: disc(x, y, 0.5), what: { kind: things.node } })),
    ];
  });
  const what = { kind: 'feature', of: kind } as const;
  label(plot.world, 'PT-FEA-01', plot.feature, what, plot.world.page.stratum(plot.stratum).centre);
  return drawn;
}

/** PT-FEA-05, -07: magma near the surface comes up to it. */
function* vent(plot: Plot, bodies: readonly Piece[]): Rule {
  const { page } = plot.world;
  const top = topmost(bodies.map(({ shape }) => shape));
  const surface = page.surfaceAt(top.x);
  if (top.y - surface > FINGER) return;
  if (!(yield* isDrawn(plot, 'PT-FEA-05', 'does a vent rise'))) return;
  const shape = line([top.x, top.y, top.x, surface], VEIN);
  drawIn(plot, 'PT-FEA-05', { kind: 'magma', shape, what: { kind: 'volcanic vent' } });
  const { x } = top;
  const cone = polygon([x - 1, surface, x - 0.3, surface - 0.9, x + 0.3, surface - 0.9, x + 1, surface]);
  drawIn(plot, 'PT-FEA-05', { kind: 'vent', shape: cone, what: { kind: 'volcano' }, stratum: 0 });
}

/** PT-FEA-06, -07: magma near the bottom runs off the page. */
function* drain(plot: Plot, bodies: readonly Piece[]): Rule {
  const { height } = plot.world.page;
  const low = lowest(bodies.map(({ shape }) => shape));
  if (height - low.y > FINGER) return;
  if (!(yield* isDrawn(plot, 'PT-FEA-06', 'does a channel drain'))) return;
  const shape = line([low.x, low.y, low.x, height], VEIN);
  drawIn(plot, 'PT-FEA-06', { kind: 'magma', shape, what: { kind: 'lava drain' } });
}

function* isDrawn(
  { stratum, feature }: Plot,
  clause: 'PT-FEA-05' | 'PT-FEA-06',
  kind: 'does a vent rise' | 'does a channel drain',
): Rule<boolean> {
  const drawn = yield* choose(clause, {
    by: 'maker',
    topic: { kind, stratum },
    options: [{ key: 'draw' }, { key: 'leave' }],
    usual: 'draw',
    about: feature,
  });
  return drawn === 'draw';
}

/** The lowest point of some outlines; ties: the smaller x. */
function lowest(shapes: readonly Shape[]): Point {
  let best: Point | null = null;
  for (const shape of shapes) {
    const { bottom } = bounds(shape);
    if (best && bottom <= best.y) continue;
    const at = shape.path.findIndex((it, i) => i % 2 === 1 && it + shape.swell >= bottom - 1e-9);
    best = { x: shape.path[at - 1] ?? 0, y: bottom };
  }
  return best ?? { x: 0, y: 0 };
}
