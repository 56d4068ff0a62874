import type { Rule } from '@understory/table';
import { choose, roll } from '../../asks.ts';
import { note, sinceAnswer } from '../../note.ts';
import { type AlienCiv, isOnline } from './alien-civ.ts';
import { repairIt } from './catastrophes.ts';
import type { FacilityName } from './facilities.table.ts';

/** On this or more a repair holds. */
const HOLDS = 4;

/** In the order in which they are mended by default. */
const ORDER: readonly FacilityName[] = [
  'Powerplant',
  'Agricomplex',
  'Uplift Facility',
  'Orgone Cathode',
  'Megastructure',
];

/** H2-ALN-17: if any facility is damaged, 1d6, and 1 more with the Powerplant online; on 4 one goes online again. */
export function* repair(civ: AlienCiv): Rule {
  const damaged = ORDER.filter((it) => civ.facilities[it].state === 'damaged');
  const [first] = damaged;
  if (!first) return;
  const help = isOnline(civ, 'Powerplant') ? 1 : 0;
  const sum = (yield* roll('H2-ALN-17', '1d6', { kind: 'the repairs' }, civ.group.id)) + help;
  const since = sinceAnswer(civ.world);
  if (sum < HOLDS) {
    note(civ.world, { kind: 'repair failed', clause: 'H2-ALN-17', group: civ.group.id, ...since });
    return;
  }
  const which = yield* choose('H2-ALN-17', {
    by: civ.group.id,
    topic: { kind: 'what is repaired' },
    options: damaged.map((key) => {
      const { piece } = civ.facilities[key];
      return { key, what: { kind: 'facility', facility: key }, ...(piece ? { subject: { piece: piece.id } } : {}) };
    }),
    usual: first,
    about: civ.group.id,
  });
  repairIt(civ, which, since);
}
