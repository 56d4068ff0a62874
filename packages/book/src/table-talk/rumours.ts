import { chanceOf } from '../chance.ts';
import { turnsAgo } from '../factions/standing.ts';
import type { Fact } from '../key/fact.ts';
import type { Layer } from '../key/layer.ts';
import { layersOf } from '../key/past.ts';
import { roomName } from '../key/room-name.ts';
import { begun, type Told, told } from '../key/told.ts';
import type { Area } from '../places/area.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';

/** TA-RUM-06: a sentence, and what only the keeper sees of it. */
export interface Rumour {
  readonly id: string;
  readonly area: Area | null;
  readonly text: Told;
  readonly truth: 'true' | 'bent' | 'false';
  readonly wrong: string | null;
  readonly ticks: readonly number[];
  readonly teller: string;
  readonly about: Room;
}

/** TA-RUM-01: so many for the world, and for each area of at least so many places. */
const FOR_WORLD = 12;
const FOR_AREA = 6;
const ENOUGH = 4;
const WEIGHTY = 5;
/** TA-RUM-02. */
const TOLD: ReadonlySet<Fact['knows']> = new Set(['open', 'told', 'found']);

interface Candidate {
  readonly room: Room;
  readonly layer: Layer;
}

export function rumoursOf(survey: Survey): Rumour[] {
  const below = survey.rooms.filter((it) => !it.area.surface);
  const all = below
    .flatMap((room) =>
      layersOf(survey, room)
        .filter((layer) => layer.weight >= WEIGHTY && TOLD.has(layer.knows) && layer.who.length > 0)
        .sort((a, b) => b.weight - a.weight || (b.ticks[0] ?? 0) - (a.ticks[0] ?? 0))
        .slice(0, 1)
        .map((layer): Candidate => ({ room, layer })),
    )
    .sort(
      (a, b) =>
        b.layer.weight - a.layer.weight ||
        a.room.floor - b.room.floor ||
        (b.layer.ticks[0] ?? 0) - (a.layer.ticks[0] ?? 0),
    );
  const ofWorld = all.slice(0, FOR_WORLD);
  const ofAreas = survey.areas
    .filter((it) => !it.surface && it.places.length >= ENOUGH)
    .flatMap((area) =>
      all
        .filter((it) => it.room.area === area)
        .slice(0, FOR_AREA)
        .map((it) => rumourOf(survey, it, area)),
    );
  return [...ofWorld.map((it) => rumourOf(survey, it, null)), ...ofAreas];
}

/** TA-RUM-03: the deeper it lies, the less is true. */
export function truthOf(floor: number, die: number): Rumour['truth'] {
  if (floor <= 1) return die <= 5 ? 'true' : 'bent';
  if (floor <= 3) return die <= 4 ? 'true' : die === 5 ? 'bent' : 'false';
  if (floor <= 5) return die <= 3 ? 'true' : die <= 5 ? 'bent' : 'false';
  return die <= 2 ? 'true' : die <= 4 ? 'bent' : 'false';
}

function rumourOf(survey: Survey, { room, layer }: Candidate, area: Area | null): Rumour {
  const { then, naming } = survey;
  const id = `rumour-${area?.id ?? 'world'}-${room.place.id}`;
  const chance = chanceOf(then.world.seed, 'rumour', id);
  const wished = truthOf(room.floor, chance.int(1, 6));
  const when = turnsAgo(survey, layer.ticks[0] ?? 0) <= 3 ? 'not long since' : 'long ago';
  const [who] = layer.who;
  const place = nameOf(survey, room);
  const say = (group: GroupThen | undefined, where: string): Told =>
    begun(sentence(layer, group ? naming.group(group) : 'somebody', where, when));
  const real = who === undefined ? undefined : then.groups.get(who);
  const base = { id, area, ticks: layer.ticks, teller: tellerOf(survey, room, layer, real), about: room };
  if (wished === 'bent' && layer.row === 7 && real) {
    // A count doubled.
    const bands = bandsOf(survey, real, room);
    const text = begun(told`${bentCount(bands)} of ${naming.group(real)} live in ${place}.`);
    return { ...base, text, truth: 'bent', wrong: `It is ${countOf(bands)}.` };
  }
  if (wished === 'bent') {
    // The room's neighbour for the room.
    const other = survey.rooms.find((it) => it.level === room.level && it !== room && !holdsThere(survey, it, layer));
    if (other)
      return {
        ...base,
        text: say(real, nameOf(survey, other)),
        truth: 'bent',
        wrong: `It was ${place} (${room.key}).`,
      };
  }
  if (wished === 'false') {
    // TA-RUM-05: another group, of which it does not hold.
    const others = [...then.groups.values()].filter((it) => it.id !== who && it.sort === real?.sort);
    const other = chance.shuffled(others).find((it) => !alsoHolds(survey, room, layer, it));
    if (other && real)
      return { ...base, text: say(other, place), truth: 'false', wrong: `It was ${naming.group(real)}.` };
  }
  return { ...base, text: say(real, place), truth: 'true', wrong: null };
}

