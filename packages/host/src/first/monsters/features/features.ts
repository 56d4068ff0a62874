import { centreOf, closest, fits, freeRockNear, type Piece, type Point } from '@understory/page';
import { asWritten, type Clause, type Rule, type Table, table } from '@understory/table';
import { moveBead, putBead } from '../../../beads.ts';
import { HALF_FINGER } from '../../../measures.ts';
import { choose, name, rollOn } from '../../asks.ts';
import { beginFeature, draw, label } from '../../draw.ts';
import { playRow, rollEvent } from '../../event-tables.ts';
import { makeUp, type OwnKey, wantsOwn } from '../../made-up/making-up.ts';
import { areaOfSize, ONE_BEAD } from '../../measures.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import { oneCavern } from '../../primordial/caverns.ts';
import type { Realm } from '../../realm.ts';
import { nearestTo } from '../../words/chambers.ts';
import { liesInRockOf } from '../../words/fit.ts';
import { drawCave } from '../../words/natural.ts';
import { roomAt, roomFit } from '../../words/rooms.ts';
import { ARTIFACT } from '../artifact.ts';
import { digAlong } from '../dig.ts';
import { homeOf, type MonsterGroup } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { adoptLone } from '../leftovers.ts';
import { folk, spend, wealth } from '../loot.ts';
import { lose, settle } from '../losses.ts';
import { emptyRooms, roomsOf } from '../map.ts';
import { farthestFirst, newRoom } from '../quarters.ts';
import { isAlive, living } from '../state.ts';
import { addLone } from '../wanderers/lone.ts';
import { meetThere } from '../wanderers/season.ts';
import { zoneOf } from '../zone.ts';
import { templeOfEvil } from './temple.ts';

/** `own` says where from the one that the player makes up comes (H1-MEA-32). */
type Brings = (world: Realm, landed: Point, about: string, own: OwnKey) => Rule;

/** H1-FEA-T1: what a special feature brings, where its die landed. */
const features: Table<{ readonly key: FeatureKey; readonly brings: Brings }> = table('H1-FEA-T1', '1d12', {
  '1': { key: 'engineer', brings: engineer },
  '2': { key: 'artifact', brings: artifact },
  '3': { key: 'statue', brings: statue },
  '4': { key: 'temple', brings: templeOfEvil },
  '5': { key: 'shrine of law', brings: shrineOfLaw },
  '6': { key: 'cavern', brings: cavern },
  '7': { key: 'crypt', brings: crypt },
  '8': { key: 'oubliette', brings: oubliette },
  '9': { key: 'gate', brings: gate },
  '10': { key: 'disaster', brings: upheaval },
  '11': { key: 'haunting', brings: haunting },
  '12': { key: 'own', brings: ownFeature },
});

type FeatureKey =
  | 'engineer'
  | 'artifact'
  | 'statue'
  | 'temple'
  | 'shrine of law'
  | 'cavern'
  | 'crypt'
  | 'oubliette'
  | 'gate'
  | 'disaster'
  | 'haunting'
  | 'own';

/** H1-FEA-01. A disaster may be rolled again (H1-FEA-08); so may one to make up (H1-MEA-32). */
export function* specialFeature(world: Realm, landed: Point): Rule {
  for (let nth = 1; ; nth++) {
    const about = `year ${world.monsters.year}, ${nth}`;
    const { clause, value } = yield* rollOn(features, { kind: 'the special feature' }, about);
    if (value.key === 'disaster' && !(yield* isAccepted(about))) continue;
    const own = value.key === 'own' ? yield* wantsOwn(world, 'feature', about) : 'own';
    if (!own) continue;
    note(world, { kind: 'special feature', clause, what: value.key });
    yield* value.brings(world, landed, about, own);
    return;
  }
}

/** H1-FEA-08. */
function* isAccepted(about: string): Rule<boolean> {
  const options = [{ key: 'yes' }, { key: 'no' }] as const;
  const topic = { kind: 'whether the disaster comes' } as const;
  return (yield* choose('H1-FEA-08', { by: 'maker', topic, options, usual: 'yes', about })) === 'yes';
}

/** The group that has most of something, the older of equals (H1-MEA-09); null without any (H1-FEA-09). */
function most(world: Realm, much: (group: MonsterGroup) => number): MonsterGroup | null {
  let best: MonsterGroup | null = null;
  for (const it of living(world)) if (!best || much(it) > much(best)) best = it;
  return best;
}

