import { beasts } from '../drawings/bead-emblems/beasts.ts';
import * as first from '../drawings/bead-emblems/first-peoples.ts';
import { fitted } from '../drawings/bead-emblems/fitted.ts';
import { folk as known } from '../drawings/bead-emblems/folk.ts';
import * as white from '../drawings/bead-emblems/on-white.ts';
import { worm } from '../drawings/signs.ts';
import type { Sketch } from '../drawings/sketch.ts';

/** The look of each people's beads. */
export const folk = { dwarves: 'dwarf', 'dark elves': 'dark-elf', demons: 'prince' } as const;

/** Emblems on dark beads, by the words of a bead's look. */
export const beads: Readonly<Record<string, Sketch>> = {
  dwarf: fitted(known['dwarves'] as Sketch),
  'dark-elf': fitted(first.darkElf),
  prince: fitted(first.prince),
  'bound-demon': fitted(first.boundDemon),
  'primordial-beast': fitted(first.primordialBeast),
  wyrm: fitted(first.wyrm),
  'freed-slaves': fitted(first.freedSlaves),
  'slave-beast': fitted(first.slaveBeast),
  'tunnel-worm': fitted(beasts['worm'] as Sketch),
};

/** … on white ones. */
export const whiteBeads: Readonly<Record<string, Sketch>> = {
  ore: white.lump,
  gems: white.gemHeap,
  hoard: white.cup,
  'fallen-star': white.fallenStar,
  artifact: white.ring,
  dwarven: white.hammer,
  elven: white.spider,
  'elven-goods': white.jar,
  slave: white.slave,
};

export const tokens: Readonly<Record<string, Sketch>> = { 'tunnel-worm': worm };