/** TA-RUM-05: did the other group do that too? Who lived there once may be told to live there. */
function alsoHolds(survey: Survey, room: Room, layer: Layer, other: GroupThen): boolean {
  if (layer.row === 6 || layer.row === 7) return heldBy(survey, room).includes(other);
  return layersOf(survey, room).some((it) => it.row === layer.row && it.who.includes(other.id));
}

/** Who lives there or ever did. */
export function heldBy({ then }: Survey, { place }: Room): GroupThen[] {
  const ids = new Set(place.pieces.map((it) => it.id));
  const owners = then.world.page.beads
    .filter((it) => it.kind === 'population' && ids.has(it.piece) && it.since <= then.tick)
    .flatMap((it) => then.groups.get(it.owner ?? '') ?? []);
  return [...new Set(owners)];
}

function bandsOf({ then }: Survey, group: GroupThen, { place }: Room): number {
  const ids = new Set(place.pieces.map((it) => it.id));
  return then.beads.filter((it) => it.kind === 'population' && it.owner === group.id && ids.has(it.piece)).length;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countOf = (many: number): string => `${COUNTS[many] ?? many} ${many === 1 ? 'band' : 'bands'}`;

/** TA-RUM-04: a count doubled. */
export const bentCount = (many: number): string => countOf(many * 2);

/** As it is called within a sentence. */
const nameOf = (survey: Survey, room: Room): string => roomName(survey, room).replace(/^The /, 'the ');

/** Does the same hold of another room? */
function holdsThere(survey: Survey, room: Room, layer: Layer): boolean {
  return layersOf(survey, room).some((it) => it.row === layer.row && it.who[0] === layer.who[0]);
}

/** TA-RUM-04: the fact without its numbers and turns. */
function sentence({ row }: Layer, group: string, where: string, when: string): Told {
  if (row === 2 || row === 3 || row === 4) return told`${group} dug ${where}, ${when}.`;
  if (row === 6) return told`${where} was home to ${group}, ${when}.`;
  if (row === 7) return told`${where} is home to ${group}.`;
  if (row === 8) return told`Riches of ${group} lie in ${where}.`;
  if (row === 9) return told`Some of ${group} died in ${where}, ${when}.`;
  if (row === 10) return told`The last of ${group} died in ${where}, ${when}.`;
  if (row === 11) return told`A great treasure of ${group} was made for ${where}, ${when}.`;
  if (row === 12) return told`${group} carried riches out of ${where}, ${when}.`;
  return told`${group} fell, ${when}, and left ${where} behind.`;
}

/** TA-RUM-07. */
function tellerOf(survey: Survey, room: Room, { knows }: Layer, real: GroupThen | undefined): string {
  if (knows === 'open') return 'anybody in a town';
  if (room.floor <= 3) return 'hunters, miners and the like';
  const there = layersOf(survey, room).flatMap((it) => it.who.flatMap((id) => survey.then.groups.get(id) ?? []));
  const living = [...(real ? [real] : []), ...there].find((it) => it.lives);
  return living ? survey.naming.group(living) : 'an old map';
}
