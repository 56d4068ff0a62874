import { type Bead, centreOf, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { beadsOf, nextBeads, putBead } from '../../../beads.ts';
import { type Group, groupOf } from '../../../world.ts';
import type { EndingKind } from '../../events.ts';
import { note } from '../../note.ts';
import type { Builder } from '../../words/place-room.ts';
import type { PlaytestWorld } from '../../world.ts';
import type { Colony, Elves } from './state.ts';

export const KEY = 'deep elves';

export function cityOf(world: PlaytestWorld, { city }: Elves): Group {
  return groupOf(world, city);
}

/** PT-ELF-07: what the city has; ❖ are not counted. */
export function nobles(world: PlaytestWorld, group: string): number {
  return beadsOf(world, group, 'population').length;
}

export function goods(world: PlaytestWorld, group: string): number {
  return plainGoods(world, group).length;
}

export function plainGoods(world: PlaytestWorld, group: string): Bead[] {
  return beadsOf(world, group, 'treasure').filter((it) => it.kind === 'treasure');
}

/** The colonies that live, the oldest first. */
export function livingColonies({ colonies }: Elves): Colony[] {
  return colonies.filter((it) => !it.isOver);
}

/** PT-COL-09: it still has its ●, and so acts and can be expanded. */
export function isManned(world: PlaytestWorld, { group, isOver }: Colony): boolean {
  return !isOver && nobles(world, group) > 0;
}

/** Whose hand draws for the elves. */
export function builder(world: PlaytestWorld, { explored }: Elves, group: string): Builder {
  return { world, owner: group, people: KEY, explored };
}

/** Beads come to somebody, in a room. */
export function gain(
  world: PlaytestWorld,
  clause: Clause,
  group: string,
  bead: 'population' | 'treasure',
  into: Piece,
  { many = 1, name = null }: { readonly many?: number; readonly name?: string | null } = {},
): void {
  const beads = nextBeads(world, many);
  const changes = beads.map((_, i) => putBead(world, into, { kind: bead, owner: group, emblem: KEY, name }, i));
  note(world, { kind: 'gained', clause, group, bead, count: many, beads, piece: into.id }, changes);
}

/** Beads of somebody leave the game. */
export function lose(world: PlaytestWorld, clause: Clause, group: string, beads: readonly Bead[]): void {
  const [first] = beads;
  if (!first) return;
  const bead = first.kind === 'epic' ? 'treasure' : first.kind;
  const ids = beads.map(({ id }) => id);
  note(
    world,
    { kind: 'lost', clause, group, bead, count: beads.length, beads: ids, piece: first.piece },
    ids.map((id) => ({ do: 'end', id })),
  );
}

/** The middle of a room, by its id. */
export function middle({ page }: PlaytestWorld, id: string): Point {
  return centreOf(page.piece(id).shape);
}

/** The first end counts. */
export function ends(elves: Elves, ending: EndingKind): void {
  elves.ending ??= ending;
}

/** PT-ELF-24: no elf is left anywhere. */
export function endIfDiedOut(world: PlaytestWorld, elves: Elves): void {
  const left = [elves.city, ...elves.colonies.map(({ group }) => group)].some((it) => nobles(world, it) > 0);
  if (!left) ends(elves, 'died out');
}
