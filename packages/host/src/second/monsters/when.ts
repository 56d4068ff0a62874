import type { Piece, Point } from '@understory/page';
import { type Rule, unreachable } from '@understory/table';
import { causedBy } from '../../note.ts';
import { choose, roll } from '../asks.ts';
import type { Thing } from '../called.ts';
import type { Resource } from '../cards/tree/filter.ts';
import type { Effect } from '../cards/tree/rule.ts';
import type { Tick } from '../events.ts';
import { canBuild } from './afford.ts';
import { gainAll, loseAll, losePopulation } from './belongings.ts';
import { build, type Works } from './build.ts';
import { hasAmount } from './conditions.ts';
import { destroy, leaveMap } from './death.ts';
import { drawCard } from './deck.ts';
import type { Den, Happened } from './den.ts';
import { matches } from './filters.ts';
import { homeOf } from './ground/lair.ts';
import { holderOf, placeAt } from './ground/places.ts';
import { isRoom } from './ground/room.ts';
import { markHeld, newRoom } from './ground/rooms.ts';
import { sizeOf } from './measure.ts';
import type { Monster } from './monster.ts';
import { partsOf, type When } from './parts.ts';

/** H2-CRD-322: the rules that wait for this, in card order, each tested again when its turn comes. */
export function* fire(den: Den, me: Monster, happened: Happened): Rule {
  for (const rule of whens(me)) {
    if (rule.event.kind !== happened.kind || !den.monsters.includes(me)) continue;
    if (rule.event.kind === 'we win a conflict' && rule.event.foes) {
      if (!happened.foe || !matches(den, me, rule.event.foes, happened.foe)) continue;
    }
    yield* carryOut(den, me, rule, happened);
  }
}

/** Does it wait for this at all? The lifecycle and the exploit look here (H2-CRD-302, -309). */
export function effectsOf(me: Monster, kind: Happened['kind']): Effect[] {
  return whens(me).flatMap((it) => (it.event.kind === kind ? it.effects : []));
}

/** H2-CRD-307: after every change of beads, at once. `before` = its ● before the change. */
export function* watchBeads(den: Den, me: Monster, before: number, cause: Tick | undefined): Rule {
  for (const rule of whens(me)) {
    if (!den.monsters.includes(me) || sizeOf(den, me) === 0) return;
    const { event } = rule;
    const isSo =
      (event.kind === 'we have' && hasAmount(den, me, event.amount)) ||
      (event.kind === 'we fall to' && before > event.number && sizeOf(den, me) === event.number);
    if (isSo) yield* carryOut(den, me, rule, { cause });
  }
}

/** H2-CRD-308: after every death, departure and spawn. */
export function* watchTheLiving(den: Den, cause: Tick): Rule {
  for (const me of [...den.monsters]) {
    for (const rule of whens(me)) {
      const { event } = rule;
      if (event.kind !== 'none remain' || !den.monsters.includes(me) || me.isSettling) continue;
      if (!den.monsters.some((it) => matches(den, me, event.groups, it))) yield* carryOut(den, me, rule, { cause });
    }
  }
}

function whens(me: Monster): readonly When[] {
  return partsOf(me).whens;
}

/** H2-CRD-321: what its own effects move does not set it off again. */
function* carryOut(den: Den, me: Monster, rule: When, happened: Omit<Happened, 'kind'>): Rule {
  if (me.firing.has(rule)) return;
  me.firing.add(rule);
  for (const effect of rule.effects) if (den.monsters.includes(me)) yield* bringAbout(den, me, effect, happened);
  me.firing.delete(rule);
}

