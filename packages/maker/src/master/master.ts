import {
  type Answer,
  bestByPlayouts,
  type ChooseAsk,
  type FastDice,
  Impossible,
  type Moment,
  type Stream,
  unreachable,
} from '@understory/table';
import { positionOf } from '../advisor/advise.ts';
import { scoreOf } from '../advisor/playout.ts';
import { keyOf, sidesOf } from '../grid.ts';
import { type Item, named, offered } from '../market.ts';
import { buildable, type Plan } from '../placing.ts';
import { questionOf } from '../questions.ts';
import type { Sheet } from '../sheet.ts';
import type { World } from '../world.ts';
import { bestPlan } from './build.ts';
import { EagerPlayer, isLootWanted } from './eager-player.ts';

/** What the hand answers that searches for the best: it tries out what may be answered, by the rules themselves. */
export function master(at: Moment<World>, luck: Stream): Answer {
  const { ask } = at;
  if (ask.ask !== 'choose') throw new Impossible(`nobody decides ${ask.clause}`);
  const question = questionOf(ask);
  switch (question.kind) {
    case 'what to build':
    case 'on which square':
    case 'how it lies':
      return built(at, ask) ?? usualOf(ask, luck);
    case 'collect or build':
      return isLootWanted(sheetOf(at.world, ask), at.world.round) ? 'collect' : 'build';
    case 'whether to cast':
    case 'where the stairs go':
    case 'whether the next hero comes':
      return playedOut(at, ask, luck);
    case 'where the entrance goes':
    case 'the first spell':
    case 'the spell of the potion':
    case 'which loot':
      return usualOf(ask, luck);
    case 'where loot lies':
    case 'the market':
    case 'which hero':
    case 'a check':
    case 'the way on':
      throw new Impossible(`nobody decides "${question.kind}"`);
    default:
      return unreachable(question);
  }
}

/** What the default player answers (DM-BOT). */
function usualOf(ask: ChooseAsk, luck: Stream): string {
  const { usual, options } = ask;
  return typeof usual === 'function' ? usual('tactical', luck).answer : (options[0]?.key ?? '');
}

function sheetOf({ sheets }: World, { by }: ChooseAsk): Sheet {
  const sheet = sheets.find((it) => it.seat === by);
  if (!sheet) throw new Impossible(`nobody sits at ${by}`);
  return sheet;
}

/** The item, the square and the lie are parts of one plan. */
function built({ world }: Moment<World>, ask: ChooseAsk): string | null {
  const seat = world.sheets.findIndex((it) => it.seat === ask.by);
  const question = questionOf(ask);
  if (question.kind === 'what to build') return planned(world, seat, null)?.item.key ?? 'nothing';
  if (question.kind !== 'on which square' && question.kind !== 'how it lies') return null;
  const plan = planned(world, seat, named(question.item));
  const key = plan && (question.kind === 'on which square' ? keyOf(plan.square) : sidesOf(plan.lie));
  return ask.options.some((it) => it.key === key) ? key : null;
}

/** The plan of the round; with another item than it has, if somebody else has chosen that. */
function planned(world: World, seat: number, item: Item | null): Plan | null {
  const { market } = world;
  const sheet = world.sheets[seat];
  if (!market || !sheet) return null;
  const known = plans.get(world);
  const kinds = offered(market);
  const isKnown = known?.round === world.round && known.seat === seat;
  const plan = isKnown
    ? known.plan
    : bestPlan(
        world,
        seat,
        buildable(sheet, (it) => kinds.has(it)),
      );
  plans.set(world, { round: world.round, seat, plan });
  return item === null || plan?.item === item ? plan : bestPlan(world, seat, [item]);
}

/** The plan is asked for in up to three parts and thought of once; thought of again it is the same. */
const plans = new WeakMap<World, { readonly round: number; readonly seat: number; readonly plan: Plan | null }>();

const SEARCH = { playouts: 192, batch: 32, clearly: 1 } as const;

/** Near the end playouts are quick: the default player's answer, unless another comes to clearly more when the game is played out. */
function playedOut(at: Moment<World>, ask: ChooseAsk, luck: Stream): Answer {
  const position = positionOf(at);
  if (!position) throw new Impossible(`${ask.clause} is asked of nobody`);
  const usual = usualOf(ask, luck);
  const others = ask.options.map((it) => it.key).filter((it) => it !== usual);
  const playout = (key: string, dice: FastDice) => scoreOf(position, key, new EagerPlayer(dice));
  return bestByPlayouts({ usual, others, playout, ...SEARCH }, luck);
}
