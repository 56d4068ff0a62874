import { describe, expect, it } from 'vitest';
import { drawLairWay } from '../src/drawings/lairs/along.ts';
import { furnish, raise } from '../src/drawings/rooms/furnish.ts';
import { host2 } from '../src/host2/index.ts';
import { furniture } from '../src/host2/lairs/furniture.ts';
import { huts } from '../src/host2/lairs/huts.ts';
import { STYLE_NAMES, styles } from '../src/host2/lairs/index.ts';
import type { StyleName } from '../src/host2/lairs/manners.ts';
import { LOOKS, type Mark, toSvg } from '../src/index.ts';
import type { LairManner } from '../src/lairs/lair.ts';
import { surroundingsOn } from '../src/surroundings.ts';
import { layCourses } from '../src/walls/masonry.ts';
import { silhouetteOf } from '../src/walls/silhouette.ts';
import { drawFloor, drawWall } from '../src/walls/walls.ts';
import { earthWith, figure, lairRoom, lairWay } from './monster-pieces.ts';
import { drawMap } from './second.ts';

/** What each row of the table says, as it can be seen in the drawing. */
const ROWS: readonly (readonly [row: string, style: StyleName, seen: (it: Seen) => boolean])[] = [
  ['H2-CRD-T3.1', 'cave', ({ corners, manner }) => manner.soft && corners > 6],
  ['H2-CRD-T3.2', 'hall', ({ corners, manner, bends }) => !manner.soft && corners === 4 && bends === 0],
  ['H2-CRD-T3.3', 'warren', ({ corners, bends, manner }) => !manner.soft && corners > 10 && bends > 4],
  ['H2-CRD-T3.4', 'maze', ({ narrowest, rightAngles }) => narrowest < 0.1 && rightAngles > 8],
  ['H2-CRD-T3.5', 'burrow', ({ bends, manner }) => manner.way.soft && bends > 3],
  ['H2-CRD-T3.6', 'bore', ({ narrowest, bends }) => narrowest > 0.25 && bends === 0],
  ['H2-CRD-T3.7', 'angular', ({ corners, bends, manner }) => !manner.soft && corners > 6 && bends > 4],
  ['H2-CRD-T3.8', 'block', ({ manner, thick }) => manner.courses.length === 2 && thick > 0.35],
  ['H2-CRD-T3.9', 'camp', ({ narrowest, has }) => narrowest > 0.2 && has('sand')],
  ['H2-CRD-T3.10', 'den', ({ has, manner }) => manner.soft && has('bone')],
  ['H2-CRD-T3.11', 'crypt', ({ wide, high, has, along }) => wide > high * 1.25 && has('smoke') && along],
  ['H2-CRD-T3.12', 'pool', ({ has, bends }) => has('water') && bends > 4],
  ['H2-CRD-T3.13', 'tower', ({ wide, high }) => high > wide * 1.4],
  ['H2-CRD-T3.14', 'hoard', ({ has, manner }) => manner.soft && has('gold')],
  ['H2-CRD-T3.15', 'grove', ({ has }) => has('fungusCap') && has('fungusStem')],
  ['H2-CRD-T3.16', 'blot', ({ manner }) => manner.line?.dash !== undefined && manner.way.soft],
  ['H2-CRD-T3.17', 'village', ({ manner, hut }) => manner.courses.some(({ dash }) => dash) && hut('trunk')],
  ['H2-CRD-T3.18', 'city', ({ has, hut }) => has('roof') && has('void') && hut('roof')],
  ['H2-CRD-T3.19', 'mine', ({ has, along, corners }) => has('trunk') && along && corners === 4],
  [
    'H2-CRD-T3.20',
    'castle',
    ({ thick, along, manner }) => thick > 0.4 && along && manner.courses.some(({ dash }) => dash),
  ],
  ['H2-CRD-T3.21', 'nest', ({ has, manner }) => has('dark') && manner.soft],
  ['H2-CRD-T3.22', 'shrine', ({ has, wide, high }) => has('snow') && Math.abs(wide - high) < 0.01],
  [
    'H2-CRD-T3.23',
    'grotto',
    ({ wide, high, manner }) => wide > high * 1.25 && manner.soft && manner.courses.length === 1,
  ],
  ['H2-CRD-T3.24', 'rift', ({ manner, bends }) => manner.thorns === true && !manner.soft && bends > 6],
  ['H2-CRD-T3.25', 'midden', ({ has }) => has('mud')],
  ['H2-CRD-T3.26', 'cellar', ({ hidden, corners }) => hidden && corners === 4],
  ['H2-CRD-T3.27', 'gallery', ({ has, manner }) => has('snow') && manner.floor === 'floorFine'],
];

