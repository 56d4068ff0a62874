import type { Piece } from '@understory/page';
import { type Clause, choose, type Rule } from '@understory/table';
import { beadsOf, hasSpace, moveBead, putBead } from '../../beads.ts';
import { type Change, type Group, note, type World } from '../../world.ts';
import type { Civ } from './civ.ts';
import { newRoom } from './rooms.ts';

/** H2-CIV-13: one ● more. */
export function* expand(civ: Civ, clause: Clause): Rule {
  yield* gain(civ, clause, 'population');
}

/** H2-CIV-09: a bead more for the acting group, in a free room of the right sort, or in a new one. */
export function* gain(civ: Civ, clause: Clause, kind: 'population' | 'treasure', text?: string): Rule {
  const { world, acting } = civ;
  const room = yield* homeFor(civ, clause, kind);
  const said = text ?? `${acting.name} gained ${kind === 'population' ? 'one of its own' : 'a treasure'}.`;
  note(world, { kind: 'gained', clause, group: acting.id, bead: kind, piece: room.id, text: said }, [
    putBead(world, room, { kind, owner: acting.id }),
  ]);
}

/** Where a bead of this kind goes: the player chooses among the free rooms, the nearest to the first room by default. */
export function* homeFor(civ: Civ, clause: Clause, kind: 'population' | 'treasure'): Rule<Piece> {
  const { world, acting, group } = civ;
  const { sort, title, takesAll } = civ.style.home(kind, acting);
  const free = roomsOf(civ, acting, sort).filter((it) => takesAll || hasSpace(world, it));
  const nearest = civ.first ? world.page.nearest(civ.first.shape, free) : free[0];
  if (!nearest) return yield* newRoom(civ, { clause, sort, title });
  const room = yield* choose('H2-CIV-09', {
    by: group.id,
    prompt: `Which room takes the new ${kind === 'population' ? '●' : '○'}?`,
    options: free.map((it) => ({ key: it.id, text: it.title, subject: { piece: it.id } })),
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

/** A bead less, plain ○ before ❖: the newest of its kind. False if there is none. */
export function spend(
  civ: Civ,
  clause: Clause,
  kind: 'population' | 'treasure',
  group = civ.acting,
  text = '',
): boolean {
  const { world } = civ;
  const beads = beadsOf(world, group.id, kind).filter((it) => it.kind !== 'epic');
  const gone = beads.at(-1);
  if (!gone) return false;
  const said = text || `${group.name} gave up ${kind === 'population' ? 'one of its own' : 'a treasure'}.`;
  note(world, { kind: 'spent', clause, group: group.id, bead: kind, piece: gone.piece, text: said }, [
    { do: 'end', id: gone.id },
  ]);
  return true;
}

/** At a civilization's end its ● and ○ go; ❖ stay where they are and belong to nobody (H2-GEN-03, H2-HND-02). */
export function clearAway(civ: Civ, clause: Clause): void {
  const { world, group } = civ;
  const owners = world.groups.filter((it) => it.of === group.id).map((it) => it.id);
  const beads = world.page.beads.filter((it) => it.until === null && it.owner !== null && owners.includes(it.owner));
  const changes = beads.map(
    (it): Change =>
      it.kind === 'epic' ? moveBead(world, it, world.page.piece(it.piece), null) : { do: 'end', id: it.id },
  );
  const fallen = owners.map((id) => ({ do: 'fall', group: id }) as const);
  note(
    world,
    { kind: 'cleared away', clause, group: group.id, text: `Nothing of ${civ.people.name} is left but their halls.` },
    [...changes, ...fallen],
  );
}
