import { type Bead, gap, TOLERANCE } from '@understory/page';
import { type Clause, choose, type Rule } from '@understory/table';
import { note } from '../../../world.ts';
import { counts } from '../amounts.ts';
import type { Den } from '../den.ts';
import { type Creature, hasTrait, type Monster, partsOf } from '../monster.ts';
import { keptUntilStir, keptWhileLoose } from './kept.ts';
import { homeOf, lairPieces, seatShape, seatsOf } from './lair.ts';
import { areJoined, wilds } from './places.ts';
import { seatBead } from './seats.ts';
import { isInHomeRange, isNear } from './territory.ts';

/** Loose ○ and ❖: those that belong to nobody, and can be taken at all. */
export function looseTreasure(den: Den): readonly Bead[] {
  return loose(den);
}

const loose = keptWhileLoose((den): readonly Bead[] =>
  den.world.page.beadsOf(null).filter((it) => isTreasure(it) && !it.fixed),
);

function isTreasure({ kind }: Bead): boolean {
  return kind === 'treasure' || kind === 'epic';
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
  return fragmentHolder(den, den) === monster;
}

const fragmentHolder = keptUntilStir((den, _: Den): Monster | null => {
  const fragment = den.world.page.beadsOf(null).find((it) => it.fixed && it.kind === 'treasure');
  if (!fragment) return null;
  const shape = seatShape(fragment);
  let holder: Monster | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const monster of den.monsters) {
    if (!isNear(den, monster, shape)) continue;
    for (const seat of seatsOf(den, monster)) {
      const far = gap(shape, seatShape(seat));
      if (far >= least - TOLERANCE) continue;
      holder = monster;
      least = far;
    }
  }
  return holder;
});

/** Who left a treasure lying, and in which turn (H2-MON-412). */
const leavers = new WeakMap<Bead, { readonly by: string; readonly turn: number }>();

/** H2-MON-411, -412: what it could gather now, the nearest to its home first. */
export function withinGrasp(den: Den, monster: Monster): readonly Bead[] {
  if (hasTrait(monster, 'never gathers ○')) return [];
  const all = looseTreasure(den);
  if (all.length === 0) return [];
  const { page } = den.world;
  const guarded = new Set(guards(den, monster).flatMap((it) => guardedBy(den, it)));
  const own = page.piece(homeOf(den, monster).piece);
  const home = seatShape(homeOf(den, monster));
  return all
    .filter((it) => {
      const left = leavers.get(it);
      if (guarded.has(it) || (left?.by === monster.id && left.turn === den.turn)) return false;
      const shape = seatShape(it);
      return isNear(den, monster, shape) && (isInHomeRange(den, monster, shape) || isReached(it));
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

/** H2-MON-413: those whose treasure is not to be had. */
function guards(den: Den, but: Monster): Creature[] {
  return [...den.monsters.filter((it) => it !== but && hasTrait(it, 'guards ○')), ...wilds(den)];
}

/** H2-MON-411 to -415: it takes the loose treasure it can, as much as it wants. */
export function* gather(den: Den, monster: Monster, clause: Clause): Rule {
  const there = withinGrasp(den, monster);
  if (there.length === 0) return;
  const many = yield* howMany(den, monster, there);
  if (many === 0) return;
  const before = count(den, monster, 'population');
  const taken = there.slice(0, many);
  const text = `${monster.group.name} gathered ${taken.map((it) => it.name ?? '○').join(', ')}.`;
  note(
    den.world,
    { kind: 'gathered', clause, group: monster.id, count: many, text },
    taken.map(({ id }) => ({ do: 'end', id })),
  );
  den.stir++;
  for (const { kind, name } of taken) yield* seatBead(den, monster, { kind, name }, clause);
  yield* den.laws.watchBeads(den, monster, before);
}

/** H2-MON-415: by default all, but never so much that it would leave the map by its own rules. */
function* howMany(den: Den, monster: Monster, there: readonly Bead[]): Rule<number> {
  const most = there.length;
  const options = Array.from({ length: most + 1 }, (_, i) => {
    const many = most - i;
    const text =
      many === most ? (most === 1 ? 'Take it' : `Take all ${most}`) : many === 0 ? 'Leave it' : `Take ${many}`;
    const bead = there[many - 1];
    return { key: String(many), text, ...(bead ? { subject: { spot: bead.at } } : {}) };
  });
  const key = yield* choose('H2-MON-415', {
    by: monster.id,
    prompt: `How much loose treasure does ${monster.group.name} gather?`,
    options,
    usual: String(safely(den, monster, most)),
    about: monster.id,
  });
  return Number(key);
}

/** The most, up to so many, that it can take and stay. */
function safely(den: Den, monster: Monster, most: number): number {
  const has = count(den, monster, 'treasure') + count(den, monster, 'epic');
  let many = most;
  while (many > 0 && wouldLeave(monster, has + many)) many--;
  return many;
}

/** Would it leave the map with so much treasure (`when we have 7 or more ○: leave the map`)? */
export function wouldLeave(monster: Monster, treasure: number): boolean {
  return partsOf(monster).rules.some(
    (it) =>
      it.kind === 'when' &&
      it.event.kind === 'we have' &&
      it.event.amount.kind === 'count' &&
      (it.event.amount.symbol === '○' || it.event.amount.symbol === '❖') &&
      counts(it.event.amount.count, treasure) &&
      it.effects.some((effect) => effect.kind === 'leave the map' || effect.kind === 'a card replaces us'),
  );
}

function count({ world }: Den, { id }: Monster, kind: Bead['kind']): number {
  return world.page.beadsOf(id).filter((it) => it.kind === kind).length;
}

/** One of its own ○ or ❖ comes to lie loose where it is, or at another spot (H2-MON-401, H2-ACT-251). */
export function letLie(den: Den, bead: Bead, clause: Clause, where: Bead | null = null): void {
  const { page } = den.world;
  const { piece, at } = where ?? bead;
  const { kind, name } = bead;
  note(den.world, { kind: 'left lying', clause, group: bead.owner, piece, bead: kind }, [
    { do: 'end', id: bead.id },
    { do: 'bead', bead: { id: page.newId('b'), kind, at, piece, owner: null, name, fixed: false, look: null } },
  ]);
  const lies = page.beads.at(-1);
  if (lies && bead.owner !== null) leavers.set(lies, { by: bead.owner, turn: den.turn });
  den.stir++;
}
