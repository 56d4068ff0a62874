import { closest, gap, outward, type Piece, type Shape, type Station, TOLERANCE } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { areSpared } from '../../villainy/subdue.ts';
import { raiderNetwork } from '../../words/network.ts';
import type { FirstWorld } from '../../world.ts';
import { digAlong } from '../dig.ts';
import { groupsAtWater } from '../dwellers.ts';
import { bordersOf } from '../expanding.ts';
import { isManned } from '../garrison.ts';
import { homeOf, type MonsterGroup } from '../group.ts';
import { farOf, isSurface } from '../legs.ts';
import { freeIn, freeLoot, wealth } from '../loot.ts';
import { zoneGap } from '../neighbours.ts';
import { type Lone, loners } from '../state.ts';
import { controlOf, otherControls } from '../zone-of-control.ts';

/** What an alpha may go for. */
export type Quarry =
  | { readonly kind: 'group'; readonly group: MonsterGroup }
  | { readonly kind: 'lone'; readonly lone: Lone }
  | { readonly kind: 'building'; readonly piece: Piece }
  | { readonly kind: 'loot'; readonly piece: Piece };

interface Sighted {
  readonly quarry: Quarry;
  readonly far: number;
}

/** H1-ALP-02: the nearest ● within a distance along tunnels; of those who bribed it, only such as have no ○ left (H1-BRD-11). */
export function preyOf(world: FirstWorld, me: MonsterGroup, far: number): Quarry | null {
  return nearest(sightedByWay(world, me, far, (it) => it.kind !== 'loot'));
}

/** H1-ALP-03: the nearest place with free ○. */
export function lootNear(world: FirstWorld, me: MonsterGroup, far: number): Quarry | null {
  return nearest(sightedByWay(world, me, far, (it) => it.kind === 'loot'));
}

/** H1-ALP-T1.8, .11: the same in a straight line, for those who dig. */
export function straightTo(world: FirstWorld, me: MonsterGroup, far: number, what: 'prey' | 'loot'): Quarry | null {
  return nearest(sightedStraight(world, me, far, what));
}

/** H1-WAT-T1.5: whoever's zone touches the water that it lives in, the oldest of them that it may hunt. */
export function preyAtWater(world: FirstWorld, me: MonsterGroup): Quarry | null {
  const group = groupsAtWater(world, world.page.piece(homeOf(me)), me).find((it) => isPrey(world, me, it));
  return group ? { kind: 'group', group } : null;
}

function nearest(all: readonly Sighted[]): Quarry | null {
  let best: Sighted | null = null;
  for (const it of all) if (!best || it.far < best.far - TOLERANCE) best = it;
  return best?.quarry ?? null;
}

/** Whom it may hunt. */
function isPrey(world: FirstWorld, me: MonsterGroup, other: MonsterGroup): boolean {
  if (areSpared(me, other)) return false;
  return !me.bribes.some((it) => it.value === other.id) || wealth(world, other) === 0;
}

function sightedByWay(
  world: FirstWorld,
  me: MonsterGroup,
  far: number,
  counts: (quarry: Quarry) => boolean,
): Sighted[] {
  const { page } = world;
  const ways = raiderNetwork(page);
  const starts = startsOf(world, me).filter(({ piece }) => ways.rooms.has(piece) || ways.tunnels.has(piece));
  const zones = otherControls(world, me).filter(
    ({ group }) => isPrey(world, me, group) && counts({ kind: 'group', group }),
  );
  const lone = loners(world).filter((it) => it.spares !== me.id && counts({ kind: 'lone', lone: it }));
  const home = ways.rooms.get(homeOf(me));
  const found: Sighted[] = [];
  const offer = (quarry: Quarry, at: number) => {
    if (at <= far + TOLERANCE) found.push({ quarry, far: at });
  };
  for (const { group, zone } of zones) if (home && zone.holds(home.x, home.y)) offer({ kind: 'group', group }, 0);
  // One leg more than the distance: the zone may begin before its end.
  const seen = new Set<string>();
  for (const { by, before, at, length } of starts.flatMap((it) => [...outward(ways, it, far + 30)])) {
    const begun = before?.length ?? 0;
    if (begun > far + TOLERANCE) continue;
    if (by) {
      for (const { group, zone } of zones) {
        const run = zone.firstAlong(by.path);
        if (run) offer({ kind: 'group', group }, begun + run.from);
      }
      for (const it of lone) offer({ kind: 'lone', lone: it }, begun + farOf(by, it.at));
    }
    if (isSurface(at.piece) || seen.has(at.piece) || !ways.rooms.has(at.piece)) continue;
    seen.add(at.piece);
    const piece = page.piece(at.piece);
    if (isManned(world, piece) && counts({ kind: 'building', piece })) offer({ kind: 'building', piece }, length);
    if (freeIn(world, piece, me.id).length > 0 && counts({ kind: 'loot', piece }))
      offer({ kind: 'loot', piece }, length);
  }
  return found;
}

