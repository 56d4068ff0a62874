import { bounds, closest } from '@understory/page';
import { placeGap } from '../places/place.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { Floor } from './floors.ts';

/** TA-DOR-05: a doorway that was walled up, and the line of the way that is lost. It is no floor. */
export interface Bricked {
  readonly room: Room;
  readonly to: Room;
  /** Its two ends on the wall line, in squares. */
  readonly ends: readonly [number, number, number, number];
  /** From its middle to where it led. */
  readonly line: readonly [number, number, number, number];
}

const NEAR = 4.5;
const HALF = 1;

/** TA-DOR-05: of each sealed place, toward the nearest place of the same maker that is not shut in with it. */
export function brickedIn(survey: Survey, rooms: readonly Room[], floors: readonly Floor[]): Bricked[] {
  const { network } = survey;
  return rooms.flatMap((room): Bricked[] => {
    if (!room.sealed || room.place.maker === null) return [];
    const joined = network.touching.stepsFrom(room.place.pieces.map((it) => it.id));
    const to = survey.rooms
      .filter((it) => it !== room && it.place.maker === room.place.maker && !it.area.surface)
      .filter((it) => !it.place.pieces.some((piece) => joined.has(piece.id)))
      .map((it) => ({ it, far: placeGap(room.place, it.place, NEAR) }))
      .filter(({ far }) => far <= NEAR)
      .sort((a, b) => a.far - b.far || a.it.place.order - b.it.place.order)[0]?.it;
    const from = floors.find((it) => it.place === room.place)?.rings[0];
    if (!to || !from) return [];
    const other = floors.find((it) => it.place === to.place)?.rings[0];
    const ring = (path: readonly number[]) => ({ path, closed: true, swell: 0 });
    const goal = other ? ring(other) : aim(room, to, from);
    const met = closest(ring(from), goal);
    const [dx, dy] = [met.to.x - met.from.x, met.to.y - met.from.y];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const { x, y } = met.from;
    return [
      {
        ...{ room, to },
        ends: [x - uy * HALF, y + ux * HALF, x + uy * HALF, y - ux * HALF],
        line: [x, y, met.to.x, met.to.y],
      },
    ];
  });
}

/** On another sheet: a point outside this room in its direction. */
function aim(room: Room, to: Room, ring: readonly number[]): { path: readonly number[]; closed: false; swell: number } {
  const box = bounds({ path: ring, closed: true, swell: 0 });
  const [dx, dy] = [to.place.centre.x - room.place.centre.x, to.place.centre.y - room.place.centre.y];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reach = (box.right - box.left + box.bottom - box.top) / 2 + 3;
  return { path: [x + (dx / far) * reach, y + (dy / far) * reach], closed: false, swell: 0 };
}
