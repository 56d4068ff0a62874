import { byFate, type People } from '../civ.ts';
import { HANDS } from '../hands.table.ts';
import { natureOf } from '../meeting.ts';
import { enslave, might } from './conflict.ts';
import { buildables, fall } from './constructions.ts';
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
  seasons: { spring: 'H1-ELF-12', summer: 'H1-ELF-18', fall: 'H1-ELF-20', winter: 'H1-ELF-23' },
  waysToEnd: [
    { kind: 'chaos', clause: 'H1-ELF-09' },
    { kind: 'no city left', clause: 'H1-ELF-10' },
    { kind: 'war with the humans', clause: 'H1-ELF-08' },
    byFate,
  ],
  latestYear: 40,
  buildables,
  encounter: natureOf,
  folkAt,
  lose,
  purse,
  might,
  prevail: enslave,
  bereaved: settle,
  end: endElves,
});
