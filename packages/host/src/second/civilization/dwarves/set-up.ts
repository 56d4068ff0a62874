import { line, mil, type Point, type Unit } from '@understory/page';
import { asWritten, type Rule, type Spot } from '@understory/table';
import { nextBeads } from '../../../beads.ts';
import { throughGateway } from '../../../gateway.ts';
import { foundedAt } from '../../../groups.ts';
import { FINGER, TUNNEL } from '../../../measures.ts';
import { works } from '../../../works.ts';
import { choose, name, roll, spot } from '../../asks.ts';
import { label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Places } from '../../questions.ts';
import type { SecondWorld } from '../../world.ts';
import { type Civ, newCiv, type People, type Style, styleOf } from '../civ.ts';
import { gainIn } from '../gains.ts';
import { comeUpon, drawWork } from '../opening.ts';
import { newRoom, setUpPlace, tunnelBetween } from '../rooms.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { dwarvenRoom, ROOM_SHAPES, type RoomShape } from './shapes.ts';

/** How far from the ore they settle, and from the page's edge at least (H2-DWF-02). */
const BESIDE = 2;

/** H2-DWF-01 to -04, -20, -21: who they are, where they come in, their first four rooms. */
export function* setUpDwarves(world: SecondWorld, people: People): Rule<DwarfCiv> {
  const called = yield* name('H2-DWF-04', {
    by: 'maker',
    topic: { kind: 'name of the foundation' },
    ideas: freshNames(world, 'dwarven place'),
    of: { subject: 'group', id: world.page.idAhead('g') },
  });
  const founding = { home: world.page.idAhead('p', 1), beads: nextBeads(world, 4), parent: null, because: null };
  const group = found(world, 'H2-DWF-01', { kind: 'dwarves', name: called }, founding);
  yield* theme(world, group.id);
  const civ = Object.assign(newCiv(world, people, group), { taste: yield* dwarvenTaste(world) });
  const { side, at } = yield* foundingPlace(civ);
  const start = throughGateway(world, 'H2-CIV-07', at);
  const foundation = start.gateway ? at : setUpPlace(civ, at, 'dormitory', 1.13);
  const from = start.gateway ? start.at : { x: side === 'left' ? 0 : world.page.width, y: foundation.y };
  const path = start.gateway
    ? [from.x, from.y, foundation.x, from.y, foundation.x, foundation.y]
    : [from.x, from.y, foundation.x, foundation.y];
  // All have moved in before anything is met: the first of them can be lost at once.
  const quiet = { quiet: true };
  const shape = line(path, TUNNEL);
  const hole = { kind: 'tunnel', shape, what: { kind: 'entrance of the Dwarves' }, room: 'entrance' } as const;
  const entrance = yield* drawWork(civ, { clause: 'H2-DWF-04', ...hole }, quiet);
  for (const kind of ['population', 'treasure', 'population', 'treasure'] as const) {
    const { sort, what } = styleOf(civ).home(kind, group);
    const room = yield* newRoom(civ, {
      clause: 'H2-DWF-04',
      sort,
      what,
      by: foundation,
      joined: false,
      manners: quiet,
    });
    yield* tunnelBetween(civ, 'H2-DWF-04', entrance, room, quiet);
    gainIn(civ, 'H2-DWF-04', kind, room, { deed: 'found', from: null, ...foundedAt(world, group.id) });
  }
  label(world, 'H2-DWF-04', entrance.id, asWritten(called), foundation, 'large');
  for (const work of [...works(civ)]) yield* comeUpon(civ, work, 'H2-DWF-04');
  return Object.assign(civ, { foundation, entrance, idle: false });
}

/** H2-DWF-21: what moves them; for the log only. */
function* theme(world: SecondWorld, id: string): Rule {
  const how = yield* choose('H2-DWF-21', {
    by: 'maker',
    topic: { kind: 'a theme for the Dwarves' },
    options: [{ key: 'none' }, { key: 'write' }],
    usual: 'none',
  });
  if (how === 'none') return;
  for (const [what, ideas] of THEMES) {
    const topic = { kind: 'theme of the Dwarves', of: what } as const;
    const told = yield* name('H2-DWF-21', { by: 'maker', topic, ideas, about: what, of: { subject: 'note', id } });
    note(world, { kind: 'theme', clause: 'H2-DWF-21', people: 'dwarves', key: what, told });
  }
}

const THEMES = [
  ['demeanor', ['grim', 'merry', 'greedy', 'devout']],
  ['reason for coming', ['exile', 'a dream of gold', 'a lost king', 'a wager']],
  ['hope', ['a city without sky', 'the deepest beer', 'to be forgiven', 'to be left alone']],
] as const;

/** H2-DWF-20: one shape for dormitories, another for vaults. */
function* dwarvenTaste(world: SecondWorld): Rule<DwarfCiv['taste']> {
  const shapeFor = function* (what: string, left: readonly RoomShape[]): Rule<RoomShape> {
    return yield* choose('H2-DWF-20', {
      by: 'maker',
      topic: { kind: 'shape of Dwarven rooms', rooms: what },
      options: left.map((key) => ({ key, what: { kind: 'word', word: key } })),
      usual: null,
      about: what,
    });
  };
  const dormitory = yield* shapeFor('dormitories', ROOM_SHAPES);
  const vault = yield* shapeFor(
    'vaults',
    ROOM_SHAPES.filter((it) => it !== dormitory),
  );
  note(world, {
    kind: 'style',
    clause: 'H2-DWF-20',
    people: 'dwarves',
    key: 'square',
    homes: dormitory,
    stores: vault,
  });
  return { dormitory, vault };
}

