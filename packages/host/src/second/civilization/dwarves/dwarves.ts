import type { Rule } from '@understory/table';
import { lairIn } from '../../../lairs.ts';
import { unitsByGap } from '../../../works.ts';
import { choose, roll } from '../../asks.ts';
import type { Achievement } from '../../events.ts';
import { note, sinceLast } from '../../note.ts';
import { type Resource, resourceOf } from '../../nouns.ts';
import { type Buildable, ends, hasBuilt, type People, population } from '../civ.ts';
import { byFate, byLastOne } from '../ending.ts';
import { exploit, MINEABLE } from '../exploit.ts';
import { directionTarget, explore, pieceTarget, type Target, unitTarget, unopened } from '../explore.ts';
import { clearAway, expand } from '../gains.ts';
import { lossesOf } from '../losses.ts';
import type { WhyNot } from '../questions.ts';
import { type DwarvenConstruction, dwarvenConstructions } from './constructions.table.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { dwarvenStyle, setUpDwarves } from './set-up.ts';

/** The Dwarves (H2-DWF). */
export const dwarves: People<DwarfCiv> = Object.freeze<People<DwarfCiv>>({
  key: 'dwarves',
  name: 'the Dwarves',
  setUp: (world) => setUpDwarves(world, dwarves),
  style: dwarvenStyle,
  lifecycle: [
    { clause: 'H2-DWF-06', play: (civ) => expand(civ, 'H2-DWF-06') },
    { clause: 'H2-DWF-07', play: mine },
    { clause: 'H2-DWF-08', play: exploreIfIdle },
    { clause: 'H2-DWF-09', play: build },
    { clause: 'H2-DWF-10', play: fall },
  ],
  endsWithLastOne: true,
  *end(civ) {
    clearAway(civ, 'H2-DWF-17');
    achievements(civ);
  },
  *handOver() {
    return null; // H2-HND-T1.5
  },
  constructions: constructions,
  waysToEnd: [{ kind: 'ten dwarves', clause: 'H2-DWF-10' }, byLastOne, byFate],
  latestTurn: (civ) => 8 + lossesOf(civ),
});

/** H2-DWF-07: ore, then gems; biomes too once the Furnace burns. */
function* mine(civ: DwarfCiv): Rule {
  civ.idle =
    (yield* exploit(civ, 'H2-DWF-07', mineable(civ), {
      prefers: (unit) => mineable(civ).indexOf(resourceOf(unit)),
    })) === null;
}

function mineable(civ: DwarfCiv): Resource[] {
  return hasBuilt(civ, 'Furnace') ? [...MINEABLE, 'biome', 'surface biome'] : [...MINEABLE];
}

/** H2-DWF-08. */
function* exploreIfIdle(civ: DwarfCiv): Rule {
  if (civ.idle) yield* explore(civ, 'H2-DWF-08', yield* whereTo(civ));
}

function* whereTo(civ: DwarfCiv): Rule<Target> {
  const unit = unitsByGap(civ, mineable(civ))[0]?.unit;
  if (unit) return unitTarget(unit);
  const cave = unopened(civ).find((it) => !lairIn(civ.world, it));
  if (cave) return pieceTarget(cave);
  return directionTarget(civ, yield* roll('H2-MSR-21', '1d12', { kind: 'the way they dig' }, civ.group.id));
}

/** H2-DWF-09, -11, -13: one construction; an Impossible Engine gives one more at once. */
function* build(civ: DwarfCiv): Rule {
  const open = dwarvenConstructions.filter((it) => whyNot(civ, it) === null);
  if (open.length === 0) return;
  const fitting = open.filter((it) => it.pop >= population(civ) - 2);
  const key = yield* choose('H2-DWF-11', {
    by: civ.group.id,
    topic: { kind: 'what the Dwarves build', group: civ.group.id },
    options: open.map(({ name }) => ({ key: name })),
    usual: (fitting.length > 0 ? fitting : open).map((it) => it.name),
    about: civ.group.id,
  });
  const chosen = open.find((it) => it.name === key);
  if (!chosen) return;
  yield* chosen.build(civ, chosen);
  if (chosen.again && !civ.ending) yield* build(civ);
}

/** H2-DWF-11, -12: why a construction can't be built now; null if it can. */
function whyNot(civ: DwarfCiv, { name, pop, table }: DwarvenConstruction): WhyNot | null {
  if (hasBuilt(civ, name)) return { key: 'built already' };
  if (table === 'craft' && !hasBuilt(civ, 'Smelter')) return { key: 'needs a building', what: 'Smelter' };
  if (table === 'industry' && !hasBuilt(civ, 'Powerplant')) return { key: 'needs a building', what: 'Powerplant' };
  return population(civ) < pop ? { key: 'needs beads', bead: 'population', count: pop } : null;
}

function constructions(civ: DwarfCiv): Buildable[] {
  return dwarvenConstructions.map((it) => ({
    name: it.name,
    clause: it.clause,
    topic: { kind: 'what the Dwarves build', group: civ.group.id },
    built: hasBuilt(civ, it.name),
    whyNot: whyNot(civ, it),
  }));
}

/** H2-DWF-10, -18. */
function* fall(civ: DwarfCiv): Rule {
  if (population(civ) < 10) return;
  const tenth = sinceLast(civ.world, 'gained', ({ group, bead }) => group === civ.group.id && bead === 'population');
  ends(civ, { clause: 'H2-DWF-10', kind: 'ten dwarves', ...tenth });
}

const ALL_EPICS = ['Trophy Hall', 'Imperial Throne Room', 'Doom Weapon'];
const ALL_FORTS = ['Drinking Hall', 'Citadel', 'Gates of Dwarf'];

/** H2-DWF-22. */
function achievements(civ: DwarfCiv): void {
  const has = (all: readonly string[]) => all.every((it) => hasBuilt(civ, it));
  const say = (key: Achievement) =>
    note(civ.world, {
      kind: 'achievement',
      clause: 'H2-DWF-22',
      group: civ.group.id,
      key,
      ...sinceLast(civ.world, 'civilization ended'),
    });
  if (has(ALL_EPICS)) say('every treasure');
  if (has(ALL_FORTS)) say('every wall');
}
