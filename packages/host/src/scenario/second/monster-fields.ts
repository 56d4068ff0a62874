import { mil, type Point } from '@understory/page';
import { type Check, check, type Fields, shown } from '@understory/table/scenario';
import * as z from 'zod';
import { type Den, denOf } from '../../second/monsters/den.ts';
import { homeOf } from '../../second/monsters/ground/lair.ts';
import { looseTreasure } from '../../second/monsters/ground/loose.ts';
import { wilds } from '../../second/monsters/ground/places.ts';
import { knownPlaces, neighbours } from '../../second/monsters/ground/territory.ts';
import { bonusOf, powerOf, sizeOf, treasureOf } from '../../second/monsters/measure.ts';
import type { Monster } from '../../second/monsters/monster.ts';
import type { Pact } from '../../second/monsters/pact.ts';
import { wealthOf } from '../../second/monsters/wealth.ts';
import { nameOf } from '../../second/telling/names.ts';
import type { SecondWorld } from '../../second/world.ts';
import type { Group, World } from '../../world.ts';
import { type Held, standingSchema, writeBeads } from '../shared/bead-words.ts';

/** What expectations can ask about the Age of Monsters. */
export const monsterLists: Readonly<Record<string, (world: World) => readonly Fields[]>> = {
  monsters: (world) => world.groups.filter((it) => it.sort === 'monsters').map((it) => monsterFields(world, it)),
  wild: (world) => fromDen(world, (den) => wilds(den).map((it) => wildFields(den, it))),
  pacts: (world) => fromDen(world, (den) => den.pacts.map(pactFields)),
  cards: (world) => fromDen(world, cardFields),
};

/** Null is without end. */
function pactFields({ kind, from, to, lastTurn }: Pact): Fields {
  return { kind, from, to, until: Number.isFinite(lastTurn) ? lastTurn : null };
}

/** Every group that there ever was; of those that are gone only what is known of them still. */
function monsterFields(world: World, group: Group): Fields {
  const den = denOf(world as SecondWorld);
  const monster = den?.monsters.find((it) => it.id === group.id);
  const { id, name, card, alive } = group;
  const known = { handle: id, name, card, alive, built: [...group.built] };
  if (!den || !monster) return { ...known, population: 0, treasure: 0, epic: 0, bonus: 0, beads: 'nothing' };
  return { ...known, ...livingFields(den, monster) };
}

function livingFields(den: Den, monster: Monster): Fields {
  const { page } = den.world;
  const home = homeOf(den, monster);
  const held = heldBy(den, monster);
  return {
    ...held,
    /** ❖ count as ○ wherever ○ are counted (H2-MON-128). */
    treasure: treasureOf(den, monster),
    beads: writeBeads(held),
    wealth: wealthOf(den, monster),
    power: powerOf(den, monster),
    tags: [...monster.tags],
    rolled: [...monster.rolled],
    lives: monster.under?.life?.name ?? null,
    chooses: monster.under?.choices?.name ?? null,
    overlays: monster.overlays.map((it) => it.name),
    villainy: monster.villainCard?.name ?? null,
    grantedVillainy: monster.grantedVillainy,
    home: pair(home.at),
    in: home.piece,
    stratum: page.piece(home.piece).stratum === 0 ? 0 : page.stratumAt(home.at.x, home.at.y),
    neighbours: neighbours(den, monster).map((it) => nameOf(den.world, it)),
    known: knownPlaces(den, monster).map((it) => it.piece?.id ?? 'surface'),
    grudges: Object.fromEntries(monster.grudges),
    did: monster.past.deeds.filter((it) => it.by === monster.id).map((it) => it.did),
  };
}

function wildFields(den: Den, wild: ReturnType<typeof wilds>[number]): Fields {
  const guarded = looseTreasure(den).filter((it) => it.piece === wild.id);
  return { id: wild.id, name: nameOf(den.world, wild), population: sizeOf(den, wild), treasure: guarded.length };
}