interface Seen {
  readonly manner: LairManner;
  readonly corners: number;
  readonly rightAngles: number;
  readonly wide: number;
  readonly high: number;
  /** How often the tunnel turns aside, and how narrow it gets. */
  readonly bends: number;
  readonly narrowest: number;
  /** The widest course under the wall. */
  readonly thick: number;
  readonly along: boolean;
  readonly hidden: boolean;
  has(fill: string): boolean;
  hut(colour: string): boolean;
}

function seen(style: StyleName): Seen {
  const manner: LairManner = styles[style].manner;
  const { ring } = silhouetteOf(figure(lairRoom(style)));
  const xs = ring.filter((_, i) => i % 2 === 0);
  const ys = ring.filter((_, i) => i % 2 === 1);
  const { spine, halves } = silhouetteOf(figure(lairWay(style)));
  const way = spine ?? [];
  const [ax, ay, bx, by] = [15.6, 11, 18.4, 11.4];
  const sides = Array.from({ length: way.length / 2 }, (_, i) => {
    const [x, y] = [way[i * 2] as number, way[i * 2 + 1] as number];
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
  });
  const pens = furniture[style].map(([pen]) => pen);
  return {
    manner,
    corners: xs.length,
    rightAngles: xs.filter((x, i) => {
      const j = (i + 1) % xs.length;
      return Math.abs(x - (xs[j] as number)) < 0.04 || Math.abs((ys[i] as number) - (ys[j] as number)) < 0.04;
    }).length,
    wide: Math.max(...xs) - Math.min(...xs),
    high: Math.max(...ys) - Math.min(...ys),
    bends: sides.filter((side) => Math.abs(side) > 0.03).length,
    narrowest: Math.min(...(halves ?? [])),
    thick: Math.max(0, ...manner.courses.map(({ width }) => width)),
    along: drawLairWay(figure(lairWay(style))).length > 0,
    hidden: pens.some(({ dash }) => dash !== undefined),
    has: (fill) => pens.some((pen) => pen.fill === fill || pen.stroke === fill),
    hut: (colour) => huts[style].some(([pen]) => pen.fill === colour || pen.stroke === colour),
  };
}

const at = (surface: number, sheet = earthWith([])) =>
  surroundingsOn(sheet, 0, host2.fates, { surfaceAt: () => surface, open: () => false });
const fates = at(4);
const whole = (style: StyleName) => {
  const [room, way] = [figure(lairRoom(style)), figure(lairWay(style))];
  const under = layCourses([room, way], host2);
  return [room, way]
    .flatMap((it) => [...drawWall(it, false), ...drawFloor(it), ...furnish(it, fates, false), ...drawLairWay(it)])
    .concat(under);
};