/** The room nearest to where the die landed (H1-MEA-13, -14). */
function roomAtDie(world: Realm, landed: Point): Piece {
  return (
    nearestTo(world.page, landed, roomsOf(world)) ?? drawCave({ world, clause: 'H1-MEA-14', feature: null }, landed)
  );
}

/** H1-FEA-T1.1: the richest group adds a room with a name, for 1○. */
function* engineer(world: Realm, _: Point, about: string): Rule {
  const rich = most(world, (it) => wealth(world, it));
  if (!rich || wealth(world, rich) === 0) return;
  const clause = 'H1-FEA-T1.1';
  const called = yield* name(clause, {
    by: rich.id,
    topic: { kind: 'name of the room', group: rich.id },
    ideas: freshNames(world, 'temple'),
    of: { subject: 'work', id: world.page.idAhead('p') },
    about,
  });
  const room = newRoom(world, rich, { clause, what: { kind: 'work', name: called }, room: 'engineer’s room' });
  if (room) label(world, clause, room.id, asWritten(called), centreOf(room.shape));
  spend(world, rich, clause, 1);
}

/** H1-FEA-02: it appears in the castle; in a hollow earth in the upper one (H1-ALT-22). */
function* artifact(world: Realm, _: Point, about: string): Rule {
  const { page } = world;
  const castle = lawsOf(world).castle(world, null) ?? (yield* lawsOf(world).newCastle(world, about));
  if (!castle) return;
  const clause = 'H1-FEA-T1.2';
  const called = yield* name(clause, {
    by: 'maker',
    topic: { kind: 'name of the artifact' },
    ideas: freshNames(world, 'treasure'),
    of: { subject: 'treasure', id: page.idAhead('b') },
    about,
  });
  const put = putBead(world, page.piece(castle.piece), {
    kind: 'treasure',
    owner: castle.owner,
    name: called,
    emblem: ARTIFACT,
  });
  note(
    world,
    { kind: 'artifact', clause, group: castle.owner, piece: castle.piece, name: called, beads: [put.bead.id] },
    [put],
  );
}

/** H1-FEA-T1.3. */
function* statue(world: Realm, landed: Point, about: string): Rule {
  const clause = 'H1-FEA-T1.3';
  const room = roomAtDie(world, landed);
  const called = yield* name(clause, {
    by: 'maker',
    topic: { kind: 'name of the statue' },
    ideas: freshNames(world, 'treasure'),
    of: { subject: 'work', id: room.id },
    about,
  });
  mark(world, clause, room, 'statue');
  label(world, clause, room.id, asWritten(called), centreOf(room.shape));
}

/** H1-FEA-T1.5. */
function* shrineOfLaw(world: Realm, landed: Point): Rule {
  mark(world, 'H1-FEA-T1.5', roomAtDie(world, landed), 'shrine of law');
}

function mark(
  world: Realm,
  clause: Clause,
  { id: piece, shape }: Piece,
  kind: 'statue' | 'shrine of law' | 'gate' | 'tomb',
): void {
  const made = { id: world.page.newId('m'), kind, at: centreOf(shape), piece, what: null };
  note(world, { kind: 'marked', clause, piece, mark: kind, what: null, by: null }, [{ do: 'mark', mark: made }]);
}

/** H1-FEA-T1.6: a natural cave where the die landed, or at the nearest free spot, and what it holds. */
function* cavern(world: Realm, landed: Point, about: string): Rule {
  const clause = 'H1-FEA-T1.6';
  const fit = roomFit(ONE_BEAD, (it) => it.matter !== 'cover');
  const at = fits(world.page, fit, landed.x, landed.y) ? landed : freeRockNear(world.page, fit, { to: landed });
  if (!at) return;
  const feature = beginFeature(world, clause, 'cavern');
  yield* oneCavern({ world, clause, feature }, about, at);
  for (const lone of adoptLone(world, clause)) yield* meetThere(world, lone);
}

