import type { FirstWorld } from '@understory/host/first';
import { linesOf } from '@understory/host/first';
import { calendar } from './clock.ts';
import { firstFacts } from './facts/first.ts';
import { realmTale } from './realm-tale.ts';
import type { Calls, Tale } from './tale.ts';

/** A world of the first edition up to a tick, as the chronicle takes it. */
export function firstTale(world: FirstWorld, calls: Calls, last = world.journal.entries.length - 1): Tale {
  const lines = linesOf(world).slice(0, last + 1);
  const names = new Map(world.page.beads.map((it) => [it.id, it.name]));
  const before = lines.flatMap((it) => (it.kind === 'laid out' || it.kind === 'feature' ? [it] : []));
  const primordial = before.filter((it) => it.age === 'primordial');
  return realmTale(world, last, calls, {
    facts: firstFacts(lines, (bead) => names.get(bead) ?? null),
    clock: calendar(world.ages),
    isTown: false,
    chaotic: new Set(lines.flatMap((it) => (it.kind === 'party came' && it.alignment === 'chaotic' ? [it.group] : []))),
    origins: {
      stories: [],
      strata: 0,
      lands: [],
      features: primordial.flatMap((it) =>
        it.kind === 'feature' ? [{ what: it.what, stratum: 1, tick: it.tick }] : [],
      ),
      aim: null,
      ticks: primordial.map((it) => it.tick),
    },
  });
}
