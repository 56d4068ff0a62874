import type { Rule } from '@understory/table';
import { type Buildable, type Civ, type People, population } from '../civ.ts';
import { explore } from '../explore.ts';
import { build, whyNot } from './build.ts';
import { magicianConstructions } from './constructions.table.ts';
import { expand } from './dwellings.ts';
import {
  DIASPORA,
  diaspora,
  endMagicians,
  MAGICIANS_FOR_DIASPORA,
  magicianHandOver,
  VAULTS_FOR_VENGEANCE,
  VENGEANCE,
  vengeance,
} from './endings.ts';
import { hasBuilt, type MagicianCiv, VAULT, vaults } from './magician-civ.ts';
import { roadOrTunnel } from './roads.ts';
import { setUpMagicians } from './set-up.ts';
import { summon } from './vaults.ts';
import { inAccess, targetOf, wantedSites } from './wanted.ts';

/** The Magicians (H2-MAG), by Philip LaRose. */
export const magicians: People = {
  key: 'magicians',
  name: 'the Magicians',
  setUp: (world) => setUpMagicians(world, magicians),
  lifecycle: [
    { text: 'Expand: one magician more', clause: 'H2-MAG-05', play: as(expand) },
    { text: 'Summon a Jinn', clause: 'H2-MAG-06', play: as(summon) },
    { text: 'Explore towards an unused site', clause: 'H2-MAG-07', play: as(seek) },
    { text: 'Build a construction; otherwise a Vault', clause: 'H2-MAG-08', play: as(build) },
    { text: 'With seven Vaults: Vengeance', clause: 'H2-MAG-10', play: as(vengeance) },
    { text: 'With seven magicians: Diaspora', clause: 'H2-MAG-11', play: as(diaspora) },
  ],
  endsWithLastOne: true,
  end: (civ, ending) => endMagicians(civ as MagicianCiv, ending),
  handOver: (civ) => magicianHandOver(civ as MagicianCiv),
  constructions: (civ) => constructions(civ as MagicianCiv),
};

function as(step: (civ: MagicianCiv) => Rule): (civ: Civ) => Rule {
  return (civ) => step(civ as MagicianCiv);
}

/** H2-MAG-07: towards the nearest unused site that is not in access; skipped if there is none. */
function* seek(civ: MagicianCiv): Rule {
  const next = wantedSites(civ).find((it) => !inAccess(it));
  if (next) yield* explore(civ, 'H2-MAG-07', targetOf(civ, next), roadOrTunnel);
}

function constructions(civ: MagicianCiv): Buildable[] {
  const inReach = wantedSites(civ).filter(inAccess);
  const table = magicianConstructions.map((it): Buildable => {
    const { name, clause, does } = it;
    return { name, clause, does, built: hasBuilt(civ, name), whyNot: whyNot(civ, it, inReach) };
  });
  const idle = table.every((it) => it.whyNot !== null);
  const [full, many] = [vaults(civ).length, population(civ, civ.group)];
  return [
    ...table,
    {
      name: VAULT,
      clause: 'H2-MAG-09',
      does: 'takes all Jinn at the Stone',
      built: full > 0,
      whyNot: idle ? null : 'only when nothing else can be built',
    },
    {
      name: VENGEANCE,
      clause: 'H2-MAG-10',
      does: 'the Jinn end it all',
      built: hasBuilt(civ, VENGEANCE),
      whyNot: full >= VAULTS_FOR_VENGEANCE ? null : `needs ${VAULTS_FOR_VENGEANCE} Vaults`,
    },
    {
      name: DIASPORA,
      clause: 'H2-MAG-11',
      does: 'they go over all the earth',
      built: hasBuilt(civ, DIASPORA),
      whyNot: many >= MAGICIANS_FOR_DIASPORA ? null : `needs ${MAGICIANS_FOR_DIASPORA}●`,
    },
  ];
}
