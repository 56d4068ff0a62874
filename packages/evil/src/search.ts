import type { Rule } from '@understory/table';
import { choose } from './asks.ts';
import { usual } from './bot/usual.ts';
import { versus } from './dice.ts';
import { wound } from './life.ts';
import { type ItemKey, SEARCH_DECKS, type SearchCard } from './search.table.ts';
import { tell } from './tell.ts';
import { advance } from './track.ts';
import { whyNotSearch } from './why-not.ts';
import { type World, yourTile } from './world.ts';

/** Phase 3: at most one search a round (DE-SCH-05). */
export function* searchPhase(world: World): Rule {
  if (whyNotSearch(world) === null && (yield* wantsToSearch(world))) yield* search(world);
}

function* wantsToSearch(world: World): Rule<boolean> {
  if (world.quick) return world.quick.player.search(world);
  const { face, level } = yourTile(world);
  const plan = yield* choose('DE-SCH-01', {
    by: 'kora',
    topic: { kind: 'whether to search', face: face.name, level },
    options: [{ key: 'search' }, { key: 'go on' }],
    usual: usual(world, 'search'),
  });
  return plan === 'search';
}

/** DE-SCH-02 to -04. */
function* search(world: World): Rule {
  const tile = yourTile(world);
  const card = yield* drawSearchCard(world, tile.level);
  tile.searched = true;
  tell(world, () => ({
    kind: 'searched',
    clause: 'DE-SCH-02',
    tile: world.at,
    level: tile.level,
    card: card.name,
  }));
  if (card.kind === 'instant') yield* instant(world, card);
  else keep(world, card);
  if (world.result === null) advance(world, 'DE-SCH-04');
}

/** The top card of a shuffled deck is any card in it: chance says which. Search cards never come back (DE-SCH-06). */
function* drawSearchCard(world: World, level: number): Rule<SearchCard> {
  const deck = SEARCH_DECKS[level - 1] ?? [];
  const left = world.search[level - 1] ?? [];
  const row = world.quick ? anyRow(world.quick.die(sum(left)), left) : yield* namedRow(level, deck, left);
  left[row] = (left[row] ?? 0) - 1;
  return deck[row] as SearchCard;
}

function* namedRow(level: number, deck: readonly SearchCard[], left: readonly number[]): Rule<number> {
  const there = deck.filter((_, row) => (left[row] ?? 0) > 0);
  const key = yield* choose('DE-SCH-02', {
    by: 'chance',
    topic: { kind: 'the top Search card', level },
    options: there.map(({ name, key: card }) => ({ key: name, what: { kind: 'search card', card } })),
    coin: deck.flatMap(({ name }, row) => Array.from({ length: left[row] ?? 0 }, () => name)),
    usual: null,
  });
  return deck.findIndex(({ name }) => name === key);
}

/** The row that the n-th card of those left belongs to. */
function anyRow(nth: number, left: readonly number[]): number {
  let row = 0;
  for (let rest = nth - (left[0] ?? 0); rest > 0; rest -= left[row] ?? 0) row++;
  return row;
}

function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const it of numbers) all += it;
  return all;
}

/** DE-SCH-03, DE-ITM-03: lasting items work from now on. */
function keep(world: World, { key, kind }: SearchCard): void {
  const item = key as ItemKey;
  world.pack[item] += 1;
  tell(world, () => ({ kind: 'kept', clause: 'DE-SCH-03', item, use: kind === 'lasting' ? 'lasting' : 'one use' }));
}

/** DE-SCH-03: an Instant is resolved at once. */
function* instant(world: World, { key, clause }: SearchCard): Rule {
  if (key === 'nothing') return;
  const [danger, attribute, wounds] =
    key === 'rats' ? (['rats', 'combat', 1] as const) : (['gas', 'speed', 2] as const);
  const passed = yield* versus(world, clause, 6, attribute, danger);
  if (!passed) wound(world, clause, wounds, danger);
}
