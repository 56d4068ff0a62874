import * as beasts from '../drawings/bead-emblems/beasts.ts';
import { fitted } from '../drawings/bead-emblems/fitted.ts';
import * as folk from '../drawings/bead-emblems/folk.ts';
import * as horrors from '../drawings/bead-emblems/horrors.ts';
import * as orders from '../drawings/bead-emblems/orders.ts';
import { kinds, tags } from '../drawings/bead-emblems/tags.ts';
import type { Sketch } from '../drawings/sketch.ts';

/** By the names of the cards, in small letters with hyphens. */
const cards: Readonly<Record<string, Sketch>> = {
  // Dwellers below and above that breed, dig, trade and gang up.
  dwarves: folk.dwarves,
  goblins: folk.goblins,
  kobolds: folk.kobolds,
  orkz: folk.orkz,
  troglodytes: folk.troglodytes,
  ratfolk: folk.ratfolk,
  gnolls: folk.gnolls,
  morlons: folk.morlons,
  'earth-devils': folk.earthDevils,
  nomads: folk.nomads,
  farmers: folk.farmers,
  miners: folk.miners,
  mob: folk.mob,
  // Orders, cities and those who learned.
  knights: orders.knights,
  starhelm: orders.starhelm,
  adventurers: orders.adventurers,
  'the-experts': orders.theExperts,
  veterans: orders.veterans,
  syndicate: orders.syndicate,
  cult: orders.cult,
  'the-temple': orders.theTemple,
  saltbury: orders.saltbury,
  brazenkragg: orders.brazenkragg,
  'a-wizard': orders.aWizard,
  'blue-wizard': orders.blueWizard,
  hag: orders.hag,
  // Beasts and what passes for them.
  antlings: beasts.antlings,
  worm: beasts.worm,
  'giant-pike': beasts.giantPike,
  wolves: beasts.wolves,
  dragon: beasts.dragon,
  dinosaur: beasts.dinosaur,
  owlbear: beasts.owlbear,
  stirges: beasts.stirges,
  ooze: beasts.ooze,
  fungaliths: beasts.fungaliths,
  otyughkind: beasts.otyughkind,
  'shadow-hulk': beasts.shadowHulk,
  ogre: beasts.ogre,
  giant: beasts.giant,
  // The dead, the damned and the divine; and the two villains.
  vampire: horrors.vampire,
  skeletons: horrors.skeletons,
  'ogre-mage': horrors.ogreMage,
  demigod: horrors.demigod,
  monstrosity: horrors.monstrosity,
  'demonic-horde': horrors.demonicHorde,
  fiend: horrors.fiend,
  medusa: horrors.medusa,
  'the-horde': horrors.theHorde,
  'the-empire': horrors.theEmpire,
};

/** An emblem for every card of the deck, for tags, and for the two kinds of cards. */
export const beadEmblems: Readonly<Record<string, Sketch>> = Object.fromEntries(
  Object.entries({ ...kinds, ...tags, ...cards }).map(([name, it]) => [name, fitted(it)]),
);
