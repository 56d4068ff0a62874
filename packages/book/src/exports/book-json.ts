import type { Book } from '../book.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { roomName } from '../key/room-name.ts';
import { heightOf } from '../plan/plan.ts';

const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** The book as data: areas, levels with all that is on their plans, and places. Ids outlive a change of moment (TA-ARE-17). */
export function bookJson({ survey, plans, missing }: Book): string {
  const { then, areas, rooms } = survey;
  const { world, tick } = then;
  const data = {
    format: 'understory/take-along',
    version: 1,
    world: { title: world.page.title, seed: world.seed, edition: world.edition, moment: tick },
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
