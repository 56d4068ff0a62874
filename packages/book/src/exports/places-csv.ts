import type { Book } from '../book.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import { roomName } from '../key/room-name.ts';
import { heightOf } from '../plan/plan.ts';
import { csv } from './escape.ts';

const COLUMNS = [
  ...['key', 'name', 'area', 'level', 'floor', 'kind', 'archetype', 'maker', 'holder', 'state', 'population', 'shares'],
  ...['epics', 'edges', 'secrets', 'exits', 'height_ft', 'x', 'y', 'width', 'height', 'id'],
];

/** TA-CSV-02: spreadsheets take it for another alphabet without this. */
const MARK = '\ufeff';

/** TA-GAZ-01, TA-CSV-01: every numbered place of the world, one a line. */
export function placesCsv({ survey, plans }: Book): string {
  const { then } = survey;
  const rows = survey.rooms.map((room) => {
    const { place, area, level, floor, state } = room;
    const ids = new Set(place.pieces.map((it) => it.id));
    const beads = then.beads.filter((it) => ids.has(it.piece));
    const many = (kind: string) => beads.filter((it) => it.kind === kind).length;
    const plan = plans.find((it) => it.plan.level === level);
    const doors = (plan?.doors ?? []).filter((it) => it.into.place === place);
    const maker = place.maker === null ? null : then.groups.get(place.maker);
    const epics = beads.flatMap((it) => (it.kind === 'epic' ? [it.name ?? 'an epic treasure'] : []));
    const { left, top, right, bottom } = place.box;
    return [
      ...[
        room.key,
        roomName(survey, room),
        area.letter,
        level.number,
        floor,
        place.kind,
        archetypeOf(survey, room).name,
      ],
      ...[
        maker?.name ?? 'nature',
        room.holder?.name ?? '',
        state,
        many('population'),
        many('treasure'),
        epics.join('; '),
      ],
      ...[many('bonus'), doors.filter((it) => it.door === 'secret door').length, doors.length, heightOf(room)],
      ...[left, top, right - left, bottom - top].map((it) => Math.round(it * 1000) / 1000),
      place.id,
    ];
  });
  return MARK + [COLUMNS, ...rows].map((row) => `${row.map(csv).join(',')}\r\n`).join('');
}
