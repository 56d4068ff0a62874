import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import {
  castleOfNobody,
  fightLone,
  flee,
  fullStrength,
  type Laws,
  meetLoners,
  raid,
  settle,
} from '../../first/lent.ts';
import { choose } from '../asks.ts';
import { LAWS, turn } from '../monsters/age.ts';
import { alphaTurn } from '../monsters/alphas.ts';
import { arriveAs } from '../monsters/arrivals.ts';
import { hasBonus, lairOf } from '../monsters/bands.ts';
import { moveAll, spendBonus } from '../monsters/beads.ts';
import { exploreWith } from '../monsters/exploring.ts';
import { isOwnKind } from '../monsters/flavours.table.ts';
import { holderAt } from '../monsters/holders.ts';
import { bandOfKin, kinOf } from '../monsters/kin.ts';
import { arrive } from '../monsters/relocate.ts';
import { goOut, grow } from '../villainy/villains.ts';
import { roomsOf } from '../words/open-space.ts';
import { gates, raids, ways } from '../words/surface.ts';
import type { PlaytestWorld } from '../world.ts';
import { dugBy, founded, gained, leave, roomBeside, siteFor, watch, zoneOf } from './ground.ts';
import { PEOPLE } from './peoples.ts';
import { anywhere } from './places.ts';
import { settingOf, turnLayer } from './setting.ts';

/** PT-JOI-14: so many ● of a group count in a roll of the first edition. */
const COUNTED = 6;

/** What the first edition's chapters ask of the world that they are played in (PT-JOI-T1). */
export const JOINED: Laws<PlaytestWorld> = {
  ...PEOPLE,
  ways,
  raids,
  gates,
  rooms: roomsOf,
  isEmpty: ({ page }, { id }) => page.countIn(id) === 0,
  isOccupied: (world, room) => world.page.countIn(room.id) > 0 || zoneHolding(world, room),
  lodes: (page) => page.units.filter((it) => it.until === null && (it.kind === 'ore' || it.kind === 'gems')),
  landing: anywhere,
  setting: settingOf,
  turnSheet: turnLayer,
  // PT-JOI-13: bodies of water and magma stay what they are.
  basins: new Set(),
  trapIn: ({ page }, { id }) =>
    page.marks.find((it) => it.kind === 'trap' && it.piece === id && it.until === null) ?? null,
  zone: (world, me) => zoneOf(world, bandOfKin(world, me)),
  founded,
  gain: gained,
  treasury: (world, me) => lairOf(world, bandOfKin(world, me)),
  newRoom: roomBeside,
  dig: dugBy,
  *moved(world, me) {
    const band = bandOfKin(world, me);
    yield* arrive(world, LAWS, band, lairOf(world, band));
  },
  moveHome: (world, me, room, clause) => moveAll(world, bandOfKin(world, me), room, clause),
  // PT-JOI-08, -14
  *strength(world, me, role) {
    const most = isOwnKind(me.kind) || me.kind === 'temple' ? COUNTED : Number.POSITIVE_INFINITY;
    const plain = fullStrength(world, me, role, most);
    return plain + ((yield* spendsToken(world, me.id)) ? 1 : 0);
  },
  abandon: leave,
  watch,
  castle({ page, monsters }) {
    const [kingdom] = monsters.kingdoms;
    const castle = kingdom?.buildings.find((it) => it.what === 'castle');
    if (kingdom && castle) return { piece: castle.piece, owner: kingdom.id };
    const [old] = [...page.drawn()].filter((it) => it.kind === 'building' && it.owner === null);
    return old ? { piece: old.id, owner: null } : null;
  },
  // PT-JOI-06: at a random point of the surface, without beads.
  *newCastle(world, about) {
    const castle = yield* castleOfNobody(world, 'PT-JOI-06', about);
    return castle && { piece: castle.id, owner: null };
  },
  encounter: (world, me, other) => LAWS.encounter(world, bandOfKin(world, me), bandOfKin(world, other)),
  *fightThere(world, me, whom, clause) {
    if (whom.kind === 'building') yield* raid(world, { group: me }, whom.piece, clause);
    else yield* fightLone(world, whom.lone, me, clause, 'acting');
    settle(world);
    watch(world);
  },
  meetLoners,
  flee,
  season: (world, me) => turn(world, bandOfKin(world, me)),
  touched: (world, me) => exploreWith(world, bandOfKin(world, me)),
  site: (world, owner, wish) => siteFor(world, owner, wish),
  // PT-VIL-09, -13
  goOut: (world, me) => goOut(world, LAWS, bandOfKin(world, me)),
  grow: (world, me) => grow(world, bandOfKin(world, me)),
  forage: (world, me) => alphaTurn(world, LAWS, bandOfKin(world, me)),
  *newAlpha(world) {
    return kinOf(world, yield* arriveAs(world, LAWS, 'alpha', false));
  },
};

/** PT-JOI-T1.8: in somebody's territory. */
function zoneHolding(world: PlaytestWorld, { shape }: Piece): boolean {
  const [x = 0, y = 0] = shape.path;
  return holderAt(world, { x, y }) !== null;
}

/** PT-JOI-08: a ★ may be spent on a roll of the first edition. */
function* spendsToken(world: PlaytestWorld, group: string): Rule<boolean> {
  if (!hasBonus(world, { id: group })) return false;
  const key = yield* choose('PT-JOI-08', {
    by: group,
    topic: { kind: 'is the token spent', group },
    options: [{ key: 'spend' }, { key: 'keep' }],
    usual: 'spend',
    about: `${group}, ${world.journal.entries.length}`,
  });
  if (key === 'spend') spendBonus(world, { id: group }, 'PT-JOI-08');
  return key === 'spend';
}
