import type { Book } from '../book.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { CampaignMap } from '../hexes/campaign.ts';
import type { Sign } from '../hexes/sign.ts';
import { seenName } from '../key/room-name.ts';
import { plainText, type Told, told } from '../key/told.ts';
import { doorsOf, sideCalled } from '../key/ways.ts';
import { whenOf } from '../key/when.ts';
import type { Room } from '../places/survey.ts';
import { type Allowed, allowedOf } from './allowed.ts';
import { doorSeen, seenPlan } from './seen-plan.ts';

/** TA-SEC-03: what players may read and see, made from nothing, by taking in what is allowed. */
export interface PlayersBook {
  readonly title: string;
  readonly moment: string;
  /** What anybody on the surface can tell. */
  readonly known: readonly Told[];
  /** TA-SEC-04: areas of which nothing is revealed, and which an open fact names. */
  readonly areas: readonly string[];
  readonly rumours: readonly Told[];
  readonly levels: readonly PlayersLevel[];
  readonly lands: readonly CampaignMap[];
}

export interface PlayersLevel {
  readonly id: string;
  readonly name: string;
  readonly plan: Furnished | null;
  readonly rooms: readonly PlayersRoom[];
}

export interface PlayersRoom {
  readonly id: string;
  /** TA-SEC-05: only where no number is missing before it. */
  readonly key: string | null;
  readonly name: string;
  readonly lines: readonly Told[];
}

export function playersBook(book: Book, revealed: readonly string[]): PlayersBook {
  const allowed = allowedOf(book, revealed);
  const { survey } = book;
  const known = distinct([...allowed.open.map((it) => it.text), ...loose(allowed).map((it) => it.seen ?? it.text)]);
  const said = known.map(plainText).join(' ');
  const areas = survey.areas.filter((it) => !allowed.rooms.some((room) => room.area === it) && said.includes(it.name));
  const levels = [...new Set(allowed.rooms.map((it) => it.level))];
  return {
    title: book.title,
    moment: whenOf(survey, survey.then.tick),
    known,
    areas: [...new Set(areas.map((it) => it.name))],
    rumours: allowed.rumours.map((it) => it.text),
    levels: levels.map((level): PlayersLevel => {
      const rooms = allowed.rooms.filter((it) => it.level === level);
      const plan = book.plans.find((it) => it.plan.level === level);
      return {
        // TA-SEC-07: after what is seen, not after what is not.
        id: `seen-${rooms[0]?.place.id ?? ''}`,
        name: level.area.name,
        plan: plan ? seenPlan(plan, rooms) : null,
        rooms: rooms.map((room) => roomOf(book, allowed, room, plan ?? null)),
      };
    }),
    lands: book.lands.map(seenLand),
  };
}

/** Facts that were revealed by themselves, of rooms that were not. */
function loose({ facts, rooms }: Allowed) {
  return facts.filter((it) => !rooms.some((room) => room.place.id === it.about));
}

function distinct(all: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return all.filter((it) => {
    const text = plainText(it);
    return !seen.has(text) && seen.add(text);
  });
}

function roomOf({ survey }: Book, allowed: Allowed, room: Room, plan: Furnished | null): PlayersRoom {
  const own = survey.rooms.filter((it) => it.area === room.area && it.number <= room.number);
  const isWhole = own.every((it) => allowed.rooms.includes(it));
  const facts = allowed.facts.filter((it) => it.about === room.place.id);
  return {
    id: room.place.id,
    key: isWhole ? room.key : null,
    name: seenName(survey, room),
    lines: [...distinct(facts.map((it) => it.seen ?? it.text)), ...waysSeen(survey, allowed, room, plan)],
  };
}

/** TA-SEC-09: the doorways one sees from it, but nothing beyond; a secret door is none. */
function waysSeen(survey: Book['survey'], { rooms }: Allowed, room: Room, plan: Furnished | null): Told[] {
  if (!plan) return [];
  const doors = doorsOf(plan, room).filter(({ it }) => it.door !== 'secret door');
  if (doors.length === 0) return [];
  const parts = doors.map(({ it, side }) => {
    const door = doorSeen(it.door);
    const what = it.kind === 'doorway' ? (door === 'empty doorway' ? 'doorway without a door' : door) : 'opening';
    const next = it.from.place === null ? null : rooms.find((other) => other.place === it.from.place);
    return `${sideCalled(side)} ${what}${next ? ` to ${seenName(survey, next)}` : ''}`;
  });
  return [told`Ways: ${parts.join(' · ')}.`];
}

/** TA-SEC-03: terrain, roads, towns and landmarks, and the mouths that have a site within two hexes, without what lies below. */
function seenLand(map: CampaignMap): CampaignMap {
  const sites = map.signs.filter((it) => it.sort !== 'mouth');
  const shown = map.signs.filter(
    (it) => it.sort !== 'mouth' || sites.some((site) => map.sheet.stepsBetween(site.hex, it.hex) <= NEAR),
  );
  const begin = new Set(shown.map((it) => map.sheet.indexOf(it.hex)));
  return {
    ...map,
    roads: map.roads.filter((it) => !it.old || it.hexes.some((hex) => begin.has(map.sheet.indexOf(hex)))),
    signs: shown.map((it, i): Sign => ({ ...it, id: `sign-${i + 1}`, below: null, area: null })),
  };
}

const NEAR = 2;

/** TA-SEC-05: with its number only where that tells nothing. */
export const titleOf = ({ key, name }: Pick<PlayersRoom, 'key' | 'name'>): string =>
  key === null ? name : `${key} ${name}`;
