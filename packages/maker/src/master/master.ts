import {
  type Answer,
  bestByPlayouts,
  type ChooseAsk,
  FastDice,
  Impossible,
  type Moment,
  type Stream,
  unreachable,
} from '@understory/table';
import { positionOf } from '../advisor/advise.ts';
import { type Position, scoreOf } from '../advisor/playout.ts';
import { keyOf, sidesOf } from '../grid.ts';
import { NOT_NOW } from '../hero/casting.ts';
import { type Item, named, offered } from '../market.ts';
import { buildable, type Plan } from '../placing.ts';
import { questionOf } from '../questions.ts';
import type { Sheet } from '../sheet.ts';
import type { Spell } from '../spells.ts';
import type { World } from '../world.ts';
import { bestPlan } from './build.ts';
import { EagerPlayer, isLootWanted } from './eager-player.ts';
import { heroesWorth } from './heroes-worth.ts';
import { outlookAfter } from './outlook.ts';

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
    case 'where the entrance goes':
      return withBestOutlook(at, ask, luck);
    case 'collect or build':
      return isLootWanted(sheetOf(at.world, ask), at.world.round) ? 'collect' : 'build';
    case 'the first spell':
    case 'the spell of the potion':
      return BEST_SPELLS.find((it) => ask.options.some(({ key }) => key === it)) ?? usualOf(ask, luck);
    case 'whether to cast':
      return isBoltEarly(ask) ? NOT_NOW : withBestScore(at, ask, luck);
    case 'whether the next hero comes':
      return isHeroWelcome(at, ask, luck) ? 'go on' : 'end';
    case 'where the stairs go':
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

/** The spells that are worth most in a deadly dungeon. */
const BEST_SPELLS: readonly Spell[] = ['Frenzy', 'Mend', 'Firebolt'];

/** A bolt does the same later, and just before the stairs one knows whether it kills. */
function isBoltEarly(ask: ChooseAsk): boolean {
  const question = questionOf(ask);
  const isBolt = ask.options.every(({ key }) => key === 'Firebolt' || key === NOT_NOW);
  return isBolt && question.kind === 'whether to cast' && question.moment === 'resolved' && !question.stairs;
}

/** Enough ways through a dungeon that forks to know it by. */
const WAYS = 32;

/** DM-HER-01. */
function isHeroWelcome({ world }: Moment<World>, ask: ChooseAsk, luck: Stream): boolean {
  return heroesWorth(sheetOf(world, ask), world.hero, () => luck.int(1, 6), WAYS) > 0;
}

const OUTLOOK = { playouts: 48, batch: 16, clearly: 1 } as const;

/** What the default player answers, unless something else comes to clearly more. */
function withBestOutlook(at: Moment<World>, ask: ChooseAsk, luck: Stream): Answer {
  const player = new EagerPlayer(new FastDice(luck));
  return better(at, ask, luck, OUTLOOK, (position, key, dice) => outlookAfter(position, key, player, dice));
}

const CASTING = { playouts: 192, batch: 32, clearly: 1 } as const;

/** The same, but heroes are played out too: whether to cast depends on where one of them stands. Near the end that is quick. */
function withBestScore(at: Moment<World>, ask: ChooseAsk, luck: Stream): Answer {
  return better(at, ask, luck, CASTING, (position, key, dice) => scoreOf(position, key, new EagerPlayer(dice)));
}

function better(
  at: Moment<World>,
  ask: ChooseAsk,
  luck: Stream,
  counts: typeof OUTLOOK | typeof CASTING,
  comesTo: (position: Position, key: string, dice: FastDice) => number,
): Answer {
  const position = positionOf(at);
  if (!position) throw new Impossible(`${ask.clause} is asked of nobody`);
  const usual = usualOf(ask, luck);
  const others = ask.options.map((it) => it.key).filter((it) => it !== usual);
  return bestByPlayouts({ usual, others, playout: (key, dice) => comesTo(position, key, dice), ...counts }, luck);
}
