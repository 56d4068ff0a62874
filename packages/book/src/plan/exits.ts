import { gap, type Piece, pathLength } from '@understory/page';
import { letterOf } from '../places/area.ts';
import type { Mouth } from '../places/steps.ts';
import type { Level, Room, Survey } from '../places/survey.ts';
import { type Floor, holds } from './floors.ts';
import { type Sheet, SQUARES } from './sheet.ts';

/** TA-PLN-07: where a way leaves a level. */
export interface Exit {
  readonly letter: string;
  readonly way: Piece;
  /** In squares; where it is cut, and which way it goes on. */
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly to: Onward;
}

/** Where it leads. */
export type Onward =
  | { readonly kind: 'room'; readonly room: Room; readonly squares: number }
  | { readonly kind: 'surface' | 'beyond' | 'depths' | 'nowhere'; readonly squares: number };

export function exitsOf(survey: Survey, level: Level, floors: readonly Floor[], sheet: Sheet): Exit[] {
  const open: Omit<Exit, 'letter'>[] = [];
  for (const { piece, stretch, lines } of floors) {
    const line = lines[0];
    if (!stretch || !line || line.length < 4) continue;
    const mouths = survey.network.mouths.filter((it) => it.piece.id === piece.id);
    const rest = [
      { on: stretch.onBefore, far: stretch.from, end: line.slice(0, 4) },
      {
        on: stretch.onAfter,
        far: pathLength(piece.shape.path) - stretch.to,
        end: [...line.slice(-2), ...line.slice(-4, -2)],
      },
    ];
    for (const [i, { on, far, end }] of rest.entries()) {
      const mouth = mouths.find((it) => mouthEnd(survey, it) === (i === 0 ? 'start' : 'end'));
      if (!on && !mouth) continue;
      // A way that ends in a room leads no further: there the room itself is the mouth.
      if (
        mouth &&
        !on &&
        floors.some((it) => it.place !== null && !it.beyond && holds(it, end[0] as number, end[1] as number))
      )
        continue;
      const [x, y, ix, iy] = withinSheet(sheet, end as [number, number, number, number], line, i === 0);
      const length = Math.sqrt((x - ix) * (x - ix) + (y - iy) * (y - iy)) || 1;
      const to: Onward = mouth
        ? { kind: mouth.to, squares: Math.round(far * SQUARES) }
        : onwardBy(survey, level, piece, far);
      open.push({ way: piece, x, y, dx: (x - ix) / length, dy: (y - iy) / length, to });
    }
  }
  return open.sort((a, b) => a.y - b.y || a.x - b.x).map((it, i) => ({ ...it, letter: letterOf(i) }));
}

/** The end of a way that runs off the sheet is where it leaves it. */
function withinSheet(
  { width, height }: Sheet,
  end: [number, number, number, number],
  line: readonly number[],
  fromStart: boolean,
): [number, number, number, number] {
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x <= width && y <= height;
  if (isIn(end[0], end[1])) return end;
  const many = line.length / 2;
  for (let n = 0; n + 1 < many; n++) {
    const [a, b] = fromStart ? [n, n + 1] : [many - 1 - n, many - 2 - n];
    const [ax, ay, bx, by] = [line[2 * a], line[2 * a + 1], line[2 * b], line[2 * b + 1]] as [
      number,
      number,
      number,
      number,
    ];
    for (let k = 1; k <= 40; k++) {
      const [x, y] = [ax + ((bx - ax) * k) / 40, ay + ((by - ay) * k) / 40];
      if (isIn(x, y)) return [x, y, bx === x && by === y ? x - (ax - x) : bx, bx === x && by === y ? y - (ay - y) : by];
    }
  }
  return end;
}

/** Which end of a way leads out: the one that comes to the surface or to the page's edge; if neither does, the nearer. */
function mouthEnd({ then }: Survey, { piece, to, x: side }: Mouth): 'start' | 'end' {
  const { path, swell } = piece.shape;
  const { height } = then.world.page;
  const far = (end: readonly number[]): number => {
    const [x, y] = end as [number, number];
    if (to === 'beyond') return Math.abs(x - side);
    if (to === 'depths') return height - y;
    const surfaces = then.ground?.surfaces ?? [];
    return Math.min(y, ...surfaces.map((it) => gap({ ...it, closed: false }, { path: [x, y], closed: false, swell })));
  };
  return far(path.slice(0, 2)) <= far(path.slice(-2)) ? 'start' : 'end';
}

/** The nearest place along it that is not on this level: on the way itself, or through other ways. */
function onwardBy({ network, roomOf, rooms }: Survey, level: Level, way: Piece, far: number): Onward {
  const isHere = (id: string) => roomOf.get(id)?.level === level;
  const steps = network.touching.stepsFrom([way.id], (id) => !isHere(id));
  const found = rooms
    .filter((it) => it.level !== level)
    .map((room) => ({ room, steps: Math.min(...room.place.pieces.map((it) => steps.get(it.id) ?? 1e6)) }))
    .filter((it) => it.steps < 1e6)
    .sort((a, b) => a.steps - b.steps || a.room.place.order - b.room.place.order)[0];
  const squares = Math.round(far * SQUARES);
  return found ? { kind: 'room', room: found.room, squares } : { kind: 'nowhere', squares };
}
