import { FastDice, stream } from '@understory/table';
import { ROUNDS } from '../bot/builder.ts';
import { lay } from '../laying.ts';
import type { Item } from '../market.ts';
import type { Plan } from '../placing.ts';
import { finalScore } from '../score/final-score.ts';
import { playOn } from '../step.ts';
import { copyOf, type World } from '../world.ts';
import { EagerPlayer } from './eager-player.ts';
import { type Promising, promising } from './plans.ts';

/** How many plans are tried out and how often each: many a little, and then the best of them again. */
const STAGES = [
  { plans: 8, playouts: 8 },
  { plans: 3, playouts: 24 },
] as const;
/** How much what a plan promises counts beside what it came to. */
const TRUST = 4;

/**
 * The best plan with these items; null for nothing. What looks best is played out to the end, each with the same luck. The luck is
 * the round's own: asked for the item, the square and the lie one after another, the same plan is found each time.
 */
export function bestPlan(world: World, seat: number, items: readonly Item[]): Plan | null {
  const sheet = world.sheets[seat];
  if (!sheet) return null;
  const luck = stream(world.seed, 'master', sheet.name, `round ${world.round}`, items.map((it) => it.key).join());
  const dice = new FastDice(luck);
  const player = new EagerPlayer(dice);
  let tried: Tried[] = promising(sheet, items, world.round).map((it) => ({ ...it, sum: 0, playouts: 0 }));
  for (const { plans, playouts } of STAGES) {
    tried = tried.slice(0, plans);
    for (let i = 0; i < playouts && tried.length > 1; i++) {
      const [a, b, c] = [luck.int(0, 0x7fffffff), luck.int(0, 0x7fffffff), luck.int(0, 0x7fffffff)];
      for (const it of tried) {
        dice.seed(a, b, c);
        it.sum += scoreWith(world, seat, it.plan, player);
        it.playouts += 1;
      }
    }
    tried.sort((a, b) => worthOf(b) - worthOf(a));
  }
  return tried[0]?.plan ?? null;
}

interface Tried extends Promising {
  sum: number;
  playouts: number;
}

function worthOf({ sum, playouts, prospect }: Tried): number {
  return (playouts === 0 ? 0 : sum / playouts) + TRUST * prospect;
}

/** What the rest of the game comes to on this sheet, once the plan is built. */
function scoreWith(world: World, seat: number, plan: Plan | null, player: EagerPlayer): number {
  const copy = copyOf(world, seat);
  const [sheet] = copy.sheets;
  if (!sheet) return 0;
  if (plan) lay(sheet, plan);
  if (copy.round === ROUNDS) copy.phase = 'exit';
  copy.quick = player;
  playOn(copy).next();
  return finalScore(sheet);
}
