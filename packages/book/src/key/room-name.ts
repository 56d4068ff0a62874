import { chanceOf } from '../chance.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import { taintOf } from '../furnish/taint.ts';
import type { PlaceState } from '../places/holder.ts';
import type { Room, Survey } from '../places/survey.ts';
import { said } from '../then.ts';
import { word } from '../world.ts';
import { deathsIn } from './died.ts';

/** TA-KEY-03: what one calls a room of which nothing else is known, by its state. */
const ADJECTIVES: Readonly<Record<PlaceState, readonly string[]>> = {
  'lived in': ['crowded', 'smoky', 'noisy', 'trodden', 'warm', 'close'],
  kept: ['kept', 'swept', 'locked', 'borrowed', 'orderly', 'shut'],
  wild: ['wild', 'dripping', 'low', 'echoing', 'crooked', 'blind', 'still', 'old'],
  ruin: ['cold', 'empty', 'silent', 'dusty', 'bare', 'forsaken', 'dark', 'broken', 'lost', 'stale'],
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
    const wished = wishedFor(survey, room, 'all');
    let name = wished.find((it) => !inArea.has(it));
    const [first = room.key] = wished;
    for (let i = 2; name === undefined; i++) {
      const next = `${first}, ${ORDINALS[i] ?? `number ${i}`}`;
      if (!inArea.has(next)) name = next;
    }
    inArea.add(name);
    names.set(room, name);
  }
  return names;
}

const ORDINALS = ['', '', 'the second', 'the third', 'the fourth', 'the fifth', 'the sixth'];

/** TA-SEC-02: what it is called by who has only seen it: a ❖ is found, and what happened there is told. */
export const seenName = (survey: Survey, room: Room): string => wishedFor(survey, room, 'seen')[0] ?? room.key;

/** Names that fit, the best first: its label; its printed name; a ❖; somebody's home; what happened there; what it is and how. */
function wishedFor(survey: Survey, room: Room, by: 'all' | 'seen'): string[] {
  const { then } = survey;
  const { place, holder, peopled, state } = room;
  const ids = new Set(place.pieces.map((it) => it.id));
  const label = then.labels.find((it) => ids.has(it.about));
  if (label) return [said(label.what)];
  const archetype = archetypeOf(survey, room).name;
  const printed = place.pieces[0]?.room ?? null;
  const [first = ''] = printed === null ? [] : [...printed];
  if (printed !== null && first !== first.toLowerCase()) return [printed];
  const kind = printed ?? archetype;
  const adjectives = chanceOf(then.world.seed, 'name', place.id).shuffled(ADJECTIVES[state]);
  const plain = adjectives.map((it) => `The ${it} ${kind}`);
  const home =
    holder && peopled ? `The ${survey.naming.natureOf(holder).lair ?? 'home'} of ${survey.naming.group(holder)}` : null;
  if (by === 'seen') return [...(home === null ? [] : [home]), ...plain];
  const epic = then.beads.find((it) => it.kind === 'epic' && it.name !== null && ids.has(it.piece));
  return [
    ...(epic?.name ? [`The ${archetype} of ${epic.name}`] : []),
    ...(home === null ? [] : [home]),
    ...happened(survey, room, ids, kind),
    ...plain,
  ];
}

/** TA-KEY-03: a fact of weight 6 or more in its past: who died there, what was made for it, what taints it. */
function happened(survey: Survey, room: Room, ids: ReadonlySet<string>, kind: string): string[] {
  const { then, naming } = survey;
  const dead = deathsIn(survey, ids).filter((it) => it.group.sort === 'monsters');
  const last = dead.findLast((it) => it.last) ?? dead.at(-1);
  const made = then.world.journal.find(
    (it) => it.kind === 'epic treasure' && it.tick <= then.tick && ids.has(word(it, 'piece') ?? ''),
  );
  const name = made ? word(made, 'name') : null;
  return [
    ...(last
      ? [last.last ? `The end of ${naming.group(last.group)}` : `The ${kind} where ${naming.group(last.group)} bled`]
      : []),
    ...(name === null ? [] : [`The ${kind} made for ${name}`]),
    ...(taintOf(survey, room)?.kind === 'corruption' ? [`The tainted ${kind}`] : []),
  ];
}
