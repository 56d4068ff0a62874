import type { BeadKind } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { oneKind } from '../../../beads.ts';
import { causedBy } from '../../../note.ts';
import { covers, gone, newest, type Purse, purseOf } from '../../../purse.ts';
import { choose } from '../../asks.ts';
import type { Loss } from '../../events.ts';
import { note } from '../../note.ts';
import { type Civ, ends } from '../civ.ts';
import { type AlienCiv, isOnline } from './alien-civ.ts';
import type { FacilityName } from './facilities.table.ts';

/** The colonists and supplies at the Landing Site. */
export function purse({ world, group }: Civ): Purse {
  return purseOf(world, group.id);
}

const BOTH = ['treasure', 'population'] as const;

/** H2-ALN-20: a loss that the beads at the Landing Site cannot pay in full ends the colony. */
export function loses(civ: Civ, clause: Clause, loss: Purse, how: Loss): void {
  if (!covers(purse(civ), loss)) {
    ends(civ, { clause: 'H2-ALN-20', kind: 'colony lost', by: how.by, ...causedBy(how.cause) });
    return;
  }
  const beads = newest(civ.world, civ.group.id, loss);
  const lost = { kind: 'lost', clause, group: civ.group.id, bead: oneKind(beads), count: beads.length } as const;
  note(
    civ.world,
    { ...lost, beads: beads.map((it) => it.id), pieces: civ.first ? [civ.first.id] : [], ...how },
    gone(beads),
  );
}

/** The ways to make a cost one bead cheaper; the cost itself when no saving waits (H2-ALN-12). */
function lessened(civ: AlienCiv, cost: Purse): { readonly saved: 'treasure' | 'population' | null; left: Purse }[] {
  if (!civ.saving) return [{ saved: null, left: cost }];
  return BOTH.filter((it) => cost[it] > 0).map((saved) => ({ saved, left: { ...cost, [saved]: cost[saved] - 1 } }));
}

/** The ways to pay; with the Uplift Facility online ● may stand for ○ and ○ for ● (H2-ALN-13). */
function payments(civ: AlienCiv, cost: Purse): Purse[] {
  const has = purse(civ);
  if (!isOnline(civ, 'Uplift Facility')) return covers(has, cost) ? [cost] : [];
  const sum = cost.treasure + cost.population;
  return Array.from({ length: sum + 1 }, (_, i) => ({ treasure: sum - i, population: i })).filter((it) =>
    covers(has, it),
  );
}

export function canPay(civ: AlienCiv, cost: Purse): boolean {
  return (
    cost.treasure + cost.population === 0 || lessened(civ, cost).some(({ left }) => payments(civ, left).length > 0)
  );
}

/** Pay for a build: what is saved and how it is paid are choices. A free build leaves the saving waiting. Returns what was paid. */
export function* pay(civ: AlienCiv, clause: Clause, cost: Purse, on: FacilityName): Rule<readonly BeadKind[]> {
  if (cost.treasure + cost.population === 0) return [];
  const left = yield* afterSaving(civ, cost);
  const paid = yield* payment(civ, left);
  civ.saving = false;
  const beads = newest(civ.world, civ.group.id, paid);
  const spent = { kind: 'spent', clause, group: civ.group.id, bead: oneKind(beads), piece: civ.landing.id } as const;
  note(civ.world, { ...spent, beads: beads.map((it) => it.id), on }, gone(beads));
  return beads.map((it) => it.kind);
}

/** H2-ALN-12: one ○ or one ● less; by default of the kind there is less of. */
function* afterSaving(civ: AlienCiv, cost: Purse): Rule<Purse> {
  const ways = lessened(civ, cost).filter(({ left }) => payments(civ, left).length > 0);
  const has = purse(civ);
  const scarcer = has.treasure <= has.population ? 'treasure' : 'population';
  const key = yield* choose('H2-ALN-12', {
    by: civ.group.id,
    topic: { kind: 'what the Orgone Cathode saves' },
    options: ways.map(({ saved, left }) => ({ key: saved ?? 'nothing', what: { kind: 'after saving', left } })),
    usual: ways.some((it) => it.saved === scarcer) ? scarcer : null,
    about: civ.group.id,
  });
  return (ways.find((it) => (it.saved ?? 'nothing') === key) ?? ways[0])?.left ?? cost;
}

/** H2-ALN-13: by default as printed, and the other kind only for what is lacking. */
function* payment(civ: AlienCiv, cost: Purse): Rule<Purse> {
  const ways = payments(civ, cost);
  const stray = (it: Purse) => Math.abs(it.treasure - cost.treasure);
  const usual = ways.reduce((best, it) => (stray(it) < stray(best) ? it : best), ways[0] ?? cost);
  const key = yield* choose('H2-ALN-13', {
    by: civ.group.id,
    topic: { kind: 'how it is paid' },
    options: ways.map((it) => ({ key: `${it.treasure}○ ${it.population}●`, what: { kind: 'payment', payment: it } })),
    usual: `${usual.treasure}○ ${usual.population}●`,
    about: civ.group.id,
  });
  return ways.find((it) => `${it.treasure}○ ${it.population}●` === key) ?? usual;
}
