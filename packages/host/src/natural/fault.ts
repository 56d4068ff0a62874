import { fluidStretch, gapTo, type Page, type Piece, pathLength, pointAlong } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { choose } from '../asks.ts';
import type { Fluid } from '../questions.ts';
import type { World } from '../world.ts';
import { nearestAlong } from './path.ts';

/** Water or magma has run down an arm of a fault, between two places along the fault. */
export interface Channel {
  readonly fluid: Fluid;
  readonly path: readonly number[];
  readonly from: number;
  readonly to: number;
}

/**
 * Bodies of water and magma that a fault crosses may run down it, each asked for once, however many arms it crosses. Features
 * rolled later count too, so this comes last.
 */
export function* faultFluids(
  world: World,
  clause: Clause,
  armsOf: (fault: Piece) => readonly (readonly number[])[],
  pour: (fault: Piece, channels: readonly Channel[]) => void,
): Rule {
  for (const fault of world.page.pieces.filter((it) => it.kind === 'fault')) {
    const arms = armsOf(fault);
    const crossings = arms.flatMap((arm) => crossingsOf(world.page, fault, arm));
    const channels: Channel[] = [];
    for (const body of new Set(crossings.sort((a, b) => b.y - a.y).map((it) => it.body))) {
      const fluid = body.kind === 'magma' ? 'magma' : 'water';
      const flows = yield* choose(clause, {
        by: 'maker',
        topic: { kind: 'does it run down the fault', piece: body.id, fluid },
        options: [{ key: 'flow', subject: { piece: body.id } }, { key: 'hold' }],
        usual: 'flow',
        about: body.id,
      });
      if (flows === 'hold') continue;
      for (const { arm, far } of crossings.filter((it) => it.body === body)) {
        const others = crossings.filter((it) => it.arm === arm).map((it) => it.far);
        const path = fluidStretch(arm, far, others);
        if (path.length > 0) channels.push(channelAlong(fault, fluid, path));
      }
    }
    if (channels.length > 0) pour(fault, channels);
  }
}

function channelAlong({ shape }: Piece, fluid: Fluid, path: readonly number[]): Channel {
  const at = (i: number) => nearestAlong(shape.path, { x: path.at(i) as number, y: path.at(i + 1) as number });
  const ends = [at(0), at(-2)];
  return { fluid, path, from: Math.min(...ends), to: Math.max(...ends) };
}

interface Crossing {
  readonly body: Piece;
  readonly arm: readonly number[];
  /** How far along the arm its lowest point in the body lies, and how deep. */
  readonly far: number;
  readonly y: number;
}

/** Where an arm of a fault crosses bodies of water and magma. */
function crossingsOf(page: Page, fault: Piece, arm: readonly number[]): Crossing[] {
  const long = pathLength(arm);
  const found: Crossing[] = [];
  for (const body of page.drawn()) {
    if (body.kind !== 'water' && body.kind !== 'magma') continue;
    if (body.within === fault.id || page.gap(fault.shape, body.shape, 0.01) > 0) continue;
    let lowest: { far: number; y: number } | null = null;
    for (let far = 0; far <= long; far += 0.1) {
      const { x, y } = pointAlong(arm, far);
      if (gapTo(body.shape, x, y) <= fault.shape.swell && (!lowest || y > lowest.y)) lowest = { far, y };
    }
    if (lowest) found.push({ body, arm, ...lowest });
  }
  return found;
}
