import { FastDice, stream } from '@understory/table';
import { ROUNDS } from '../bot/builder.ts';
import { lay } from '../laying.ts';
import type { Item } from '../market.ts';
import type { Plan } from '../placing.ts';
import { copyOf, type World } from '../world.ts';
import { EagerPlayer, type Luck } from './eager-player.ts';
import { outlook } from './outlook.ts';
import { type Promising, promising } from './plans.ts';

/** How many plans are tried out and how often each: many a little, and then the best of them again. */
const STAGES = [
  { plans: 16, playouts: 4 },
  { plans: 8, playouts: 8 },
  { plans: 3, playouts: 24 },
] as const;
/** How much what a plan promises counts beside what it came to: enough to break ties. */
const TRUST = 0.3;

/**
 * The best plan with these items; null for nothing. What looks best is played out to the end, each with the same luck. The luck is
 * the round's own: asked for the item, the square and the lie one after another, the same plan is found each time.
 */
export function bestPlan(world: World, seat: number, items: readonly Item[]): Plan | null {
  const sheet = world.sheets[seat];
  if (!sheet) return null;
  const luck = stream(world.seed, 'master', sheet.name, `round ${world.round}`, items.map((it) => it.key).join());
  const dice = new FastDice(luck);
  const player = new EagerPlayer(new FastDice(luck));
  let tried: Tried[] = promising(sheet, items, world.round).map((it) => ({ ...it, sum: 0, playouts: 0 }));
  for (const { plans, playouts } of STAGES) {
    tried = tried.slice(0, plans);
    for (let i = 0; i < playouts && tried.length > 1; i++) {
      const met: Luck = [dice.next(), dice.next(), dice.next()];
      for (const it of tried) {
        it.sum += scoreWith(world, seat, it.plan, player, met);
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

/** What the game comes to on this sheet, once the plan is built. */
function scoreWith(world: World, seat: number, plan: Plan | null, player: EagerPlayer, luck: Luck): number {
  const copy = copyOf(world, seat);
  const [sheet] = copy.sheets;
  if (sheet && plan) lay(sheet, plan);
  if (copy.round === ROUNDS) copy.phase = 'exit';
  return outlook(copy, player, luck);
}
