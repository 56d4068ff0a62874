import type { Bead, BeadKind, Piece, Point } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Whence } from '../../events.ts';
import { causedBy } from '../../note.ts';
import { name } from '../asks.ts';
import type { Beads } from '../cards/tree/words.ts';
import type { Tick } from '../events.ts';
import { freshNames } from '../names.ts';
import { note } from '../note.ts';
import type { Cause } from './cause.ts';
import type { Den } from './den.ts';
import { give, noteLoss, takeOver } from './going.ts';
import { emblemOf } from './ground/emblem.ts';
import { homeOf } from './ground/lair.ts';
import { letLie } from './ground/loose.ts';
import { keepBonus, seatBead } from './ground/seats.ts';
import { sizeOf } from './measure.ts';
import { addGrudge } from './minds/grudges.ts';
import type { Creature, Monster } from './monster.ts';
import { hasTrait } from './parts.ts';

const BEAD_OF: Readonly<Record<'●' | '○' | '★' | '❖', BeadKind>> = {
  '●': 'population',
  '○': 'treasure',
  '★': 'bonus',
  '❖': 'epic',
};
type Symbol = keyof typeof BEAD_OF;

/** Why beads are gained, and what they come from. */
export interface Gaining extends Omit<Cause, 'by' | 'insteadOf' | 'left'> {
  readonly from?: Whence;
  /** The bead that it was, where it comes over from somebody (H2-ACT-246). */
  readonly origin?: string;
  readonly resource?: string;
  readonly biome?: string | null;
}

/** H2-ACT-274: gained from the supply, each seated, `into` a room if it fits there; then the rules that watch beads (H2-CRD-307). Returns the tick. */
export function* gain(
  den: Den,
  me: Monster,
  symbol: Symbol,
  many: number,
  why: Gaining,
  into: Piece | null = null,
): Rule<Tick> {
  const symbols = Array.from({ length: many }, () => symbol);
  return yield* gainEach(den, me, symbols, { bead: BEAD_OF[symbol], ...why }, into);
}

/** `gain ●○★` (H2-CRD-241). */
export function* gainAll(
  den: Den,
  me: Monster,
  beads: readonly Beads[],
  why: Gaining,
  into: Piece | null = null,
): Rule {
  const symbols = symbolsOf(beads);
  const kinds = kindsOf(beads);
  const [bead = 'population'] = kinds;
  yield* gainEach(den, me, symbols, { bead, kinds, ...why }, into);
}

/** ●●○, one by one; ⌂ and ☒ are marks and no beads. */
function symbolsOf(beads: readonly Beads[]): Symbol[] {
  return beads.flatMap(({ symbol, count }) =>
    symbol === '⌂' || symbol === '☒' ? [] : Array.from({ length: count }, () => symbol),
  );
}

export function kindsOf(beads: readonly Beads[]): BeadKind[] {
  return symbolsOf(beads).map((it) => BEAD_OF[it]);
}

function* gainEach(
  den: Den,
  me: Monster,
  symbols: readonly Symbol[],
  what: Gaining & { readonly bead: BeadKind; readonly kinds?: readonly BeadKind[] },
  into: Piece | null,
): Rule<Tick> {
  const before = sizeOf(den, me);
  const beads = idsAhead(den, me, symbols);
  const { bead, origin, from = null, ...how } = what;
  const cause = note(den.world, { kind: 'gained', group: me.id, bead, count: symbols.length, beads, from, ...how });
  for (const symbol of symbols) yield* gainOne(den, me, symbol, { clause: what.clause, cause, origin }, into);
  yield* den.laws.watchBeads(den, me, before, cause);
  return cause;
}

/** The ids that beads will have as soon as they are seated. What lies loose at once has a second one then (H2-CRD-316). */
function idsAhead({ world: { page } }: Den, me: Monster, symbols: readonly Symbol[]): string[] {
  let others = 0;
  return symbols.map((symbol) => {
    const id = page.idAhead('b', others);
    others += symbol !== '★' && liesLoose(me, BEAD_OF[symbol]) ? 2 : 1;
    return id;
  });
}

/** The ids that beads will have that a group is about to gain. */
export function comingIds(den: Den, me: Monster, beads: readonly Beads[]): string[] {
  return idsAhead(den, me, symbolsOf(beads));
}

/** H2-CRD-316: some keep no treasure. */
function liesLoose(me: Monster, kind: BeadKind): boolean {
  return kind !== 'population' && hasTrait(me, 'never gathers ○');
}

function* gainOne(
  den: Den,
  me: Monster,
  symbol: Symbol,
  { clause, cause, origin }: { readonly clause: Clause; readonly cause: Tick; readonly origin: string | undefined },
  into: Piece | null,
): Rule {
  const { world } = den;
  if (symbol === '★') {
    const { at, piece, owner } = homeOf(den, me);
    const id = world.page.newId('b');
    const bead = { id, kind: 'bonus', at, piece, owner, name: null, fixed: false, emblem: emblemOf(me) } as const;
    note(world, { kind: 'bonus', clause, group: me.id, beads: [id], cause }, [{ do: 'bead', bead }]);
    return;
  }
  // H2-MON-138: without epics, a ❖ is a ○.
  const kind = symbol === '❖' && !world.options.epics ? 'treasure' : BEAD_OF[symbol];
  const called = kind === 'epic' ? yield* epicName(den, me) : null;
  const unseated = { kind, name: called, ...(origin === undefined ? {} : { origin }) };
  const bead = yield* seatBead(den, me, unseated, clause, into, cause);
  // H2-CRD-316: what it would gain lies loose at its home.
  if (liesLoose(me, kind)) letLie(den, bead, clause, homeOf(den, me), cause);
}

