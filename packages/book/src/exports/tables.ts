import type { Book } from '../book.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import { codeOf } from '../hexes/hex.ts';
import { roomName } from '../key/room-name.ts';
import { plainText } from '../key/told.ts';
import { heightOf } from '../plan/plan.ts';
import { csv } from './escape.ts';

const COLUMNS = [
  ...['key', 'name', 'area', 'level', 'floor', 'kind', 'archetype', 'maker', 'holder', 'state', 'population', 'shares'],
  ...['epics', 'edges', 'secrets', 'exits', 'height_ft', 'x', 'y', 'width', 'height', 'id'],
];

/** TA-CSV-02: spreadsheets take it for another alphabet without this. */
const MARK = '\ufeff';

/** TA-GAZ-01, TA-CSV-01: every numbered place of the world, one a line. */
function placesCsv({ survey, plans }: Book): string {
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
  return written(COLUMNS, rows);
}

type Cell = string | number;

/** TA-CSV-02: a mark of the alphabet, lines that end as the standard has them. */
const written = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  MARK + [columns, ...rows].map((row) => `${row.map(csv).join(',')}\r\n`).join('');

const listed = (all: readonly string[]): string => all.join('; ');

/** TA-CSV-01: each table of the book, by the name of its file. */
export const TABLES: Readonly<Record<string, (book: Book) => string>> = {
  places: placesCsv,
  treasures: ({ gazetteer, survey }) =>
    written(
      ['name', 'place', 'holder', 'maker', 'hands', 'life', 'rumour', 'id'],
      gazetteer.treasures.map((it) => [
        ...[it.name, it.room?.key ?? '', it.holder?.name ?? '', it.maker?.name ?? '', it.hands],
        listed(it.life.map((step) => (step.owner ? survey.naming.group(step.owner) : 'lying loose'))),
        ...[it.rumour?.id ?? '', it.id],
      ]),
    ),
  ways: ({ gazetteer }) =>
    written(
      ['from', 'to', 'by', 'squares', 'watched_by', 'id'],
      gazetteer.ways.map((it) => [it.rooms[0].key, it.rooms[1].key, it.by, it.squares, it.watched?.name ?? '', it.way]),
    ),
  factions: ({ factions }) =>
    written(
      [
        'name',
        'state',
        'tags',
        'rooms',
        'population',
        'shares',
        'epics',
        'edges',
        'bearing',
        'wants',
        'fears',
        'at_war_with',
        'id',
      ],
      factions.map((it) => [
        ...[
          it.group.name,
          it.dead ? 'gone' : it.villain ? 'villain' : 'lives',
          listed(it.tags),
          listed(it.rooms.map((room) => room.key)),
        ],
        ...[it.bands, it.shares, listed(it.epics), it.edges, it.dead ? '' : it.bearing],
        ...[it.wants, it.fears].map((facts) => facts.map((fact) => plainText(fact.text)).join(' ')),
        listed(it.standings.filter((s) => s.how === 'at war').map((s) => s.to.name)),
        it.group.id,
      ]),
    ),
  rumours: ({ rumours }) =>
    written(
      ['area', 'text', 'truth', 'wrong', 'teller', 'about', 'id'],
      rumours.map((it) => [
        it.area?.letter ?? '',
        plainText(it.text),
        it.truth,
        it.wrong ?? '',
        it.teller,
        it.about.key,
        it.id,
      ]),
    ),
  encounters: ({ encounters }) =>
    written(
      ['table', 'die', 'roll', 'text', 'id'],
      encounters.flatMap((it) =>
        it.lines.map((line, i) => [it.title, `d${it.lines.length}`, i + 1, plainText(line), it.id]),
      ),
    ),
  hexes: ({ lands }) =>
    written(
      ['sheet', 'hex', 'terrain', 'sign', 'name', 'below', 'id'],
      lands.flatMap((map, nth) =>
        map.sheet.all.map((hex, i) => {
          const sign = map.signs.find((it) => codeOf(it.hex) === codeOf(hex));
          return [
            nth + 1,
            codeOf(hex),
            map.terrain[i] ?? '',
            sign?.kind ?? '',
            sign?.name ?? '',
            sign?.below ? plainText(sign.below) : '',
            sign?.id ?? '',
          ];
        }),
      ),
    ),
};
