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
    return 'kind' in of ? { ...facts, ...moreOf(of as Said), ...whoseOf(world, of as Said) } : facts;
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

/** What follows from several fields, or from what stands in the tables. */
function moreOf(it: Said): Record<string, Fact> {
  switch (it.kind) {
    case 'market':
      return { offer: offerOf(it.dice) };
    case 'built':
      return { pips: listed(eachStat('more', itemFor(it.item)?.pips ?? { str: 0, int: 0 })) };
    case 'exit drawn':
      return { beside: it.square !== it.tile };
    case 'dangers':
      return { dangers: it.dangers.map(nameOf) };
    case 'check passed':
    case 'check failed':
      return { thrown: it.dice[0] + it.dice[1] };
    case 'hurt':
      return { weaker: listed(it.weaker.map((stat) => member('has', { stat, number: it[stat] }))) };
    case 'spell cast':
    case 'spell':
    case 'cast':
      return { does: SPELLS_DO[it.spell] };
    case 'won':
      return { winners: it.winners, many: it.winners.length };
    case 'collect or build':
      return { reach: it.reach.map(({ loot, square }) => member('loot', { loot, square: place(square) })) };
    case 'what to build':
      return { first: it.dice[0], second: it.dice[1] };
    case 'on which square':
      return { isMany: nameOf(it.item).count === 'many' };
    case 'the way on':
      return { ways: it.ways.map(place) };
    case 'whether the next hero comes':
      return { most: MOST_HEROES };
    default:
      return {};
  }
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
