import { beasts } from '../drawings/bead-emblems/beasts.ts';
import { monsters } from '../drawings/bead-emblems/first-monsters.ts';
import * as first from '../drawings/bead-emblems/first-peoples.ts';
import { tribes } from '../drawings/bead-emblems/first-tribes.ts';
import { villains } from '../drawings/bead-emblems/first-villains.ts';
import { fitted } from '../drawings/bead-emblems/fitted.ts';
import { folk as known } from '../drawings/bead-emblems/folk.ts';
import { horrors } from '../drawings/bead-emblems/horrors.ts';
import * as white from '../drawings/bead-emblems/on-white.ts';
import { orders } from '../drawings/bead-emblems/orders.ts';
import { tags } from '../drawings/bead-emblems/tags.ts';
import { pennant, worm } from '../drawings/signs.ts';
import type { Sketch } from '../drawings/sketch.ts';

/** The look of each people's beads. */
export const folk = { dwarves: 'dwarf', 'dark elves': 'dark-elf', demons: 'prince' } as const;

/** The peoples of the Age of Civilization, and what they leave behind. */
const elder = {
  dwarf: known.dwarves,
  'dark-elf': first.darkElf,
  prince: first.prince,
  'bound-demon': first.boundDemon,
  'primordial-beast': first.primordialBeast,
  wyrm: first.wyrm,
  'freed-slaves': first.freedSlaves,
  'slave-beast': first.slaveBeast,
  'tunnel-worm': beasts.worm,
};

/** H1-DLV-T1, H1-BRD-T1, H1-ALP-T1, H1-WAN-T1 and H1-WAT-T1: a flavour by its name in small letters with hyphens. */
const flavours = {
  ...tribes,
  ...monsters,
  antlings: beasts.antlings,
  'earth-devils': known['earth-devils'],
  fungaliths: beasts.fungaliths,
  miners: known.miners,
  morlons: known.morlons,
  gnolls: known.gnolls,
  goblins: known.goblins,
  'cave-giants': beasts.giant,
  kobolds: known.kobolds,
  orcs: known.orkz,
  dragon: beasts.dragon,
  ogre: beasts.ogre,
  'ogre-magi': horrors['ogre-mage'],
  owlbear: beasts.owlbear,
  'purple-worm': beasts.worm,
  'itinerant-wizard': orders['a-wizard'],
  ooze: beasts.ooze,
  skeletons: horrors.skeletons,
  'giant-pike': beasts['giant-pike'],
};

/** Those who have no flavour. */
const others = {
  ...villains,
  knights: orders.knights,
  'a-wizard': orders['a-wizard'],
  peasants: known.farmers,
  temple: orders['the-temple'],
  adventurers: orders.adventurers,
  party: orders.adventurers,
  undead: tags.undead,
  legion: tags.undead,
  guard: horrors.skeletons,
  champion: monsters.ettin,
  'gate-crashers': tags.aberration,
};

/** What a group of one's own looks like, by its class. */
const classes = {
  'own-delvers': tags.miner,
  'own-breeders': tags.humanoid,
  'own-alpha': tags.ravenous,
  'own-wanderer': tags.wandering,
};

/** Emblems on dark beads, by the words of a bead's look. */
export const beads: Readonly<Record<string, Sketch>> = Object.fromEntries(
  Object.entries({ ...classes, ...elder, ...flavours, ...others }).map(([look, what]) => [look, fitted(what)]),
);

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

/** An emblem without its glass has a line round it. */
const outlined = (what: Sketch): Sketch =>
  what.map(([pen, stencil], i) => [i === 0 ? { ...pen, stroke: 'ink', width: 0.05 } : pen, stencil]);

/** H1-GEN-04: the single tokens. */
export const tokens: Readonly<Record<string, Sketch>> = {
  'tunnel-worm': worm,
  party: pennant,
  'dungeon-master': outlined(villains['dungeon-master']),
};
