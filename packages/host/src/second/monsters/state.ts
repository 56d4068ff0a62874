import type { Piece } from '@understory/page';
import type { Building } from '../cards/tree/building.ts';
import type { MonsterCard, VillainCard } from '../cards/tree/card.ts';
import type { Den } from './den.ts';
import { keep, now } from './former.ts';
import type { Known, Monster } from './monster.ts';
import type { Pact } from './pact.ts';

// What has a time is changed here and nowhere else: who is on the map, what they have, know and hold against each other. Rules
// read what is so now; what is over is kept with its time (`former.ts`), and looking back finds it there (`then.ts`).

/** A group is on the map from now on. */
export function comeIn(den: Den, me: Monster): void {
  den.monsters.push(me);
  changed(den, me);
}

/** It is off the map, and its pacts, tags, cards and grudges are over (H2-MON-401). It left its lair before. */
export function goOut(den: Den, me: Monster): void {
  den.monsters.splice(den.monsters.indexOf(me), 1);
  endPacts(den, ({ from, to }) => from === me.id || to === me.id);
  const [group, until] = [me.id, now(den)];
  keep(den, { was: 'tags', group, tags: me.tags, until });
  keepCards(den, me);
  for (const [against, much] of me.grudges) keep(den, { was: 'grudge', group, against, much, until });
  den.gone++;
  changed(den, me);
}

/** A pact begins, or begins anew where there is such a one already. */
export function makePact(den: Den, made: Omit<Pact, 'since'>): void {
  const since = now(den);
  const at = den.pacts.findIndex((it) => it.kind === made.kind && it.from === made.from && it.to === made.to);
  const before = den.pacts[at];
  if (before) keep(den, { was: 'pact', ...before, until: since });
  den.pacts[before ? at : den.pacts.length] = Object.freeze({ ...made, since });
}

/** The pacts that are so are over. */
export function endPacts(den: Den, isOver: (it: Pact) => boolean): void {
  for (let i = den.pacts.length - 1; i >= 0; i--) {
    const pact = den.pacts[i] as Pact;
    if (!isOver(pact)) continue;
    den.pacts.splice(i, 1);
    keep(den, { was: 'pact', ...pact, until: now(den) });
  }
}

/** It knows one more place. */
export function know(den: Den, me: Monster, { piece, shape }: Known): void {
  me.known.push({ piece, shape, since: now(den) });
  changed(den, me);
}

/** It knows none of the places any more that it had added. */
export function forget(den: Den, me: Monster): void {
  const until = now(den);
  for (const { piece, shape, since } of me.known)
    keep(den, { was: 'known', group: me.id, piece: piece?.id ?? null, shape, since, until });
  me.known.length = 0;
  changed(den, me);
}

/** What it has built is part of its lair. */
export function addHall(den: Den, me: Monster, building: Building, piece: Piece): void {
  me.constructions.push({ building, piece, since: now(den), isOfLair: true });
  changed(den, me);
}

/** It moves out of what it has built. */
export function leaveHalls(den: Den, me: Monster): void {
  const until = now(den);
  for (const it of me.constructions) {
    if (!it.isOfLair) continue;
    it.isOfLair = false;
    const { building, piece, since } = it;
    keep(den, { was: 'hall', group: me.id, building, piece: piece.id, since, until });
  }
  changed(den, me);
}

export function changeTags(den: Den, me: Monster, tags: readonly string[]): void {
  keep(den, { was: 'tags', group: me.id, tags: me.tags, until: now(den) });
  me.tags = tags;
}

/** H2-CRD-339: a card is laid over its own. */
export function layOver(den: Den, me: Monster, card: MonsterCard): void {
  keepCards(den, me);
  me.overlays.push(card);
  me.cardVersion++;
  changed(den, me);
}

/** H2-VIL-05: it plays by a villain card from now on. */
export function crown(den: Den, me: Monster, card: VillainCard): void {
  keepCards(den, me);
  me.villainCard = card;
  me.cardVersion++;
  den.villain = { monster: me, card };
  changed(den, me);
}

function keepCards(den: Den, { id, card, under, overlays, villainCard, rolled }: Monster): void {
  const cards = { card, under, overlays: [...overlays], villainCard, rolled };
  keep(den, { was: 'cards', group: id, ...cards, until: now(den) });
}

/** What it holds against another is so much from now on. */
export function bear(den: Den, me: Monster, against: string, much: number): void {
  const before = me.grudges.get(against) ?? 0;
  if (before !== much) keep(den, { was: 'grudge', group: me.id, against, much: before, until: now(den) });
  me.grudges.set(against, much);
}

/** What is derived from the group, or from all of them, is computed anew. */
function changed(den: Den, me: Monster): void {
  den.memory.version++;
  me.memory.version++;
}