/** From where its range is measured: from its lair; the villain's from its zone (H1-AVI-11). */
function startsOf(world: FirstWorld, me: MonsterGroup): Station[] {
  const home = { piece: homeOf(me), along: 0 };
  if (me.kind !== 'alpha villain') return [home];
  return [home, ...bordersOf(world, me, true).map(({ piece, along }) => ({ piece, along }))];
}

function sightedStraight(world: FirstWorld, me: MonsterGroup, far: number, what: 'prey' | 'loot'): Sighted[] {
  const { page, monsters } = world;
  const home = page.piece(homeOf(me)).shape;
  const own = me.kind === 'alpha villain' ? controlOf(me, world) : null;
  const off = (shape: Shape) => (own ? own.gap(shape) : gap(shape, home, far + 1));
  const near = (quarry: Quarry, at: number): Sighted[] => (at <= far + TOLERANCE ? [{ quarry, far: at }] : []);
  if (what === 'loot') {
    const pieces = [...new Set(freeLoot(world).map((it) => it.piece))].map((it) => page.piece(it));
    return pieces.flatMap((piece) => near({ kind: 'loot', piece }, off(piece.shape)));
  }
  const buildings = monsters.kingdoms.flatMap((it) => it.buildings.map(({ piece }) => page.piece(piece)));
  return [
    ...otherControls(world, me).flatMap(({ group, zone }) =>
      isPrey(world, me, group)
        ? near({ kind: 'group', group }, own ? zoneGap(own, zone, far + 1) : zone.gap(home))
        : [],
    ),
    ...loners(world).flatMap((lone) =>
      lone.spares === me.id ? [] : near({ kind: 'lone', lone }, off(page.piece(lone.at.piece).shape)),
    ),
    ...buildings.flatMap((piece) =>
      isManned(world, piece) ? near({ kind: 'building', piece }, off(piece.shape)) : [],
    ),
  ];
}

/** One that digs comes to its quarry by a natural tunnel of its own, where no way is as short. */
export function* digToQuarry(world: FirstWorld, me: MonsterGroup, quarry: Quarry, far: number, clause: Clause): Rule {
  const { page } = world;
  const byWay = quarry.kind === 'loot' ? lootNear(world, me, far) : preyOf(world, me, far);
  if (byWay && isSame(byWay, quarry)) return;
  const to = pieceOf(world, quarry);
  if (to.kind === 'building') return;
  const ends = closest(page.piece(homeOf(me)).shape, to.shape);
  yield* digAlong(world, me, clause, ends.from, ends.to, Number.POSITIVE_INFINITY, true);
}

function pieceOf({ page }: FirstWorld, quarry: Quarry): Piece {
  if (quarry.kind === 'group') return page.piece(homeOf(quarry.group));
  return quarry.kind === 'lone' ? page.piece(quarry.lone.at.piece) : quarry.piece;
}

function isSame(a: Quarry, b: Quarry): boolean {
  if (a.kind === 'group' && b.kind === 'group') return a.group === b.group;
  if (a.kind === 'lone' && b.kind === 'lone') return a.lone === b.lone;
  return (a.kind === 'building' || a.kind === 'loot') && a.kind === b.kind && a.piece === b.piece;
}
