import type { Book } from '../book.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { codeOf } from '../hexes/hex.ts';
import type { Fact } from '../key/fact.ts';
import { roomName } from '../key/room-name.ts';
import { plainText } from '../key/told.ts';
import { heightOf } from '../plan/plan.ts';
import { MADE_BY } from './version.ts';

const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** The book as data: areas, levels with all that is on their plans, and places. Ids outlive a change of moment (TA-ARE-17). */
export function bookJson(book: Book): string {
  const { survey, plans, missing } = book;
  const { then, areas, rooms } = survey;
  const { world, tick } = then;
  const data = {
    format: 'understory/take-along',
    version: 1,
    world: { title: world.page.title, seed: world.seed, edition: world.edition, moment: tick, madeBy: MADE_BY },
    options: { forWhom: 'keeper', measure: 'feet' },
    missing,
    areas: areas.map(({ id, letter, name, kind, state, maker, places }) => ({
      ...{ id, letter, name, kind, state, maker },
      places: places.map((it) => it.id),
    })),
    levels: plans.map(levelData),
    places: rooms.map((room) => ({
      ...{ id: room.place.id, key: room.key, name: roomName(survey, room), area: room.area.id, level: room.level.id },
      ...{ floor: room.floor, steps: room.sealed ? null : room.steps, kind: room.place.kind },
      ...{ archetype: archetypeOf(survey, room).name, maker: room.place.maker, holder: room.holder?.id ?? null },
      ...{ state: room.state, feetBelow: heightOf(room) },
    })),
    ...tablesOf(book),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

function levelData({ plan, rooms, doors, lights, title }: Furnished) {
  const { level, sheet, floors, open, exits, falls, shafts } = plan;
  return {
    ...{ id: level.id, area: level.area.id, number: level.number, title, width: sheet.width, height: sheet.height },
    floor: open.map((ring) => ring.map(fine)),
    places: floors
      .filter((it) => it.place !== null && !it.beyond)
      .map(({ piece, rings, manner }) => ({
        piece: piece.id,
        built: manner.built,
        outline: rings.map((it) => it.map(fine)),
      })),
    ways: floors
      .filter((it) => it.place === null)
      .map(({ piece, lines, width, manner }) => ({
        piece: piece.id,
        built: manner.built,
        width: fine(width),
        lines: lines.map((it) => it.map(fine)),
      })),
    doorways: doors.map(({ into, from, kind, door, x, y, ends }) => ({
      ...{ into: into.piece.id, from: from.piece.id, kind, ...(kind === 'doorway' ? { door } : {}) },
      ...{ x: fine(x), y: fine(y), ends: ends.map(fine) },
    })),
    falls: falls
      .filter((it) => it.kind !== 'level' || it.feet > 0)
      .map(({ kind, feet, line, way }) => ({ way: way.piece.id, kind, feet, line: line.map(fine) })),
    shafts: shafts.map(({ letter, fall, way }) => ({
      letter,
      way: way.piece.id,
      feet: fall.feet,
      moves: way.manner.shaft,
    })),
    furniture: rooms.flatMap(({ room, things }) =>
      things.map(({ what, x, y, wide, high, turn, broken, name }) => ({
        ...{ place: room.place.id, what, x: fine(x), y: fine(y), width: fine(wide), height: fine(high), turn, broken },
        ...(name === null ? {} : { name }),
      })),
    ),
    lights: lights.map((it) => ({ ...it, x: fine(it.x), y: fine(it.y) })),
    exits: exits.map(({ letter, way, x, y, to }) => ({
      ...{ letter, way: way.id, x: fine(x), y: fine(y), squares: to.squares },
      to: to.kind === 'room' ? to.room.place.id : to.kind,
    })),
  };
}

/** TA-JSN-01: every fact with its source and who may know it, and what is told of the world. */
function tablesOf({ key, factions, gazetteer, rumours, encounters, hooks, lands }: Book) {
  const fact = ({ id, about, text, knows, ticks, table, weight }: Fact, kind: string) => ({
    ...{ id, about, kind, text: plainText(text), knows, ticks, table, weight },
  });
  return {
    facts: [
      ...key.flatMap((it) => it.lines.flatMap(({ label, facts }) => facts.map((f) => fact(f, label.toLowerCase())))),
      ...factions.flatMap((it) => [
        ...it.wants.map((f) => fact(f, 'want')),
        ...it.fears.map((f) => fact(f, 'fear')),
        ...it.deeds.map((f) => fact(f, 'deed')),
        ...it.plan.map((f) => fact(f, 'plan')),
        ...(it.pays ? [fact(it.pays, 'pays')] : []),
      ]),
    ],
    factions: factions.map((it) => ({
      ...{ id: it.group.id, name: it.group.name, lives: !it.dead, villain: it.villain, tags: it.tags },
      ...{ rooms: it.rooms.map((room) => room.place.id), population: it.bands, shares: it.shares, edges: it.edges },
      ...{ epics: it.epics, bearing: it.dead ? null : it.bearing },
      standings: it.standings.map(({ to, how }) => ({ to: to.id, how })),
    })),
    treasures: gazetteer.treasures.map((it) => ({
      ...{ id: it.id, name: it.name, place: it.room?.place.id ?? null, holder: it.holder?.id ?? null },
      ...{ maker: it.maker?.id ?? null, hands: it.hands },
      life: it.life.map((step) => ({ owner: step.owner?.id ?? null, piece: step.piece, since: step.since })),
    })),
    rumours: rumours.map((it) => ({
      ...{ id: it.id, area: it.area?.id ?? null, text: plainText(it.text), truth: it.truth, wrong: it.wrong },
      ...{ teller: it.teller, about: it.about.place.id, ticks: it.ticks },
    })),
    encounters: encounters.map((it) => ({
      ...{ id: it.id, title: it.title, area: it.area?.id ?? null, floor: it.floor, lines: it.lines.map(plainText) },
    })),
    hooks: hooks.map((it) => ({ id: it.id, text: plainText(it.text), against: plainText(it.against) })),
    hexes: lands.map((map) => ({
      ...{ title: map.title, columns: map.sheet.columns },
      terrain: map.sheet.all.map((hex, i) => ({ hex: codeOf(hex), terrain: map.terrain[i] ?? 'plains' })),
      signs: map.signs.map((it) => ({
        ...{ id: it.id, sort: it.sort, kind: it.kind, ruined: it.ruined, name: it.name, hex: codeOf(it.hex) },
        ...{ below: it.below ? plainText(it.below) : null },
      })),
      roads: map.roads.map((it) => ({ old: it.old, hexes: it.hexes.map(codeOf) })),
    })),
  };
}
