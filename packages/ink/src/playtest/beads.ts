import { beasts } from '../drawings/bead-emblems/beasts.ts';
import { monsters } from '../drawings/bead-emblems/first-monsters.ts';
import { darkElf, freedSlaves, primordialBeast } from '../drawings/bead-emblems/first-peoples.ts';
import { fitted } from '../drawings/bead-emblems/fitted.ts';
import { folk } from '../drawings/bead-emblems/folk.ts';
import { horrors } from '../drawings/bead-emblems/horrors.ts';
import { stoneAge } from '../drawings/bead-emblems/stone-age.ts';
import { tags } from '../drawings/bead-emblems/tags.ts';
import type { Sketch } from '../drawings/sketch.ts';

/** PT-DEL-T1, PT-BRD-T1 and PT-ALP-T1: a flavour by its name in small letters with hyphens. */
const flavours = {
  morlons: folk.morlons,
  dwarves: folk.dwarves,
  'ant-lions': beasts.antlings,
  'human-miners': folk.miners,
  fungaliths: beasts.fungaliths,
  kobolds: folk.kobolds,
  gnolls: folk.gnolls,
  wererats: folk.ratfolk,
  orcs: folk.orkz,
  ...stoneAge,
  dragon: beasts.dragon,
  'hill-giant': beasts.giant,
  xorn: monsters.xorn,
  ogre: beasts.ogre,
  ankheng: monsters.ankheng,
  ettin: monsters.ettin,
};

/** Those of no flavour: the elves, what is wild, and the three kinds. */
const others = {
  elves: darkElf,
  'primordial-monster': primordialBeast,
  horror: horrors.monstrosity,
  'guardian-of-the-heart': tags.aberration,
  'freed-slave': freedSlaves,
  'forgotten-prisoner': tags.undead,
  'cosmic-horror': tags.aberration,
  delvers: tags.miner,
  breeders: tags.humanoid,
  alpha: tags.ravenous,
};

/** Emblems on dark beads, by the words of a bead's look. */
export const beads: Readonly<Record<string, Sketch>> = Object.fromEntries(
  Object.entries({ ...others, ...flavours }).map(([look, what]) => [look, fitted(what)]),
);
