import { REACH } from '../access.ts';
import { type Buildable, hasBuilt, type People } from '../civ.ts';
import type { WhyNot } from '../questions.ts';
import { loseFromAssembly } from './assembly.ts';
import { type DemonicConstruction, demonicConstructions } from './constructions.table.ts';
import type { DemonCiv } from './demon-civ.ts';
import { endDemons, handOverDemons } from './end.ts';
import { feed, intrigue, sacrificeOrSeek, wander } from './hunt.ts';
import { preyWithin } from './resources.ts';
import { demonicStyle, setUpDemons } from './set-up.ts';

/** The Demons (H2-DEM). */
export const demons: People = Object.freeze<People>({
  key: 'demons',
  name: 'the Demons',
  setUp: (world) => setUpDemons(world, demons),
  style: (civ) => demonicStyle(civ as DemonCiv),
  lifecycle: [
    { clause: 'H2-DEM-07', play: (civ) => intrigue(civ as DemonCiv) },
    {
      clause: 'H2-DEM-08',
      play: (civ) => sacrificeOrSeek(civ as DemonCiv),
    },
    { clause: 'H2-DEM-10', play: (civ) => wander(civ as DemonCiv) },
    { clause: 'H2-DEM-12', play: (civ) => feed(civ as DemonCiv) },
  ],
  lose: (civ, many, _to, how) => loseFromAssembly(civ, many, how),
  // H2-DEM-16 says when they end: not with their last ●, but with the last but one of the Assembly.
  endsWithLastOne: false,
  end: (civ) => endDemons(civ as DemonCiv),
  handOver: (civ) => handOverDemons(civ as DemonCiv),
  constructions: (civ) => constructions(civ as DemonCiv),
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
