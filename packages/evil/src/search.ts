import { choose, type Rule } from '@understory/table';
import { usual } from './bot/usual.ts';
import { versus } from './dice.ts';
import { wound } from './life.ts';
import { type ItemKey, SEARCH_DECKS, type SearchCard } from './search.table.ts';
import { ROMAN, tell } from './tell.ts';
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
    prompt: `Search ${face.name}?`,
    options: [
      { key: 'search', text: 'Search', does: `a card of Level ${ROMAN[level]}; then the Monster Track advances` },
      { key: 'go on', text: 'Don’t search' },
    ],
    usual: usual(world, 'search'),
  });
  return plan === 'search';
}

/** DE-SCH-02 to -04. */
function* search(world: World): Rule {
  const tile = yourTile(world);
  const card = yield* drawSearchCard(world, tile.level);
  tile.searched = true;
  tell(world, 'searched', 'DE-SCH-02', () => ({
    tile: world.at,
    level: tile.level,
    card: card.name,
    text: `Kora searches ${tile.face.name} and finds: ${card.name} (${card.effect}).`,
  }));
  if (card.kind === 'instant') yield* instant(world, card);
  else keep(world, card);
  if (world.result === null) advance(world, 'DE-SCH-04');
}

/** The top card of a shuffled deck is any card in it: chance says which. Search cards never come back (DE-SCH-06). */
function* drawSearchCard(world: World, level: number): Rule<SearchCard> {
  const deck = SEARCH_DECKS[level - 1] ?? [];
  const left = world.search[level - 1] ?? [];
  const row = world.quick ? anyRow(world.quick.die(sum(left)), left) : yield* namedRow(deck, left);
  left[row] = (left[row] ?? 0) - 1;
  return deck[row] as SearchCard;
}

function* namedRow(deck: readonly SearchCard[], left: readonly number[]): Rule<number> {
  const there = deck.filter((_, row) => (left[row] ?? 0) > 0);
  const key = yield* choose('DE-SCH-02', {
    by: 'chance',
    prompt: 'Which Search card is on top?',
    options: there.map(({ name, effect }) => ({ key: name, text: name, does: effect })),
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
function keep(world: World, { key, name, kind }: SearchCard): void {
  world.pack[key as ItemKey] += 1;
  tell(world, 'kept', 'DE-SCH-03', () => ({ item: key, text: `Kora keeps the ${name} (${kind}).` }));
}

/** DE-SCH-03: an Instant is resolved at once. */
function* instant(world: World, { key, clause, name }: SearchCard): Rule {
  if (key === 'nothing') return;
  const [attribute, wounds] = key === 'rats' ? (['combat', 1] as const) : (['speed', 2] as const);
  const { against, rolled, passed } = yield* versus(world, clause, 6, attribute, name);
  tell(world, 'tested', clause, () => ({
    attribute,
    against,
    rolled,
    passed,
    text: `${name}: ${against} against ${rolled}${passed ? ', in vain.' : '.'}`,
  }));
  if (!passed) wound(world, clause, wounds, `the ${name}`);
}
