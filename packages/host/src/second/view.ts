import { type Bead, livedAt } from '@understory/page';
import type { InPlay } from '../people.ts';
import type { Acting, GroupAt, Sight, View } from '../view.ts';
import type { Group } from '../world.ts';
import { ASKED_DETAILS, detailOf, isPlace } from './details.ts';
import { levelOf, levels } from './levels.ts';
import { emblemOf } from './monsters/ground/emblem.ts';
import { territoryOutline } from './monsters/ground/territory-outline.ts';
import { movable } from './monsters/reorganise.ts';
import type { Chapter } from './questions.ts';
import { neighboursOf } from './telling/neighbours-of.ts';
import { outcomeText } from './telling/outcome.ts';
import { worldAt } from './then.ts';
import type { SecondWorld } from './world.ts';

/** A world of the second edition: peoples act by their sheets, then monsters by their cards. */
export const secondView: View<SecondWorld> = {
  at: worldAt,
  players: ({ monsters }) => monsters.map(({ group }) => group),
  groupsAt,
  acting(sight) {
    const { moment } = sight;
    const world = moment === null ? sight.world : worldAt(sight.world, moment);
    const { age, chapter } = (moment === null ? null : world.journal.entries[moment]) ?? world.journal;
    if (age === 'civilization') return people({ ...sight, world }, chapter as Chapter | null);
    return age === 'monsters' || age === 'villainy' ? monster({ ...sight, world }, chapter as Chapter | null) : null;
  },
  territory: territoryOutline,
  neighbours: neighboursOf,
  levels,
  levelOf,
  outcome: outcomeText,
  details: ASKED_DETAILS,
  isDragged: true,
  detail: detailOf,
  movable,
  isPlace,
  isThrow: (answer) => answer === 'roll',
};

/** The people whose turn it is; the last that came, where it is nobody's. */
function people({ world, ask, moment }: Sight<SecondWorld>, chapter: Chapter | null): Acting | null {
  const whose = chapter?.kind === 'people' ? chapter.people : null;
  const civ = world.civs.find((it) => it.people.key === whose) ?? world.civs.at(-1);
  if (!civ) return null;
  const isOver = moment === null && (civ.ending !== null || ask === null);
  return {
    group: civ.group,
    part: moment === null ? civ.acting : civ.group,
    isPlayer: false,
    steps: civ.people.lifecycle,
    step: moment === null ? civ.step : stepAt(world, civ, moment),
    isOver,
    buildables: () => (moment === null && !isOver ? civ.people.constructions(civ) : []),
  };
}

/** The step of the life cycle that was being played at a tick: the last one whose clause the record had named in that turn. */
function stepAt({ journal }: SecondWorld, { people: { lifecycle } }: InPlay, moment: number): number {
  const turn = journal.entries[moment]?.turn;
  for (let tick = moment; tick >= 0; tick--) {
    const entry = journal.entries[tick];
    if (!entry || entry.turn !== turn) break;
    const step = lifecycle.findIndex(({ clause }) => clause === entry.clause);
    if (step >= 0) return step;
  }
  return 0;
}

/** The group whose card is being played: who is asked, else whose chapter it is. */
function monster({ world, ask, moment }: Sight<SecondWorld>, chapter: Chapter | null): Acting | null {
  const asked = moment === null && ask && 'by' in ask ? ask.by : null;
  const whose = chapter?.kind === 'group' ? chapter.group : null;
  const group =
    world.monsters.find((it) => it.group.id === asked)?.group ?? world.groups.find(({ id }) => id === whose);
  return group ? byCard(group) : null;
}

function byCard(group: Group): Acting {
  return { group, part: group, isPlayer: true, steps: [], step: 0, isOver: false, buildables: () => [] };
}

/** The groups of monsters. Wild things are nobody's. */
function groupsAt(now: SecondWorld, tick: number): GroupAt[] {
  const world = worldAt(now, tick);
  const held = new Map<string, { readonly counts: GroupAt['counts']; emblem: string }>();
  for (const bead of world.page.beads) {
    if (bead.owner === null || !livedAt(bead, tick)) continue;
    const group = held.get(bead.owner) ?? { counts: {}, emblem: '' };
    group.counts[bead.kind] = (group.counts[bead.kind] ?? 0) + 1;
    group.emblem ||= emblemOn(bead);
    held.set(bead.owner, group);
  }
  return world.groups.flatMap(({ id, sort, name }) => {
    const beads = held.get(id);
    if (!beads || sort !== 'monsters') return [];
    const here = world.monsters.find((it) => it.group.id === id);
    return {
      id,
      name,
      counts: beads.counts,
      emblem: here ? emblemOf(here) : beads.emblem,
      isVillain: here ? here.villainCard !== null : false,
      isHere: now.monsters.some((it) => it.group.id === id),
    };
  });
}

function emblemOn({ kind, emblem }: Bead): string {
  return kind === 'population' ? (emblem ?? '') : '';
}