/** H2-DWF-19, -20: strict and geometric; the rooms that are neither dormitories nor vaults have the other shapes. */
export function dwarvenStyle({ taste: { dormitory, vault } }: Pick<DwarfCiv, 'taste'>): Style {
  const others = ROOM_SHAPES.filter((it) => it !== dormitory && it !== vault);
  return {
    manner: 'square',
    room: (sort, x, y, area) => dwarvenRoom(shapeOf(sort, dormitory, vault, others), x, y, area),
    home: (bead) =>
      bead === 'population'
        ? { sort: 'dormitory', what: { kind: 'dormitory' } }
        : { sort: 'vault', what: { kind: 'vault' } },
  };
}

/** Each sort of room has its own shape throughout: by its name, so that a redraw is the same. */
function shapeOf(sort: string, dormitory: RoomShape, vault: RoomShape, others: readonly RoomShape[]): RoomShape {
  if (sort === 'dormitory') return dormitory;
  if (sort === 'vault') return vault;
  let sum = 0;
  for (let i = 0; i < sort.length; i++) sum = (sum * 31 + sort.charCodeAt(i)) % 1009;
  return others[sum % others.length] ?? 'square';
}

type Side = 'left' | 'right';

/** H2-DWF-02, -03: the side they come in by, and the founding location. */
function* foundingPlace(civ: Civ): Rule<{ side: Side; at: Point }> {
  const { world } = civ;
  const ore = world.page.units.filter((it) => it.kind === 'ore' && it.until === null);
  if (ore.length === 0) return yield* withoutOre(world);
  const usual = besideOre(world, ore);
  const side = yield* choose('H2-DWF-02', {
    by: 'maker',
    topic: { kind: 'which side the Dwarves come from' },
    options: [{ key: 'left' }, { key: 'right' }],
    usual: usual.side,
  });
  const at = yield* spot('H2-DWF-02', {
    by: 'maker',
    topic: { kind: 'where the Dwarves settle' },
    where: nearOre(world, ore, usual.at),
    usual: usual.at,
  });
  return { side, at };
}

/** The default: by the ore nearest to an edge, two beads from it towards that edge, or above it where that is too near. */
function besideOre(world: SecondWorld, ore: readonly Unit[]): { side: Side; at: Point } {
  const { page } = world;
  const toEdge = ({ at }: Unit) => Math.min(at.x, page.width - at.x);
  const first = ore.reduce((best, it) =>
    toEdge(it) < toEdge(best) - 0.001 || (Math.abs(toEdge(it) - toEdge(best)) <= 0.001 && it.at.x < best.at.x)
      ? it
      : best,
  );
  const side: Side = first.at.x <= page.width - first.at.x ? 'left' : 'right';
  const keep = (x: number) => mil(Math.min(page.width - BESIDE, Math.max(BESIDE, x)));
  if (first.stratum === 0)
    return { side, at: { x: keep(first.at.x), y: mil(page.surfaceAt(keep(first.at.x)) + BESIDE) } };
  const towards = side === 'left' ? first.at.x - BESIDE : first.at.x + BESIDE;
  if (Math.min(towards, page.width - towards) >= BESIDE) return { side, at: { x: mil(towards), y: first.at.y } };
  const x = keep(first.at.x);
  const above = first.at.y - BESIDE;
  return { side, at: { x, y: mil(above > page.surfaceAt(x) + 0.6 ? above : first.at.y + BESIDE) } };
}

function nearOre({ page }: SecondWorld, ore: readonly Unit[], usual: Point): Places {
  const has = ({ x, y }: Spot) =>
    (x === usual.x && y === usual.y) ||
    (x >= BESIDE &&
      x <= page.width - BESIDE &&
      page.stratumAt(x, y) > 0 &&
      ore.some(({ at }) => (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) <= 2.25 * 2.25));
  return {
    place: { kind: 'near ore' },
    has,
    any: (draw) => {
      for (let i = 0; i < 40; i++) {
        const { at } = draw.pick(ore);
        const place = { x: mil(at.x + draw.unit() * 4 - 2), y: mil(at.y + draw.unit() * 4 - 2) };
        if (has(place)) return place;
      }
      return usual;
    },
    outlines: [],
  };
}

/** H2-DWF-03: no ore on the map. */
function* withoutOre({ page }: SecondWorld): Rule<{ side: Side; at: Point }> {
  const side: Side = (yield* roll('H2-DWF-03', '1d2', { kind: 'the side they come in by' })) === 1 ? 'left' : 'right';
  const x = side === 'left' ? FINGER : page.width - FINGER;
  const roof = page.surfaceAt(x) + BESIDE;
  const where: Places = {
    place: { kind: 'a finger in from the side' },
    has: (it) => Math.abs(it.x - x) < 0.01 && it.y >= roof - 0.01 && it.y <= page.height - BESIDE + 0.01,
    any: (draw) => ({ x, y: mil(roof + draw.unit() * (page.height - BESIDE - roof)) }),
    outlines: [[x, roof, x, page.height - BESIDE]],
  };
  return { side, at: yield* spot('H2-DWF-03', { by: 'chance', topic: { kind: 'the height they come in at' }, where }) };
}