/** H1-FEA-T1.7: 1○ of the largest group goes into its crypt, and it never takes it back. */
function* crypt(world: Realm): Rule {
  const clause = 'H1-FEA-T1.7';
  const large = most(world, (it) => folk(world, it));
  if (!large) return;
  const room = newRoom(world, large, { clause, what: { kind: 'work', name: 'crypt' }, room: 'crypt' });
  if (!room) return;
  mark(world, clause, room, 'tomb');
  large.shunned.push(room.id);
  const [coin] = farthestFirst(world, large, 'treasure');
  if (!coin) return;
  const move = moveBead(world, coin, room, null);
  note(world, { kind: 'left behind', clause, group: large.id, piece: room.id, beads: [move.bead.id] }, [move]);
}

/** H1-FEA-T1.8: a shaft half a finger down from its home to a room with a prisoner. */
function* oubliette(world: Realm): Rule {
  const clause = 'H1-FEA-T1.8';
  const { page } = world;
  const digger = most(world, (it) => folk(world, it) + wealth(world, it));
  if (!digger) return;
  const home = page.piece(homeOf(digger));
  const middle = centreOf(home.shape);
  const down = page.fall(middle.x, middle.y);
  const far = HALF_FINGER + 0.5;
  const foot = closest(home.shape, {
    path: [middle.x + down.x * 50, middle.y + down.y * 50],
    closed: false,
    swell: 0,
  }).from;
  const at = { x: foot.x + down.x * far, y: foot.y + down.y * far };
  const shape = roomAt(at, ONE_BEAD);
  if (!liesInRockOf(page, shape)) return;
  yield* digAlong(world, digger, clause, foot, at, far, false);
  const room = draw(world, {
    clause,
    kind: 'room',
    shape,
    area: areaOfSize(ONE_BEAD),
    what: { kind: 'work', name: 'oubliette' },
    room: 'oubliette',
    owner: digger.id,
    people: 'delvers',
  });
  digger.shunned.push(room.id);
  yield* meetThere(
    world,
    addLone(world, { clause, type: 'prisoner', at: { piece: room.id, along: 0 }, population: 1, spares: digger.id }),
  );
}

/** H1-FEA-T1.9, -10: two come through, as one. */
function* gate(world: Realm, landed: Point): Rule {
  const clause = 'H1-FEA-T1.9';
  const room = roomAtDie(world, landed);
  mark(world, clause, room, 'gate');
  yield* meetThere(
    world,
    addLone(world, { clause, type: 'gate-crashers', at: { piece: room.id, along: 0 }, population: 2 }),
  );
}

/** H1-FEA-08: a disaster, on a new sheet if this one is full; whoever's zone it touches loses 1●. */
function* upheaval(world: Realm, landed: Point, about: string): Rule {
  const { page } = world;
  lawsOf(world).turnSheet(world);
  const [before, marked] = [page.pieces.length, page.marks.length];
  yield* playRow(lawsOf(world).setting(world), 'disaster', yield* rollEvent('disaster', about), landed, 0);
  const struck = [
    ...page.pieces.slice(before).filter((it) => it.matter !== 'cover'),
    ...page.marks.slice(marked).flatMap((it) => (it.kind === 'plague' ? [page.piece(it.piece)] : [])),
  ];
  for (const it of living(world))
    if (struck.some(({ shape }) => zoneOf(it, world).reaches(shape))) lose(world, it, 'H1-FEA-08', 1, 'disaster');
  settle(world);
}

/** H1-FEA-T1.11, -10: undead in the nearest empty room; without one nothing happens (H1-FEA-09). */
function* haunting(world: Realm, landed: Point): Rule {
  const { page } = world;
  const room = nearestTo(page, landed, emptyRooms(world));
  if (!room) return;
  const lone = addLone(world, {
    clause: 'H1-FEA-T1.11',
    type: 'undead',
    at: { piece: room.id, along: 0 },
    population: 3,
    treasure: 1,
  });
  if (isAlive(world, lone)) yield* meetThere(world, lone);
}

/** H1-MEA-32: its label in the room nearest to the landing point. */
function* ownFeature(world: Realm, landed: Point, about: string, own: OwnKey): Rule {
  const room = roomAtDie(world, landed);
  const made = yield* makeUp(world, 'feature', own, {
    topic: { kind: 'name of the event' },
    ideas: freshNames(world, 'temple'),
    of: { subject: 'place', id: room.id },
    about,
  });
  label(world, 'H1-MEA-32', room.id, asWritten(made.name), centreOf(room.shape));
}
