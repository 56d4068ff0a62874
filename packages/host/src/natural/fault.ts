import { fluidStretch, gapTo, type Page, type Piece, pathLength, pointAlong } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { choose } from '../asks.ts';
import type { Fluid } from '../questions.ts';
import type { World } from '../world.ts';

/** Water or magma has run down a fault as far as this. */
export interface Channel {
  readonly fault: Piece;
  readonly fluid: Fluid;
  readonly path: readonly number[];
}

/** Bodies of water and magma that a fault crosses may run down it. Features rolled later count too, so this comes last. */
export function* faultFluids(world: World, clause: Clause, pour: (channel: Channel) => void): Rule {
  for (const fault of world.page.pieces.filter((it) => it.kind === 'fault')) {
    const crossings = crossingsOf(world.page, fault);
    for (const { body, far } of crossings) {
      const fluid = body.kind === 'magma' ? 'magma' : 'water';
      const flows = yield* choose(clause, {
        by: 'maker',
        topic: { kind: 'does it run down the fault', piece: body.id, fluid },
        options: [{ key: 'flow', subject: { piece: body.id } }, { key: 'hold' }],
        usual: 'flow',
        about: body.id,
      });
      if (flows === 'hold') continue;
      const path = fluidStretch(
        fault.shape.path,
        far,
        crossings.map((it) => it.far),
      );
      if (path.length > 0) pour({ fault, fluid, path });
    }
  }
}

interface Crossing {
  readonly body: Piece;
  /** How far along the fault its lowest point in the body lies. */
  readonly far: number;
}

/** Where a fault crosses bodies of water and magma, from its lower end up. */
function crossingsOf(page: Page, fault: Piece): Crossing[] {
  const { path } = fault.shape;
  const long = pathLength(path);
  const found: Crossing[] = [];
  for (const body of page.drawn()) {
    if (body.kind !== 'water' && body.kind !== 'magma') continue;
    if (body.within === fault.id || page.gap(fault.shape, body.shape, 0.01) > 0) continue;
    let lowest: { far: number; y: number } | null = null;
    for (let far = 0; far <= long; far += 0.1) {
      const { x, y } = pointAlong(path, far);
      if (gapTo(body.shape, x, y) <= fault.shape.swell && (!lowest || y > lowest.y)) lowest = { far, y };
    }
    if (lowest) found.push({ body, far: lowest.far });
  }
  return found.sort((a, b) => pointAlong(path, b.far).y - pointAlong(path, a.far).y);
}
