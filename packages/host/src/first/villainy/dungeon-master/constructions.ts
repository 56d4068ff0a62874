import { bounds, closest, fits, type Piece, type Point, pathLength, placeAlong, pointAlong } from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { rollOn } from '../../asks.ts';
import { draw } from '../../draw.ts';
import { areaOfSize } from '../../measures.ts';
import { bears, homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { folk } from '../../monsters/loot.ts';
import { waysOf } from '../../monsters/map.ts';
import { ownRooms } from '../../monsters/quarters.ts';
import { living } from '../../monsters/state.ts';
import { roomsWithBeads } from '../../monsters/zone.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { roomFit } from '../../words/rooms.ts';
import { build, put, roomsCalled } from '../rooms.ts';

type Work = (world: Realm, me: MonsterGroup) => Rule;

/** H1-DMR-T1. */
export const constructions: Table<string> = table('H1-DMR-T1', '1d4', {
  '1': 'Trap',
  '2': 'Lab',
  '3': 'Prison',
  '4': 'Hall',
});

const WORKS: Readonly<Record<string, Work>> = { Trap: trap, Lab: lab, Prison: prison, Hall: hall };

/** H1-DMR-08: one by chance. */
export function* construct(world: Realm, me: MonsterGroup): Rule {
  const { value } = yield* rollOn(
    constructions,
    { kind: 'what he builds', group: me.id },
    `${me.id}, year ${world.monsters.year}`,
  );
  const work = WORKS[value];
  if (work) yield* work(world, me);
}

/** H1-DMR-T1.1: where a bead lands, in the nearest tunnel; its ● is nobody's, and is there for parties alone. */
function* trap(world: Realm, me: MonsterGroup): Rule {
  const { page } = world;
  const landed = yield* lawsOf(world).landing(world, 'H1-DMR-T1.1', `${me.id}, trap, year ${world.monsters.year}`);
  const tunnels = [...waysOf(world).tunnels.keys()].map((id) => page.piece(id));
  const tunnel = page.nearest({ path: [landed.x, landed.y], closed: false, swell: 0 }, tunnels);
  if (!tunnel) return;
  const { path } = tunnel.shape;
  const at = pointAlong(path, Math.min(pathLength(path), placeAlong(path, landed.x, landed.y)));
  const mark = { id: page.newId('m'), kind: 'trap', at, piece: tunnel.id, what: null };
  note(world, { kind: 'marked', clause: 'H1-DMR-T1.1', piece: tunnel.id, mark: 'trap', what: null, by: me.id }, [
    { do: 'mark', mark },
  ]);
}

function* lab(world: Realm, me: MonsterGroup): Rule {
  build(world, me, { clause: 'H1-DMR-T1.2', room: 'Lab' });
}

/** H1-DMR-T1.3: where his zone and that of his strongest slaves come nearest, else beside HQ; with a prisoner. */
function* prison(world: Realm, me: MonsterGroup): Rule {
  const parent = nearestOwnRoom(world, me, strongestSlave(world)) ?? world.page.piece(homeOf(me));
  const room = build(world, me, { clause: 'H1-DMR-T1.3', room: 'Prison', parent });
  if (room) put(world, 'H1-DMR-T1.3', { me, room, kind: 'population', emblem: 'prisoner', isNobodys: true });
}

function strongestSlave(world: Realm): MonsterGroup | null {
  const slaves = living(world).filter((it) => bears(it, 'enslaved'));
  return slaves.reduce<MonsterGroup | null>(
    (best, it) => (best && folk(world, best) >= folk(world, it) ? best : it),
    null,
  );
}

function nearestOwnRoom(world: Realm, me: MonsterGroup, slave: MonsterGroup | null): Piece | null {
  if (!slave) return null;
  const theirs = roomsWithBeads(world, slave);
  const off = (room: Piece) => Math.min(...theirs.map((it) => far(closest(room.shape, it.shape))));
  return ownRooms(world, me).reduce<Piece | null>((best, it) => (best && off(best) <= off(it) ? best : it), null);
}

function far({ from, to }: { readonly from: Point; readonly to: Point }): number {
  return Math.sqrt((from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y));
}

/** H1-DMR-T1.4: a hall beside HQ, or the one that stands grows by a bead, to the side where there is room. */
function* hall(world: Realm, me: MonsterGroup): Rule {
  const [old] = roomsCalled(world, me, 'Hall');
  if (!old) {
    build(world, me, { clause: 'H1-DMR-T1.4', room: 'Hall' });
    return;
  }
  const { left, right, top, bottom } = bounds(old.shape);
  const attached = new Set([old.id, ...world.page.touching(old).map(({ id }) => id)]);
  const size = { wide: right - left + 1, high: bottom - top };
  const fit = roomFit(size, (it) => it.matter === 'open' && !attached.has(it.id));
  const y = (top + bottom) / 2;
  const x = [(left + right + 1) / 2, (left + right - 1) / 2].find((it) => fits(world.page, fit, it, y));
  if (x === undefined) return;
  const beads = world.page.beadsIn(old.id);
  const grown = draw(world, {
    clause: 'H1-DMR-T1.4',
    kind: 'room',
    shape: fit.shape(x, y),
    area: areaOfSize(size),
    what: { kind: 'work', name: 'Hall' },
    room: 'Hall',
    owner: me.id,
    people: 'delvers',
    manner: 'straight',
    instead: [old.id],
  });
  const moves = beads.map((it, nth) => moveBead(world, it, grown, it.owner, nth));
  note(
    world,
    { kind: 'built', clause: 'H1-DMR-T1.4', group: me.id, what: 'Hall', name: 'Hall', piece: grown.id },
    moves,
  );
}
