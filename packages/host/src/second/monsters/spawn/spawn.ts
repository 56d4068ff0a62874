import { centreOf, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Filter } from '../../cards/tree/filter.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import { drawCard } from '../deck.ts';
import type { Den, SpawnWish } from '../den.ts';
import { matches } from '../filters.ts';
import { sizeOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { arrive } from './arrival.ts';
import { homeOn, spotFor } from './destination.ts';
import { enter } from './enter.ts';
import { bySpawnLines } from './lines.ts';
import { type Location, locationAt, mayComeAbove, onTheSurface, rolledLocation, useUpGateway } from './location.ts';
import { meantCard } from './meant-card.ts';
import { join } from './overlay.ts';

/** H2-MON-211: a card comes into play. Null if no group came of it: it is an overlay, or it died at the door. */
export function* spawn(den: Den, card: MonsterCard, wish: SpawnWish = {}): Rule<Monster | null> {
  if (card.kind === 'overlay') return yield* comeOver(den, card, wish);
  const told = yield* whereabouts(den, card, wish);
  const coming = yield* bySpawnLines(den, card, told, wish.beside !== undefined);
  const { stratum, gateway } = coming.location;
  const spot = spotFor(den, card, coming, wish);
  const { me, spawned } = yield* enter(den, card, { ...coming, stratum, home: homeOn(den, spot), wish });
  if (gateway) useUpGateway(den, gateway, me.id, spawned);
  // H2-CRD-307, -308, -C33.1: its rules start to watch when the group and its foe are complete.
  me.isSettling = true;
  yield* arrive(den, me, { ...spot, makesTomb: coming.makesTomb }, wish, spawned);
  for (const foes of coming.foes) yield* withAFoe(den, me, foes, spawned);
  me.isSettling = false;
  const isThere = () => den.monsters.includes(me);
  if (isThere()) yield* den.laws.watchBeads(den, me, sizeOf(den, me), spawned);
  yield* den.laws.watchTheLiving(den, spawned);
  return isThere() ? me : null;
}

/** H2-CRD-339: an overlay joins a group; if there is none, it goes back, and another card comes instead. */
function* comeOver(den: Den, card: MonsterCard, wish: SpawnWish): Rule<Monster | null> {
  if (den.monsters.length > 0) {
    yield* join(den, card);
    return null;
  }
  note(den.world, { kind: 'put back', clause: 'H2-CRD-339', card: card.name });
  const other = yield* drawCard(den, 'H2-CRD-339', { kind: 'which card comes instead', card: card.name });
  const came = other ? yield* spawn(den, other, wish) : null;
  den.deck.push(card);
  return came;
}

/** H2-MON-211, steps 1 and 2. A place that the card forbids is not for it: it rolls like any other (H2-HND-06). */
function* whereabouts(den: Den, card: MonsterCard, { at, beside, onSurface }: SpawnWish): Rule<Location> {
  if (beside) return { ...locationAt(den, centreOf(beside.shape)), stratum: beside.stratum };
  if (onSurface && mayComeAbove(card)) return yield* onTheSurface(den, card, 'chance');
  const told = at ? handedOver(den, at) : null;
  return told && (told.stratum > 0 || mayComeAbove(card)) ? told : yield* rolledLocation(den, card);
}

/** H2-MON-206: a hand-over place stands in for the rolled location. */
function handedOver(den: Den, at: Point): Location {
  const there = locationAt(den, at);
  return { ...there, stratum: there.piece?.stratum ?? there.stratum };
}

/** H2-CRD-340: if none of them is on the map, the first such card of the deck comes too, like any other. */
function* withAFoe(den: Den, me: Monster, foes: Filter, cause: Tick): Rule {
  if (!den.monsters.includes(me) || den.monsters.some((it) => matches(den, me, foes, it))) return;
  const topic = { kind: 'against whom they come', group: me.id } as const;
  const card = yield* drawCard(den, 'H2-CRD-340', topic, (it) => meantCard(foes, it));
  if (card) yield* den.laws.spawn(den, card, { clause: 'H2-CRD-340', because: me.id, cause });
}
