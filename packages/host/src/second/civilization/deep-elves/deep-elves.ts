import { choose, type Rule } from '@understory/table';
import { type Buildable, ends, type People, population, treasure } from '../civ.ts';
import { explore } from '../explore.ts';
import { expand } from '../gains.ts';
import { hasReachedSurface } from '../works.ts';
import { colonialYear, ore, prey } from './colonies.ts';
import { colonize } from './colonize.ts';
import { type CapitolConstruction, capitolConstructions, USUAL_ORDER } from './constructions.table.ts';
import { type Colony, type ElfCiv, livingColonies, loseOfBearer } from './elf-civ.ts';
import { endOfElves, firstOutOfAPit } from './end.ts';
import { expansions } from './expansions.table.ts';
import { inReach, prospects, targetOf } from './prospects.ts';
import { setUpElves } from './set-up.ts';

/** The Deep Elves (H2-ELF). The steps are the capitol's; those that may end them come last, in this order (H2-ELF-19). */
export const deepElves: People = {
  key: 'deep elves',
  name: 'the Deep Elves',
  setUp: (world) => setUpElves(world, deepElves),
  lifecycle: [
    { text: 'Spring: one noble more in the capitol', clause: 'H2-ELF-12', play: (civ) => expand(civ, 'H2-ELF-12') },
    { text: 'Explore towards the nearest free site', clause: 'H2-ELF-13', play: (civ) => scout(civ as ElfCiv) },
    { text: 'Summer: each colony has its turn', clause: 'H2-ELF-14', play: (civ) => colonialYear(civ as ElfCiv) },
    { text: 'Colonize a site in reach', clause: 'H2-ELF-15', play: (civ) => colonize(civ as ElfCiv) },
    { text: 'Build a capitol construction', clause: 'H2-ELF-16', play: (civ) => build(civ as ElfCiv) },
    { text: 'If the works reach the surface, war', clause: 'H2-ELF-17', play: (civ) => war(civ as ElfCiv) },
    { text: 'If ○ are twice the ●, the slaves rise', clause: 'H2-ELF-18', play: (civ) => uprising(civ as ElfCiv) },
  ],
  endsWithLastOne: true,
  lose: (civ, many, to, how) => loseOfBearer(civ as ElfCiv, many, to, how),
  end: (civ) => endOfElves(civ as ElfCiv),
  handOver: (civ) => firstOutOfAPit(civ as ElfCiv),
  constructions: (civ) => constructions(civ as ElfCiv),
};

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
    prompt: `What does ${civ.group.name} build?`,
    options: open.map(({ name, does }) => ({ key: name, text: name, does })),
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
function whyNot({ group }: ElfCiv, { name, again }: CapitolConstruction): string | null {
  return !again && group.built.includes(name) ? 'built already' : null;
}

/** H2-ELF-17, -29. */
function* war(civ: ElfCiv): Rule {
  if (!hasReachedSurface(civ)) return;
  ends(civ, { clause: 'H2-ELF-17', kind: 'war with the surface dwellers' });
}

/** H2-ELF-18, -29: the colonies do not count. */
function* uprising(civ: ElfCiv): Rule {
  if (treasure(civ, civ.group) < 2 * population(civ, civ.group)) return;
  ends(civ, { clause: 'H2-ELF-18', kind: 'the slaves rise' });
}

function constructions(civ: ElfCiv): Buildable[] {
  const capitol = capitolConstructions.map((it) => ({
    name: it.name,
    clause: it.clause,
    does: it.does,
    built: civ.group.built.includes(it.name),
    whyNot: whyNot(civ, it),
  }));
  const colonies = livingColonies(civ).flatMap((colony) =>
    expansions[colony.type].map(({ name, clause, does }) => {
      const built = colony.group.built.includes(name);
      return {
        name: `${name} (${colony.group.name})`,
        clause,
        does,
        built,
        whyNot: built ? 'built already' : busy(civ, colony),
      };
    }),
  );
  return [...capitol, ...colonies];
}

/** Why a colony builds nothing in its next turn (H2-ELF-21 to -23). */
function busy(civ: ElfCiv, colony: Colony): string | null {
  if (colony.type === 'mining') return ore(civ, colony).length > 0 ? 'the mine still yields' : null;
  if (colony.type === 'military') return prey(civ, colony).length > 0 ? null : 'nothing to exploit: it fights';
  return civ.mined ? 'it refines what is mined' : null;
}
