import { byFate, type People, population } from '../civ.ts';
import { HANDS } from '../hands.table.ts';
import { natureOf } from '../meeting.ts';
import { buildables, fall } from './constructions.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { endDwarves } from './end.ts';
import { bereaved, lose } from './losses.ts';
import { setUpDwarves } from './set-up.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { supremacy } from './supremacy.ts';
import { mayBeTaken } from './treasure.ts';
import { winter } from './winter.ts';

/** The Dwarves (H1-DWF). */
export const dwarves: People<DwarfCiv> = Object.freeze<People<DwarfCiv>>({
  key: 'dwarves',
  style: Object.freeze({ ...HANDS.dwarves, tunnel: Object.freeze({ kind: 'tunnel of the Dwarves' }) }),
  custom: null,
  setUp: (world, as = dwarves) => setUpDwarves(world, as),
  year: { spring, summer, fall, winter },
  seasons: { spring: 'H1-DWF-07', summer: 'H1-DWF-10', fall: 'H1-DWF-14', winter: 'H1-DWF-17' },
  waysToEnd: [
    { kind: 'too deep', clause: 'H1-DWF-T1.10' },
    { kind: 'bottom of the page', clause: 'H1-DWF-T1.5' },
    { kind: 'no one left', clause: 'H1-DWF-06' },
    byFate,
  ],
  latestYear: 40,
  buildables,
  encounter: natureOf,
  folkAt: population,
  lose,
  purse: mayBeTaken,
  might: population,
  prevail: supremacy,
  bereaved,
  end: endDwarves,
});
