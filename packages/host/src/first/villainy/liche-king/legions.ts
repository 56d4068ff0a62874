import { type Bead, centreOf, distance, type Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import { hasArtifact } from '../../monsters/artifact.ts';
import { homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { damage, type Fighter, opponentOf } from '../../monsters/lone-fights.ts';
import { lose, settle } from '../../monsters/losses.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { put } from '../rooms.ts';
import { emptyTombs, tombs } from '../tombs.ts';

/** H1-LIC-03: his ● in tombs, a legion each. */
export function legions(world: Realm, { id }: MonsterGroup): Bead[] {
  return tombs(world).flatMap((it) => world.page.beadsIn(it.id, 'population').filter((bead) => bead.owner === id));
}

/** A legion in an empty tomb, if there is one. Whether there was. */
export function raise(world: Realm, me: MonsterGroup, clause: Clause): boolean {
  const [tomb] = emptyTombs(world);
  if (tomb) put(world, clause, { me, room: tomb, kind: 'population', emblem: 'legion' });
  return tomb !== undefined;
}

/** H1-LIC-03: where a ○ that he gains is put: in an empty tomb, else in the lair. */
export function hoardRoom(world: Realm, me: MonsterGroup): Piece {
  return emptyTombs(world)[0] ?? world.page.piece(homeOf(me));
}

/** … and it is put there. */
export function hoard(world: Realm, me: MonsterGroup, clause: Clause, many = 1): void {
  for (let i = 0; i < many; i++) {
    const room = hoardRoom(world, me);
    put(world, clause, { me, room, kind: 'treasure', emblem: 'hoard' });
  }
}

/** … and a ○ of somebody else's likewise. */
export function takeHoard(
  world: Realm,
  me: MonsterGroup,
  clause: Clause,
  beads: readonly Bead[],
  from: string | null,
): void {
  for (const bead of beads) {
    const room = hoardRoom(world, me);
    const { id, kind, name, emblem } = bead;
    const move = { do: 'move', id, bead: putBead(world, room, { kind, owner: me.id, name, emblem }).bead } as const;
    note(world, { kind: 'looted', clause, group: me.id, from: from ?? me.id, how: 'paid', beads: [move.bead.id] }, [
      move,
    ]);
  }
}

/** H1-LIC-03: ○ in tombs is spent first. Whether he could pay. */
export function pay(world: Realm, me: MonsterGroup, clause: Clause, many: number): boolean {
  const own = world.page.beadsOf(me.id).filter((it) => it.kind === 'treasure');
  if (own.length < many) return false;
  const buried = new Set(tombs(world).map(({ id }) => id));
  const spent = own
    .sort((a, b) => Number(!buried.has(a.piece)) - Number(!buried.has(b.piece)) || a.since - b.since)
    .slice(0, many);
  if (many > 0)
    note(world, { kind: 'spent', clause, group: me.id, count: many, beads: spent.map(({ id }) => id) }, gone(spent));
  return true;
}

/** H1-LIC-06: he, his legions and the lab's ● are one lone fighter. */
export function asFighter(world: Realm, me: MonsterGroup): Fighter {
  const population = world.page.beadsOf(me.id).filter((it) => it.kind === 'population').length;
  return { population, bonus: hasArtifact(world, me.id) ? 1 : 0, kills: 1 };
}

/** H1-LIC-06: legions fall first, those of the farthest tombs before others; then the lab's, he last. */
export function loseLegions(world: Realm, me: MonsterGroup, many: number, clause: Clause): void {
  const { page } = world;
  const lair = homeOf(me);
  const buried = new Set(tombs(world).map(({ id }) => id));
  const { x, y } = centreOf(page.piece(lair).shape);
  const rank = ({ piece }: Bead) => (buried.has(piece) ? 0 : piece === lair ? 2 : 1);
  const far = ({ at }: Bead) => distance(at.x, at.y, x, y);
  const all = page.beadsOf(me.id).filter((it) => it.kind === 'population');
  const dead = all.sort((a, b) => rank(a) - rank(b) || far(b) - far(a) || a.since - b.since).slice(0, many);
  if (dead.length === 0) return;
  const lost = {
    group: me.id,
    bead: 'population',
    count: dead.length,
    beads: dead.map(({ id }) => id),
    piece: lair,
  } as const;
  note(world, { kind: 'lost', clause, ...lost, deed: 'fight' }, gone(dead));
  settle(world);
}

/** Where a party meets him: the lair, the lab, and tombs with a legion (H1-LIC-14). */
export function haunts({ page }: Realm, { id }: MonsterGroup): Piece[] {
  const pieces = page.beadsOf(id).flatMap((it) => (it.kind === 'population' ? [it.piece] : []));
  return [...new Set(pieces)].map((it) => page.piece(it));
}

/** H1-VIL-10: whoever comes upon him fights them all, without dice. */
export function fightKing(world: Realm, by: MonsterGroup, me: MonsterGroup): void {
  const lost = damage(asFighter(world, me), opponentOf(world, by, 'acting'));
  note(world, {
    kind: 'lone fight',
    clause: 'H1-VIL-10',
    group: by.id,
    from: me.id,
    lost: lost.other,
    killed: lost.lone,
  });
  lose(world, by, 'H1-VIL-10', lost.other, 'fight');
  loseLegions(world, me, lost.lone, 'H1-VIL-10');
}
