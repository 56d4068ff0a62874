import { archetypeOf } from '../furnish/archetype-of.ts';
import type { PlaceState } from '../places/holder.ts';
import type { Room, Survey } from '../places/survey.ts';
import { said } from '../then.ts';

const ADJECTIVES: Readonly<Record<PlaceState, string>> = {
  'lived in': 'crowded',
  kept: 'kept',
  wild: 'wild',
  ruin: 'empty',
};

const known = new WeakMap<Survey, ReadonlyMap<Room, string>>();

/** TA-KEY-03: what a room is called; no two rooms of an area have the same name. */
export function roomName(survey: Survey, room: Room): string {
  const names = known.get(survey) ?? namesOf(survey);
  known.set(survey, names);
  return names.get(room) ?? room.key;
}

function namesOf(survey: Survey): ReadonlyMap<Room, string> {
  const names = new Map<Room, string>();
  const taken = new Map<string, Set<string>>();
  for (const room of survey.rooms) {
    const inArea = taken.get(room.area.id) ?? new Set<string>();
    taken.set(room.area.id, inArea);
    const wished = wishedFor(survey, room);
    let name = wished;
    for (let i = 2; inArea.has(name); i++) name = `${wished}, ${ORDINALS[i] ?? `number ${i}`}`;
    inArea.add(name);
    names.set(room, name);
  }
  return names;
}

const ORDINALS = ['', '', 'the second', 'the third', 'the fourth', 'the fifth', 'the sixth'];

/** TA-SEC-02: what it is called by who has only seen it: a ❖ is found. */
export const seenName = (survey: Survey, room: Room): string => wishedFor(survey, room, 'seen');

/** Its label; its printed name; a ❖; somebody's home; or what it is and how. */
function wishedFor(survey: Survey, room: Room, known: 'all' | 'seen' = 'all'): string {
  const { then } = survey;
  const { place, holder, peopled, state } = room;
  const ids = new Set(place.pieces.map((it) => it.id));
  const label = then.labels.find((it) => ids.has(it.about));
  if (label) return said(label.what);
  const archetype = archetypeOf(survey, room);
  const printed = place.pieces[0]?.room ?? null;
  const [first = ''] = printed === null ? [] : [...printed];
  if (printed !== null && first !== first.toLowerCase()) return printed;
  const epic =
    known === 'all' ? then.beads.find((it) => it.kind === 'epic' && it.name !== null && ids.has(it.piece)) : undefined;
  if (epic?.name) return `The ${archetype.name} of ${epic.name}`;
  if (holder && peopled)
    return `The ${survey.naming.natureOf(holder).lair ?? 'home'} of ${survey.naming.group(holder)}`;
  return `The ${ADJECTIVES[state]} ${printed ?? archetype.name}`;
}
