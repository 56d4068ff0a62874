import { unreachable } from '@understory/table';
import type { Held } from '../held.ts';
import { groupOf } from '../world.ts';
import type { Tick } from './events.ts';
import { type Den, denOf } from './monsters/den.ts';
import type { Former, Hall, KnownPlace, LaidCards } from './monsters/former.ts';
import type { Pact } from './monsters/pact.ts';
import type { SecondWorld } from './world.ts';

/** What the groups of the Age of Monsters had, knew and held against each other, each with its times: what is over, then what still is. */
export function heldIn(world: SecondWorld): Held[] {
  const den = denOf(world);
  if (!den) return [];
  const spans = new Spans(world);
  return [...den.former.map((it) => spans.former(it)), ...stillHeld(den, spans)];
}

function stillHeld(den: Den, spans: Spans): Held[] {
  const held: Held[] = den.pacts.map((it) => pact(it, null));
  for (const me of den.monsters) {
    const group = me.id;
    for (const { piece, shape, since } of me.known)
      held.push(known({ group, piece: piece?.id ?? null, shape, since }, null));
    for (const { building, piece, since, isOfLair } of me.constructions)
      if (isOfLair) held.push(hall({ group, building, piece: piece.id, since }, null));
    held.push(spans.one({ what: 'tags', group, tags: [...me.tags] }, null));
    held.push(spans.one({ what: 'cards', group, cards: cardNames(me) }, null));
    for (const [to, much] of me.grudges) held.push(spans.one({ what: 'grudge', group, to, much }, null));
  }
  return held;
}

/** Of what is one value, each is so since the one before was over; the first since the group is there. */
class Spans {
  readonly #world: SecondWorld;
  readonly #over = new Map<string, Tick>();

  constructor(world: SecondWorld) {
    this.#world = world;
  }

  one(it: Omit<Held, 'since' | 'until'>, until: Tick | null): Held {
    const key = `${it.what} ${it.group} ${it.to ?? ''}`;
    const since = this.#over.get(key) ?? groupOf(this.#world, it.group).times.founded;
    if (until !== null) this.#over.set(key, until);
    return { ...it, since, until };
  }

  former(it: Former): Held {
    switch (it.was) {
      case 'pact':
        return pact(it, it.until);
      case 'known':
        return known(it, it.until);
      case 'hall':
        return hall(it, it.until);
      case 'tags':
        return this.one({ what: 'tags', group: it.group, tags: [...it.tags] }, it.until);
      case 'cards':
        return this.one({ what: 'cards', group: it.group, cards: cardNames(it) }, it.until);
      case 'grudge':
        return this.one({ what: 'grudge', group: it.group, to: it.against, much: it.much }, it.until);
      default:
        return unreachable(it);
    }
  }
}

function pact({ kind, from, to, since }: Pact, until: Tick | null): Held {
  return { what: 'pact', group: from, to, kind, since, until };
}

function known({ group, piece, shape, since }: KnownPlace, until: Tick | null): Held {
  const place = piece === null ? { piece, shape: { ...shape, path: [...shape.path] } } : { piece };
  return { what: 'known', group, ...place, since, until };
}

function hall({ group, building, piece, since }: Hall, until: Tick | null): Held {
  return { what: 'hall', group, building: building.name, piece, since, until };
}

function cardNames({ card, under, overlays, villainCard }: LaidCards): string[] {
  return [card, under?.life, under?.choices, ...overlays, villainCard].flatMap((it) => it?.name ?? []);
}
