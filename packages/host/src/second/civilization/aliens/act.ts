import type { Unit } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { note } from '../../note.ts';
import type { Resource } from '../../nouns.ts';
import { exploitOneOf } from '../exploit.ts';
import { gain } from '../gains.ts';
import { type AlienCiv, isOnline, onlineCount } from './alien-civ.ts';
import { BIOMES } from './facilities.table.ts';
import { prosper } from './prosper.ts';
import { unitsInReach } from './reach.ts';

export type Action = 'prosper' | 'wait' | 'Powerplant' | 'Agricomplex' | 'Landing Site' | 'Orgone Cathode';

/** From this turn on the autopilot takes its chance to prosper (H2-ALN-18). */
const LATE = 10;
/** … or with this many facilities online. */
const WELL_BUILT = 4;

/** H2-ALN-18: the action of one functional facility or of the Landing Site; skipped if none can be taken. */
export function* act(civ: AlienCiv): Rule {
  const open = openActions(civ);
  if (open.length === 0) return;
  const action = yield* choose('H2-ALN-18', {
    by: civ.group.id,
    topic: { kind: 'what the aliens do', group: civ.group.id },
    options: open.map((key) => ({ key })),
    usual: usualAction(civ, open),
    about: civ.group.id,
  });
  yield* DO[action](civ);
}

function openActions(civ: AlienCiv): Action[] {
  const reaches = (kinds: readonly Resource[]) => unitsInReach(civ, kinds).length > 0;
  const open: Action[] = [];
  if (isOnline(civ, 'Megastructure')) open.push('prosper');
  if (isOnline(civ, 'Powerplant') && reaches(FLUIDS)) open.push('Powerplant');
  if (isOnline(civ, 'Agricomplex') && reaches(BIOMES)) open.push('Agricomplex');
  if (exploitable(civ).length > 0) open.push('Landing Site');
  // Only one saving can wait (H2-ALN-12).
  if (isOnline(civ, 'Orgone Cathode') && !civ.saving) open.push('Orgone Cathode');
  // Nobody has to end because nothing else can be done.
  if (open.length === 1 && open[0] === 'prosper') open.push('wait');
  return open;
}

function usualAction(civ: AlienCiv, open: readonly Action[]): Action | null {
  const ripe = onlineCount(civ) >= WELL_BUILT || civ.turn >= LATE;
  // What else there is comes before an early Prosper.
  return open.find((it) => it !== 'prosper' || ripe) ?? null;
}

const FLUIDS: readonly Resource[] = ['water', 'magma'];

/** H2-ALN-T1.0: ore, gems, or a biome that is not Alien. */
function exploitable(civ: AlienCiv): Unit[] {
  return unitsInReach(civ, ['ore', 'gems', ...BIOMES]).filter((it) => it.biome !== 'alien');
}

const DO: Readonly<Record<Action, (civ: AlienCiv) => Rule>> = {
  prosper,
  *wait() {},
  Powerplant: (civ) => harvest(civ, 'H2-ALN-T1.2', 'Powerplant', FLUIDS),
  Agricomplex: (civ) => harvest(civ, 'H2-ALN-T1.3', 'Agricomplex', BIOMES),
  'Landing Site': exploit,
  'Orgone Cathode': charge,
};

/** H2-CIV-20: nothing is used up. */
function* harvest(civ: AlienCiv, clause: Clause, what: string, kinds: readonly Resource[]): Rule {
  const [near] = unitsInReach(civ, kinds);
  yield* gain(civ, clause, 'treasure', { deed: 'harvest', what, from: near ? { unit: near.id } : null });
}

function* exploit(civ: AlienCiv): Rule {
  const units = exploitable(civ);
  const [nearest] = units;
  if (nearest) yield* exploitOneOf(civ, 'H2-ALN-T1.0', units, nearest);
}

/** H2-ALN-12: the saving waits, even if the Cathode is damaged meanwhile. */
function* charge(civ: AlienCiv): Rule {
  civ.saving = true;
  note(civ.world, { kind: 'saving', clause: 'H2-ALN-T1.4', group: civ.group.id });
}
