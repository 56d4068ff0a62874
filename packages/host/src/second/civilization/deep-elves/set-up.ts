import { BEAD_AREA, centreOf, isOpen, type Piece, type Point } from '@understory/page';
import { asWritten, type Clause, type Rule } from '@understory/table';
import { nextBeads } from '../../../beads.ts';
import { throughGateway } from '../../../gateway.ts';
import { foundedAt } from '../../../groups.ts';
import { lairs } from '../../../lairs.ts';
import { placesIn } from '../../../places.ts';
import { pointShape } from '../../../works.ts';
import { choose, name, roll, spot } from '../../asks.ts';
import { draw, label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { SecondWorld } from '../../world.ts';
import { type Civ, newCiv, type People, type Style, styleOf } from '../civ.ts';
import { contact } from '../contact.ts';
import { encounter } from '../encounter.ts';
import { gainIn } from '../gains.ts';
import { belongs, isNatural, open, partSince } from '../opening.ts';
import { tunnelBetween } from '../rooms.ts';
import { capitolFits, capitolRooms, insidePage, type Layout, movedToFit } from './capitol.ts';
import type { ElfCiv } from './elf-civ.ts';
import type { ElfQuestion } from './questions.ts';
import { elvenRoom, PIT_SHAPES, SANCTUM_SHAPES } from './shapes.ts';

/** H2-ELF-01 to -03: ● are nobles, ○ wealth and slaves; a capitol far from the sky. */
export function* setUpElves(world: SecondWorld, people: People): Rule<ElfCiv> {
  const called = yield* name('H2-ELF-03', {
    by: 'maker',
    topic: { kind: 'name of the capitol' },
    ideas: freshNames(world, 'deep elf place'),
    of: { subject: 'group', id: world.page.idAhead('g') },
  });
  const taste = yield* elvenTaste(world);
  const stratum = yield* whichStratum(world);
  const where = yield* spot('H2-ELF-03', {
    by: 'maker',
    topic: { kind: 'where the capitol lies' },
    where: placesIn(world.page, stratum, capitolFits(world)),
  });
  const layout = yield* whichLayout();
  const home = world.page.idAhead(
    'p',
    capitolRooms(where, layout).findIndex((it) => it.sort === 'sanctum'),
  );
  const founding = { home, beads: nextBeads(world, 6), parent: null, because: null };
  const group = found(world, 'H2-ELF-01', { kind: 'deep elves', name: called }, founding);
  const civ = Object.assign(newCiv(world, people, group), { taste });
  const start = throughGateway(world, 'H2-CIV-07', where);
  const at = start.gateway ? insidePage(world.page, start.at) : movedToFit(world, where);
  const rooms = settle(civ, at, layout);
  const seat = rooms.find((it) => it.room === 'sanctum') as Piece;
  civ.first = seat;
  const elves: ElfCiv = Object.assign(civ, { seat, colonies: [], bearer: group, mined: false });
  label(world, 'H2-ELF-03', seat.id, asWritten(called), centreOf(seat.shape), 'plain');
  yield* joinUp(elves, rooms);
  yield* lookAbout(elves, rooms);
  return elves;
}

/** Whoever ends by reaching the surface builds no bedroom that touches it (H2-MSR-17). */
const UNDER = 0.3;

/** H2-ELF-30: ornate sanctums, plain pits, clean tunnels. */
function* elvenTaste(world: SecondWorld): Rule<ElfCiv['taste']> {
  const sanctum = yield* shapeOf('sanctums', { kind: 'shape of the sanctums' }, SANCTUM_SHAPES);
  const pit = yield* shapeOf('pits', { kind: 'shape of the pits' }, PIT_SHAPES);
  const manner = yield* shapeOf('tunnels', { kind: 'how elven tunnels run' }, ['curved', 'straight']);
  const shapes = { key: manner, homes: sanctum, stores: pit, tunnels: manner } as const;
  note(world, { kind: 'style', clause: 'H2-ELF-30', people: 'deep elves', ...shapes });
  return { sanctum, pit, manner };
}

/** How the Deep Elves dig and build. */
export function elvenStyle({ taste }: Pick<ElfCiv, 'taste'>): Style {
  return {
    manner: taste.manner,
    under: UNDER,
    room: (sort, x, y, area) => elvenRoom(sort, x, y, area, taste),
    // H2-ELF-04
    home: (bead) =>
      bead === 'population' ? { sort: 'sanctum', what: { kind: 'sanctum' } } : { sort: 'pit', what: { kind: 'pit' } },
  };
}

function* shapeOf<const K extends string>(about: string, topic: ElfQuestion, shapes: readonly K[]): Rule<K> {
  return yield* choose('H2-ELF-30', {
    by: 'maker',
    topic,
    options: shapes.map((key) => ({ key })),
    usual: null,
    about,
  });
}

/** H2-ELF-02: one without contact to the surface; any at all if there is none such. */
function* whichStratum({ page }: SecondWorld): Rule<number> {
  const deep = page.strata.filter((it) => !it.touchesSurface);
  if (deep.length === 0)
    return yield* roll('H2-ELF-02', `1d${page.strata.length}`, { kind: 'the stratum that the Deep Elves settle in' });
  const key = yield* choose('H2-ELF-02', {
    by: 'maker',
    topic: { kind: 'where the Deep Elves live' },
    options: deep.map(({ number: stratum }) => ({
      key: String(stratum),
      what: { kind: 'stratum', stratum },
      subject: { stratum },
    })),
    usual: null,
  });
  return Number(key);
}

function* whichLayout(): Rule<Layout> {
  return yield* choose('H2-ELF-03', {
    by: 'maker',
    topic: { kind: 'how the capitol is laid out' },
    options: [{ key: 'above' }, { key: 'below' }, { key: 'mixed' }],
    usual: 'above',
    about: 'layout',
  });
}

const SET_UP: Clause = 'H2-ELF-03';

/** The six rooms, each with its bead. What they come upon is met when all have moved in. */
function settle(civ: Civ, at: Point, layout: Layout): Piece[] {
  const { world, group, people } = civ;
  const style = styleOf(civ);
  return capitolRooms(at, layout).map(({ sort, x, y }) => {
    const kind = sort === 'sanctum' ? 'population' : 'treasure';
    const cave = world.page.within(pointShape({ x, y }), 0).find((it) => isNatural(it) && isOpen(it));
    const room = draw(world, {
      clause: SET_UP,
      kind: 'room',
      shape: style.room(sort, x, y, BEAD_AREA),
      area: BEAD_AREA,
      what: style.home(kind, group).what,
      room: sort,
      owner: group.id,
      people: people.key,
      manner: style.manner,
      ...(cave ? { within: cave.id } : {}),
    });
    belongs(civ, room, 'works', SET_UP);
    gainIn(civ, SET_UP, kind, room, { deed: 'found', from: null, ...foundedAt(world, group.id) });
    return room;
  });
}

/** H2-ELF-36: each room is joined to the next in its row, and to the one above or below it. */
function* joinUp(civ: ElfCiv, rooms: readonly Piece[]): Rule {
  const pairs = [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [0, 3],
    [1, 4],
    [2, 5],
  ] as const;
  for (const [a, b] of pairs) yield* tunnelBetween(civ, 'H2-ELF-36', rooms[a] as Piece, rooms[b] as Piece);
}

/** The caves that the capitol was built into, the lairs near it, the nexus under it (H2-CIV-15, -21, H2-NEX-07). */
function* lookAbout(civ: ElfCiv, rooms: readonly Piece[]): Rule {
  const { world } = civ;
  const { page } = world;
  for (const room of rooms) {
    for (const it of page.touching(room)) if (isNatural(it)) yield* open(civ, it, SET_UP, partSince(civ, room));
    yield* contact(civ, room, partSince(civ, room));
  }
  for (const { piece } of lairs(world)) {
    const near = rooms.find((it) => page.near(it.shape, piece.shape));
    if (near) yield* encounter(civ, piece, partSince(civ, near));
  }
}