function cardFields(den: Den): Fields[] {
  const inPlay = den.monsters.flatMap((it) => [it.card, it.under?.life, it.under?.choices, ...it.overlays]);
  return [
    ...den.deck.map(({ name }) => ({ name, in: 'deck' })),
    ...den.setAside.map(({ name }) => ({ name, in: 'aside' })),
    ...[...new Set(inPlay)].flatMap((it) => (it ? [{ name: it.name, in: 'play' }] : [])),
  ];
}

/** Questions about the age that are not about a list of things. */
export const monsterChecks: Readonly<Record<string, Check<World>>> = {
  /** `{Goblins: ●4 ○1, Ratfolk: gone}`: exactly these beads. */
  have: check(z.record(z.string(), standingSchema), (world, said) => {
    for (const [named, wanted] of Object.entries(said)) {
      const is = standing(world, named);
      if (is !== wanted) return `${named}: expected ${wanted}, got ${is}`;
    }
    return null;
  }),

  /** How much treasure lies loose on the whole map, whoever guards it: `2`, or `{treasure: 1, epic: 1}`. */
  loose: check(
    z.union([z.int(), z.strictObject({ treasure: z.int().default(0), epic: z.int().default(0) })]),
    (world, said) => {
      const all = fromDen(world, (den) => [...looseTreasure(den)]);
      const epic = all.filter((it) => it.kind === 'epic').length;
      const is = typeof said === 'number' ? all.length : { treasure: all.length - epic, epic };
      return shown(is) === shown(said) ? null : `expected ${shown(said)}, got ${shown(is)}`;
    },
  ),

  corrupted: check(z.array(z.int()), (world, said) => {
    const is = [...(denOf(world as SecondWorld)?.corrupted ?? [])].sort((a, b) => a - b);
    return shown(is) === shown([...said].sort((a, b) => a - b)) ? null : `expected ${shown(said)}, got ${shown(is)}`;
  }),

  /** `stalemate`, or `none` while the game goes on. */
  outcome: check(z.string(), ({ outcome }, said) => {
    const is = outcome?.kind ?? 'none';
    return is === said ? null : `expected ${said}, got ${is}`;
  }),

  /** `{goblins: The Horde}`, or `none`. */
  villain: check(z.union([z.literal('none'), z.record(z.string(), z.string())]), (world, said) => {
    const villain = denOf(world as SecondWorld)?.villain;
    const is = villain ? { [villain.monster.id]: villain.card.name } : 'none';
    return shown(is) === shown(said) ? null : `expected ${shown(said)}, got ${shown(is)}`;
  }),

  /** The turn that is played, rounds of villainy counted through. */
  turn: check(z.int(), (world, said) => {
    const is = denOf(world as SecondWorld)?.turn ?? 0;
    return is === said ? null : `expected ${said}, got ${is}`;
  }),
};

function standing(world: World, named: string): string {
  const wanted = named.toLowerCase();
  const groups = world.groups.filter((it) => it.sort === 'monsters');
  const group =
    groups.find((it) => it.id.toLowerCase() === wanted) ??
    groups.find((it) => it.name.toLowerCase() === wanted) ??
    groups.find((it) => it.card?.toLowerCase() === wanted);
  if (!group) return `no such group among ${groups.map((it) => it.id).join(', ')}`;
  const den = denOf(world as SecondWorld);
  const monster = den?.monsters.find((it) => it.id === group.id);
  return den && monster ? writeBeads(heldBy(den, monster)) : 'gone';
}

function heldBy(den: Den, monster: Monster): Held {
  const beads = den.world.page.beadsOf(monster.id);
  return {
    population: sizeOf(den, monster),
    treasure: beads.filter((it) => it.kind === 'treasure').length,
    epic: beads.filter((it) => it.kind === 'epic').length,
    bonus: bonusOf(den, monster),
  };
}

function fromDen<T>(world: World, fields: (den: Den) => readonly T[]): readonly T[] {
  const den = denOf(world as SecondWorld);
  return den ? fields(den) : [];
}

function pair({ x, y }: Point): readonly [number, number] {
  return [mil(x), mil(y)];
}
