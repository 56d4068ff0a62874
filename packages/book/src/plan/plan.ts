import { gap } from '@understory/page';
import type { Level, Room, Survey } from '../places/survey.ts';
import { TOUCH } from '../places/touching.ts';
import type { Annex } from './annex.ts';
import { type Crowded, keepApart } from './apart.ts';
import { type Bricked, brickedIn } from './bricked.ts';
import { moveOff } from './brushing.ts';
import { type Opening, openingsOf } from './doorways.ts';
import { type Exit, exitsOf } from './exits.ts';
import { type Fall, fallsOf } from './falls.ts';
import { type Floor, layFloors, layWay } from './floors.ts';
import { type Join, joinUp } from './joins.ts';
import { intersection, union } from './polygons.ts';
import { feetDown, type Sheet, sheetOf } from './sheet.ts';
import { squareUp } from './square-up.ts';

/** A level laid down flat: the section's east and west stay, and what lies deeper lies further south. All in squares. */
export interface Plan {
  readonly level: Level;
  readonly sheet: Sheet;
  readonly rooms: readonly Room[];
  readonly floors: readonly Floor[];
  readonly joins: readonly Join[];
  /** All floor as one, within the sheet: outer rings, and holes that turn the other way. */
  readonly open: readonly (readonly number[])[];
  readonly falls: readonly (Fall & { readonly way: Floor })[];
  readonly shafts: readonly Shaft[];
  readonly exits: readonly Exit[];
  readonly openings: readonly Opening[];
  /** TA-PLN-12: what could not be parted. */
  readonly crowded: readonly Crowded[];
  /** TA-PLN-16: side chambers; those behind secret doors are no part of the open floor. */
  readonly annexes: readonly Annex[];
  readonly hidden: readonly (readonly number[])[];
  /** TA-DOR-05. */
  readonly bricked: readonly Bricked[];
}

/** TA-PLN-06: one letter at both ends. */
interface Shaft {
  readonly letter: string;
  readonly fall: Fall;
  readonly way: Floor;
}

/** Floor is kept before a shaft, in squares. */
const LANDING = 2;

export function planOf(survey: Survey, level: Level): Plan {
  const sheet = sheetOf(level);
  const rooms = survey.rooms.filter((it) => it.level === level);
  const floors = layFloors(survey, level, sheet);
  const touch = (a: Floor, b: Floor) => touchHere(a, b);
  const numbers = new Map(rooms.flatMap((it) => it.place.pieces.map(({ id }) => [id, it.number] as const)));
  squareUp(floors, touch);
  moveOff(floors, touch);
  const crowded = keepApart(floors, sheet, touch, (it) => numbers.get(it.piece.id) ?? 1e6);
  const falls = floors
    .filter((it) => it.place === null && it.piece.kind === 'tunnel')
    .flatMap((way) =>
      fallsOf(
        way,
        sheet,
        floors.filter((it) => it !== way && touch(way, it)).map((it) => it.piece),
      ).map((fall) => ({ ...fall, way })),
    );
  const exits = exitsOf(survey, level, floors, sheet);
  const shafts = sinkShafts(falls);
  const joins = joinUp(pairsOf(floors, touch));
  const whole = [0, 0, sheet.width, 0, sheet.width, sheet.height, 0, sheet.height];
  return {
    ...{ level, sheet, rooms, floors, joins, falls, shafts, exits, crowded },
    open: intersection(union([...floors, ...joins].flatMap((it) => it.rings)), [whole]),
    openings: openingsOf(floors, joins),
    ...{ annexes: [], hidden: [], bricked: brickedIn(survey, rooms, floors) },
  };
}

/** TA-PLN-03: do the parts of them that are drawn here touch on the page? */
function touchHere(a: Floor, b: Floor): boolean {
  const shape = ({ piece, stretch }: Floor) => (stretch ? { ...piece.shape, path: stretch.path } : piece.shape);
  return gap(shape(a), shape(b), TOUCH) <= TOUCH;
}

function pairsOf(floors: readonly Floor[], touch: (a: Floor, b: Floor) => boolean): (readonly [Floor, Floor])[] {
  return floors.flatMap((a, i) =>
    floors
      .slice(i + 1)
      .filter((b) => touch(a, b) && !(a.beyond && b.beyond))
      .map((b) => [a, b] as const),
  );
}

/** TA-PLN-06: a shaft is no floor: of its way only the landings at both ends are left. */
function sinkShafts(falls: readonly (Fall & { readonly way: Floor })[]): Shaft[] {
  const shafts = falls
    .filter((it) => it.kind === 'shaft')
    .map((fall, i): Shaft => ({ letter: String.fromCharCode(90 - (i % 26)), fall, way: fall.way }));
  for (const { fall, way } of shafts) {
    const [ax, ay, bx, by] = fall.line;
    layWay(
      way,
      way.lines.flatMap((line) => withoutMiddle(line, [ax, ay, bx, by])),
    );
  }
  return shafts;
}

function withoutMiddle(
  line: readonly number[],
  [ax, ay, bx, by]: readonly [number, number, number, number],
): number[][] {
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [px, py, qx, qy] = [line[i], line[i + 1], line[i + 2], line[i + 3]] as [number, number, number, number];
    const down = py <= qy;
    const [ux, uy, lx, ly] = down ? [px, py, qx, qy] : [qx, qy, px, py];
    const isIt = Math.abs(ux - ax) + Math.abs(lx - bx) < 1.2 && uy <= ay + 0.6 && ly >= by - 0.6;
    if (!isIt) continue;
    const [upper, lower] = [
      [ux, uy, ax, Math.min(ay + LANDING, by)],
      [bx, Math.max(by - LANDING, ay), lx, ly],
    ];
    const before = line.slice(0, i);
    const after = line.slice(i + 4);
    return down
      ? [
          [...before, ...upper],
          [...lower, ...after],
        ]
      : [
          [...before, ...lower.slice(2), ...lower.slice(0, 2)],
          [...upper.slice(2), ...upper.slice(0, 2), ...after],
        ];
  }
  return [[...line]];
}

/** TA-PLN-04: how far a place lies under the uppermost of its level, in feet. */
export function heightOf({ level, place }: Pick<Room, 'level' | 'place'>): number {
  const top = Math.min(...level.places.map((it) => it.centre.y));
  return feetDown(place.centre.y - top);
}
