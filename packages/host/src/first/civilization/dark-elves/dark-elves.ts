import type { People } from '../civ.ts';
import { HANDS } from '../hands.table.ts';
import { natureOf } from '../meeting.ts';
import { enslave, might } from './conflict.ts';
import { fall } from './constructions.ts';
import type { ElfCiv } from './elf-civ.ts';
import { endElves } from './end.ts';
import { folkAt, lose, purse } from './losses.ts';
import { settle } from './revolts.ts';
import { setUpElves } from './set-up.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { winter } from './winter.ts';

/** The Dark Elves (H1-ELF). */
export const darkElves: People<ElfCiv> = Object.freeze<People<ElfCiv>>({
  key: 'dark elves',
  style: Object.freeze({ ...HANDS['dark elves'], tunnel: Object.freeze({ kind: 'tunnel of the Dark Elves' }) }),
  custom: null,
  setUp: (world, as = darkElves) => setUpElves(world, as),
  year: { spring, summer, fall, winter },
  encounter: natureOf,
  folkAt,
  lose,
  purse,
  might,
  prevail: enslave,
  bereaved: settle,
  end: endElves,
});
