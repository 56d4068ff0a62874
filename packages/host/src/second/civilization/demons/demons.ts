import { REACH } from '../access.ts';
import { type Buildable, hasBuilt, type People } from '../civ.ts';
import { byFate } from '../ending.ts';
import type { WhyNot } from '../questions.ts';
import { loseFromAssembly } from './assembly.ts';
import { type DemonicConstruction, demonicConstructions } from './constructions.table.ts';
import type { DemonCiv } from './demon-civ.ts';
import { endDemons, handOverDemons } from './end.ts';
import { feed, intrigue, sacrificeOrSeek, wander } from './hunt.ts';
import { preyWithin } from './resources.ts';
import { demonicStyle, setUpDemons } from './set-up.ts';

/** The Demons (H2-DEM). */
export const demons: People<DemonCiv> = Object.freeze<People<DemonCiv>>({
  key: 'demons',
  name: 'the Demons',
  setUp: (world) => setUpDemons(world, demons),
  style: demonicStyle,
  lifecycle: [
    { clause: 'H2-DEM-07', play: intrigue },
    {
      clause: 'H2-DEM-08',
      play: sacrificeOrSeek,
    },
    { clause: 'H2-DEM-10', play: wander },
    { clause: 'H2-DEM-12', play: feed },
  ],
  lose: (civ, many, _to, how) => loseFromAssembly(civ, many, how),
  // H2-DEM-16 says when they end: not with their last ●, but with the last but one of the Assembly.
  endsWithLastOne: false,
  end: endDemons,
  handOver: handOverDemons,
  constructions: constructions,
  waysToEnd: [{ kind: 'the last demon', clause: 'H2-DEM-16' }, { kind: 'no demon left', clause: 'H2-DEM-16' }, byFate],
  latestTurn: (civ) => (hasBuilt(civ, 'Infernal Sanctum') ? 10 : 9),
});

function constructions(civ: DemonCiv): Buildable[] {
  const near = new Set(preyWithin(civ, REACH).map((it) => it.kind));
  return demonicConstructions.map((it) => ({
    name: it.name,
    clause: it.clause,
    topic: { kind: 'what the Demons build' },
    built: hasBuilt(civ, it.name),
    whyNot: whyNot(civ, it, near),
  }));
}

/** H2-DEM-12: a construction needs its resource near the Tunneller; the Sanctum is built once. */
function whyNot(civ: DemonCiv, { name, from, byGate }: DemonicConstruction, near: ReadonlySet<string>): WhyNot | null {
  if (byGate && hasBuilt(civ, name)) return { key: 'built already' };
  return near.has(from) ? null : { key: 'nothing near the Tunneller', resource: from };
}
