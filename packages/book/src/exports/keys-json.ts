import { numberSpots } from '../draw/numbers.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { roomName } from '../key/room-name.ts';

const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** TA-UVT-10: what the format itself cannot tell: secret doors, locks, stairs, traps and numbers of a level. */
export function keysJson(plan: Furnished): string {
  const { survey } = plan;
  const at = (of: { readonly x: number; readonly y: number }) => ({ x: fine(of.x), y: fine(of.y) });
  return `${JSON.stringify(
    {
      format: 'understory/keys',
      level: plan.title,
      rooms: numberSpots(plan).map((it) => ({ key: it.room.key, name: roomName(survey, it.room), ...at(it) })),
      doors: plan.doors
        .filter((it) => it.kind === 'doorway' && it.door !== 'empty doorway')
        .map((it) => ({ door: it.door, ...at(it), ends: it.ends.map(fine) })),
      falls: plan.plan.falls
        .filter((it) => it.kind !== 'level')
        .map((it) => ({ kind: it.kind, feet: it.feet, line: it.line.map(fine) })),
      shafts: plan.plan.shafts.map((it) => ({ letter: it.letter, feet: it.fall.feet })),
      traps: plan.rooms.flatMap(({ room, things }) =>
        things.filter((it) => it.trap).map((it) => ({ room: room.key, what: it.what, ...at(it) })),
      ),
      exits: plan.plan.exits.map((it) => ({
        letter: it.letter,
        to: it.to.kind === 'room' ? it.to.room.key : it.to.kind,
        squares: it.to.squares,
        ...at(it),
      })),
    },
    null,
    2,
  )}\n`;
}