describe('styles of lairs', () => {
  it.each(ROWS)('[%s] a %s is drawn as the table says', (_, style, looks) => {
    expect(looks(seen(style))).toBe(true);
  });

  it('are the 27 of the table, in its order', () => {
    expect(ROWS.map(([, style]) => style)).toEqual(STYLE_NAMES);
  });

  it('[H2-CRD-111] are told apart: rooms, tunnels with all that is in them, and huts', () => {
    expect(new Set(STYLE_NAMES.map((style) => JSON.stringify(whole(style)))).size).toBe(27);
    expect(
      new Set(STYLE_NAMES.map((style) => JSON.stringify(furnish(figure(lairRoom(style)), fates, false)))).size,
    ).toBe(27);
    const strokes = Object.values(huts).map((hut) =>
      JSON.stringify(hut.map(([pen, stencil]) => [pen, stencil.strokes])),
    );
    expect(new Set(strokes).size).toBe(27);
    expect(Object.keys(huts)).toEqual(STYLE_NAMES);
  });

  it('[H2-CRD-111] leave to what an earlier age built its own look, and make a cave of a style that nobody knows', () => {
    expect(figure(lairRoom('warren')).lair).toBe(styles.warren);
    expect(figure(lairRoom('warren', { age: 'villainy' })).lair).toBe(styles.warren);
    expect(figure(lairRoom('tower', { age: 'civilization', room: 'chamber' })).lair).toBeNull();
    expect(figure(lairRoom('warren', { owner: null })).lair).toBeNull();
    expect(figure(lairRoom('warren', { kind: 'cave', room: null })).lair).toBeNull();
    for (const variant of ['nobody', 'constructor', null])
      expect(figure(lairRoom('', { variant })).lair).toBe(styles.cave);
  });

  it('stay about on their exact outline, so that tunnels join and beads lie inside', () => {
    for (const style of STYLE_NAMES) {
      const rooms = [1, 2, 3, 4, 5].map((n) => figure(lairRoom(style, { id: `p${n}` })));
      for (const room of rooms) {
        const { ring } = silhouetteOf(room);
        for (let i = 0; i + 1 < ring.length; i += 2) {
          const far = Math.hypot((ring[i] as number) - 15, (ring[i + 1] as number) - 11);
          expect(far, style).toBeGreaterThan(0.4);
          expect(far, style).toBeLessThan(0.78);
        }
      }
      const { spine } = silhouetteOf(figure(lairWay(style)));
      const [x, y, ex, ey] = [spine?.[0], spine?.[1], spine?.at(-2), spine?.at(-1)] as [number, number, number, number];
      expect(x, style).toBeLessThan(15.6);
      expect(Math.abs(y - 11), style).toBeLessThan(0.06);
      expect(ex, style).toBeGreaterThan(18.4);
      expect(Math.abs(ey - 11.4), style).toBeLessThan(0.06);
    }
  });

  it('keep what lies in a room within its walls, but for a hair', () => {
    for (const style of STYLE_NAMES)
      for (const [, stencil] of furniture[style])
        for (const [, points] of stencil.strokes)
          for (let i = 0; i + 1 < points.length; i += 2)
            expect(Math.hypot(points[i] ?? 0, points[i + 1] ?? 0), style).toBeLessThan(0.66);
  });

  it('give an unknown construction a plain drawing within the walls of its lair', () => {
    const own = figure(lairRoom('warren', { room: 'A Thing of Mine' }));
    expect(furnish(own, fates, false).length).toBeGreaterThan(0);
    expect(silhouetteOf(own).d).toBe(silhouetteOf(figure(lairRoom('warren'))).d);
    expect(furnish(own, fates, false)).not.toEqual(furnish(figure(lairRoom('warren')), fates, false));
  });

  it('fall to ruin as other rooms do', () => {
    const ruin = {
      id: 'm1',
      since: 0,
      until: null,
      kind: 'ruin',
      at: { x: 15, y: 11 },
      piece: 'p1',
      what: null,
    } as const;
    const ruined = at(4, earthWith([], { marks: [ruin] }));
    expect(furnish(figure(lairRoom('warren')), ruined, false)).not.toEqual(
      furnish(figure(lairRoom('warren')), fates, false),
    );
  });

  it('[H2-MON-130] have huts that stand on the ground, wherever it lies under them', () => {
    const hut = (y: number) =>
      figure(
        lairRoom('village', {
          kind: 'building',
          room: 'hut',
          stratum: 0,
          shape: { path: [15, y], closed: false, swell: 0.6 },
        }),
      );
    const foot = (marks: readonly Mark[]) =>
      (marks[0]?.mark === 'path' ? marks[0].d.match(/-?\d*\.?\d+/g)?.map(Number) : [])?.[1] ?? 0;
    expect(foot(raise(hut(3.5), false, at(4)))).toBeCloseTo(3.98, 2);
    expect(foot(raise(hut(3.5), false, at(3.8)))).toBeCloseTo(3.78, 2);
  });
});

describe('what lies along a tunnel', () => {
  it('is covered by whatever crosses it, and gone when its age is over', () => {
    const way = lairWay('mine');
    const later = lairRoom('hall', { id: 'p9', age: 'villainy', since: 5 });
    const floors = (faded: boolean) =>
      drawMap(earthWith([way, later]), { faded }).layers.find(({ name }) => name === 'floors')?.marks ?? [];
    const own = JSON.stringify(drawLairWay(figure(way)));
    expect(own.length).toBeGreaterThan(50);
    const at = (id: string) => floors(false).findIndex((mark) => mark.mark === 'group' && mark.piece === id);
    expect(at('p2')).toBeLessThan(at('p9'));
    expect(JSON.stringify(floors(false))).toContain(own.slice(1, -1));
    expect(JSON.stringify(floors(true))).not.toContain(own.slice(1, -1));
  });
});

describe('a map full of lairs', () => {
  const rooms = STYLE_NAMES.flatMap((style, s) =>
    [0, 1, 2, 3, 4].flatMap((k) => {
      const [x, y] = [1.5 + (s % 9) * 3.2 + (k % 3) * 0.9, 6 + Math.floor(s / 9) * 4.6 + Math.floor(k / 3) * 1.5];
      const id = `${style}-${k}`;
      return [
        lairRoom(style, { id, shape: { path: [x, y], closed: false, swell: 0.45 }, room: k === 4 ? 'Casino' : 'lair' }),
        lairWay(style, { id: `${id}-way`, shape: { path: [x, y, x + 0.9, y + 0.2], closed: false, swell: 0.2 } }),
      ];
    }),
  );

  it('is drawn in every look, the same to the byte each time, in a small file', () => {
    const sheet = earthWith(rooms);
    for (const look of Object.values(LOOKS)) {
      const svg = toSvg(drawMap(sheet, { look }));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4,}/);
      expect(svg.length).toBeLessThan(1_500_000);
    }
    expect(toSvg(drawMap(structuredClone(sheet)))).toBe(toSvg(drawMap(sheet)));
  });
});
