import type { Faction } from '../factions/faction.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import { heightOf } from '../plan/plan.ts';
import { areaOfAll } from '../plan/polygons.ts';
import { dangersIn } from './danger.ts';
import { type Fact, Facts, groupRef } from './fact.ts';
import { hiddenIn } from './hidden.ts';
import { noticed } from './notice.ts';
import { pastOf } from './past.ts';
import { roomName } from './room-name.ts';
import { type Told, told } from './told.ts';
import { treasureIn } from './treasure.ts';
import { waysOf } from './ways.ts';
import { whoIn } from './who.ts';

/** TA-KEY-01: the lines of an entry, what a party meets first being told first. */
const LABELS = ['Notice', 'Who', 'Treasure', 'Danger', 'Hidden', 'Past', 'Ways'] as const;
type Label = (typeof LABELS)[number];

/** TA-KEY-01: what the key says of a numbered place. */
export interface KeyEntry {
  readonly room: Room;
  readonly name: string;
  /** What it is: archetype, maker, size, height, holder. */
  readonly what: Told;
  /** Only those that have something to say, in their order. */
  readonly lines: readonly { readonly label: Label; readonly facts: readonly Fact[] }[];
}

export function entryOf(survey: Survey, room: Room, plan: Furnished | null, factions: readonly Faction[]): KeyEntry {
  const of: Readonly<Record<Label, readonly Fact[]>> = {
    Notice: noticed(survey, room, plan),
    Who: whoIn(survey, room, factions),
    Treasure: treasureIn(survey, room, plan),
    Danger: dangersIn(survey, room, plan),
    Hidden: hiddenIn(survey, room, plan),
    Past: pastFacts(survey, room),
    Ways: waysOf(plan, room),
  };
  return {
    room,
    name: roomName(survey, room),
    what: whatOf(survey, room, plan),
    lines: LABELS.map((label) => ({ label, facts: of[label] })).filter((it) => it.facts.length > 0),
  };
}

/** TA-KEY-09: the past as facts, each with its ticks and who may know it. */
function pastFacts(survey: Survey, room: Room): Fact[] {
  const facts = new Facts(room.place.id, 'past');
  for (const it of pastOf(survey, room)) facts.told([it.text], it.knows, it.ticks, it.weight);
  return facts.all;
}

function whatOf(survey: Survey, room: Room, plan: Furnished | null): Told {
  const { place, holder, sealed } = room;
  const maker = place.maker === null ? undefined : survey.then.groups.get(place.maker);
  const squares = areaOfAll(plan?.plan.floors.filter((it) => it.place === place).flatMap((it) => it.rings) ?? []);
  const parts: Told[] = [
    maker
      ? told`${archetypeOf(survey, room).name} of ${groupRef(survey, maker)}`
      : told`${archetypeOf(survey, room).name}`,
    ...(squares > 0 ? [told`${Math.round(squares)} squares`] : []),
    ...(plan && heightOf(room) > 0 ? [told`${heightOf(room)} ft down`] : []),
    holder ? told`held by ${groupRef(survey, holder)}` : told`empty`,
    // TA-ARE-26
    ...(sealed ? [told`no way leads in`] : []),
  ];
  return parts.flatMap((it, i): Told => (i === 0 ? it : [' · ', ...it]));
}
