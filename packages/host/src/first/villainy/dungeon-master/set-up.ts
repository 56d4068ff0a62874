import { emptiest, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { isUnderground } from '../../../places.ts';
import { gone } from '../../../purse.ts';
import { name } from '../../asks.ts';
import { draw } from '../../draw.ts';
import { areaOfSize, ONE_BEAD } from '../../measures.ts';
import { digTo } from '../../monsters/dig.ts';
import { found } from '../../monsters/founding.ts';
import type { MonsterGroup } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { roomsOf, unoccupiedRooms } from '../../monsters/map.ts';
import { type Building, type Kingdom, type Lone, living, loners } from '../../monsters/state.ts';
import { pointOf } from '../../monsters/wanderers/lone.ts';
import { typeOf } from '../../monsters/wanderers/types.ts';
import { roomsWithBeads } from '../../monsters/zone.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { movedIntoRock } from '../../words/rock.ts';
import { roomAt } from '../../words/rooms.ts';
import { put } from '../rooms.ts';
import { subdue } from '../subdue.ts';
import { enlist } from './army.ts';

/** H1-DMR-01 to -03. */
export function* setUpDungeonMaster(world: Realm): Rule<MonsterGroup> {
  const { page } = world;
  const called = yield* name('H1-DMR-02', {
    by: 'maker',
    topic: { kind: 'name of the villain', of: 'dungeon master' },
    ideas: freshNames(world, 'villain'),
    of: { subject: 'leader', id: page.idAhead('g') },
    about: 'dungeon master',
  });
  const wizard = loners(world).find(({ type }) => typeOf(type).isWizard) ?? null;
  const tower = wizard ? null : towerOf(world);
  const home = wizard
    ? roomOf(world, wizard)
    : tower?.building.cellar
      ? page.piece(tower.building.cellar)
      : largestRoom(world);
  const fresh = home ?? roomInTheEmptiness(world);
  const me = found(world, {
    kind: 'dungeon master',
    flavour: 'Dungeon Master',
    alignment: 'chaotic',
    name: called,
    home: fresh,
    clause: 'H1-DMR-02',
  });
  put(world, 'H1-DMR-02', { me, room: fresh, kind: 'token', emblem: 'dungeon-master' });
  if (!home) yield* joinIt(world, me, fresh);
  if (wizard) takeOver(world, me, wizard);
  if (tower) takeTower(world, me, tower.kingdom, tower.building);
  enlist(world, me, 'H1-DMR-03');
  return me;
}

/** The room he stands in; in a tunnel, a new one beside it. */
function roomOf(world: Realm, { at }: Lone): Piece | null {
  const { page } = world;
  const piece = page.piece(at.piece);
  if (piece.kind !== 'tunnel') return piece;
  const wish = { parent: piece, size: ONE_BEAD, straight: false, near: pointOf(world, at) };
  const place = lawsOf(world).site(world, page.idAhead('g'), wish);
  return place && drawRoom(world, place);
}

/** The Wizard's Tower, if it stands and has its room below. */
function towerOf({ monsters }: Realm): { readonly kingdom: Kingdom; readonly building: Building } | null {
  for (const kingdom of monsters.kingdoms)
    for (const building of kingdom.buildings)
      if (building.what === 'tower' && building.cellar) return { kingdom, building };
  return null;
}

/** The largest room that nobody lives in; the older of two as large (H1-MEA-09). */
function largestRoom(world: Realm): Piece | null {
  const free = unoccupiedRooms(world);
  return free.reduce<Piece | null>((best, it) => (best && best.area >= it.area - 0.001 ? best : it), null);
}

function drawRoom(world: Realm, at: Point): Piece {
  const shape = movedIntoRock(world.page, roomAt(at, ONE_BEAD));
  const what = { kind: 'work', name: 'HQ' } as const;
  return draw(world, {
    clause: 'H1-DMR-01',
    kind: 'room',
    shape,
    area: areaOfSize(ONE_BEAD),
    what,
    room: 'HQ',
    manner: 'straight',
    people: 'delvers',
  });
}

/** H1-MEA-18: where the map is emptiest. */
function roomInTheEmptiness(world: Realm): Piece {
  const { page } = world;
  const at = emptiest(
    page,
    (x, y) => isUnderground(page, x, y) && page.onPage(x - 1, y - 1) && page.onPage(x + 1, y + 1),
  );
  return drawRoom(world, at ?? { x: page.width / 2, y: page.height / 2 });
}

/** … joined to the nearest room. */
function* joinIt(world: Realm, me: MonsterGroup, room: Piece): Rule {
  const { page } = world;
  const nearest = page.nearest(
    room.shape,
    roomsOf(world).filter((it) => it !== room),
  );
  if (nearest) yield* digTo(world, me, 'H1-DMR-01', room.shape, nearest.shape, Number.POSITIVE_INFINITY);
}

/** The wizard is no more; what he had is the Dungeon Master's. */
function takeOver(world: Realm, me: MonsterGroup, wizard: Lone): void {
  const { page } = world;
  const all = page.beadsOf(wizard.id);
  const home = page.piece(me.homes.at(-1)?.value ?? wizard.at.piece);
  const moves = all.filter((it) => it.kind === 'treasure').map((it, nth) => moveBead(world, it, home, me.id, nth));
  note(
    world,
    { kind: 'joined', clause: 'H1-DMR-01', group: me.id, from: wizard.id, beads: moves.map((it) => it.bead.id) },
    [...moves, ...gone(all.filter((it) => it.kind !== 'treasure')), { do: 'fall', group: wizard.id }],
  );
}

/** Whoever lives in the tower is his slave; its wizard is no more. */
function takeTower(world: Realm, me: MonsterGroup, { id }: Kingdom, { piece, cellar }: Building): void {
  const { page } = world;
  const places = [piece, cellar].filter((it): it is string => it !== null);
  for (const other of living(world))
    if (other !== me && roomsWithBeads(world, other).some((it) => places.includes(it.id)))
      subdue(world, me, other, 'enslaved', 'H1-DMR-01');
  const own = places.flatMap((it) => page.beadsIn(it)).filter((it) => it.owner === id);
  const moves = own
    .filter((it) => it.kind === 'treasure')
    .map((it, nth) => moveBead(world, it, page.piece(cellar ?? piece), me.id, nth));
  note(world, { kind: 'joined', clause: 'H1-DMR-01', group: me.id, from: id, beads: moves.map((it) => it.bead.id) }, [
    ...moves,
    ...gone(own.filter((it) => it.kind === 'population')),
  ]);
}
