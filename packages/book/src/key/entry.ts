import type { Faction } from '../factions/page.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import { heightOf } from '../plan/plan.ts';
import { areaOfAll } from '../plan/polygons.ts';
import { farSaid } from '../play.ts';
import { dangersIn } from './danger.ts';
import { type Fact, Facts, groupRef } from './fact.ts';
import { hiddenIn } from './hidden.ts';
import { type Entry, LABELS, type Label } from './lines.ts';
import { measured } from './measured.ts';
import { noticed } from './notice.ts';
import { pastOf } from './past.ts';
import { asProse } from './prose.ts';
import { roomName } from './room-name.ts';
import { type Told, told } from './told.ts';
import { treasureIn } from './treasure.ts';
import { waysOf } from './ways.ts';
import { whoIn } from './who.ts';

/** TA-KEY-01: what the key says of a numbered place. */
export interface KeyEntry extends Entry {
  readonly room: Room;
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
    lines: inStyle(
      survey,
      LABELS.map((label) => ({ label, facts: of[label] })).filter((it) => it.facts.length > 0),
    ),
  };
}

/** TA-KEY-02, TA-GEN-T1.7: terse, with the words a keeper looks for in bold; or the same facts in the same order as sentences without. */
function inStyle({ play }: Survey, lines: Entry['lines']): Entry['lines'] {
  const measure = measured(lines);
  return play.style === 'terse'
    ? measure
    : measure.map((it) => ({
        ...it,
        facts: it.facts.map((fact) => ({ ...fact, text: asProse(it.label, fact.text) })),
      }));
}

/** TA-KEY-09: the past as facts, each with its ticks and who may know it. */
function pastFacts(survey: Survey, room: Room): Fact[] {
  const facts = new Facts(room.place.id, 'past');
  for (const it of pastOf(survey, room)) facts.told(it.told, it.knows, it.ticks, it.weight);
  return facts.all;
}

function whatOf(survey: Survey, room: Room, plan: Furnished | null): Told {
  const { place, holder, sealed } = room;
  const maker = place.maker === null ? undefined : survey.then.groups.get(place.maker);
  const squares = areaOfAll(
    plan?.plan.floors.filter((it) => it.place === place && !it.annex).flatMap((it) => it.rings) ?? [],
  );
  const parts: Told[] = [
    maker
      ? told`${archetypeOf(survey, room).name} of ${groupRef(survey, maker)}`
      : told`${archetypeOf(survey, room).name}`,
    ...(squares > 0 ? [told`${Math.round(squares)} squares`] : []),
    ...(plan && heightOf(room) > 0 ? [told`${farSaid(survey.play, heightOf(room))} down`] : []),
    holder ? told`held by ${groupRef(survey, holder)}` : told`empty`,
    // TA-ARE-26
    ...(sealed ? [told`no way leads in`] : []),
  ];
  return parts.flatMap((it, i): Told => (i === 0 ? it : [' · ', ...it]));
}
