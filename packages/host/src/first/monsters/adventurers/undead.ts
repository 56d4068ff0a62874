import { centreOf, type Piece, type Point } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { drawCave } from '../../words/natural.ts';
import { pieceOffered } from '../../words/offered.ts';
import { freeLoot } from '../loot.ts';
import { emptyRooms } from '../map.ts';
import { addLone, stationIn } from '../wanderers/lone.ts';
import { meetThere } from '../wanderers/season.ts';

/** H1-ADV-20 to -23: the dead rise: in an empty tomb, else beside free ○, else in an empty room. */
export function* slumberingUndead(world: Realm, landed: Point): Rule {
  const { page } = world;
  const tombs = page.marks.flatMap((it) => (it.kind === 'tomb' && it.until === null ? [page.piece(it.piece)] : []));
  const empty = [...new Set(tombs)].filter((it) => it.until === null && page.countIn(it.id) === 0);
  if (empty.length > 0) return yield* rise(world, yield* anyOf(world, 'H1-ADV-20', empty), 'H1-ADV-20', 1, 1);
  const loot = freeLoot(world)
    .map((it) => page.piece(it.piece))
    .filter((it) => it.kind !== 'building');
  if (loot.length > 0)
    return yield* rise(world, yield* anyOf(world, 'H1-ADV-21', [...new Set(loot)]), 'H1-ADV-21', 1, 0);
  const rooms = emptyRooms(world);
  const room =
    rooms.length > 0
      ? yield* anyOf(world, 'H1-ADV-22', rooms)
      : drawCave({ world, clause: 'H1-ADV-22', feature: null }, landed);
  const mark = { id: page.newId('m'), kind: 'tomb', at: centreOf(room.shape), piece: room.id, what: null };
  note(world, { kind: 'marked', clause: 'H1-ADV-22', piece: room.id, mark: 'tomb', what: null, by: null }, [
    { do: 'mark', mark },
  ]);
  yield* rise(world, room, 'H1-ADV-22', 2, 1);
}

function* rise(world: Realm, room: Piece, clause: Clause, population: number, treasure: number): Rule {
  const at = stationIn(room, centreOf(room.shape));
  yield* meetThere(world, addLone(world, { clause, type: 'undead', at, population, treasure }));
}

function* anyOf(world: Realm, clause: Clause, rooms: readonly Piece[]): Rule<Piece> {
  const options = rooms.map(({ id }) => pieceOffered(id));
  const key = yield* choose(clause, {
    by: 'chance',
    topic: { kind: 'where the dead rise' },
    options,
    usual: null,
    about: `year ${world.monsters.year}`,
  });
  return world.page.piece(key);
}
