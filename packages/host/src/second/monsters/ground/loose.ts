import { type Bead, gap, TOLERANCE } from '@understory/page';
import type { Clause } from '@understory/table';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { fragmentHolder } from './index/fragment.ts';
import { treasureLying } from './index/loose.ts';
import { ownRealm } from './index/realm.ts';
import { homeOf, lairPieces } from './lair.ts';
import { areJoined, wilds } from './places.ts';
import { SEAT, seatShape } from './seat.ts';
import { isInHomeRange, isNear } from './territory.ts';

/** Loose ○ and ❖: those that belong to nobody, and can be taken at all. */
export function looseTreasure(den: Den): readonly Bead[] {
  return treasureLying(den);
}

/** H2-MON-121, -413: the loose treasure that this one guards: of a wild group what lies in its piece, else in its territory. */
export function guardedBy(den: Den, guard: Creature): readonly Bead[] {
  if (guard.is === 'wild') return looseTreasure(den).filter((it) => it.piece === guard.id);
  if (!hasTrait(guard, 'guards ○')) return [];
  const theirs = new Set(wilds(den).map((it) => it.id));
  return looseTreasure(den).filter((it) => !theirs.has(it.piece) && isNear(den, guard, seatShape(it)));
}

/** H2-MON-T2.6: does the God fragment count for this group? Of several, for the one with the nearest seat. */
export function holdsGodFragment(den: Den, monster: Monster): boolean {
  return fragmentHolder(den) === monster;
}

/** H2-MON-411, -412: what it could gather now, the nearest to its home first. */
export function withinGrasp(den: Den, monster: Monster): readonly Bead[] {
  if (hasTrait(monster, 'never gathers ○')) return [];
  const all = looseTreasure(den);
  if (all.length === 0) return [];
  const { page } = den.world;
  const realm = ownRealm(monster, den);
  const near = all.filter(({ at }) => realm.holdsSpot(at.x, at.y, SEAT));
  if (near.length === 0) return [];
  const guarded = new Set(guards(den, monster).flatMap((it) => guardedBy(den, it)));
  const own = page.piece(homeOf(den, monster).piece);
  const home = seatShape(homeOf(den, monster));
  return near
    .filter((it) => {
      const left = den.leavers.get(it.id);
      if (guarded.has(it) || (left?.by === monster.id && left.turn === den.turn)) return false;
      return isInHomeRange(den, monster, seatShape(it)) || isReached(it);
    })
    .map((bead) => ({ bead, far: gap(home, seatShape(bead)) }))
    .sort(nearestFirst)
    .map(({ bead }) => bead);

  function isReached({ piece }: Bead): boolean {
    const place = page.piece(piece);
    return areJoined(den, own, place) || lairPieces(den, monster).some((it) => areJoined(den, it, place));
  }
}

/** H2-MON-116. */
function nearestFirst(a: { bead: Bead; far: number }, b: { bead: Bead; far: number }): number {
  if (Math.abs(a.far - b.far) > TOLERANCE) return a.far - b.far;
  return a.bead.at.x - b.bead.at.x || a.bead.at.y - b.bead.at.y || a.bead.since - b.bead.since;
}

/** H2-MON-413: the guards, whose treasure nobody can gather. */
function guards(den: Den, but: Monster): Creature[] {
  return [...den.monsters.filter((it) => it !== but && hasTrait(it, 'guards ○')), ...wilds(den)];
}

/** A group's ○ or ❖ becomes loose where it lies, or at another spot (H2-MON-401, H2-ACT-251). */
export function letLie(den: Den, bead: Bead, clause: Clause, where: Bead | null = null, cause?: Tick): void {
  const { page } = den.world;
  const { piece, at } = where ?? bead;
  const { kind, name } = bead;
  const id = page.newId('b');
  const line = {
    kind: 'left lying',
    clause,
    group: bead.owner,
    piece,
    bead: kind,
    beads: [id],
    names: name === null ? [] : [name],
    ...(cause === undefined ? {} : { cause }),
  } as const;
  note(den.world, line, [
    { do: 'move', id: bead.id, bead: { id, kind, at, piece, owner: null, name, fixed: false, emblem: null } },
  ]);
  if (bead.owner !== null) den.leavers.set(id, { by: bead.owner, turn: den.turn });
}
