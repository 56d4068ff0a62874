import type { Topic } from '@understory/table';
import { type Fact, type Reading, Thing, tellingOf } from '@understory/table/words';
import type { Event } from '../events.ts';
import { MOST_HEROES } from '../hero/visit.ts';
import type { Question, What } from '../questions.ts';
import type { World } from '../world.ts';
import { ENGLISH, SPELLS_DO } from './english.ts';
import { eachStat, FUNCTIONS, itemFor, listed, member, nameOf, offerOf, place } from './facts.ts';

type Said = Event | Question | What;

/** How the game's facts are read: players, items and squares become what they are called. */
const reading: Reading<World> = {
  facts(world, of) {
    const facts: Record<string, Fact> = {};
    for (const [field, value] of Object.entries(of)) {
      const fact = factOf(field, value);
      if (fact !== undefined) facts[field] = fact;
    }
    return 'kind' in of ? { ...facts, ...moreOf(of), ...whoseOf(world, of as Said) } : facts;
  },
  does(_, what) {
    const it = what as What;
    return it.kind === 'item' ? priceAndMore(it.item) : null;
  },
  functions: FUNCTIONS,
};

const PLAYERS = new Set(['player', 'caster']);
const SQUARES = new Set(['square', 'tile', 'onto']);

function factOf(field: string, value: unknown): Fact | undefined {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  // A player may be called "none": names are things, and only words can be chosen by.
  if (PLAYERS.has(field)) return new Thing(value);
  if (SQUARES.has(field)) return place(value);
  if (field === 'item') return nameOf(value);
  return field === 'lie' && value === '' ? null : value;
}

/** Who is spoken to, where several play; and in whose dungeon, if it is not the caster's own. */
function whoseOf({ sheets }: World, it: Said): Record<string, Fact> {
  if (!('player' in it)) return {};
  const { player } = it;
  const caster = 'caster' in it ? it.caster : player;
  return {
    whose: sheets.length > 1 ? new Thing(caster) : null,
    host: caster === player ? null : new Thing(player),
  };
}

/**
 * What follows from several fields, or from what stands in the tables. A message that needs more than its fields and is not here
 * throws when it is said.
 */
const MORE: { readonly [K in Said['kind']]?: (it: Extract<Said, { readonly kind: K }>) => Record<string, Fact> } = {
  market: (it) => ({ offer: offerOf(it.dice) }),
  built: (it) => ({ pips: listed(eachStat('more', itemFor(it.item)?.pips ?? { str: 0, int: 0 })) }),
  'exit drawn': (it) => ({ beside: it.square !== it.tile }),
  dangers: ({ dangers }) => ({ dangers: dangers.map((item) => member('danger', { item: nameOf(item) })) }),
  'check passed': ({ dice }) => ({ thrown: dice[0] + dice[1] }),
  'check failed': ({ dice }) => ({ thrown: dice[0] + dice[1] }),
  hurt: (it) => ({ weaker: listed(it.weaker.map((stat) => member('has', { stat, number: it[stat] }))) }),
  'spell cast': ({ spell }) => ({ does: SPELLS_DO[spell] }),
  spell: ({ spell }) => ({ does: SPELLS_DO[spell] }),
  cast: ({ spell }) => ({ does: SPELLS_DO[spell] }),
  won: ({ winners }) => ({ winners, many: winners.length }),
  'collect or build': (it) => ({
    reach: it.reach.map(({ loot, square }) => member('loot', { loot, square: place(square) })),
  }),
  'what to build': ({ dice }) => ({ first: dice[0], second: dice[1] }),
  'on which square': ({ item }) => ({ isMany: nameOf(item).count === 'many' }),
  'the way on': ({ ways }) => ({ ways: ways.map(place) }),
  'whether the next hero comes': () => ({ most: MOST_HEROES }),
};

function moreOf(it: Topic): Record<string, Fact> {
  return (MORE as Readonly<Record<string, (it: Topic) => Record<string, Fact>>>)[it.kind]?.(it) ?? {};
}

/** What an item costs and does, in a few words. */
function priceAndMore(key: string): string {
  const item = itemFor(key);
  if (!item) return '';
  const { price, check, stat, damage, loss, pips, points } = item;
  return [
    member('price', { number: price }),
    ...(check > 0 ? [member('check', { stat, number: check })] : []),
    ...(damage > 0 ? [member('damage', { number: damage })] : []),
    ...eachStat('loss', loss),
    ...eachStat('pip', pips),
    ...(points > 0 ? [member('points', { number: points })] : []),
  ].join(', ');
}

/** What the game says to people, in English. */
export const telling = tellingOf(ENGLISH, reading);
