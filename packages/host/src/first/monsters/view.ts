import { ageOf } from '@understory/page';
import type { Acting, Sight } from '../../view.ts';
import { type Group, groupOf } from '../../world.ts';
import type { Chapter } from '../questions.ts';
import type { FirstWorld } from '../world.ts';
import { stepsOf } from './laws-of-the-age.ts';
import { neighboursOf } from './neighbours.ts';
import { living } from './state.ts';
import { controlOf } from './zone-of-control.ts';

/** The groups of monsters that somebody can take over, in order of arrival. */
export function monsterPlayers(world: FirstWorld): Group[] {
  return living(world).map(({ id }) => groupOf(world, id));
}

/** Does an age run in which monsters live on the map? */
export function isAmongMonsters({ journal }: FirstWorld): boolean {
  return ageOf(journal.age) === 'monsters' || journal.age === 'villainy';
}

/** The group or kingdom whose season it is, and which of its steps is played; null where it is nobody's. */
export function monsterActing({ world, ask, moment }: Sight<FirstWorld>): Acting | null {
  const chapter = world.journal.chapter as Chapter | null;
  const id = chapter?.kind === 'a group acts' ? chapter.group : chapter?.kind === 'a party' ? partyNow(world) : null;
  if (id === null) return null;
  const group = groupOf(world, id);
  const me = world.monsters.groups.find(({ id }) => id === group.id);
  const steps = me ? stepsOf(me.kind) : group.kind === 'party' ? PARTY : KINGDOM;
  const lines = world.journal.entries.filter((it) => it.chapter === world.journal.chapter).map(({ clause }) => clause);
  const clauses = [...lines, ...(ask && moment === null ? [ask.clause] : [])];
  const step = Math.max(0, ...steps.map(({ clause }, i) => (clauses.includes(clause) ? i : 0)));
  return { group, part: group, isPlayer: me !== undefined, steps, step, isOver: !group.alive, buildables: () => [] };
}

/** H1-SUR-07 to -18. */
const KINGDOM: Acting['steps'] = [
  { clause: 'H1-SUR-07' },
  { clause: 'H1-SUR-09' },
  { clause: 'H1-SUR-10' },
  { clause: 'H1-SUR-14' },
  { clause: 'H1-SUR-12' },
];

/** The party that came last, while it is there or its year is told. */
function partyNow({ groups }: FirstWorld): string | null {
  return groups.findLast(({ kind }) => kind === 'party')?.id ?? null;
}

/** H1-ADV-03 to -06. */
const PARTY: Acting['steps'] = [{ clause: 'H1-ADV-03' }, { clause: 'H1-ADV-04' }, { clause: 'H1-ADV-06' }];

/** H1-MON-13: the outlines of a group's zone of control. */
export function zoneRings(world: FirstWorld, id: string): number[][] {
  const me = living(world).find((it) => it.id === id);
  return me ? controlOf(me, world).outline(world.page.width, world.page.height) : [];
}

/** H1-MON-19: who its neighbours are, by name. */
export function neighbourNames(world: FirstWorld, id: string): string[] {
  const me = living(world).find((it) => it.id === id);
  return me ? neighboursOf(world, me).map((it) => groupOf(world, it.id).name) : [];
}