function* bringAbout(den: Den, me: Monster, effect: Effect, { foe, there, cause }: Omit<Happened, 'kind'>): Rule {
  const since = causedBy(cause);
  switch (effect.kind) {
    case 'gain':
      if (!effect.instead) yield* gainAll(den, me, effect.beads, { clause: 'H2-CRD-301', deed: 'card', ...since });
      return;
    case 'lose':
    case 'foe loses': {
      const who = effect.kind === 'lose' ? me : foe;
      const by = effect.kind === 'lose' ? null : me;
      const clause = by ? 'H2-CRD-306' : 'H2-ACT-274';
      if (who?.is === 'monster') yield* loseAll(den, who, effect.beads, { clause, deed: 'card', by, ...since });
      return;
    }
    case 'keep only': {
      const surplus = sizeOf(den, me) - effect.number;
      if (surplus > 0)
        yield* losePopulation(den, me, surplus, {
          clause: 'H2-CRD-301',
          deed: 'shrinking',
          by: foe ?? null,
          left: effect.number,
          ...since,
        });
      return;
    }
    case 'we are destroyed':
      yield* destroy(den, me, foe ?? null, { clause: 'H2-CRD-304', deed: 'card', ...since });
      return;
    case 'leave the map':
      yield* leaveMap(den, me, 'H2-MON-407', effect.leavingTreasure, cause);
      return;
    case 'add there': {
      const about = there ?? homeOf(den, me).at;
      const what = growthOf(effect.resource);
      const inside = emptyPlace(den, about);
      const wish = { clause: 'H2-CRD-311', room: 'growth', what, about, inside, holds: effect.resource } as const;
      const room = yield* newRoom(den, me, wish);
      markHeld(den, me, effect.resource, room, { clause: 'H2-CRD-311', ...since });
      return;
    }
    case 'on a roll gain': {
      const face = yield* roll('H2-CRD-303', '1d6', { kind: 'what the preparing brings', group: me.id }, me.id);
      if (face === effect.face) yield* gainAll(den, me, effect.beads, { clause: 'H2-CRD-303', deed: 'card', ...since });
      return;
    }
    case 'a card replaces us':
      yield* replaceUs(den, me, effect.tag, cause);
      return;
    case 'may build':
      yield* mayBuild(den, me, effect, { honours: foe ?? null, ...since });
      return;
    case 'skip the turn':
      return;
    default:
      unreachable(effect);
  }
}

/** The place under ground that lies here, if nobody lives in it now. */
function emptyPlace(den: Den, at: Point): Piece | null {
  const place = placeAt(den, at);
  return place && place.stratum > 0 && isRoom(place) && holderOf(den, place, at) === null ? place : null;
}

function growthOf(resource: Resource): Thing {
  if (resource.kind !== 'biome') return { kind: 'growth', of: resource.kind, where: null, biome: null };
  return { kind: 'growth', of: 'biome', where: resource.where, biome: resource.type };
}

/** H2-CRD-312: any other card with the tag, on the surface; the group itself goes, leaving its ○. A villain stays (H2-VIL-24). */
function* replaceUs(den: Den, me: Monster, tag: string, since: Tick | undefined): Rule {
  const cause = yield* leaveMap(den, me, 'H2-CRD-312', true, since);
  if (cause === null) return;
  const fits = (it: { readonly name: string; readonly tags: readonly string[] }) =>
    it.name !== me.card.name && it.tags.includes(tag);
  const card = yield* drawCard(den, 'H2-CRD-312', { kind: 'who comes in their place', group: me.id }, fits);
  if (card) yield* den.laws.spawn(den, card, { clause: 'H2-CRD-312', onSurface: true, because: me.id, cause });
}

/** H2-CRD-310: at once, besides any step. */
function* mayBuild(
  den: Den,
  me: Monster,
  { building }: Extract<Effect, { kind: 'may build' }>,
  why: Omit<Works, 'clause'>,
): Rule {
  if (!canBuild(den, me, building)) return;
  const key = yield* choose('H2-CRD-310', {
    by: me.id,
    topic: { kind: 'whether it is built', group: me.id, work: building.name },
    options: [{ key: 'build' }, { key: 'pass' }],
    usual: 'build',
    about: me.id,
  });
  if (key === 'build') yield* build(den, me, building, { clause: 'H2-CRD-310', ...why });
}
