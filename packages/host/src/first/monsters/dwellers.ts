import type { Piece, Point } from '@understory/page';
import { Impossible, type Rule } from '@understory/table';
import { choose, name } from '../asks.ts';
import { freshNames } from '../names.ts';
import type { Liquid } from '../nouns.ts';
import type { Realm } from '../realm.ts';
import { isOn } from '../switched.ts';
import { chambers, nearestTo } from '../words/chambers.ts';
import { bodyOf, isIn, liquidIn } from '../words/liquid.ts';
import type { FirstWorld } from '../world.ts';
import { DWELLERS, type DwellerFacts, LONE_DWELLERS } from './dwellers.table.ts';
import type { Flavour, Rolled } from './flavours.ts';
import type { MonsterGroup } from './group.ts';
import type { LoneFacts } from './wanderers/types.ts';
import { otherZones } from './zone.ts';

/** H1-WAT-07: what the room is full of that somebody would be set up in; null in a dry one, and without the option. */
export function liquidNear({ page, options }: FirstWorld, landed: Point): Liquid | null {
  const room = options.water ? nearestTo(page, landed, chambers(page)) : null;
  return room && liquidIn(page, room);
}

/** H1-WAT-07: a dweller by H1-WAT-T1; or one of the player's own naming, by a flavour that is rolled, with its usual rules. */
export function* dweller(
  world: FirstWorld,
  kind: Rolled,
  liquid: Liquid,
  about: string,
  rolled: () => Rule<Flavour>,
): Rule<Flavour> {
  const facts = yield* dwellerByTable(kind, liquid, about);
  if (facts) return facts;
  const flavour = yield* rolled();
  const called = yield* name('H1-WAT-07', {
    by: 'maker',
    topic: { kind: 'name of the dweller', liquid, flavour: flavour.name },
    ideas: [`${liquid === 'water' ? 'Drowned' : 'Burning'} ${flavour.name}`, ...freshNames(world, 'tribe', 2)],
    of: { subject: 'group', id: world.page.idAhead('g') },
    about: `${about}, dweller`,
  });
  return { ...flavour, livesIn: liquid, folk: called };
}

/** … the one of the table; null if the player wants one of another kind. */
export function* dwellerByTable(kind: Rolled, liquid: Liquid, about: string): Rule<DwellerFacts | null> {
  const row = DWELLERS.find((it) => it.kind === kind && it.facts.livesIn === liquid);
  if (!row) throw new Impossible(`no ${kind} live in ${liquid}`);
  const key = yield* choose('H1-WAT-07', {
    by: 'maker',
    topic: { kind: 'which dweller', liquid, name: row.facts.name },
    options: [{ key: 'table' }, { key: 'rolled' }],
    usual: 'table',
    about,
  });
  return key === 'table' ? row.facts : null;
}

/** … of lone fighters; they have no names of their own. */
export function loneDweller(world: Realm, piece: Piece): LoneFacts | null {
  const liquid = isOn(world, 'water') ? liquidIn(world.page, piece) : null;
  return LONE_DWELLERS.find((it) => it.facts.livesIn === liquid)?.facts ?? null;
}

/** H1-WAT-T1.5, .7: the groups whose zones touch the water that a room is part of, in order of arrival. */
export function groupsAtWater(world: Realm, room: Piece, me: MonsterGroup | null): MonsterGroup[] {
  const { page } = world;
  const liquid = liquidIn(page, room);
  if (!liquid) return [];
  const body = bodyOf(page, room, liquid);
  return otherZones(world, me).flatMap(({ group, zone }) => (body.some((it) => zone.reaches(it)) ? [group] : []));
}

/** H1-WAT-T1.5: it stays where this is: may it live in a room? */
export function mayLiveIn({ page }: Realm, keepsTo: Liquid | undefined, room: Piece): boolean {
  return keepsTo === undefined || liquidIn(page, room) === keepsTo;
}

/** H1-WAT-T1.7, .8: may a lone fighter be at a point? */
export function mayWade({ page }: Realm, { keepsTo, shuns }: LoneFacts, at: Point): boolean {
  if (keepsTo && !isIn(page, keepsTo, at)) return false;
  return !shuns || !isIn(page, shuns, at);
}
