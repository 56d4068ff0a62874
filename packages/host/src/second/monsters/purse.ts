import type { Bead, BeadKind, Piece, Point } from '@understory/page';
import { type Clause, name, type Rule } from '@understory/table';
import { note } from '../../world.ts';
import type { Beads } from '../cards/tree/words.ts';
import { freshNames } from '../names.ts';
import type { Den } from './den.ts';
import { give } from './going.ts';
import { letLie } from './ground/loose.ts';
import { homeOf, keepBonus, lookOf, seatBead } from './ground/seats.ts';
import { nameOf, sizeOf } from './measure.ts';
import { addGrudge } from './minds/grudges.ts';
import { type Creature, hasTrait, type Monster } from './monster.ts';
import type { Telling } from './telling.ts';

const BEAD_OF: Readonly<Record<'●' | '○' | '★' | '❖', BeadKind>> = {
  '●': 'population',
  '○': 'treasure',
  '★': 'bonus',
  '❖': 'epic',
};
type Symbol = keyof typeof BEAD_OF;

/** H2-ACT-274: gained from the supply, each seated, `into` a room if it fits there; then the rules that watch beads (H2-CRD-307). */
export function* gain(
  den: Den,
  me: Monster,
  symbol: Symbol,
  many: number,
  { clause, text }: Telling,
  into: Piece | null = null,
): Rule {
  const before = sizeOf(den, me);
  note(den.world, { kind: 'gained', clause, group: me.id, bead: symbol, count: many, text });
  for (let i = 0; i < many; i++) yield* gainOne(den, me, symbol, clause, into);
  yield* den.laws.watchBeads(den, me, before);
}

/** `gain ●○★` (H2-CRD-241). */
export function* gainAll(
  den: Den,
  me: Monster,
  beads: readonly Beads[],
  { clause, text }: Telling,
  into: Piece | null = null,
): Rule {
  const before = sizeOf(den, me);
  const written = beads.map((it) => it.symbol.repeat(it.count)).join('');
  note(den.world, { kind: 'gained', clause, group: me.id, beads: written, text });
  for (const { symbol, count } of beads) {
    if (symbol === '⌂' || symbol === '☒') continue;
    for (let i = 0; i < count; i++) yield* gainOne(den, me, symbol, clause, into);
  }
  yield* den.laws.watchBeads(den, me, before);
}

function* gainOne(den: Den, me: Monster, symbol: Symbol, clause: Clause, into: Piece | null): Rule {
  const { world } = den;
  if (symbol === '★') {
    const { at, piece, owner } = homeOf(den, me);
    const id = world.page.newId('b');
    const bead = { id, kind: 'bonus', at, piece, owner, name: null, fixed: false, look: lookOf(me) } as const;
    note(world, { kind: 'bonus', clause, group: me.id }, [{ do: 'bead', bead }]);
    den.stir++;
    return;
  }
  // H2-MON-138: without epics, a ❖ is a ○.
  const kind = symbol === '❖' && !world.options.epics ? 'treasure' : BEAD_OF[symbol];
  const called = kind === 'epic' ? yield* epicName(den, me) : null;
  const bead = yield* seatBead(den, me, { kind, name: called }, clause, into);
  // H2-CRD-316: what it would gain lies loose at its home.
  if (kind !== 'population' && hasTrait(me, 'never gathers ○')) letLie(den, bead, clause, homeOf(den, me));
}

/** H2-CIV-28: an epic treasure has a name. */
function* epicName({ world }: Den, me: Monster): Rule<string> {
  return yield* name('H2-CIV-28', {
    by: me.id,
    prompt: `What is the treasure of ${nameOf(me)} called?`,
    ideas: freshNames(world, 'epic treasure'),
    about: me.id,
  });
}

/** H2-MON-139: ● lost to `by`, or to nobody. Returns how many went. The group may be dying now: see `settle`. */
export function* losePopulation(
  den: Den,
  me: Monster,
  many: number,
  by: Creature | null,
  telling: Telling,
): Rule<number> {
  const before = standing(den, me);
  const gone = yield* give(den, me, ['population'], many, telling);
  for (const bead of gone) remove(den, me, bead, telling.clause);
  for (let i = 0; i < gone.length; i++) recordLoss(den, me, '●', by);
  if (by?.is === 'monster') addGrudge(den, me, by, gone.length);
  if (gone.length > 0) yield* afterLoss(den, me, before, by, telling.clause);
  return gone.length;
}

/** Spent on a building or an action: not lost to anybody (H2-CRD-227). ❖ is never spent (H2-MON-128), nor the last ● (H2-MON-408). */
export function* spend(den: Den, me: Monster, symbol: '●' | '○' | '★', many: number, telling: Telling): Rule {
  if (symbol === '★') return yield* loseBonus(den, me, many, telling);
  const before = standing(den, me);
  const gone = yield* give(den, me, [BEAD_OF[symbol]], many, telling);
  for (const bead of gone) remove(den, me, bead, telling.clause);
  yield* afterLoss(den, me, before, null, telling.clause);
}

/** H2-ACT-274: `lose ●○★`, to the supply, as far as there are any. A ❖ does not leave the map: it is dropped (H2-MON-128). */
export function* loseAll(den: Den, me: Monster, beads: readonly Beads[], by: Creature | null, clause: Clause): Rule {
  for (const { symbol, count } of beads) {
    const telling = { clause, text: `${nameOf(me)} lost ${symbol.repeat(count)}.` };
    if (symbol === '●') yield* losePopulation(den, me, count, by, telling);
    else if (symbol === '★') yield* loseBonus(den, me, count, telling);
    else if (symbol === '○') yield* loseTreasure(den, me, ['treasure', 'epic'], count, by, telling);
    else if (symbol === '❖') yield* loseTreasure(den, me, ['epic'], count, by, telling);
  }
}

function* loseTreasure(
  den: Den,
  me: Monster,
  kinds: readonly BeadKind[],
  many: number,
  by: Creature | null,
  telling: Telling,
): Rule {
  const gone = yield* give(den, me, kinds, many, telling);
  for (const bead of gone) {
    if (bead.kind === 'epic') letLie(den, bead, 'H2-MON-128');
    else remove(den, me, bead, telling.clause);
    recordLoss(den, me, '○', by);
  }
  if (by?.is === 'monster') addGrudge(den, me, by, gone.length);
  yield* den.laws.watchBeads(den, me, sizeOf(den, me));
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

function* afterLoss(den: Den, me: Monster, before: Standing, by: Creature | null, clause: Clause): Rule {
  if (sizeOf(den, me) === 0) {
    if (!den.dying.some((it) => it.monster === me)) den.dying.push({ monster: me, by, home: before.home });
    return;
  }
  keepBonus(den, me, clause);
  yield* den.laws.watchBeads(den, me, before.many);
}

/** ★ are all alike. */
export function* loseBonus(den: Den, me: Monster, many: number, telling: Telling): Rule {
  const before = sizeOf(den, me);
  const stars = den.world.page.beadsOf(me.id).filter((it) => it.kind === 'bonus');
  note(den.world, { kind: 'lost', clause: telling.clause, group: me.id, bead: '★', count: many, text: telling.text });
  for (const bead of stars.slice(0, many)) remove(den, me, bead, telling.clause);
  yield* den.laws.watchBeads(den, me, before);
}

function remove(den: Den, me: Monster, bead: Bead, clause: Clause): void {
  note(den.world, { kind: 'bead gone', clause, group: me.id }, [{ do: 'end', id: bead.id }]);
  den.stir++;
}
