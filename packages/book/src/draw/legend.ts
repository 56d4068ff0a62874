import type { Furnished } from '../furnish/furnished.ts';
import type { DoorKind } from '../plan/doors.ts';
import type { Crossing } from '../plan/matter.ts';
import type { Seam } from '../plan/seams.ts';
import { drawDoor } from './doors.ts';
import { drawThing } from './glyphs/draw-thing.ts';
import { straight } from './hand.ts';
import { type PlanPen, WASHES } from './layers.ts';
import { wideOf } from './lettering.ts';
import { drawSeam } from './matter.ts';
import { emblem } from './words.ts';

interface Sign {
  readonly text: string;
  /** Draws it with its middle here. */
  readonly draw: (x: number, y: number) => void;
  readonly wide: number;
}

/** The largest type in which all of them find room, and how many rows of it there are. */
const SIZES = [
  { size: 0.8, rows: 4, pitch: 1.05 },
  { size: 0.66, rows: 5, pitch: 0.84 },
  { size: 0.56, rows: 6, pitch: 0.7 },
] as const;
const TOP = -4.75;

/** TA-INK-09: a legend of exactly the signs that occur. */
export function drawLegend(pen: PlanPen, furnished: Furnished, left: number, right: number): void {
  const signs = signsOf(pen, furnished);
  for (const { size, rows, pitch } of SIZES) {
    const spots = laidOut(signs, size, left, right);
    const fits = spots.every((it) => it.row < rows && it.to <= right + 0.9);
    if (!fits && size !== SIZES.at(-1)?.size) continue;
    for (const { sign, x, row } of spots) {
      const y = TOP + row * pitch;
      sign.draw(x + sign.wide / 2, y);
      pen.text('frame', x + sign.wide + 0.4, y + size * 0.32, sign.text, { size, italic: true });
    }
    return;
  }
}

function laidOut(signs: readonly Sign[], size: number, left: number, right: number) {
  let [x, row] = [left, 0];
  return signs.map((sign) => {
    const needs = sign.wide + 0.4 + wideOf(sign.text, size) + 0.9;
    if (x > left && x + needs > right) [x, row] = [left, row + 1];
    const spot = { sign, x, row, to: x + needs };
    x += needs;
    return spot;
  });
}

function signsOf(pen: PlanPen, { plan, doors, holders, survey, matter, rooms }: Furnished): Sign[] {
  const kinds = [...new Set(doors.filter((it) => it.kind === 'doorway').map((it) => it.door))];
  const things = new Set(rooms.flatMap((it) => it.things.map(({ what }) => what)));
  return [
    ...kinds.filter((it) => it !== 'empty doorway').map((kind) => doorSign(pen, kind)),
    ...(plan.falls.some((it) => it.kind === 'stairs') ? [stairs(pen, 'stairs, narrowing downward')] : []),
    ...(plan.falls.some((it) => it.kind === 'scramble') ? [stairs(pen, 'scramble')] : []),
    ...(plan.falls.some((it) => it.kind === 'slope') ? [arrow(pen)] : []),
    ...(plan.shafts.length > 0
      ? [
          {
            text: 'shaft',
            wide: 0.9,
            draw: (x: number, y: number) => pen.circle('frame', x, y, 0.42, { fill: 'void' }),
          },
        ]
      : []),
    ...[...new Set(matter.crossings.map((it) => it.kind))].map((kind) => crossing(pen, kind)),
    ...EDGES.filter((it) => things.has(it)).map((what) => thing(pen, what)),
    ...(things.has('taint') ? [thing(pen, 'taint')] : []),
    ...(plan.bricked.length > 0 ? [lostWay(pen)] : []),
    ...matter.seams
      .filter((it, i, all) => all.findIndex((other) => other.kind === it.kind && other.used === it.used) === i)
      .map((it) => seamSign(pen, it)),
    ...holders.flatMap((id, i): Sign[] => {
      const group = survey.then.groups.get(id);
      const fill = WASHES[i];
      if (!group || !fill) return [];
      return [
        {
          text: `held by ${survey.naming.group(group)}`,
          wide: 1,
          draw: (x, y) => {
            pen.path('frame', straight([x - 0.5, y - 0.4, x + 0.5, y - 0.4, x + 0.5, y + 0.4, x - 0.5, y + 0.4]), {
              fill,
              fillOpacity: 0.2,
              stroke: 'ink',
              width: 0.06,
            });
            emblem(pen, 'frame', i, x, y);
          },
        },
      ];
    }),
  ];
}