/** H2-CIV-28: an epic treasure has a name. */
function* epicName({ world }: Den, me: Monster): Rule<string> {
  return yield* name('H2-CIV-28', {
    by: me.id,
    topic: { kind: 'name of their treasure', group: me.id },
    ideas: freshNames(world, 'epic treasure'),
    about: me.id,
    of: { subject: 'treasure', id: world.page.idAhead('b') },
  });
}

/** H2-MON-139: ● lost to `by`, or to nobody; `to` somebody, where they go over. Returns them. The group may be dying now: see `settle`. */
export function* losePopulation(
  den: Den,
  me: Monster,
  many: number,
  why: Cause,
  to: Monster | null = null,
): Rule<readonly Bead[]> {
  const { by = null, clause } = why;
  const before = standing(den, me);
  const going = yield* give(den, me, ['population'], many, why);
  if (!going) return [];
  const { gone, tick } = going;
  for (const bead of gone) {
    if (to) takeOver(den, bead, { ...why, cause: tick }, me, to);
    else remove(den, me, bead, clause, tick);
  }
  for (let i = 0; i < gone.length; i++) recordLoss(den, me, '●', by);
  if (by?.is === 'monster') addGrudge(den, me, by, gone.length);
  yield* afterLoss(den, me, before, why, tick);
  return gone;
}

/** Spent on a building or a step: not lost to anybody (H2-CRD-227). ❖ is never spent (H2-MON-128), nor the last ● (H2-MON-408). */
export function* spend(den: Den, me: Monster, symbol: '●' | '○' | '★', many: number, why: Cause): Rule {
  if (symbol === '★') return yield* loseBonus(den, me, many, why);
  const before = standing(den, me);
  const going = yield* give(den, me, [BEAD_OF[symbol]], many, why);
  for (const bead of going?.gone ?? []) remove(den, me, bead, why.clause, going?.tick);
  yield* afterLoss(den, me, before, why, going?.tick);
}

/** H2-ACT-274: `lose ●○★`, to the supply, as far as there are any. A ❖ does not leave the map: it is dropped (H2-MON-128). */
export function* loseAll(den: Den, me: Monster, beads: readonly Beads[], why: Cause): Rule {
  for (const { symbol, count } of beads) {
    if (symbol === '●') yield* losePopulation(den, me, count, why);
    else if (symbol === '★') yield* loseBonus(den, me, count, why);
    else if (symbol === '○') yield* loseTreasure(den, me, ['treasure', 'epic'], count, why);
    else if (symbol === '❖') yield* loseTreasure(den, me, ['epic'], count, why);
  }
}

function* loseTreasure(
  den: Den,
  me: Monster,
  kinds: readonly [BeadKind, ...BeadKind[]],
  many: number,
  why: Cause,
): Rule {
  const { by = null, clause } = why;
  const going = yield* give(den, me, kinds, many, why);
  const gone = going?.gone ?? [];
  for (const bead of gone) {
    if (bead.kind === 'epic') letLie(den, bead, 'H2-MON-128', null, going?.tick);
    else remove(den, me, bead, clause, going?.tick);
    recordLoss(den, me, '○', by);
  }
  if (by?.is === 'monster') addGrudge(den, me, by, gone.length);
  yield* den.laws.watchBeads(den, me, sizeOf(den, me), going?.tick);
}

/** H2-CRD-227: what it lost, and to whom. */
export function recordLoss(den: Den, me: Monster, symbol: '●' | '○' | '★', by: Creature | null): void {
  me.past.losses.push({ at: ++den.moment, symbol, by: by?.id ?? null });
}

interface Standing {
  readonly many: number;
  readonly home: Point;
}

function standing(den: Den, me: Monster): Standing {
  return { many: sizeOf(den, me), home: homeOf(den, me).at };
}

function* afterLoss(den: Den, me: Monster, before: Standing, why: Cause, lost?: Tick): Rule {
  if (sizeOf(den, me) === 0) {
    const { by = null, disaster } = why;
    if (!den.dying.some((it) => it.monster === me))
      den.dying.push({ monster: me, by, disaster, home: before.home, lost });
    return;
  }
  keepBonus(den, me, why.clause, lost);
  yield* den.laws.watchBeads(den, me, before.many, lost);
}

/** ★ are all alike. */
export function* loseBonus(den: Den, me: Monster, many: number, why: Cause): Rule {
  const before = sizeOf(den, me);
  const stars = den.world.page.beadsOf(me.id).filter((it) => it.kind === 'bonus');
  const gone = stars.slice(0, many);
  const lost = gone.length > 0 ? noteLoss(den, me, gone, why) : undefined;
  for (const bead of gone) remove(den, me, bead, why.clause, lost);
  yield* den.laws.watchBeads(den, me, before, lost);
}

function remove(den: Den, me: Monster, bead: Bead, clause: Clause, cause: Tick | undefined): void {
  const gone = { kind: 'bead gone', clause, group: me.id, beads: [bead.id], ...causedBy(cause) } as const;
  note(den.world, gone, [{ do: 'end', id: bead.id }]);
}
