import type { Rule } from '@understory/table';
import { bestOf, bestOn, bestSquare, wantsToCollect } from './bot/builder.ts';
import { nextSpell } from './bot/spells.ts';
import { decided, twoDice } from './decide.ts';
import { keyOf, type Openings, openings, type Square, sidesOf, squareOf, xy } from './grid.ts';
import { lay } from './laying.ts';
import { collectable } from './loot.ts';
import { type Item, type Kind, named, offered } from './market.ts';
import { buildable, liesFor, type Plan, squaresFor } from './placing.ts';
import type { LootThere } from './questions.ts';
import { spellOptions } from './setup.ts';
import { GEMS_FOR_TOOL, lootAt, NO_LOOT, type Sheet } from './sheet.ts';
import { SPELLS, type Spell } from './spells.ts';
import { tell, type World } from './world.ts';

/** DM-BLD: one building round. All name their action, then the market is rolled if anyone builds (DM-MUL-04). */
export function* buildingRound(world: World): Rule {
  world.market = null;
  const builds: boolean[] = [];
  for (const sheet of world.sheets) builds.push(!(yield* collects(world, sheet)));
  if (builds.includes(true)) world.market = yield* rollMarket(world);
  for (const [i, sheet] of world.sheets.entries()) {
    if (!builds[i]) yield* collectLoot(world, sheet);
    else if (world.market) yield* buildRooms(world, sheet, world.market);
  }
}

/** DM-BLD-01, DM-BLD-02: the action is named before any dice are rolled. Without loot in reach there is nothing to name. */
function* collects(world: World, sheet: Sheet): Rule<boolean> {
  const loot = collectable(sheet);
  if (loot.length === 0) return false;
  if (world.quick) return world.quick.collects(world, sheet);
  const action = yield* decided(
    world,
    'DM-BLD-01',
    () => (wantsToCollect(sheet, world.round) ? 'collect' : 'build'),
    () => ({
      by: sheet.seat,
      topic: {
        kind: 'collect or build',
        player: sheet.name,
        round: world.round,
        reach: loot.map((it) => lootThere(sheet, it)),
      },
      about: `${sheet.name}, round ${world.round}`,
      options: [{ key: 'build' }, { key: 'collect' }],
    }),
  );
  return action === 'collect';
}

/** DM-MUL-02: one market roll each round, for all who build. */
function* rollMarket(world: World): Rule<readonly [number, number]> {
  const dice = yield* twoDice(world, 'DM-BLD-03', () => ({
    topic: { kind: 'the market', round: world.round },
    about: `round ${world.round}`,
  }));
  tell(world, () => ({
    kind: 'market',
    clause: 'DM-MKT-T1',
    dice,
    kinds: [...offered(dice).keys()],
  }));
  return dice;
}

/** DM-LOT-02 to DM-LOT-05. */
function* collectLoot(world: World, sheet: Sheet): Rule {
  const [first = 0] = collectable(sheet);
  const key = yield* decided(
    world,
    'DM-LOT-02',
    () => keyOf(first),
    () => ({
      by: sheet.seat,
      topic: { kind: 'which loot', player: sheet.name },
      about: `${sheet.name}, round ${world.round}`,
      options: collectable(sheet).map((it) => ({
        key: keyOf(it),
        what: { kind: 'loot', ...lootThere(sheet, it) },
        subject: { spot: xy(it) },
      })),
    }),
  );
  yield* collect(world, sheet, squareOf(key) ?? first);
}

/** DM-LOT-03, DM-LOT-05. */
const COIN_FOR = { gem: 4, potion: 2 } as const;

export function* collect(world: World, sheet: Sheet, square: Square): Rule {
  const loot = lootAt(sheet, square) ?? 'gem';
  sheet.loot[square] = NO_LOOT;
  sheet.coin += COIN_FOR[loot];
  if (loot === 'gem') sheet.gems += 1;
  sheet.rounds.push({ did: 'collected', what: loot, square });
  tell(world, () => ({
    kind: 'collected',
    clause: loot === 'gem' ? 'DM-LOT-03' : 'DM-LOT-05',
    player: sheet.name,
    loot,
    square: keyOf(square),
    worth: COIN_FOR[loot],
    coin: sheet.coin,
  }));
  if (loot === 'gem' && sheet.gems === GEMS_FOR_TOOL)
    tell(world, () => ({
      kind: 'tool upgraded',
      clause: 'DM-LOT-04',
      player: sheet.name,
    }));
  if (loot === 'potion') {
    yield* circleSpell(world, sheet);
    sheet.potions += 1;
  }
}

