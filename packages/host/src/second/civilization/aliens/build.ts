import type { BeadKind, Piece, Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../../../events.ts';
import { choose } from '../../asks.ts';
import { chooseOrWrite, variantOf, writtenIn } from '../../own-words.ts';
import { built } from '../build.ts';
import type { Buildable } from '../civ.ts';
import { exploitLair, MINEABLE, useUp } from '../exploit.ts';
import { gain } from '../gains.ts';
import type { WhyNot } from '../questions.ts';
import { type AlienCiv, onlineCount } from './alien-civ.ts';
import { type AlienFacility, type FacilityName, facilities } from './facilities.table.ts';
import { growAlienBiome } from './growth.ts';
import { canPay, pay } from './paying.ts';
import { FACILITY, facilityPlace } from './place.ts';
import { lairsInAlienReach, unitsInReach } from './reach.ts';
import { drawStructure, joinUp } from './structure.ts';

/** H2-ALN-14: what comes first when the Supply Cache stands and the Megastructure must wait. */
const USUAL_ORDER: readonly FacilityName[] = [
  'Powerplant',
  'Agricomplex',
  'Uplift Facility',
  'Orgone Cathode',
  'Megastructure',
];

/** H2-ALN-14, -15: one facility that can be built must be; if none can, supplies and a colonist are dropped. */
export function* buildOne(civ: AlienCiv): Rule {
  const open = facilities.filter((it) => whyNot(civ, it) === null);
  if (open.length === 0) {
    yield* gain(civ, 'H2-ALN-15', 'population', { deed: 'supplies', from: null });
    yield* gain(civ, 'H2-ALN-15', 'treasure', { deed: 'supplies', from: null });
    return;
  }
  const key = yield* choose('H2-ALN-14', {
    by: civ.group.id,
    topic: { kind: 'what the aliens build', group: civ.group.id },
    options: open.map(({ name }) => ({ key: name })),
    usual: usualBuild(
      civ,
      open.map((it) => it.name),
    ),
    about: civ.group.id,
  });
  const chosen = open.find((it) => it.name === key);
  if (chosen) yield* build(civ, chosen);
}

function usualBuild(civ: AlienCiv, open: readonly FacilityName[]): FacilityName | null {
  if (open.includes('Supply Cache')) return 'Supply Cache';
  if (open.includes('Megastructure') && onlineCount(civ) >= 3) return 'Megastructure';
  return USUAL_ORDER.find((it) => open.includes(it)) ?? null;
}

/** Why a facility can't be built now; null if it can. */
function whyNot(civ: AlienCiv, facility: AlienFacility): WhyNot | null {
  const { state } = civ.facilities[facility.name];
  if (state !== 'unbuilt') return { key: 'built as a facility', state };
  if (facility.needs.length > 0 && unitsInReach(civ, facility.needs).length === 0)
    return { key: 'needs a resource within a finger', facility: facility.name };
  if (canPay(civ, facility.cost) || canExploitInstead(civ, facility)) return null;
  return { key: 'costs beads', cost: facility.cost };
}

/** What may be built, and why not yet: for the sheet. */
export function alienBuildables(civ: AlienCiv): Buildable[] {
  return facilities.map((it) => ({
    name: it.name,
    clause: it.clause,
    topic: { kind: 'what the aliens build', group: civ.group.id },
    built: civ.facilities[it.name].state !== 'unbuilt',
    whyNot: whyNot(civ, it),
  }));
}

function* build(civ: AlienCiv, facility: AlienFacility): Rule {
  const cost = yield* price(civ, facility);
  if (civ.ending) return; // H2-CIV-06: whoever went for the price did not come back.
  yield* raise(civ, facility, cost);
}

/**
 * The place, the structure with its track, and what it brings. It holds no bead of its own (H2-ALN-09), and can be hit,
 * repaired and used this very turn (H2-ALN-21).
 */
export function* raise(civ: AlienCiv, facility: AlienFacility, cost: readonly BeadKind[] = []): Rule {
  const { clause, name } = facility;
  const place = yield* facilityPlace(civ, facility);
  const look = yield* chooseOrWrite('H2-ALN-26', {
    by: civ.group.id,
    topic: { kind: 'look of a facility', facility: name },
    options: facility.looks.map((key) => ({ key })),
    usual: null,
    about: name,
    own: 'facility',
    id: civ.group.id,
  });
  const wish = { clause, name, what: { kind: 'work', name }, area: FACILITY, ...variantOf(look) } as const;
  const piece = yield* drawStructure(civ, wish, place);
  yield* joinUp(civ, 'H2-ALN-08', piece);
  Object.assign(civ.facilities[name], { state: 'online', piece });
  civ.reach = null;
  const gain = name === 'Supply Cache' ? SUPPLIES : [];
  const cause = built(civ, clause, name, piece, name, { cost, gain, under: writtenIn(look) });
  if (name === 'Supply Cache') yield* unpack(civ, piece, cause);
  if (name === 'Agricomplex') growAlienBiome(civ, clause, piece);
}

/** H2-ALN-T1.1: ○○. */
const SUPPLIES = ['treasure', 'treasure'] as const;

function* unpack(civ: AlienCiv, cache: Piece, cause: Tick): Rule {
  const how = { deed: 'build', what: 'Supply Cache', from: { piece: cache.id }, cause } as const;
  for (const kind of SUPPLIES) yield* gain(civ, 'H2-ALN-T1.1', kind, how);
}

function canExploitInstead(civ: AlienCiv, { instead }: AlienFacility): boolean {
  if (instead === 'mineable') return unitsInReach(civ, MINEABLE).length > 0;
  return instead === 'monsters' && lairsInAlienReach(civ).length > 0;
}

/** H2-ALN-11: pay, or use up a unit or a monster, which is itself the price. Returns the beads that were paid. */
function* price(civ: AlienCiv, facility: AlienFacility): Rule<readonly BeadKind[]> {
  const { clause, cost, instead, name } = facility;
  const payable = canPay(civ, cost);
  const exploitable = canExploitInstead(civ, facility);
  const how = yield* choose('H2-ALN-11', {
    by: civ.group.id,
    topic: { kind: 'how a facility is come by', facility: name, instead, cost },
    options: [...(exploitable ? [{ key: 'exploit' } as const] : []), ...(payable ? [{ key: 'pay' } as const] : [])],
    usual: exploitable ? 'exploit' : 'pay',
    about: name,
  });
  if (how === 'pay') return yield* pay(civ, clause, cost, name);
  if (instead === 'monsters') yield* exploitLair(civ, clause, yield* whichLair(civ));
  else yield* useUp(civ, clause, yield* whichUnit(civ));
  return [];
}

function* whichUnit(civ: AlienCiv): Rule<Unit> {
  const units = unitsInReach(civ, MINEABLE);
  const key = yield* choose('H2-CIV-14', {
    by: civ.group.id,
    topic: { kind: 'which deposit is used up' },
    options: units.map(({ id: unit, at }) => ({ key: unit, what: { kind: 'unit', unit }, subject: { spot: at } })),
    usual: units[0]?.id ?? null,
    about: civ.group.id,
  });
  return units.find((it) => it.id === key) as Unit;
}

function* whichLair(civ: AlienCiv): Rule<Piece> {
  const lairs = lairsInAlienReach(civ);
  const key = yield* choose('H2-CIV-14', {
    by: civ.group.id,
    topic: { kind: 'whose monsters are uplifted' },
    options: lairs.map(({ id: piece }) => ({ key: piece, what: { kind: 'piece', piece }, subject: { piece } })),
    usual: lairs[0]?.id ?? null,
    about: civ.group.id,
  });
  return civ.world.page.piece(key);
}
