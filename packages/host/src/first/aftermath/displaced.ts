import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { hasSpace, moveBead } from '../../beads.ts';
import { type Civ, civsOf, groupsOf } from '../civilization/civ.ts';
import { endIfOver } from '../civilization/ending.ts';
import { factsOf } from '../monsters/flavours.ts';
import { homeOf, type MonsterGroup } from '../monsters/group.ts';
import { lawsOf } from '../monsters/laws.ts';
import { lose, settle } from '../monsters/losses.ts';
import { unoccupiedRooms } from '../monsters/map.ts';
import { isAlive, type Lone, living, loners } from '../monsters/state.ts';
import { moveLone } from '../monsters/wanderers/lone.ts';
import { meetThere } from '../monsters/wanderers/season.ts';
import { typeOf } from '../monsters/wanderers/types.ts';
import { note } from '../note.ts';
import type { Liquid } from '../nouns.ts';
import type { Realm } from '../realm.ts';
import { liquidIn } from '../words/liquid.ts';

const CLAUSE = 'H1-WAT-05';

/** H1-WAT-05: who leaves what was flooded. Whoever lives in such a thing stays, and so does a villain, who never moves its lair. */
export function* displaced(world: Realm, flooded: ReadonlySet<string>, liquid: Liquid): Rule {
  for (const civ of civsOf(world)) if (!civ.isOver && !civ.ending) yield* drive(world, civ, flooded, liquid);
  lawsOf(world).flooded(world, flooded, liquid);
  for (const me of living(world))
    if (isAlive(world, me) && flooded.has(homeOf(me)) && isMovable(me) && dwellsIn(me) !== liquid)
      yield* moveOut(world, me, flooded, liquid);
  for (const lone of loners(world))
    if (isAlive(world, lone) && flooded.has(lone.at.piece) && isDry(world, lone, liquid)) yield* swim(world, lone);
  settle(world);
  lawsOf(world).watch(world);
}

const MOVABLE: ReadonlySet<string> = new Set(['delvers', 'breeders', 'alpha', 'temple']);
const isMovable = ({ kind }: MonsterGroup): boolean => MOVABLE.has(kind);

/** What it lives in: by its flavour, or because it was set up there (H1-WAT-07). */
function dwellsIn(me: MonsterGroup): Liquid | null {
  return me.element ?? factsOf(me).livesIn ?? null;
}

/** It is in a room, and not at home in this. */
function isDry({ page }: Realm, { at, type }: Lone, liquid: Liquid): boolean {
  return page.piece(at.piece).kind !== 'tunnel' && typeOf(type).livesIn !== liquid;
}

/** To the nearest unoccupied dry room; what it had in flooded rooms stays there. Magma kills one of it. */
function* moveOut(world: Realm, me: MonsterGroup, flooded: ReadonlySet<string>, liquid: Liquid): Rule {
  const { page } = world;
  if (liquid === 'magma') lose(world, me, CLAUSE, 1, 'magma');
  settle(world);
  if (!isAlive(world, me)) return;
  const room = dryRoom(world, page.piece(homeOf(me)));
  if (!room) return;
  for (const bead of [...page.beadsOf(me.id)]) {
    if (bead.kind !== 'treasure' || !flooded.has(bead.piece)) continue;
    const move = moveBead(world, bead, page.piece(bead.piece), null);
    note(world, { kind: 'left behind', clause: CLAUSE, group: me.id, piece: bead.piece, beads: [move.bead.id] }, [
      move,
    ]);
  }
  lawsOf(world).moveHome(world, me, room, CLAUSE);
  yield* lawsOf(world).moved(world, me);
}

function dryRoom(world: Realm, from: Piece): Piece | null {
  const { page } = world;
  return page.nearest(
    from.shape,
    unoccupiedRooms(world).filter((it) => liquidIn(page, it) === null),
  );
}

/** A lone fighter likewise. */
function* swim(world: Realm, lone: Lone): Rule {
  const room = dryRoom(world, world.page.piece(lone.at.piece));
  if (!room) return;
  moveLone(world, lone, { piece: room.id, along: 0 }, CLAUSE);
  yield* meetThere(world, lone);
}

/** A people keeps its works: its ● in flooded rooms go to the nearest dry one of the same sort, while there is space. Magma kills one of them. */
function* drive(world: Realm, civ: Civ, flooded: ReadonlySet<string>, liquid: Liquid): Rule {
  const { page } = world;
  const own = groupsOf(world, civ).map(({ id }) => id);
  const inside = own.flatMap((id) =>
    page.beadsOf(id).filter((it) => it.kind === 'population' && flooded.has(it.piece)),
  );
  const [first] = inside;
  if (!first) return;
  if (liquid === 'magma') {
    yield* civ.people.lose(world, civ, { clause: CLAUSE, many: 1, deed: 'magma', piece: first.piece });
    endIfOver(world, civ);
  }
  for (const bead of inside) {
    if (bead.until !== null) continue;
    const from = page.piece(bead.piece);
    const rooms = [...page.drawn()].filter(
      (it) =>
        it.owner === from.owner &&
        it.kind === from.kind &&
        it.what.kind === from.what.kind &&
        liquidIn(page, it) === null &&
        hasSpace(world, it),
    );
    const room = page.nearest(from.shape, rooms);
    if (!room || from.owner === null) continue;
    const move = moveBead(world, bead, room);
    const out = { group: bead.owner ?? civ.group.id, piece: from.id, beads: [move.bead.id], liquid };
    note(world, { kind: 'driven out', clause: CLAUSE, ...out }, [move]);
  }
}
