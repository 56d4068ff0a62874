import type { Furnished } from '../furnish/furnished.ts';
import type { DoorKind } from '../plan/doors.ts';
import { drawDoor } from './doors.ts';
import { drawThing } from './glyphs/draw-thing.ts';
import { straight } from './hand.ts';
import { type PlanPen, WASHES } from './layers.ts';
import { wideOf } from './lettering.ts';
import { emblem } from './words.ts';

interface Sign {
  readonly text: string;
  /** Draws it with its middle here. */
  readonly draw: (x: number, y: number) => void;
  readonly wide: number;
}

const SIZE = 0.8;
const ROWS = [-4.75, -3.7, -2.65, -1.6];

/** TA-INK-09: a legend of exactly the signs that occur. */
export function drawLegend(pen: PlanPen, furnished: Furnished, left: number, right: number): void {
  let [x, row] = [left, 0];
  for (const { text, draw, wide } of signsOf(pen, furnished)) {
    const needs = wide + 0.4 + wideOf(text, SIZE) + 0.9;
    if (x > left && x + needs > right) [x, row] = [left, row + 1];
    const y = ROWS[row];
    if (y === undefined || x + needs > right + 0.9) return;
    draw(x + wide / 2, y);
    pen.text('frame', x + wide + 0.4, y + 0.26, text, { size: SIZE, italic: true });
    x += needs;
  }
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
    ...[...new Set(matter.crossings.map((it) => it.kind))].map((kind) => plank(pen, kind)),
    ...EDGES.filter((it) => things.has(it)).map((what) => thing(pen, what)),
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

function plank(pen: PlanPen, text: string): Sign {
  return {
    text,
    wide: 1.4,
    draw: (x, y) => {
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

const at = (value: number): string => String(Math.round(value * 100) / 100);
