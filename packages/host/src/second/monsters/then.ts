import type { Group } from '../../world.ts';
import type { Tick } from '../events.ts';
import type { SecondWorld } from '../world.ts';
import { type Den, newDen } from './den.ts';
import type { Former } from './former.ts';
import { type Monster, newMonster } from './monster.ts';

/**
 * The Age of Monsters as it stood at a tick, in the world of then: who was on the map, what they had, knew and held against each other,
 * so that territories and neighbours are found by the same rules as now. What groups did is not told here, nor which cards lay in the deck.
 */
export function denThen(den: Den, world: SecondWorld, tick: Tick): Den {
  const then = newDen(world, den.laws, [], den.villains);
  then.turn = turnAt(world);
  for (const it of den.former) if (it.was === 'pact' && wasSo(it, tick)) then.pacts.push(it);
  for (const it of den.pacts) if (it.since <= tick) then.pacts.push(it);
  for (const it of den.former) if (it.until <= tick) then.former.push(it);
  for (const it of den.ruins) if (it.since <= tick) then.ruins.push(it);
  for (const { kind, stratum, until } of world.page.pieces)
    if (kind === 'corruption' && until === null) then.corrupted.add(stratum);
  for (const group of world.groups)
    if (group.sort === 'monsters' && group.alive) then.monsters.push(monsterThen(den, then, group, tick));
  const monster = then.monsters.find((it) => it.villainCard !== null);
  if (monster?.villainCard) then.villain = { monster, card: monster.villainCard };
  then.outcome = world.outcome && den.outcome;
  return then;
}

/** Turns of the Age of Monsters and rounds of Villainy, counted through. */
function turnAt({ journal, ages }: SecondWorld): number {
  const before = journal.age === 'villainy' ? (ages.find((it) => it.name === 'monsters')?.turns ?? 0) : 0;
  return before + journal.turn;
}

function wasSo({ since, until }: { readonly since: Tick; readonly until: Tick }, tick: Tick): boolean {
  return since <= tick && tick < until;
}

function monsterThen(den: Den, then: Den, group: Group, tick: Tick): Monster {
  const { page } = then.world;
  const living = den.monsters.find((it) => it.id === group.id);
  const own = den.former.filter((it) => it.was !== 'pact' && it.group === group.id);
  const later = own.filter((it) => it.until > tick);
  const cards = (later.find((it) => it.was === 'cards') ?? living) as Pick<Monster, CardFields>;
  const { tags } = (later.find((it) => it.was === 'tags') ?? living) as Pick<Monster, 'tags'>;
  const me = newMonster({ moment: 0, turn: 0 }, group, cards.card, { under: cards.under, tags, rolled: cards.rolled });
  me.overlays.push(...cards.overlays);
  me.villainCard = cards.villainCard;
  for (const it of later)
    if (it.was === 'known' && it.since <= tick)
      me.known.push({ piece: it.piece === null ? null : page.piece(it.piece), shape: it.shape, since: it.since });
  for (const it of living?.known ?? [])
    if (it.since <= tick) me.known.push({ ...it, piece: it.piece && page.piece(it.piece.id) });
  for (const it of own)
    if (it.was === 'hall' && it.since <= tick)
      me.constructions.push({ ...it, piece: page.piece(it.piece), isOfLair: it.until > tick });
  for (const it of living?.constructions ?? [])
    if (it.isOfLair && it.since <= tick) me.constructions.push({ ...it, piece: page.piece(it.piece.id) });
  grudgesThen(me, living, later);
  return me;
}

type CardFields = 'card' | 'under' | 'overlays' | 'villainCard' | 'rolled';

/** Of several that were so until later, the oldest is the one of then. */
function grudgesThen(me: Monster, living: Monster | undefined, later: readonly Former[]): void {
  for (const [against, much] of living?.grudges ?? []) me.grudges.set(against, much);
  for (const it of [...later].reverse()) if (it.was === 'grudge') me.grudges.set(it.against, it.much);
  for (const [against, much] of me.grudges) if (much === 0) me.grudges.delete(against);
}
