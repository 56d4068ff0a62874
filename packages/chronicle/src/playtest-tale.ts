import { linesOf, type PlaytestWorld } from '@understory/host/playtest';
import { ERAS } from './clock.ts';
import { playtestFacts } from './facts/playtest.ts';
import { realmTale } from './realm-tale.ts';
import type { Calls, Tale } from './tale.ts';

/** A world of the playtest up to a tick, as the chronicle takes it. */
export function playtestTale(world: PlaytestWorld, calls: Calls, last = world.journal.entries.length - 1): Tale {
  const lines = linesOf(world).slice(0, last + 1);
  const names = new Map(world.page.beads.map((it) => [it.id, it.name]));
  const before = lines.filter((it) => it.age === 'primordial');
  return realmTale(world, last, calls, {
    facts: playtestFacts(lines, (bead) => names.get(bead) ?? null),
    clock: ERAS,
    isTown: true,
    origins: {
      stories: before.flatMap((it) => (it.kind === 'story' ? [it.row] : [])),
      strata: before.flatMap((it) => (it.kind === 'strata numbered' ? [it.strata] : [])).at(-1) ?? 0,
      lands: [],
      features: before.flatMap((it) =>
        it.kind === 'filled' ? [{ what: it.what, stratum: it.stratum, tick: it.tick }] : [],
      ),
      aim: null,
      ticks: before.flatMap((it) => (TELLING.has(it.kind) ? [it.tick] : [])),
    },
  });
}

/** What the beginning of a world stands on. */
const TELLING: ReadonlySet<string> = new Set(['story', 'strata numbered', 'filled']);
