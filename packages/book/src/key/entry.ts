import { archetypeOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import { heightOf } from '../plan/plan.ts';
import { numbersIn, strengthOf } from './bands.table.ts';
import { type Layer, pastOf } from './past.ts';
import { roomName } from './room-name.ts';

/** TA-KEY-01: what the key says of a numbered place. */
export interface KeyEntry {
  readonly room: Room;
  readonly name: string;
  /** What it is: archetype, maker, size, height, holder. */
  readonly what: string;
  readonly who: readonly string[];
  readonly treasure: readonly string[];
  readonly past: readonly Layer[];
}

export function entryOf(survey: Survey, room: Room, plan: Furnished | null): KeyEntry {
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const beads = survey.then.beads.filter((it) => ids.has(it.piece));
  return {
    room,
    name: roomName(survey, room),
    what: whatOf(survey, room, plan),
    who: whoIn(survey, room, beads),
    treasure: treasureIn(survey, beads),
    past: pastOf(survey, room),
  };
}

function whatOf(survey: Survey, room: Room, plan: Furnished | null): string {
  const { place, holder, sealed } = room;
  const maker = place.maker === null ? undefined : survey.then.groups.get(place.maker);
  const squares =
    plan?.plan.floors
      .filter((it) => it.place === place)
      .flatMap((it) => it.rings)
      .reduce((sum, it) => sum + areaOf(it), 0) ?? 0;
  return [
    `${archetypeOf(survey, room).name}${maker ? ` of ${survey.naming.group(maker)}` : ''}`,
    ...(squares > 0 ? [`${Math.round(squares)} squares`] : []),
    ...(plan && heightOf(room) > 0 ? [`${heightOf(room)} ft down`] : []),
    holder ? `held by ${survey.naming.group(holder)}` : 'empty',
    // TA-ARE-26
    ...(sealed ? ['no way leads in'] : []),
  ].join(' · ');
}

function areaOf(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    sum += (ring[i] as number) * (ring[j + 1] as number) - (ring[j] as number) * (ring[i + 1] as number);
  }
  return Math.abs(sum / 2);
}

type Beads = Survey['then']['beads'];

/** TA-KEY-05: each group with ● there, in bands; else who comes here. */
function whoIn(survey: Survey, room: Room, beads: Beads): string[] {
  const people = beads.filter((it) => it.kind === 'population');
  const owners = [...new Set(people.map((it) => it.owner))];
  const lines = owners.map((owner) => {
    const many = people.filter((it) => it.owner === owner).length;
    const group = owner === null ? undefined : survey.then.groups.get(owner);
    if (!group) return `${many} wild ${many === 1 ? 'creature' : 'creatures'} (1d6 each, level 2)`;
    const { level } = strengthOf(survey, group);
    return `${capital(survey.naming.group(group))}: ${many} ${many === 1 ? 'band' : 'bands'} (${numbersIn(survey, room, group)}; level ${level})`;
  });
  if (lines.length === 0 && room.holder) return [`Nobody now; ${survey.naming.group(room.holder)} come here.`];
  return lines;
}

const capital = (name: string): string => name.replace(/^./u, (it) => it.toUpperCase());

/** TA-KEY-06: as many shares are told as ○ lie there, and each ❖ by its name. */
function treasureIn(survey: Survey, beads: Beads): string[] {
  const owner = (id: string | null) => {
    const group = id === null ? undefined : survey.then.groups.get(id);
    return group ? ` of ${survey.naming.group(group)}` : ', nobody’s';
  };
  return [
    ...beads.filter((it) => it.kind === 'treasure').map((it) => `one share${owner(it.owner)}`),
    ...beads.filter((it) => it.kind === 'epic').map((it) => `${it.name ?? 'an epic treasure'} ❖${owner(it.owner)}`),
  ];
}
