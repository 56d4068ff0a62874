import type { Furnished } from './furnish/furnished.ts';
import type { KeyEntry } from './key/entry.ts';
import { handsBetween, lifeOf } from './key/epic-life.ts';
import { roomName } from './key/room-name.ts';
import type { Area } from './places/area.ts';
import type { Room, Survey } from './places/survey.ts';
import type { Rumour } from './table-talk/rumours.ts';
import type { GroupThen } from './then.ts';
import { word } from './world.ts';

/** TA-GAZ-01: what lies in a numbered place. */
interface Lying {
  readonly room: Room;
  readonly name: string;
  readonly population: number;
  readonly shares: number;
  readonly epics: readonly string[];
  readonly edges: number;
  readonly secrets: number;
  readonly exits: number;
}

/** TA-GAZ-02: a ❖, where it is, and what its story is. */
export interface Treasure {
  /** TA-ARE-17. */
  readonly id: string;
  readonly name: string;
  readonly room: Room | null;
  readonly holder: GroupThen | null;
  readonly maker: GroupThen | null;
  readonly hands: number;
  /** Its whole life: owner by owner. */
  readonly life: ReturnType<typeof lifeOf>;
  readonly rumour: Rumour | null;
}

/** TA-GAZ-03: a way from one area to another. */
interface Between {
  readonly way: string;
  readonly from: Area;
  readonly to: Area;
  readonly rooms: readonly [Room, Room];
  /** What kind of way, and how far in squares. */
  readonly by: string;
  readonly squares: number;
  readonly watched: GroupThen | null;
}

export interface Gazetteer {
  readonly places: readonly Lying[];
  readonly treasures: readonly Treasure[];
  readonly ways: readonly Between[];
}

export function gazetteerOf(
  survey: Survey,
  plans: readonly Furnished[],
  key: readonly KeyEntry[],
  rumours: readonly Rumour[],
): Gazetteer {
  return {
    places: key.map(({ room }) => lyingIn(survey, plans, room)),
    treasures: treasuresOf(survey, rumours),
    ways: waysBetween(survey, plans),
  };
}

function lyingIn(survey: Survey, plans: readonly Furnished[], room: Room): Lying {
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const here = survey.then.beads.filter((it) => ids.has(it.piece));
  const many = (kind: string) => here.filter((it) => it.kind === kind).length;
  const doors = plans
    .filter((it) => it.plan.level === room.level)
    .flatMap((it) => it.doors.filter((door) => door.into.place === room.place));
  return {
    ...{ room, name: roomName(survey, room), population: many('population'), shares: many('treasure') },
    epics: here.flatMap((it) => (it.kind === 'epic' ? [it.name ?? 'an epic treasure'] : [])),
    ...{ edges: many('bonus'), secrets: doors.filter((it) => it.door === 'secret door').length, exits: doors.length },
  };
}

function treasuresOf(survey: Survey, rumours: readonly Rumour[]): Treasure[] {
  const { then, roomOf } = survey;
  return then.beads
    .filter((it) => it.kind === 'epic')
    .map((it): Treasure => {
      const name = it.name ?? 'an epic treasure';
      const life = lifeOf(survey, name);
      const made = then.world.journal.find(
        (entry) => entry.kind === 'epic treasure' && word(entry, 'name') === it.name && entry.tick <= then.tick,
      );
      const maker = made ? then.groups.get(word(made, 'group') ?? '') : life[0]?.owner;
      const room = roomOf.get(it.piece) ?? null;
      return {
        ...{ id: `treasure-${it.origin}`, name, room, life, hands: handsBetween(life), maker: maker ?? null },
        holder: it.owner === null ? null : (then.groups.get(it.owner) ?? null),
        rumour: rumours.find((r) => room !== null && r.about === room && r.area === null) ?? null,
      };
    });
}

/** Each way that leaves a level for a room of another area, once. */
function waysBetween(survey: Survey, plans: readonly Furnished[]): Between[] {
  const found = new Map<string, Between>();
  for (const { plan } of plans)
    for (const { way, to } of plan.exits) {
      if (to.kind !== 'room' || to.room.area === plan.level.area) continue;
      const near = plan.openings.find((it) => it.from.piece.id === way.id)?.into.place;
      const from = plan.rooms.find((it) => it.place === near) ?? plan.rooms[0];
      if (!from) continue;
      const pair = [plan.level.area.id, to.room.area.id].sort().join(' ');
      const id = `${way.id} ${pair}`;
      if (found.has(id)) continue;
      const by = survey.then.groups.get(way.owner ?? '');
      found.set(id, {
        ...{ way: way.id, from: plan.level.area, to: to.room.area, rooms: [from, to.room], squares: to.squares },
        by: by ? `${way.kind} of ${survey.naming.group(by)}` : way.kind,
        watched: [from, to.room].find((it) => it.peopled)?.holder ?? null,
      });
    }
  return [...found.values()];
}
