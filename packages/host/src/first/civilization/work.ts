import { line, type Manner, type Piece, type Point, type Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { moveBead } from '../../beads.ts';
import { TUNNEL } from '../../measures.ts';
import type { Change } from '../../note.ts';
import { whim } from '../../world.ts';
import type { Called } from '../called.ts';
import { type Drawing, draw } from '../draw.ts';
import { areaOfSize, type Size } from '../measures.ts';
import { lawsOf } from '../monsters/laws.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { joining, type RoomWish, roomAt } from '../words/rooms.ts';
import type { Civ } from './civ.ts';
import { nameOfWork } from './custom/play.ts';
import type { WorkName } from './custom/works.table.ts';
import type { Hand } from './hands.table.ts';
import { meet } from './meeting.ts';

/** One of a civilization's own works: of the civilization itself, unless another `owner` of it is named. */
export interface Work extends Omit<Drawing, 'people' | 'manner'> {
  readonly manner?: Manner;
}

/** A room among them. */
export type RoomWork = Omit<Work, 'kind' | 'shape' | 'area'>;

/** Draw one of a civilization's own works. Beads and names of what it is drawn instead of come into it. */
export function drawWork(world: Realm, civ: Civ, work: Work): Piece {
  const { page } = world;
  const before = (work.instead ?? []).flatMap((id) => page.beadsIn(id));
  const { people, group } = civ;
  const owner = work.owner ?? group.id;
  const manner = work.kind === 'tunnel' ? mannerOfNext(world, people.style) : people.style.manner;
  const piece = draw(world, { manner, ...work, what: calledBy(civ, work.what), owner, people: people.style.hand });
  const bond = { id: page.newId('n'), kind: 'works', group: owner, piece: piece.id } as const;
  note(world, { kind: 'works', clause: work.clause, group: owner, piece: piece.id }, [
    { do: 'bond', bond },
    ...before.map((it) => moveBead(world, it, piece)),
    ...(work.instead ?? []).flatMap((id) => renamed(world, id, piece)),
  ]);
  return piece;
}

/** H1-GEN-T1: each tunnel is one of those that a hand has, by chance; only the pen sees it. */
function mannerOfNext(world: Realm, { tunnels }: Hand): Manner {
  return whim(world, 'manner', world.page.idAhead('p')).pick(tunnels);
}

/** H1-CIV-T2.4: a construction is called as those who build it call it. */
function calledBy(civ: Civ, what: Called): Called {
  return what.kind === 'work' ? { ...what, name: nameOfWork(civ, what.name) } : what;
}

/** A construction stands: the record has it by its printed name, and by the one that its people has for it. */
export function built(
  world: Realm,
  civ: Civ,
  clause: Clause,
  what: WorkName,
  piece: string,
  { id: group } = civ.group,
): void {
  note(world, { kind: 'built', clause, group, what, name: nameOfWork(civ, what), piece }, [
    { do: 'build', group, what },
  ]);
}

/** What is written of a piece is written of another. */
function renamed({ page }: Realm, before: string, now: Piece): Change[] {
  const written = page.labels.filter((it) => it.about === before && it.until === null);
  return written.flatMap(({ id, what, note: small, at, size }): Change[] => [
    { do: 'end', id },
    { do: 'label', label: { id: page.newId('l'), what, note: small, at, about: now.id, size } },
  ]);
}

/** A tunnel of theirs along a middle line, and whom they meet by it. */
export function* digAlong(
  world: Realm,
  civ: Civ,
  { clause, owner }: { readonly clause: Clause; readonly owner?: string },
  path: readonly number[],
): Rule<Piece> {
  const what = civ.people.style.tunnel;
  const shape = line(path, TUNNEL);
  const tunnel = drawWork(world, civ, { clause, kind: 'tunnel', shape, what, ...(owner && { owner }) });
  yield* meet(world, civ, tunnel);
  return tunnel;
}

/** A room beside a parent, joined to it (H1-MEA-20); null on a full page. */
export function* roomBeside(
  world: Realm,
  civ: Civ,
  work: RoomWork,
  wish: Omit<RoomWish, 'straight'>,
): Rule<Piece | null> {
  const { isSquare } = civ.people.style;
  const at = lawsOf(world).site(world, civ.group.id, { ...wish, straight: isSquare });
  if (!at) return null;
  const room = yield* roomHere(world, civ, work, at, wish.size);
  yield* digAlong(world, civ, work, joining(wish.parent.shape, room.shape, isSquare));
  return room;
}

/** A room with its middle at a point. */
export function* roomHere(world: Realm, civ: Civ, work: RoomWork, at: Point, size: Size): Rule<Piece> {
  return yield* roomOf(world, civ, work, roomAt(at, size), areaOfSize(size));
}

/** A room of any outline. */
export function* roomOf(world: Realm, civ: Civ, work: RoomWork, shape: Shape, area: number): Rule<Piece> {
  const room = drawWork(world, civ, { ...work, kind: 'room', shape, area });
  yield* meet(world, civ, room);
  return room;
}
