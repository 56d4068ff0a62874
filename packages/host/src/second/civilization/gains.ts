import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { beadsOf, hasSpace, moveBead, putBead } from '../../beads.ts';
import type { Tick } from '../../events.ts';
import { gone, goneAndLeft } from '../../purse.ts';
import type { Group, World } from '../../world.ts';
import { choose } from '../asks.ts';
import type { Gain, Spending } from '../events.ts';
import { note, sinceLast } from '../note.ts';
import { type Civ, styleOf } from './civ.ts';
import { newRoom } from './rooms.ts';

/** H2-CIV-13: one ● more. */
export function* expand(civ: Civ, clause: Clause): Rule {
  yield* gain(civ, clause, 'population', { deed: 'breed', from: null });
}

/** H2-CIV-09: a bead more for the acting group, in a free room of the right sort, or in a new one. Returns the tick. */
export function* gain(civ: Civ, clause: Clause, kind: 'population' | 'treasure', how: Gain): Rule<Tick> {
  return gainIn(civ, clause, kind, yield* homeFor(civ, clause, kind), how);
}

/** A bead more for the acting group, in this piece. Returns the tick. */
export function gainIn(
  { world, acting }: Civ,
  clause: Clause,
  kind: 'population' | 'treasure',
  into: Piece,
  how: Gain,
): Tick {
  const put = putBead(world, into, { kind, owner: acting.id });
  const gained = { kind: 'gained', clause, group: acting.id, bead: kind, count: 1, beads: [put.bead.id] } as const;
  return note(world, { ...gained, piece: into.id, ...how }, [put]);
}

/** Where a bead of this kind goes: the player chooses among the free rooms, the nearest to the first room by default. */
export function* homeFor(civ: Civ, clause: Clause, kind: 'population' | 'treasure'): Rule<Piece> {
  const { world, acting, group } = civ;
  const { sort, what, takesAll } = styleOf(civ).home(kind, acting);
  const free = roomsOf(civ, acting, sort).filter((it) => takesAll || hasSpace(world, it));
  const nearest = civ.first ? world.page.nearest(civ.first.shape, free) : free[0];
  if (!nearest) return yield* newRoom(civ, { clause, sort, what });
  const room = yield* choose('H2-CIV-09', {
    by: group.id,
    topic: { kind: 'room for a bead', bead: kind },
    options: free.map((it) => ({ key: it.id, what: { kind: 'piece', piece: it.id }, subject: { piece: it.id } })),
    usual: nearest.id,
    about: acting.id,
  });
  return world.page.piece(room);
}

/** The standing rooms of a group, of one sort; wreckage houses nobody. */
export function roomsOf({ world }: Civ, group: Group, sort: string): Piece[] {
  return world.page.pieces.filter(
    (it) => it.until === null && it.owner === group.id && it.room === sort && !isRuined(world, it),
  );
}

export function isRuined({ page }: World, room: Piece): boolean {
  return page.marks.some((it) => it.piece === room.id && it.kind === 'ruin' && it.until === null);
}

/** A bead less, plain ○ before ❖: the newest of its kind. Returns the tick; null if there is none. */
export function spend(
  { world }: Civ,
  clause: Clause,
  kind: 'population' | 'treasure',
  group: Group,
  on: Spending = {},
): Tick | null {
  const bead = beadsOf(world, group.id, kind).findLast((it) => it.kind !== 'epic');
  if (!bead) return null;
  const spent = { kind: 'spent', clause, group: group.id, bead: kind, beads: [bead.id], piece: bead.piece } as const;
  return note(world, { ...spent, ...on }, gone([bead]));
}

/** At a civilization's end its ● and ○ go; ❖ stay where they are and belong to nobody (H2-GEN-03, H2-HND-02). Returns the tick. */
export function clearAway(civ: Civ, clause: Clause): Tick {
  const { world, group } = civ;
  const owners = world.groups.filter((it) => it.of === group.id).map((it) => it.id);
  const beads = world.page.beads.filter((it) => it.until === null && it.owner !== null && owners.includes(it.owner));
  const changes = beads.map((it) =>
    it.kind === 'epic' ? moveBead(world, it, world.page.piece(it.piece), null) : ({ do: 'end', id: it.id } as const),
  );
  const fallen = owners.map((id) => ({ do: 'fall', group: id }) as const);
  const gone = {
    kind: 'cleared away',
    clause,
    group: group.id,
    people: civ.people.key,
    ...goneAndLeft(changes),
  } as const;
  return note(world, { ...gone, ...sinceLast(world, 'civilization ended') }, [...changes, ...fallen]);
}
