import { centreOf, distance } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { contest, strengthOf } from '../../monsters/encounter.ts';
import { bears, homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { folk } from '../../monsters/loot.ts';
import { lose, settle } from '../../monsters/losses.ts';
import { gain, heartOf } from '../../monsters/quarters.ts';
import { kingdomOf, loseGarrison } from '../../monsters/raids.ts';
import { living } from '../../monsters/state.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { maySubdue, subdue } from '../subdue.ts';

/** Their own strength in another's mind (H1-THO-07). */
const INSIGHT = 3;

/** H1-THO-07: a group, or a castle or city with ●. */
export type Target =
  | { readonly kind: 'group'; readonly group: MonsterGroup }
  | { readonly kind: 'building'; readonly piece: string };

/** Castles and cities that have ●, and whether they are infiltrated. */
export function halls({
  page,
  monsters,
}: Realm): { readonly piece: string; readonly what: 'castle' | 'city'; readonly isTaken: boolean }[] {
  return monsters.kingdoms.flatMap(({ buildings }) =>
    buildings.flatMap(({ what, piece }) => {
      if ((what !== 'castle' && what !== 'city') || page.beadsIn(piece, 'population').length === 0) return [];
      return [{ piece, what, isTaken: page.beadsIn(piece, 'control').length > 0 }];
    }),
  );
}

/** The nearest to the Mind Pool that has no control bead. */
export function nearestMind(world: Realm, me: MonsterGroup): Target | null {
  const { page } = world;
  const from = centreOf(page.piece(homeOf(me)).shape);
  const off = (at: { readonly x: number; readonly y: number }) => distance(at.x, at.y, from.x, from.y);
  const groups = living(world).filter((it) => !bears(it, 'control') && maySubdue(world, it));
  const all = [
    ...groups.map((group) => ({ target: { kind: 'group', group } as Target, far: off(heartOf(world, group)) })),
    ...halls(world)
      .filter(({ isTaken }) => !isTaken)
      .map(({ piece }) => ({
        target: { kind: 'building', piece } as Target,
        far: off(centreOf(page.piece(piece).shape)),
      })),
  ];
  return (
    all.reduce<(typeof all)[number] | null>((best, it) => (best && best.far <= it.far + 0.001 ? best : it), null)
      ?.target ?? null
  );
}

/** H1-THO-07: one roll, with +3 and no other bonus of theirs. */
export function* infiltrate(world: Realm, me: MonsterGroup, target: Target): Rule {
  const own = { id: me.id, strength: folk(world, me) + INSIGHT };
  const by = yield* contest(world, 'H1-THO-07', own, {
    id: idOf(world, target),
    strength: yield* strengthIn(world, target),
  });
  if (by > 0) return infiltrated(world, me, target, 'H1-THO-07');
  take(world, target, by === 0 ? 1 : 2, 'H1-THO-07');
  if (by < 0) lose(world, me, 'H1-THO-07', 1, 'encounter');
  settle(world);
}

function idOf(world: Realm, target: Target): string {
  return target.kind === 'group' ? target.group.id : (kingdomOf(world, target.piece)?.id ?? '');
}

function* strengthIn(world: Realm, target: Target): Rule<number> {
  return target.kind === 'group'
    ? yield* strengthOf(world, target.group, 'met')
    : world.page.beadsIn(target.piece, 'population').length;
}

/** It gets a control bead, and they gain 1●. */
export function infiltrated(world: Realm, me: MonsterGroup, target: Target, clause: Clause): void {
  const { page } = world;
  if (target.kind === 'group') subdue(world, me, target.group, 'control', clause);
  const owner = idOf(world, target);
  const piece = page.piece(target.kind === 'group' ? homeOf(target.group) : target.piece);
  const bead = putBead(world, piece, { kind: 'control', owner, emblem: 'control' });
  note(world, { kind: 'infiltrated', clause, group: me.id, from: owner, piece: piece.id, beads: [bead.bead.id] }, [
    bead,
  ]);
  gain(world, me, clause, 'population', 1, 'growth');
}

/** ● of a target are lost. */
export function take(world: Realm, target: Target, many: number, clause: Clause): void {
  if (target.kind === 'group') lose(world, target.group, clause, many, 'encounter');
  else {
    const kingdom = kingdomOf(world, target.piece);
    if (kingdom) loseGarrison(world, kingdom, target.piece, many, clause);
  }
}

/** H1-THO-06: every living group has a control bead, and every castle that has ● (H1-ALT-22). */
export function hasAllMinds(world: Realm): boolean {
  return (
    living(world).every((it) => bears(it, 'control')) &&
    halls(world).every(({ what, isTaken }) => what !== 'castle' || isTaken)
  );
}
