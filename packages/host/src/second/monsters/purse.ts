import type { Bead, BeadKind, Piece } from '@understory/page';
import { type Clause, choose, name, type Rule } from '@understory/table';
import { note } from '../../world.ts';
import type { Beads } from '../cards/tree/words.ts';
import { freshNames } from '../names.ts';
import type { Den } from './den.ts';
import { letLie } from './ground/loose.ts';
import { goingOrder, homeOf, keepBonus, lookOf, seatBead } from './ground/seats.ts';
import { nameOf, sizeOf } from './measure.ts';
import { addGrudge } from './minds/grudges.ts';
import { type Creature, hasTrait, type Monster } from './monster.ts';
import { takeableFrom } from './wealth.ts';

const BEAD_OF: Readonly<Record<'●' | '○' | '★' | '❖', BeadKind>> = {
  '●': 'population',
  '○': 'treasure',
  '★': 'bonus',
  '❖': 'epic',
};
type Symbol = keyof typeof BEAD_OF;

/** How a change of beads is told. */
export interface Telling {
  readonly clause: Clause;
  /** "Goblins bred." */
  readonly text: string;
}

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
    const home = homeOf(den, me);
    note(world, { kind: 'bonus', clause, group: me.id }, [
      { do: 'bead', bead: { ...home, id: world.page.newId('b'), kind: 'bonus', name: null, look: lookOf(me) } },
    ]);
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
  const before = sizeOf(den, me);
  const gone = yield* give(den, me, ['population'], many, telling);
  for (const bead of gone) remove(den, me, bead, telling.clause);
  for (let i = 0; i < gone.length; i++) me.past.losses.push({ at: ++den.moment, symbol: '●', by: by?.id ?? null });
  if (by?.is === 'monster') addGrudge(den, me, by, gone.length);
  if (gone.length > 0) yield* afterLoss(den, me, before, by, telling.clause);
  return gone.length;
}

/** Spent on a building or an action: not lost to anybody (H2-CRD-227). ❖ is never spent (H2-MON-128), nor the last ● (H2-MON-408). */
export function* spend(den: Den, me: Monster, symbol: '●' | '○' | '★', many: number, telling: Telling): Rule {
  const before = sizeOf(den, me);
  const gone = yield* give(den, me, [BEAD_OF[symbol]], many, telling);
  for (const bead of gone) remove(den, me, bead, telling.clause);
  yield* afterLoss(den, me, before, null, telling.clause);
}

function* afterLoss(den: Den, me: Monster, before: number, by: Creature | null, clause: Clause): Rule {
  if (sizeOf(den, me) === 0) {
    if (!den.dying.some((it) => it.monster === me)) den.dying.push({ monster: me, by });
    return;
  }
  keepBonus(den, me, clause);
  yield* den.laws.watchBeads(den, me, before);
}

/** ★ are all alike. */
export function* loseBonus(den: Den, me: Monster, many: number, telling: Telling): Rule {
  const before = sizeOf(den, me);
  const stars = den.world.page.beadsOf(me.id).filter((it) => it.kind === 'bonus');
  note(den.world, { kind: 'lost', clause: telling.clause, group: me.id, bead: '★', count: many, text: telling.text });
  for (const bead of stars.slice(0, many)) remove(den, me, bead, telling.clause);
  yield* den.laws.watchBeads(den, me, before);
}

/** H2-ACT-113: 1 ○ goes from one to another; plain ones before ❖, unless the owner hands one over (H2-MON-129). False if there is none. */
export function* transfer(den: Den, from: Creature, to: Monster, telling: Telling): Rule<boolean> {
  const bead = yield* handedOver(den, from, telling);
  if (!bead) return false;
  const before = [sizeOf(den, to), from.is === 'monster' ? sizeOf(den, from) : 0] as const;
  note(den.world, { kind: 'handed over', clause: telling.clause, group: from.id, to: to.id }, [
    { do: 'end', id: bead.id },
  ]);
  den.stir++;
  const seated = yield* seatBead(den, to, { kind: bead.kind, name: bead.name }, telling.clause);
  if (hasTrait(to, 'never gathers ○')) letLie(den, seated, telling.clause, homeOf(den, to));
  if (from.is === 'monster') yield* den.laws.watchBeads(den, from, before[1]);
  yield* den.laws.watchBeads(den, to, before[0]);
  return true;
}

/** 1 ○ dropped loose at the home (H2-ACT-251). */
export function* dropOne(den: Den, me: Monster, telling: Telling): Rule<boolean> {
  const [bead] = yield* give(den, me, ['treasure', 'epic'], 1, telling);
  if (!bead) return false;
  letLie(den, bead, telling.clause, homeOf(den, me));
  yield* den.laws.watchBeads(den, me, sizeOf(den, me));
  return true;
}

function* handedOver(den: Den, from: Creature, telling: Telling): Rule<Bead | null> {
  if (from.is === 'monster') {
    const [own] = yield* give(den, from, ['treasure', 'epic'], 1, telling);
    if (own) return own;
  }
  // H2-MON-413: of what it guards, plain ones first.
  const guarded = takeableFrom(den, from);
  note(den.world, { kind: 'lost', clause: telling.clause, group: from.id, bead: '○', count: 1, text: telling.text });
  return guarded.find((it) => it.kind === 'treasure') ?? guarded[0] ?? null;
}

/** H2-MON-139, -129: which beads go; the owner may name others than the farthest. */
function* give(
  den: Den,
  me: Monster,
  kinds: readonly BeadKind[],
  many: number,
  { clause, text }: Telling,
): Rule<Bead[]> {
  const gone: Bead[] = [];
  while (gone.length < many) {
    const left = goingOrder(den, me, kinds).filter((it) => !gone.includes(it));
    // H2-MON-129: plain ○ before ❖.
    const usual = left.find((it) => it.kind !== 'epic') ?? left[0];
    if (!usual) break;
    const key = yield* choose('H2-MON-139', {
      by: me.id,
      prompt: `Which ${kinds[0] === 'population' ? '●' : '○'} of ${nameOf(me)} goes?`,
      options: left.map((it) => ({ key: it.id, text: `${it.name ?? placeOf(den, it)}`, subject: { spot: it.at } })),
      usual: usual.id,
      about: me.id,
    });
    gone.push(left.find((it) => it.id === key) ?? usual);
  }
  if (gone.length > 0) {
    const bead = kinds[0] === 'population' ? '●' : '○';
    note(den.world, { kind: 'lost', clause, group: me.id, bead, count: gone.length, text });
  }
  return gone;
}

function placeOf({ world }: Den, { piece }: Bead): string {
  return `The one in ${world.page.piece(piece).title}`;
}

function remove(den: Den, me: Monster, bead: Bead, clause: Clause): void {
  note(den.world, { kind: 'bead gone', clause, group: me.id }, [{ do: 'end', id: bead.id }]);
  den.stir++;
}
