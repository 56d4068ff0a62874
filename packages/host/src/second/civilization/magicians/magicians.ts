import type { Rule } from '@understory/table';
import { type Buildable, hasBuilt, type People, population } from '../civ.ts';
import { byFate, byLastOne } from '../ending.ts';
import { explore } from '../explore.ts';
import { lossesOf } from '../losses.ts';
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
import { type MagicianCiv, vaults } from './magician-civ.ts';
import type { MagicianQuestion } from './questions.ts';
import { roadOrTunnel } from './roads.ts';
import { setUpMagicians } from './set-up.ts';
import { VAULT } from './sorts.ts';
import { magicianStyle } from './style.ts';
import { summon } from './vaults.ts';
import { inAccess, targetOf, wantedSites } from './wanted.ts';

/** The Magicians (H2-MAG), by Philip LaRose. */
export const magicians: People<MagicianCiv> = Object.freeze<People<MagicianCiv>>({
  key: 'magicians',
  name: 'the Magicians',
  setUp: (world) => setUpMagicians(world, magicians),
  style: magicianStyle,
  lifecycle: [
    { clause: 'H2-MAG-05', play: expand },
    { clause: 'H2-MAG-06', play: summon },
    { clause: 'H2-MAG-07', play: seek },
    { clause: 'H2-MAG-08', play: build },
    { clause: 'H2-MAG-10', play: vengeance },
    { clause: 'H2-MAG-11', play: diaspora },
  ],
  endsWithLastOne: true,
  end: endMagicians,
  handOver: magicianHandOver,
  constructions: constructions,
  waysToEnd: [
    { kind: 'diaspora', clause: 'H2-MAG-11' },
    { kind: 'vengeance', clause: 'H2-MAG-10', rare: 'it takes lost Magicians and few sites (H2-MAG-12)' },
    byLastOne,
    byFate,
  ],
  latestTurn: (civ) => (lossesOf(civ) > 0 ? 20 : 6),
});

/** H2-MAG-07: towards the nearest unused site that is not in access; skipped if there is none. */
function* seek(civ: MagicianCiv): Rule {
  const next = wantedSites(civ).find((it) => !inAccess(it));
  if (next) yield* explore(civ, 'H2-MAG-07', targetOf(civ, next), roadOrTunnel);
}

function constructions(civ: MagicianCiv): Buildable[] {
  const inReach = wantedSites(civ).filter(inAccess);
  const topic: MagicianQuestion = { kind: 'what the Magicians build', group: civ.group.id };
  const table = magicianConstructions.map((it): Buildable => {
    const { name, clause } = it;
    return { name, clause, topic, built: hasBuilt(civ, name), whyNot: whyNot(civ, it, inReach) };
  });
  const idle = table.every((it) => it.whyNot !== null);
  const [full, many] = [vaults(civ).length, population(civ, civ.group)];
  return [
    ...table,
    {
      name: VAULT,
      clause: 'H2-MAG-09',
      topic,
      built: full > 0,
      whyNot: idle ? null : { key: 'only when nothing else can be built' },
    },
    {
      name: VENGEANCE,
      clause: 'H2-MAG-10',
      topic,
      built: hasBuilt(civ, VENGEANCE),
      whyNot: full >= VAULTS_FOR_VENGEANCE ? null : { key: 'needs Vaults', count: VAULTS_FOR_VENGEANCE },
    },
    {
      name: DIASPORA,
      clause: 'H2-MAG-11',
      topic,
      built: hasBuilt(civ, DIASPORA),
      whyNot:
        many >= MAGICIANS_FOR_DIASPORA
          ? null
          : { key: 'needs beads', bead: 'population', count: MAGICIANS_FOR_DIASPORA },
    },
  ];
}