/** DM-LOT-05: any spell not yet circled. */
function* circleSpell(world: World, sheet: Sheet): Rule {
  const spell = yield* decided<Spell>(
    world,
    'DM-LOT-05',
    () => nextSpell(sheet),
    () => ({
      by: sheet.seat,
      topic: { kind: 'the spell of the potion', player: sheet.name },
      about: `${sheet.name}, potion ${sheet.potions + 1}`,
      options: spellOptions(SPELLS.filter((it) => !sheet.spells.includes(it))),
    }),
  );
  sheet.spells.push(spell);
  tell(world, () => ({
    kind: 'spell circled',
    clause: 'DM-LOT-05',
    player: sheet.name,
    spell,
    from: 'potion',
    coin: sheet.coin,
  }));
}

const NOTHING = 'nothing';

/** DM-BLD-03 to DM-BLD-05: one item of a kind that the dice give, or nothing. */
function* buildRooms(world: World, sheet: Sheet, market: readonly [number, number]): Rule {
  const plan = world.quick ? world.quick.build(world, sheet, market) : yield* planned(world, sheet, market);
  if (plan) build(world, sheet, plan, market);
  else sheet.rounds.push({ did: 'passed' });
}

/** The item, then its square, then how it lies: each asked only if there is something to choose. */
function* planned(world: World, sheet: Sheet, market: readonly [number, number]): Rule<Plan | null> {
  const kinds = offered(market);
  const items = buildable(sheet, (it) => kinds.has(it));
  if (items.length === 0) {
    tell(world, () => ({
      kind: 'round passed',
      clause: 'DM-BLD-05',
      player: sheet.name,
      why: 'nothing fits',
    }));
    return null;
  }
  const about = `${sheet.name}, round ${world.round}`;
  const key = yield* decided(
    world,
    'DM-BLD-03',
    () => bestOf(sheet, items, world.round)?.item.key ?? NOTHING,
    () => ({
      by: sheet.seat,
      topic: { kind: 'what to build', player: sheet.name, dice: market, coin: sheet.coin },
      about,
      options: [
        ...items.map(({ key: item, kind }) => ({
          key: item,
          what: { kind: 'item', item, value: kinds.get(kind) ?? 0 } as const,
        })),
        { key: NOTHING },
      ],
    }),
  );
  if (key === NOTHING) {
    tell(world, () => ({
      kind: 'round passed',
      clause: 'DM-BLD-05',
      player: sheet.name,
      why: 'own will',
    }));
    return null;
  }
  const item = named(key);
  const square = yield* squareFor(world, sheet, item, about);
  const lie = yield* lieFor(world, sheet, item, square, about);
  return { item, square, lie };
}

function* squareFor(world: World, sheet: Sheet, item: Item, about: string): Rule<Square> {
  const squares = squaresFor(sheet, item);
  const key = yield* decided(
    world,
    'DM-BLD-03',
    () => keyOf(bestSquare(sheet, item, world.round)),
    () => ({
      by: sheet.seat,
      topic: { kind: 'on which square', player: sheet.name, item: item.key },
      about: `${about}, square`,
      options: squares.map((it) => ({
        key: keyOf(it),
        what: { kind: 'square', square: keyOf(it) },
        subject: { spot: xy(it) },
      })),
    }),
  );
  return squareOf(key) ?? squares[0] ?? 0;
}

function* lieFor(world: World, sheet: Sheet, item: Item, square: Square, about: string): Rule<Openings> {
  const lies = liesFor(sheet, item, square);
  if (lies.length === 1) return lies[0] ?? 0;
  const key = yield* decided(
    world,
    'DM-BLD-03',
    () => sidesOf(bestOn(sheet, item, square, world.round)),
    () => ({
      by: sheet.seat,
      topic: { kind: 'how it lies', player: sheet.name, item: item.key, square: keyOf(square) },
      about: `${about}, lie`,
      options: lies.map((it) => ({
        key: sidesOf(it),
        what: { kind: 'lie', lie: sidesOf(it) },
        subject: { spot: xy(square) },
      })),
    }),
  );
  return openings(key);
}

/** DM-BLD-06: what is built stays. */
export function build(world: World, sheet: Sheet, plan: Plan, market: readonly [number, number]): void {
  const { item, square, lie } = plan;
  lay(sheet, plan);
  sheet.rounds.push({ did: 'built', what: item.key, square });
  tell(world, () => ({
    kind: 'built',
    clause: CLAUSE_OF[item.kind],
    row: item.clause,
    player: sheet.name,
    item: item.key,
    square: keyOf(square),
    lie: sidesOf(lie),
    value: offered(market).get(item.kind) ?? 0,
    price: item.price,
    coin: sheet.coin,
  }));
}

const CLAUSE_OF: Readonly<Record<Kind, `DM-${string}-${string}`>> = {
  path: 'DM-PTH-01',
  gate: 'DM-GAT-01',
  boss: 'DM-BOS-01',
  trap: 'DM-TRP-01',
  monster: 'DM-MON-01',
  'acid pond': 'DM-PND-01',
};

function lootThere(sheet: Sheet, square: Square): LootThere {
  return { loot: lootAt(sheet, square) ?? 'gem', square: keyOf(square) };
}