const EDGES = ['trap', 'ward', 'alarm', 'guard'];

const WORDS: { readonly [kind in DoorKind]?: string } = {
  'locked door': 'locked',
  'barred door': 'barred',
  'stuck door': 'stuck',
  'broken door': 'broken door',
  'hide curtain': 'curtain',
};

function doorSign(pen: PlanPen, kind: DoorKind): Sign {
  return {
    text: WORDS[kind] ?? kind,
    wide: 1.5,
    draw: (x, y) => drawDoor(pen, { kind: 'doorway', door: kind, ends: [x - 0.75, y, x + 0.75, y] }, 'frame'),
  };
}

function stairs(pen: PlanPen, text: string): Sign {
  return {
    text,
    wide: 1.6,
    draw: (x, y) => {
      let d = '';
      for (let i = 0; i < 6; i++) {
        const [sx, half] = [x - 0.75 + i * 0.3, 0.4 - i * 0.045];
        d += straight([sx, y - half, sx, y + half], false);
      }
      pen.path('frame', d, { stroke: 'ink', width: 0.08 });
    },
  };
}

function arrow(pen: PlanPen): Sign {
  return {
    text: 'slope, downward',
    wide: 1.4,
    draw: (x, y) =>
      pen.path('frame', `M${at(x - 0.6)} ${at(y)}H${at(x + 0.6)}m-.35 -.25l.35 .25l-.35 .25`, {
        stroke: 'ink',
        width: 0.08,
      }),
  };
}

/** TA-MAT-02. */
function crossing(pen: PlanPen, kind: Crossing['kind']): Sign {
  return {
    text: kind === 'jump' ? 'to be jumped' : kind,
    wide: 1.4,
    draw: (x, y) => {
      if (kind === 'jump') {
        pen.path('frame', straight([x - 0.7, y, x + 0.7, y], false), { stroke: 'accent', width: 0.1, dash: '.3 .25' });
        return;
      }
      if (kind === 'stepping stones' || kind === 'ledge') {
        for (const i of [-0.5, 0, 0.5])
          pen.circle('frame', x + i, y, 0.24, { fill: 'salt', stroke: 'ink', width: 0.06 });
        return;
      }
      pen.path('frame', straight([x - 0.7, y - 0.35, x + 0.7, y - 0.35, x + 0.7, y + 0.35, x - 0.7, y + 0.35]), {
        fill: 'sand',
        stroke: 'ink',
        width: 0.07,
      });
      for (let i = -2; i <= 2; i++)
        pen.path('frame', straight([x + i * 0.25, y - 0.35, x + i * 0.25, y + 0.35], false), {
          stroke: 'ink',
          width: 0.04,
        });
    },
  };
}

function thing(pen: PlanPen, what: string): Sign {
  return {
    text: what,
    wide: 1.1,
    draw: (x, y) =>
      drawThing(pen, { what, x, y, wide: 1, high: 1, turn: 0, broken: false, found: false, name: null }, 'frame'),
  };
}

/** TA-DOR-05. */
const lostWay = (pen: PlanPen): Sign => ({
  text: 'a way that was walled up',
  wide: 1.2,
  draw: (x, y) =>
    pen.path('frame', straight([x - 0.6, y, x + 0.6, y], false), { stroke: 'ink', width: 0.1, dash: '.05 .35' }),
});

/** TA-MAT-04. */
function seamSign(pen: PlanPen, { kind, used }: Pick<Seam, 'kind' | 'used'>): Sign {
  const what = kind === 'gem' ? 'gems' : 'ore';
  return {
    text: used ? `${what}, dug out` : `${what} in the wall`,
    wide: 1.1,
    draw: (x, y) => drawSeam(pen, { kind, used, x, y: y + 0.25, dx: 0, dy: -1 }, 'frame'),
  };
}

const at = (value: number): string => String(Math.round(value * 100) / 100);
