import { bounds, type Piece, TOLERANCE } from '@understory/page';
import type { Rule } from '@understory/table';
import { lastStir } from '../../../beads.ts';
import { FINGER } from '../../../measures.ts';
import { causedBy } from '../../../note.ts';
import { choose } from '../../asks.ts';
import { atSurface } from '../access.ts';
import { type Buildable, ends, type People, population, treasure } from '../civ.ts';
import { byFate, byLastOne } from '../ending.ts';
import { explore } from '../explore.ts';
import { expand } from '../gains.ts';
import { partSince } from '../opening.ts';
import type { WhyNot } from '../questions.ts';
import { colonialYear, ore, prey } from './colonies.ts';
import { colonize } from './colonize.ts';
import { type CapitolConstruction, capitolConstructions, USUAL_ORDER } from './constructions.table.ts';
import { type Colony, type ElfCiv, livingColonies, loseOfBearer } from './elf-civ.ts';
import { endOfElves, firstOutOfAPit } from './end.ts';
import { expansions } from './expansions.table.ts';
import { inReach, prospects, targetOf } from './prospects.ts';
import type { ElfQuestion } from './questions.ts';
import { elvenStyle, setUpElves } from './set-up.ts';

/** The Deep Elves (H2-ELF). The steps are the capitol's; those that may end them come last, in this order (H2-ELF-19). */
export const deepElves: People<ElfCiv> = Object.freeze<People<ElfCiv>>({
  key: 'deep elves',
  name: 'the Deep Elves',
  setUp: (world) => setUpElves(world, deepElves),
  style: elvenStyle,
  lifecycle: [
    { clause: 'H2-ELF-12', play: (civ) => expand(civ, 'H2-ELF-12') },
    { clause: 'H2-ELF-13', play: scout },
    { clause: 'H2-ELF-14', play: colonialYear },
    { clause: 'H2-ELF-15', play: colonize },
    { clause: 'H2-ELF-16', play: build },
    { clause: 'H2-ELF-17', play: war },
    { clause: 'H2-ELF-18', play: uprising },
  ],
  endsWithLastOne: true,
  lose: loseOfBearer,
  end: endOfElves,
  handOver: firstOutOfAPit,
  constructions: constructions,
  waysToEnd: [
    { kind: 'war with the surface dwellers', clause: 'H2-ELF-17' },
    { kind: 'the slaves rise', clause: 'H2-ELF-18' },
    byLastOne,
    byFate,
  ],
  latestTurn: (civ) => 6 + Math.ceil(civ.world.page.height / FINGER) + cutShort(civ).length,
});

/** H2-ELF-13: towards the nearest site without a colony that is not in reach. */
function* scout(civ: ElfCiv): Rule {
  const far = prospects(civ).find((it) => !inReach(it));
  if (far) yield* explore(civ, 'H2-ELF-13', targetOf(civ, far));
}

/** H2-ELF-16. */
function* build(civ: ElfCiv): Rule {
  const open = capitolConstructions.filter((it) => whyNot(civ, it) === null);
  const usual = USUAL_ORDER.find((name) => open.some((it) => it.name === name) && isOfUse(civ, name));
  const key = yield* choose('H2-ELF-16', {
    by: civ.group.id,
    topic: { kind: 'what the capitol builds', group: civ.group.id },
    options: open.map(({ name }) => ({ key: name })),
    usual: usual ?? 'Escape Route',
    about: civ.group.id,
  });
  const chosen = open.find((it) => it.name === key);
  if (chosen) yield* chosen.build(civ, chosen);
}

function isOfUse(civ: ElfCiv, name: string): boolean {
  return name !== "Foreman's Guild" || livingColonies(civ).some((it) => it.type === 'mining');
}

/** Each once, but for the Escape Route. */
function whyNot({ group }: ElfCiv, { name, again }: CapitolConstruction): WhyNot | null {
  return !again && group.built.includes(name) ? { key: 'built already' } : null;
}

/** H2-ELF-17, -29. */
function* war(civ: ElfCiv): Rule {
  const door = atSurface(civ);
  if (!door) return;
  ends(civ, { clause: 'H2-ELF-17', kind: 'war with the surface dwellers', ...causedBy(partSince(civ, door)) });
}

/** H2-ELF-18, -29: the colonies do not count. */
function* uprising(civ: ElfCiv): Rule {
  if (treasure(civ, civ.group) < 2 * population(civ, civ.group)) return;
  ends(civ, { clause: 'H2-ELF-18', kind: 'the slaves rise', ...causedBy(lastStir(civ.world, civ.group.id)) });
}

function constructions(civ: ElfCiv): Buildable[] {
  const capitol = capitolConstructions.map((it) => ({
    name: it.name,
    clause: it.clause,
    topic: { kind: 'what the capitol builds', group: civ.group.id },
    built: civ.group.built.includes(it.name),
    whyNot: whyNot(civ, it),
  }));
  const colonies = livingColonies(civ).flatMap((colony) =>
    expansions[colony.type].map(({ name, clause }): Buildable => {
      const { id: group, name: where } = colony.group;
      const built = colony.group.built.includes(name);
      const topic: ElfQuestion = { kind: 'what a colony builds', group };
      return { name, where, clause, topic, built, whyNot: built ? { key: 'built already' } : busy(civ, colony) };
    }),
  );
  return [...capitol, ...colonies];
}

/** Why a colony builds nothing in its next turn (H2-ELF-21 to -23). */
function busy(civ: ElfCiv, colony: Colony): WhyNot | null {
  if (colony.type === 'mining') return ore(civ, colony).length > 0 ? { key: 'the mine still yields' } : null;
  if (colony.type === 'military') return prey(civ, colony).length > 0 ? null : { key: 'it fights for want of prey' };
  return civ.mined ? { key: 'it refines what is mined' } : null;
}

/** The Escape Routes that stopped early (H2-CIV-17). */
function cutShort({ world, group }: ElfCiv): Piece[] {
  return world.page.pieces.filter((it) => {
    if (it.room !== 'Escape Route' || it.owner !== group.id) return false;
    const { top, bottom } = bounds(it.shape);
    return bottom - top - 2 * it.shape.swell < FINGER - TOLERANCE;
  });
}
